package org.sekilab.experiments.life;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeResult;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Statistics;

/**
 * Finds all first moves that keep the verdict of a problem, by solving the problem after each of them.
 *
 * <p>Proves: each winning move is proved by the verdict after it. A move outside the zone of the proof after a pass
 * is as good as the pass: the proof holds whatever stands outside. A move is open if a limit came first. With the
 * verdict SEKI, a move may leave the stones alive without a proof of seki. It is open, because the stones may live
 * by two eyes. With the verdict KO, a move that takes a ko is open unless it keeps the verdict. The problem after
 * the move does not know that the retake is banned.
 */
final class FirstMoveFinder {
    private final Function<LifeProblem, LifeResult> solver;
    private final Progress progress;
    private final List<Integer> winning = new ArrayList<>();
    private final List<Integer> open = new ArrayList<>();
    private Statistics spent = Statistics.NONE;

    /** @param progress is told of each move */
    FirstMoveFinder(Function<LifeProblem, LifeResult> solver, Progress progress) {
        this.solver = solver;
        this.progress = progress;
    }

    /** True if the side that moves first has a result to keep: the best one for it, or a ko. */
    static boolean hasMoves(LifeProblem problem, LifeVerdict verdict) {
        LifeVerdict worst = problem.first() == problem.defender() ? LifeVerdict.DEAD : LifeVerdict.ALIVE;
        return verdict != LifeVerdict.UNKNOWN && verdict != worst;
    }

    /** Judges all legal first moves in the area, and the pass. */
    FirstMoves find(LifeProblem problem, LifeVerdict verdict) {
        Position position = problem.position();
        Board board = new Board(position.withToMove(problem.first()));
        int[] moves = moves(board, problem.area());
        progress.expect(moves.length + 1);
        LifeProblem passed = after(problem, position, problem.groups());
        LifeResult answer = solve(Points.PASS, problem, passed);
        add(Points.PASS, verdict, answer.verdict(), false);
        PointSet zone = LifeAnswer.zone(passed, answer);
        for (int move : moves) {
            board.play(move);
            Position next = board.toPosition();
            boolean takesKo = board.koPoint() != Points.NONE;
            board.undo();
            if (!zone.isEmpty() && isSame(position, next, zone)) {
                progress.step();
                add(move, verdict, answer.verdict(), false);
            } else {
                add(move, verdict, verdictAfter(move, problem, next), takesKo);
            }
        }
        return new FirstMoves(winning, open);
    }

    /** The effort so far. */
    Statistics spent() {
        return spent;
    }

    private void add(int move, LifeVerdict verdict, LifeVerdict after, boolean takesKo) {
        if (after == verdict) {
            winning.add(move);
        } else if (after == LifeVerdict.UNKNOWN
                || (takesKo && verdict == LifeVerdict.KO)
                || (verdict == LifeVerdict.SEKI && after == LifeVerdict.ALIVE)) {
            open.add(move);
        }
    }

    private LifeVerdict verdictAfter(int move, LifeProblem problem, Position next) {
        List<List<Integer>> groups = new ArrayList<>();
        for (List<Integer> group : problem.groups()) {
            List<Integer> left = group.stream()
                    .filter(next.stones(problem.defender())::contains)
                    .toList();
            if (left.isEmpty()) {
                progress.step();
                return LifeVerdict.DEAD;
            }
            groups.add(left);
        }
        return solve(move, problem, after(problem, next, groups)).verdict();
    }

    private LifeResult solve(int move, LifeProblem problem, LifeProblem next) {
        String name = GtpPoints.format(problem.position().geometry(), move);
        LifeResult result = progress.track(name, () -> solver.apply(next));
        spent = spent.plus(result.statistics());
        return result;
    }

    private static LifeProblem after(LifeProblem problem, Position next, List<List<Integer>> groups) {
        Color second = problem.first().opposite();
        return new LifeProblem(next, problem.defender(), second, groups, problem.area());
    }

    /** The legal moves in an area, without the pass. */
    private static int[] moves(Board board, PointSet area) {
        PointSet points = board.toPosition().empties().intersect(area);
        return Arrays.stream(points.toArray()).filter(board::isLegal).toArray();
    }

    private static boolean isSame(Position before, Position after, PointSet zone) {
        return stonesIn(zone, before).equals(stonesIn(zone, after));
    }

    private static List<PointSet> stonesIn(PointSet zone, Position position) {
        return List.of(
                position.black().copy().intersect(zone), position.white().copy().intersect(zone));
    }
}
