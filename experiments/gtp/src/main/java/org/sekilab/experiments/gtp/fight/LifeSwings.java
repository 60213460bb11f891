package org.sekilab.experiments.gtp.fight;

import java.time.Duration;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.sekilab.life.estimate.LifeEstimate;
import org.sekilab.life.estimate.LifeEstimator;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMap;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;

/**
 * Finds blocks that live or die by the next move, in fights that are too large to be played to the end. Immutable.
 *
 * <p>Proves: nothing, see {@link LifeEstimator}.
 * <p>Cost: within the limits; blocks with few liberties come first.
 */
final class LifeSwings {
    private static final int PARTS = 8; // of the time, for each estimate
    private static final int MOST_LIBERTIES = 12;

    private final Limits limits;

    /** @param limits of all estimates together */
    LifeSwings(Limits limits) {
        this.limits = limits;
    }

    /**
     * What moves of a side are worth that save or kill a block, in points: the stones and their liberties.
     *
     * @param decided points that need no answer
     */
    Map<Integer, Double> find(SafetyMap safety, Color own, PointSet decided) {
        long start = System.nanoTime();
        Position position = safety.position();
        Map<Integer, Double> worth = new HashMap<>();
        for (Block block : blocks(safety, decided)) {
            if (!isTimeLeft(start)) {
                break;
            }
            Color other = block.color().opposite();
            LifeEstimate attack = estimator(start).estimate(position, block.anchor(), other);
            if (attack.isFinished() && attack.status() != LifeEstimate.Status.ALIVE && isTimeLeft(start)) {
                LifeEstimate defense = estimator(start).estimate(position, block.anchor(), block.color());
                double swing = chance(defense) - chance(attack);
                int move = own == block.color() ? defense.move() : attack.move();
                if (swing > 0 && move >= 0 && position.empties().contains(move)) {
                    worth.merge(move, swing * OpenBlocks.worth(block), Double::sum);
                }
            }
        }
        return worth;
    }

    private boolean isTimeLeft(long start) {
        return limits.afterNanos(System.nanoTime() - start).time().toNanos() > 1;
    }

    /** An estimator that has its part of the time, or the time that is left if that is less. */
    private LifeEstimator estimator(long start) {
        Limits left = limits.afterNanos(System.nanoTime() - start);
        Duration part = limits.time().dividedBy(PARTS);
        return new LifeEstimator(left.time().compareTo(part) < 0 ? left : left.withTime(part), SearchListener.NONE);
    }

    private static List<Block> blocks(SafetyMap safety, PointSet decided) {
        return Stream.of(Color.values())
                .flatMap(color -> OpenBlocks.find(safety, color, decided, MOST_LIBERTIES))
                .sorted(Comparator.comparingInt(block -> block.liberties().size()))
                .toList();
    }

    /** How likely the defender keeps the block. */
    private static double chance(LifeEstimate estimate) {
        return switch (estimate.status()) {
            case ALIVE -> 1;
            case KO_ATTACKER_NEEDS_THREAT -> KoChance.OPPONENT_NEEDS_THREAT;
            case KO_DEFENDER_NEEDS_THREAT -> KoChance.SELF_NEEDS_THREAT;
            case DEAD -> 0;
        };
    }
}
