package org.sekilab.experiments.gtp;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import org.sekilab.experiments.gtp.board.MoveShape;
import org.sekilab.experiments.gtp.board.UrgentMoves;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMap;

/**
 * Chooses moves that prove territory. This is no real player: it passes when every point is proved, and it knows little
 * of other points.
 *
 * <p>The value of a move has four parts. The first is what it proves for its side by rules without search, and what the
 * opponent's stone there would prove for the opponent. The second is what a search of a small region says is at stake.
 * The third is the stones captured and saved. The last is a little for room on the board. Points that are proved for
 * either side, or lie in a seki, are left alone. A move is left out if less would be proved for the mover after it than
 * before.
 */
final class MoveChooser {
    private static final int MOST_CHECKS = 8; // of moves by the solver of whole boards
    private static final double WORTHWHILE = 1; // points; the opponent has passed, so less is nothing

    private final GtpGame game;
    private final GtpSolvers solvers;
    private final Analyses analyses;
    private final UrgentMoves urgent;

    MoveChooser(GtpGame game, GtpSolvers solvers, Analyses analyses) {
        this.game = game;
        this.solvers = solvers;
        this.analyses = analyses;
        this.urgent = new UrgentMoves(solvers.regions());
    }

    /** A move and what it seems to be worth, in points. */
    private record Candidate(int move, double value) {}

    /**
     * The move of a side, a point or {@link Points#PASS}.
     *
     * @param level {@link SafetyLevel#STATIC} where there is no time to search
     */
    int choose(Color color, SafetyLevel level) {
        SafetyMap safety = analyses.of(level);
        List<Candidate> candidates = candidates(color, level, safety);
        boolean hasOpponentPassed = game.lastMove() == Points.PASS;
        SafetyLevel checked = isMoreThanStatic(safety, color) ? level : SafetyLevel.STATIC;
        int checks = 0;
        for (Candidate candidate : candidates) {
            boolean isTooLittle = hasOpponentPassed && candidate.value() < WORTHWHILE;
            if (isTooLittle || checks++ == MOST_CHECKS) {
                return Points.PASS;
            }
            if (keepsSafety(safety, color, game.after(color, candidate.move()), checked)) {
                return candidate.move();
            }
        }
        return Points.PASS;
    }

    /** The moves on open points that repeat no position, the best first. */
    private List<Candidate> candidates(Color color, SafetyLevel level, SafetyMap safety) {
        SafetyMap before = analyses.of(SafetyLevel.STATIC);
        Position position = game.position();
        PointSet open = openPoints(safety);
        Map<Integer, Integer> atStake = level == SafetyLevel.FULL ? urgent.find(safety, color) : Map.of();
        MoveShape shape = new MoveShape(position, color);
        List<Candidate> candidates = new ArrayList<>();
        for (int point = open.first(); point != Points.NONE; point = open.next(point)) {
            if (game.isLegal(color, point) && shape.isSensible(point)) {
                Position after = game.after(color, point);
                if (!game.hasBeen(after)) {
                    double value = gain(before, color, after)
                            + opponentsGain(before, color, point)
                            + atStake.getOrDefault(point, 0)
                            + shape.value(point);
                    candidates.add(new Candidate(point, value));
                }
            }
        }
        candidates.sort(Comparator.comparingDouble(Candidate::value).reversed());
        return candidates;
    }

    /** The empty points that are proved for no side, and in no seki. */
    private static PointSet openPoints(SafetyMap safety) {
        PointSet open = safety.position().empties();
        for (Color color : Color.values()) {
            open.subtract(safety.safePoints(color));
            for (BasicRegion region : safety.regionMap(color).regions()) {
                if (safety.isSeki(region)) {
                    open.subtract(region.points());
                }
            }
        }
        return open;
    }

    private double opponentsGain(SafetyMap before, Color color, int point) {
        Color opponent = color.opposite();
        return game.isLegal(opponent, point) ? gain(before, opponent, game.after(opponent, point)) : 0;
    }

    /** How many points more static rules prove for a side than before. */
    private int gain(SafetyMap before, Color color, Position after) {
        int now = solvers.statics().solve(after).safePoints(color).size();
        return Math.max(0, now - before.safePoints(color).size());
    }

    private boolean isMoreThanStatic(SafetyMap safety, Color color) {
        SafetyMap statics = analyses.of(SafetyLevel.STATIC);
        return !statics.safePoints(color).containsAll(safety.safePoints(color));
    }

    /** True when what was proved for a side before a move still is. */
    private boolean keepsSafety(SafetyMap before, Color color, Position after, SafetyLevel level) {
        return solvers.solver(level).solve(after).safePoints(color).containsAll(before.safePoints(color));
    }
}
