package org.sekilab.safety.region;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import org.sekilab.model.Points;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.safety.parts.ExactEvaluator;
import org.sekilab.safety.parts.HeuristicEvaluator;
import org.sekilab.safety.parts.LeafInitializer;
import org.sekilab.safety.parts.MoveGenerator;
import org.sekilab.safety.parts.MoveOrderer;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.SearchPurpose;
import org.sekilab.search.Outcome;
import org.sekilab.search.PartProblem;
import org.sekilab.search.Problem;
import org.sekilab.search.ZoneProblem;
import org.sekilab.search.run.ScoredMoves;

/**
 * A region problem as a search problem: the defender is the prover. {@link Outcome#WIN} is SAFE, {@link Outcome#DRAW}
 * seki and {@link Outcome#LOSS} UNSAFE. Mutable, confined to one thread.
 *
 * <p>Source: [NM04] 2.1, 3.1 (generalized 2-vital solver) and 4.1. Moves are local points; the pass is the number of
 * points.
 * <p>Proves: its outcomes without search follow from the rules, or are proofs by the {@link ExactEvaluator}. Moves are
 * left out only where the {@link MoveGenerator} has proved that none of them is better.
 * <p>A problem that is a part of a board may border on other points than stones of blocks. Stones next to these
 * points may have more liberties on the board than here. So may stones that are connected to them. After a local
 * capture they would stay on the board, on points that are empty in the game. The defender may therefore lose none
 * of these stones.
 * <p>Differs: a boundary block need not have its liberty target after each move of the defender, only never be
 * captured. A block with an eye elsewhere is captured when all else is taken and the attacker moves. That is the same
 * invariant, without counting.
 */
public final class RegionProblem implements ZoneProblem, PartProblem {
    private static final int URGENT = 10_000; // more than any score
    private static final int SCORE_OF_PASS = -URGENT; // for costs only: a pass is the last move

    /** What is asked, and when a game ends. */
    private enum Game {
        /** The game ends by the rules. */
        VERDICT,
        /** As {@link #VERDICT}, in zones of the points. */
        ZONES,
        /**
         * The attacker wins as soon as stones on the territory live. This must not end the game while the defender
         * could retake a ko. On the board, a pass of the defender may be a move elsewhere, and play goes on.
         */
        REFUTATION
    }

    private final LocalBoard board;
    private final SafetyConfig config;
    private final MoveOrderer.OnBoard orderer;
    private final ExactEvaluator.OnBoard exactEvaluator;
    private final HeuristicEvaluator.OnBoard heuristicEvaluator;
    private final LeafInitializer.OnBoard leaves;
    private final MoveGenerator.OnBoard generator;
    private final LocalEnd end;
    private final AttackerLife attackerLife;
    private final Motivation motivation;
    private final RegionZones zones;
    private final Outcome repetition;
    private final SearchPurpose purpose;
    private final boolean isMotivated;
    private final Game game;
    private final boolean hasZones;
    private final boolean isOpen; // next to points of the board that are treated as stones of the attacker
    private final int pass;
    private final int[] scores; // [place] of the last moves
    private int sorted; // the number of the last moves, without a pass
    private @Nullable StateParts parts; // null if states are not taken apart
    private int[] path = new int[64]; // [ply] the moves played, in the form of the board

    /**
     * @param config the order of moves and the judgment of states
     * @param repetition the value of endless play: LOSS for proofs of safety, WIN for proofs of the contrary
     */
    public RegionProblem(LocalBoard board, SafetyConfig config, Outcome repetition) {
        this(board, config, SearchPurpose.VERDICT, repetition);
    }

    /**
     * A problem with the parts of a purpose.
     *
     * @param config of a search for a verdict
     * @param repetition as in the other constructor
     */
    public RegionProblem(LocalBoard board, SafetyConfig config, SearchPurpose purpose, Outcome repetition) {
        this(board, purpose.of(config), purpose, repetition, false, Game.VERDICT);
    }

    private RegionProblem(
            LocalBoard board,
            SafetyConfig config,
            SearchPurpose purpose,
            Outcome repetition,
            boolean isOpen,
            Game game) {
        this.board = board;
        this.config = config;
        this.orderer = config.parts().orderer().on(board);
        this.exactEvaluator = config.parts().exactEvaluator().on(board);
        this.heuristicEvaluator = config.parts().heuristicEvaluator().on(board);
        this.leaves = config.parts().leafInitializer().on(board);
        this.generator = config.parts().generator().on(board);
        this.isMotivated = config.has(Feature.MOTIVATION) && !orderer.hasCosts();
        this.end = new LocalEnd(board);
        this.attackerLife = new AttackerLife(board);
        this.motivation = new Motivation(board);
        this.zones = new RegionZones(board);
        this.isOpen = isOpen;
        this.game = game;
        this.hasZones = game == Game.ZONES
                && board.shape().territory() == 0
                && board.threatsLeft().equals(KoThreats.UNLIMITED);
        this.repetition = repetition;
        this.purpose = purpose;
        this.pass = board.shape().size();
        this.scores = new int[pass + 1];
    }

    /** A part of a board, with the worst assumed around it, as a problem of the defender. */
    public static RegionProblem onBoard(LocalBoard board, SafetyConfig config) {
        return onBoard(board, config, Game.VERDICT);
    }

    private static RegionProblem onBoard(LocalBoard board, SafetyConfig config, Game game) {
        boolean isOpen = board.shape().wallAt() != 0;
        return new RegionProblem(board, config, SearchPurpose.VERDICT, Outcome.LOSS, isOpen, game);
    }

    /** A problem in which the attacker tries to win for sure, whatever happens outside. */
    public static RegionProblem ofRefutation(LocalBoard board, SafetyConfig config) {
        return new RegionProblem(board, config, SearchPurpose.VERDICT, Outcome.WIN, false, Game.REFUTATION);
    }

    /**
     * As {@link #onBoard}, with zones if there is no territory: a zone would contain all of it.
     *
     * <p>Differs: a win on a zone may leave doubtful stones beyond the zone. So it is a win on the whole board, but
     * perhaps none of the game without zones. A game on the zone alone may be won by a search without zones.
     */
    public static RegionProblem withZones(LocalBoard board, SafetyConfig config) {
        return onBoard(board, config, Game.ZONES);
    }

    /**
     * The same problem, in which states may be taken apart. It stays as it is if blocks are sacrificed, or if the
     * threats are limited: they are common to all parts.
     */
    RegionProblem askingParts(StateParts.Search search) {
        boolean mayHaveParts = game != Game.REFUTATION
                && board.shape().sacrifices().isEmpty()
                && board.threatsLeft().equals(KoThreats.UNLIMITED);
        parts = mayHaveParts ? new StateParts(board, search) : null;
        return this;
    }

    public LocalBoard board() {
        return board;
    }

    /** The moves from the start to the current state, points of the board and {@link Points#PASS}; unmodifiable. */
    public List<Integer> line() {
        return Arrays.stream(path, 0, board.ply())
                .map(move -> move == Points.PASS ? move : board.shape().point(move))
                .boxed()
                .toList();
    }

    /**
     * What a search of the problem is for. Empty if it has zones, parts, or an open boundary, or if it is a refutation:
     * then board, purpose and repetition do not tell all.
     */
    public Optional<SearchPurpose> purpose() {
        return game == Game.VERDICT && !isOpen && parts == null ? Optional.of(purpose) : Optional.empty();
    }

    /** The number that stands for a pass. */
    public int pass() {
        return pass;
    }

    @Override
    public int maxMoves() {
        return pass + 1;
    }

    @Override
    public boolean isProverToMove() {
        return board.isDefenderToMove();
    }

    @Override
    public int movesInto(int[] moves) {
        if (board.isDefenderToMove()) {
            long forced = generator.forcedPoints();
            if (forced != 0) {
                int count = addSorted(forced, moves);
                if (count > 0) {
                    return count;
                }
            }
        }
        int count = addSorted(board.empties(), moves);
        moves[count] = pass;
        return count + 1;
    }

    /** As {@link #movesInto}, but if a pass is among the moves, it comes first. */
    public int movesPassFirstInto(int[] moves) {
        int count = movesInto(moves);
        if (moves[count - 1] == pass) {
            System.arraycopy(moves, 0, moves, 1, count - 1);
            moves[0] = pass;
        }
        return count;
    }

    @Override
    public void play(int move) {
        if (board.ply() == path.length) {
            path = Arrays.copyOf(path, 2 * path.length);
        }
        int played = move == pass ? Points.PASS : move;
        path[board.ply()] = played;
        board.play(played);
    }

    @Override
    public void undo() {
        board.undo();
    }

    @Override
    public long keyLow() {
        return board.keyLow();
    }

    @Override
    public long keyHigh() {
        return board.keyHigh();
    }

    @Override
    public Outcome outcome() {
        Outcome byRules = outcomeByRules();
        boolean isJudged = byRules == Outcome.UNKNOWN && !mayEndNow();
        return isJudged && exactEvaluator.isSafe(lastMove()) ? Outcome.WIN : byRules;
    }

    /** The value of the state if it follows from the rules alone. */
    Outcome outcomeByRules() {
        Outcome byRules = end.outcome();
        if (game == Game.REFUTATION) {
            boolean isUndecided = board.isOver() && byRules != Outcome.WIN && board.isKoOpen();
            return isUndecided ? Outcome.WIN : isDecidedByLife(byRules) ? Outcome.LOSS : byRules;
        }
        boolean isGoing = byRules == Outcome.UNKNOWN && !board.isDefenderToMove();
        return isGoing && isOpen && board.findDoubtfulStones() ? Outcome.LOSS : byRules;
    }

    private boolean isDecidedByLife(Outcome byRules) {
        return byRules == Outcome.UNKNOWN && !end.isClear() && attackerLife.livesOnTerritory();
    }

    /** The attacker's stones that stay to the end, if they decide a refutation before play is over; 0 if not. */
    long stayingStones() {
        return game == Game.REFUTATION && isDecidedByLife(end.outcome()) ? attackerLife.livingStones() : 0;
    }

    /**
     * True when another pass ends the game with stones of the attacker on the territory. Territory that is safe on the
     * board is then not yet the defender's.
     */
    public boolean mayEndNow() {
        return board.isPassed() && !board.isDefenderToMove() && !end.isClear();
    }

    @Override
    public int estimate() {
        return Math.max(-MAX_ESTIMATE + 1, Math.min(heuristicEvaluator.estimate(), MAX_ESTIMATE - 1));
    }

    @Override
    public int initialProof() {
        return Math.max(1, Math.min(leaves.proof(), MAX_ESTIMATE));
    }

    @Override
    public int initialDisproof() {
        return Math.max(1, Math.min(leaves.disproof(), MAX_ESTIMATE));
    }

    @Override
    public int moveCost(int place) {
        int cost = orderer.cost(scores[0], place < sorted ? scores[place] : SCORE_OF_PASS);
        return Math.max(0, Math.min(cost, MAX_ESTIMATE));
    }

    @Override
    public Outcome repetition() {
        return repetition;
    }

    @Override
    public boolean hasZones() {
        return hasZones;
    }

    @Override
    public long zoneOfWin() {
        return zones.ofWin();
    }

    @Override
    public long zoneBefore(int move, long after) {
        return move == pass || after == ALL ? after : zones.beforeDefendersMove(move, after);
    }

    @Override
    public long closedZone(long points, long preferred) {
        return zones.closed(points, preferred);
    }

    @Override
    public boolean isAnswered(int move, long zone) {
        return move == pass || (zone >>> move & 1) != 0;
    }

    @Override
    public boolean hasParts() {
        return parts != null;
    }

    @Override
    public boolean isWonByParts(long maxNodes, LongConsumer spent) {
        return parts != null && !mayEndNow() && parts.areWon(maxNodes, spent);
    }

    @Override
    public Optional<Problem> copy() {
        RegionProblem copy = new RegionProblem(new LocalBoard(board), config, purpose, repetition, isOpen, game);
        copy.parts = parts == null ? null : parts.on(copy.board);
        copy.path = path.clone();
        return Optional.of(copy);
    }

    private int lastMove() {
        return board.ply() == 0 ? Points.NONE : path[board.ply() - 1];
    }

    /** Sorts the legal moves among some points and returns their number. */
    private int addSorted(long points, int[] moves) {
        int lastMove = lastMove();
        boolean isAnswer = isMotivated && board.isDefenderToMove() && lastMove >= 0;
        long urgent = isAnswer ? motivation.urgentPoints(lastMove) : 0;
        int count = 0;
        for (long rest = points; rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            if (board.isLegal(move)) {
                ScoredMoves.insert(
                        moves,
                        scores,
                        count++,
                        move,
                        orderer.score(move, lastMove) + ((urgent >>> move & 1) != 0 ? URGENT : 0));
            }
        }
        sorted = count;
        return count;
    }
}
