package org.sekilab.experiments.life;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.OnePosition;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeResult;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Statistics;

/** Finds the stones that queries are about, chooses areas, and solves the problems. May be shared by threads. */
public final class LifeAnswerer {
    private final LifeSolver solver;
    private final Limits limits;
    private final OnePosition positions = new OnePosition();

    /** @param limits the limits of one problem, which its areas share */
    public LifeAnswerer(LifeSolver solver, Limits limits) {
        this.solver = solver;
        this.limits = limits;
    }

    /**
     * Answers a query: do the stones live? Of what kind the life or the ko is, {@link #addKind} tells.
     *
     * @throws InputException if there is no such position, or no such stones
     */
    public LifeAnswer answer(LifeQuery query) {
        BoardInput board = positions.read(query.file(), query.selection());
        return answer(query, board.position(), board.index());
    }

    /**
     * Adds all first moves that keep the verdict to an answer, if the side that moves first has one to keep. Each move
     * has the limits of a problem.
     *
     * @param progress is told of each move
     */
    public LifeAnswer addFirstMoves(LifeAnswer answer, Progress progress) {
        LifeResult result = answer.result();
        if (!FirstMoveFinder.hasMoves(answer.problem(), result.verdict())) {
            return answer;
        }
        boolean isSeki = result.verdict() == LifeVerdict.SEKI;
        FirstMoveFinder finder =
                new FirstMoveFinder(next -> isSeki ? refined(next) : solver.solve(next, limits), progress);
        FirstMoves moves = finder.find(answer.problem(), result.verdict());
        return new LifeAnswer(
                answer.query(),
                answer.index(),
                answer.problem(),
                answer.area(),
                with(result, result.limit(), result.statistics().plus(finder.spent())),
                Optional.of(moves));
    }

    private LifeResult refined(LifeProblem problem) {
        LifeResult result = solver.solve(problem, limits);
        return result.verdict() == LifeVerdict.ALIVE
                ? solver.refine(problem, result, limits.after(result.statistics()))
                : result;
    }

    /**
     * Adds the kind of the life or of the ko, within what is left of the limits. SEKI may replace ALIVE. A ko gets what
     * few ko threats are worth. Seki is a question for the largest area: the stones around have to live, too.
     */
    public LifeAnswer addKind(LifeAnswer answer) {
        LifeResult result = answer.result();
        LifeProblem problem = answer.problem();
        List<LifeArea> areas = Question.of(answer.query(), problem.position()).areas();
        LifeArea area = result.verdict() == LifeVerdict.ALIVE ? areas.get(areas.size() - 1) : answer.area();
        LifeProblem wide = new LifeProblem(
                problem.position(), problem.defender(), problem.first(), problem.groups(), area.points());
        LifeResult refined = solver.refine(wide, result, limits.after(result.statistics()));
        boolean isSame = refined.verdict() == result.verdict();
        return new LifeAnswer(
                answer.query(),
                answer.index(),
                isSame ? problem : wide,
                isSame ? answer.area() : area,
                refined,
                answer.firstMoves());
    }

    /**
     * Answers a query about a position that was read before.
     *
     * @param index its game tree, from 1
     * @throws InputException if there are no such stones
     */
    public LifeAnswer answer(LifeQuery query, Position position, int index) {
        Question question = Question.of(query, position);
        List<LifeArea> areas = question.areas();
        Statistics spent = Statistics.NONE;
        Limit reached = Limit.SIZE;
        for (int i = 0; ; i++) {
            LifeArea area = areas.get(i);
            LifeProblem problem =
                    new LifeProblem(position, question.defender(), question.first(), question.groups(), area.points());
            LifeResult result = solver.solve(problem, share(limits.after(spent), areas.size() - i));
            spent = spent.plus(result.statistics());
            if (result.verdict() != LifeVerdict.UNKNOWN) {
                return new LifeAnswer(
                        query, index, problem, area, with(result, result.limit(), spent), Optional.empty());
            }
            reached = reached == Limit.SIZE ? result.limit() : reached; // more time may help where one area lacked it
            if (i + 1 == areas.size()) {
                return new LifeAnswer(query, index, problem, area, with(result, reached, spent), Optional.empty());
            }
        }
    }

    /**
     * Checks a query without a search.
     *
     * @throws InputException if there are no such stones, or no such area
     */
    public static void check(LifeQuery query, Position position) {
        Question.of(query, position);
    }

    /** What a query asks of a position. */
    private record Question(Color defender, Color first, List<List<Integer>> groups, List<LifeArea> areas) {
        static Question of(LifeQuery query, Position position) {
            List<List<Integer>> groups = new ArrayList<>();
            query.groups().forEach(group -> groups.add(stones(group, position)));
            Color defender = LifeAnswerer.defender(query, position, groups);
            Color first = query.first().color(defender, position.toMove());
            PointSet stones = new PointSet(position.geometry());
            groups.forEach(group -> group.forEach(stones::add));
            return new Question(defender, first, groups, LifeArea.of(query.area(), position, stones));
        }
    }

    /** The part of one of several areas: the same for each. What an area leaves goes to the next ones. */
    private static Limits share(Limits left, int areas) {
        return left.withTime(left.time().dividedBy(areas).plusNanos(1)).withMaxNodes(1 + (left.maxNodes() - 1) / areas);
    }

    private static LifeResult with(LifeResult result, Limit limit, Statistics statistics) {
        return new LifeResult(
                result.verdict(),
                limit,
                result.move(),
                result.line(),
                result.ko(),
                result.proofs(),
                result.report(),
                statistics);
    }

    private static List<Integer> stones(Argument group, Position position) {
        List<Integer> stones = new ArrayList<>();
        for (int point : group.points(position.geometry())) {
            if (point == Points.PASS || position.empties().contains(point)) {
                throw group.mistake("there is no stone at %s".formatted(GtpPoints.format(position.geometry(), point)));
            }
            stones.add(point);
        }
        if (stones.isEmpty()) {
            throw group.mistake("a group without stones");
        }
        return stones;
    }

    private static Color defender(LifeQuery query, Position position, List<List<Integer>> groups) {
        Optional<Color> given = query.defender().map(LifeAnswerer::color);
        if (groups.isEmpty()) {
            return given.orElseThrow(() -> new InputException("defender", "is missing: black or white"));
        }
        Color defender = given.orElse(position.black().contains(groups.get(0).get(0)) ? Color.BLACK : Color.WHITE);
        for (int i = 0; i < groups.size(); i++) {
            for (int stone : groups.get(i)) {
                if (!position.stones(defender).contains(stone)) {
                    throw query.groups()
                            .get(i)
                            .mistake("the stone at %s is not %s, the color of the defender"
                                    .formatted(
                                            position.geometry().name(stone),
                                            defender.name().toLowerCase(Locale.ROOT)));
                }
            }
        }
        return defender;
    }

    private static Color color(Argument defender) {
        return switch (defender.text().strip().toLowerCase(Locale.ROOT)) {
            case "black" -> Color.BLACK;
            case "white" -> Color.WHITE;
            default -> throw defender.mistake("'%s' is not black or white".formatted(defender));
        };
    }
}
