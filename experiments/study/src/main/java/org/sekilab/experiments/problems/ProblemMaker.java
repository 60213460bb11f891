package org.sekilab.experiments.problems;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Random;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.life.FirstMoves;
import org.sekilab.experiments.life.LifeAnswer;
import org.sekilab.experiments.life.LifeAnswerer;
import org.sekilab.experiments.life.LifeArea;
import org.sekilab.experiments.life.LifeQuery;
import org.sekilab.experiments.life.LifeSolver;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeResult;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limits;

/**
 * Makes a problem of a cut. An unsettled group is one. A group that lives is tried with some attacker's moves: one
 * that must be answered makes it a problem.
 *
 * <p>Source: own.
 * <p>Proves: both verdicts, and all winning first moves. A problem with a first move that no search decides is left
 * out. If both verdicts hold on the board of the game, too, that is the board of the problem.
 * <p>Cost: some searches, each within the limits. Results depend on nodes alone if the limits do.
 */
final class ProblemMaker {
    private static final int MOST_TRIED = 6; // moves that are added to a cut
    private static final int FEW = 10; // one node of so many is for the first question

    private final LifeSolver solver;
    private final Limits limits;
    private final long seed;

    ProblemMaker(LifeSolver solver, Limits limits, long seed) {
        this.solver = solver;
        this.limits = limits;
        this.seed = seed;
    }

    /**
     * A group that is proved to be unsettled.
     *
     * @param extra the attacker's move that was added, or {@link Points#NONE}
     * @param nodes of the search with the attacker first
     */
    private record Unsettled(Position position, int extra, long nodes) {}

    /** The problem of a cut with the most nodes, if there is one. */
    Optional<FoundProblem> make(PlannedCut planned) {
        return unsettled(planned.cut()).stream()
                .sorted(Comparator.comparingLong(Unsettled::nodes).reversed())
                .flatMap(each -> problem(planned, each).stream())
                .findFirst();
    }

    private List<Unsettled> unsettled(BlockCut cut) {
        Color defender = cut.defender();
        Position position = cut.position();
        Limits few = limits.withMaxNodes(Math.max(1, limits.maxNodes() / FEW)); // life is mostly found soon
        LifeResult defended = solve(position, cut.stone(), defender, few);
        if (defended.verdict() != LifeVerdict.ALIVE) {
            return List.of();
        }
        LifeResult attacked = solve(position, cut.stone(), defender.opposite(), limits);
        if (attacked.verdict() == LifeVerdict.ALIVE) {
            return afterAttack(cut);
        }
        return isLost(attacked)
                ? List.of(new Unsettled(
                        position, Points.NONE, attacked.statistics().nodes()))
                : List.of();
    }

    /** The groups that become unsettled by a move of the attacker. They live if the defender answers it. */
    private List<Unsettled> afterAttack(BlockCut cut) {
        Color attacker = cut.defender().opposite();
        Position position = cut.position();
        Board board = new Board(Position.of(position.black(), position.white(), attacker));
        List<Integer> moves = new ArrayList<>();
        for (int point : position.empties().intersect(cut.room()).toArray()) {
            if (board.isLegal(point)) {
                moves.add(point);
            }
        }
        Collections.shuffle(
                moves,
                new Random(seed + CanonicalProblem.text(position, cut.stone()).hashCode()));
        List<Unsettled> unsettled = new ArrayList<>();
        for (int move : moves.subList(0, Math.min(MOST_TRIED, moves.size()))) {
            board.play(move);
            Position played = board.toPosition(); // with the block, which lives
            board.undo();
            Position next = Position.of(played.black(), played.white(), cut.defender());
            LifeResult attacked = solve(next, cut.stone(), attacker, limits);
            if (isLost(attacked)) {
                unsettled.add(new Unsettled(next, move, attacked.statistics().nodes()));
            }
        }
        return unsettled;
    }

    private static boolean isLost(LifeResult result) {
        return result.verdict() == LifeVerdict.DEAD || result.verdict() == LifeVerdict.KO;
    }

    private LifeResult solve(Position position, int stone, Color first, Limits most) {
        Color defender = position.colorOf(stone);
        PointSet board = PointSet.board(position.geometry());
        return solver.solve(new LifeProblem(position, defender, first, List.of(List.of(stone)), board), most);
    }

    /** The problem on the board of the game if the answers are the same there, otherwise on that of the cut. */
    private Optional<FoundProblem> problem(PlannedCut planned, Unsettled unsettled) {
        Optional<FoundProblem> small = problem(
                planned,
                unsettled,
                FoundProblem.BoardKind.CUT,
                unsettled.position(),
                planned.cut().stone(),
                unsettled.extra());
        return small.map(found -> inGame(planned, unsettled)
                .filter(whole -> whole.ifAttacked() == found.ifAttacked())
                .orElse(found));
    }

    private Optional<FoundProblem> inGame(PlannedCut planned, Unsettled unsettled) {
        BlockCut cut = planned.cut();
        Position game = planned.position();
        int stone = cut.onOldBoard(cut.stone(), game.geometry());
        int extra = Points.NONE;
        Board board =
                new Board(Position.of(game.black(), game.white(), cut.defender().opposite()));
        if (unsettled.extra() != Points.NONE) {
            extra = cut.onOldBoard(unsettled.extra(), game.geometry());
            if (!board.isLegal(extra)) {
                return Optional.empty();
            }
            board.play(extra);
        }
        Position played = board.toPosition();
        Position position = Position.of(played.black(), played.white(), cut.defender());
        boolean isOpen = position.stones(cut.defender()).contains(stone)
                && isLost(solve(position, stone, cut.defender().opposite(), limits));
        return isOpen
                ? problem(planned, unsettled, FoundProblem.BoardKind.GAME, position, stone, extra)
                : Optional.empty();
    }

    private Optional<FoundProblem> problem(
            PlannedCut planned,
            Unsettled unsettled,
            FoundProblem.BoardKind board,
            Position position,
            int stone,
            int extra) {
        BlockCut cut = planned.cut();
        String name = position.geometry().name(stone);
        String added = extra == Points.NONE
                ? ""
                : "%s %s"
                        .formatted(
                                Words.of(cut.defender().opposite()),
                                position.geometry().name(extra));
        Optional<Answered> defended = answer(position, name, LifeQuery.First.DEFENDER);
        if (defended.isEmpty() || defended.get().verdict() != LifeVerdict.ALIVE) {
            return Optional.empty();
        }
        return answer(position, name, LifeQuery.First.ATTACKER)
                .map(attacked -> new FoundProblem(
                        new FoundProblem.Source(
                                planned.game(), planned.tree(), planned.moves(), planned.stone(), added),
                        position,
                        name,
                        CanonicalProblem.text(unsettled.position(), cut.stone()),
                        board,
                        cut.isEnclosed() ? FoundProblem.Kind.ENCLOSED : FoundProblem.Kind.OPEN,
                        attacked.verdict(),
                        defended.get().side(),
                        attacked.side()));
    }

    private record Answered(LifeVerdict verdict, FoundProblem.Side side) {}

    /** A verdict with all its first moves; empty if not all are decided. */
    private Optional<Answered> answer(Position position, String stone, LifeQuery.First first) {
        LifeAnswerer answerer = new LifeAnswerer(solver, limits);
        LifeAnswer verdict = answerer.answer(query(stone, 1, first, Optional.empty()), position, 1);
        if (!verdict.isProved()) {
            return Optional.empty();
        }
        return answerer.addFirstMoves(verdict, Progress.none())
                .firstMoves()
                .filter(moves -> moves.open().isEmpty() && !moves.winning().isEmpty())
                .map(moves -> new Answered(
                        verdict.result().verdict(),
                        new FoundProblem.Side(verdict.result().statistics().nodes(), names(position, moves))));
    }

    private static List<String> names(Position position, FirstMoves moves) {
        return moves.winning().stream()
                .map(move -> GtpPoints.format(position.geometry(), move))
                .toList();
    }

    /**
     * The question of a problem about the board with a number.
     *
     * @param index the game tree in the file of positions
     */
    static LifeQuery query(String stone, int index, LifeQuery.First first, Optional<LifeVerdict> expected) {
        return new LifeQuery(
                Path.of(ProblemFiles.POSITIONS),
                new Selection(OptionalInt.of(index), OptionalInt.empty()),
                List.of(new Argument("stones", stone)),
                Optional.empty(),
                first,
                new Argument("area", LifeArea.ALL),
                expected);
    }
}
