package org.sekilab.experiments.gtp.game;

import java.util.Optional;
import org.sekilab.life.estimate.LifeEstimate;
import org.sekilab.life.estimate.LifeEstimate.Status;
import org.sekilab.life.estimate.LifeEstimator;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;

/**
 * Finds two moves in a row that kill or save a block.
 *
 * <p>Proves: nothing. Each second move is an estimate.
 * <p>Cost: an estimate for each empty point near the block.
 */
public final class ThreatFinder {
    private static final int NODES = 20_000; // of an estimate; chosen by trial
    private static final int PARTS = 20; // of the time of a search; chosen by trial

    private final GtpGame game;
    private final LifeEstimator estimator;

    /**
     * A finder.
     *
     * @param limits of one search
     * @param listener receives the progress of estimates
     */
    public ThreatFinder(GtpGame game, Limits limits, SearchListener listener) {
        this.game = game;
        this.estimator = new LifeEstimator(
                limits.withMaxNodes(Math.min(limits.maxNodes(), NODES))
                        .withTime(limits.time().dividedBy(PARTS)),
                listener);
    }

    /**
     * Two moves of a side.
     *
     * @param second {@link Points#PASS} if the first one is enough
     */
    public record Threat(int first, int second) {}

    /** Two moves in a row with which a side kills or saves the block of a stone. */
    public Optional<Threat> find(int stone, Color side) {
        Position position = game.position();
        Status wanted = position.stones(side).contains(stone) ? Status.ALIVE : Status.DEAD;
        PointSet points = estimator.pointsNear(position, stone);
        for (int move = points.first(); move != Points.NONE; move = points.next(move)) {
            if (game.isLegal(side, move)) {
                Position after = game.after(side, move);
                if (after.empties().contains(stone)) {
                    return Optional.of(new Threat(move, Points.PASS));
                }
                LifeEstimate estimate = estimator.estimate(after, stone, side);
                if (estimate.isFinished() && estimate.status() == wanted) {
                    return Optional.of(new Threat(move, estimate.move()));
                }
            }
        }
        return Optional.empty();
    }
}
