package org.sekilab.semeai;

import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Statistics;
import org.sekilab.semeai.area.SemeaiArea;

/**
 * What each first move makes of a race: all moves that win, that make a seki, and that lose. Immutable.
 *
 * <p>Source: the rules of {@link SemeaiProblem}.
 * <p>Proves: as much as the result of each move says. A pass is none of the moves, because two passes end a race.
 * <p>Differs: nothing.
 * <p>Cost: an analysis for each legal move, all within the time.
 *
 * @param first the side that moves
 * @param results the result after each legal move in the area of the race, by its point, in ascending order;
 *     unmodifiable
 */
public record RaceMoves(Color first, Map<Integer, SemeaiResult> results) {
    private static final String CAPTURE = "capture";

    public RaceMoves {
        results = Collections.unmodifiableMap(new TreeMap<>(results));
    }

    /**
     * Analyzes the race after each move.
     *
     * @param first the side that moves
     * @param limits the time covers all moves; nodes and memory apply to each search
     */
    public static RaceMoves find(SemeaiAnalyzer analyzer, SemeaiProblem problem, Color first, Limits limits) {
        Board board = new Board(start(problem, first));
        SemeaiArea proved = Walls.areaOf(problem);
        SemeaiArea area = proved.fits() ? proved : AssumedWalls.areaOf(problem);
        int[] moves = Arrays.stream(problem.position().empties().toArray())
                .filter(point -> area.localOf(point) >= 0 && board.isLegal(point))
                .toArray();
        Map<Integer, SemeaiResult> results = new TreeMap<>();
        TimeLeft time = new TimeLeft(limits);
        for (int i = 0; i < moves.length; i++) {
            board.play(moves[i]);
            results.put(moves[i], after(analyzer, problem, board.toPosition(), first, time.share(moves.length - i)));
            board.undo();
        }
        return new RaceMoves(first, results);
    }

    /** The moves after which a verdict holds, in ascending order. */
    public List<Integer> with(SemeaiVerdict verdict) {
        return results.entrySet().stream()
                .filter(each -> each.getValue().verdict() == verdict)
                .map(Map.Entry::getKey)
                .toList();
    }

    private static SemeaiResult after(
            SemeaiAnalyzer analyzer, SemeaiProblem problem, Position next, Color first, Limits limits) {
        int target = first == Color.BLACK ? problem.white() : problem.black();
        if (next.empties().contains(target)) {
            return new SemeaiResult(
                    SemeaiVerdict.winOf(first), CAPTURE, Certainty.CERTAIN, Limit.NONE, List.of(), Statistics.NONE);
        }
        SemeaiProblem left =
                new SemeaiProblem(next, problem.black(), problem.white(), problem.koWinner(), problem.alive());
        return analyzer.analyze(left, first.opposite(), limits);
    }

    /** A ban on a ko is kept for the side that it bans, if the ko model bans this side at all. */
    private static Position start(SemeaiProblem problem, Color first) {
        Position position = problem.position();
        boolean isBanned = position.toMove() == first && problem.koWinner().bans(first);
        int ko = isBanned ? position.koPoint() : Points.NONE;
        return new Position(position.geometry(), position.black(), position.white(), first, ko);
    }
}
