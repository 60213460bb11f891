package org.sekilab.experiments.solve;

import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.safety.Cause;
import org.sekilab.safety.CauseMap;

/**
 * How much of one or several positions is not proved, by cause.
 *
 * @param points points of the boards
 * @param safePoints points that are proved
 * @param byCause what is not proved, with an entry for each cause, unmodifiable
 */
public record CauseTally(int points, int safePoints, Map<Cause, Loss> byCause) {
    /**
     * What one cause takes.
     *
     * @param points not proved safe for either color
     * @param blocks blocks with stones that are not on safe points. Each block counts at its first such stone
     * @param regions basic regions of both colors that are not proved as a whole
     */
    public record Loss(int points, int blocks, int regions) {
        private static final Loss NONE = new Loss(0, 0, 0);
        private static final Loss POINT = new Loss(1, 0, 0);
        private static final Loss BLOCK = new Loss(0, 1, 0);
        private static final Loss REGION = new Loss(0, 0, 1);

        private Loss plus(Loss other) {
            return new Loss(points + other.points, blocks + other.blocks, regions + other.regions);
        }
    }

    public CauseTally {
        byCause = Map.copyOf(byCause);
    }

    /** Counts one position. */
    public static CauseTally of(CauseMap causes) {
        Map<Cause, Loss> byCause = none();
        int points = causes.safety().position().geometry().area();
        int safePoints = 0;
        for (int point = 0; point < points; point++) {
            boolean isSafe = causes.at(point).isEmpty();
            safePoints += isSafe ? 1 : 0;
            causes.at(point).ifPresent(cause -> byCause.merge(cause, Loss.POINT, Loss::plus));
        }
        for (Color color : Color.values()) {
            for (Block block : causes.safety().regionMap(color).blocks()) {
                if (!causes.safety().isOnSafePoints(block)) {
                    causes.at(block.stones()
                                    .copy()
                                    .subtract(causes.safety().safePoints(color))
                                    .first())
                            .ifPresent(cause -> byCause.merge(cause, Loss.BLOCK, Loss::plus));
                }
            }
            for (BasicRegion region : causes.safety().regionMap(color).regions()) {
                causes.of(region).ifPresent(cause -> byCause.merge(cause, Loss.REGION, Loss::plus));
            }
        }
        return new CauseTally(points, safePoints, byCause);
    }

    /** What a cause takes. */
    public Loss loss(Cause cause) {
        return byCause.getOrDefault(cause, Loss.NONE);
    }

    /** The sum over several positions. */
    public static CauseTally sum(List<CauseTally> tallies) {
        return tallies.stream().reduce(new CauseTally(0, 0, none()), CauseTally::plus);
    }

    private CauseTally plus(CauseTally other) {
        Map<Cause, Loss> sum = new EnumMap<>(byCause);
        other.byCause.forEach((cause, loss) -> sum.merge(cause, loss, Loss::plus));
        return new CauseTally(points + other.points, safePoints + other.safePoints, sum);
    }

    private static Map<Cause, Loss> none() {
        Map<Cause, Loss> none = new EnumMap<>(Cause.class);
        for (Cause cause : Cause.values()) {
            none.put(cause, Loss.NONE);
        }
        return none;
    }
}
