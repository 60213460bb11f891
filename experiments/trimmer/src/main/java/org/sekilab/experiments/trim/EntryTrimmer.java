package org.sekilab.experiments.trim;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.function.Predicate;
import org.sekilab.model.PointSet;
import org.sekilab.model.RegionMap;

/**
 * Drops what a zone names and does not need. This is territory that is not claimed, eyes and pairs, blocks that are
 * not next to a game, and givers without a bit. For one zone of a side without claims about regions.
 */
final class EntryTrimmer {
    private final RegionMap map;
    private final BitSet claimed;

    /**
     * @param map of the zone's side
     * @param claimed the points that are claimed as territory of that side
     */
    EntryTrimmer(RegionMap map, BitSet claimed) {
        this.map = map;
        this.claimed = claimed;
    }

    /** The zone with fewer eyes, territories and pairs, as long as the checker accepts it. */
    ZoneText.Pairs trim(ZoneText.Pairs zone, Predicate<ZoneText> accepts) {
        ZoneText.Pairs best = zone;
        ZoneText.Pairs next = trimOnce(best, accepts);
        while (entries(next) < entries(best)) {
            best = next;
            next = trimOnce(best, accepts);
        }
        return next;
    }

    private static int entries(ZoneText.Pairs zone) {
        return zone.eyes().size() + zone.territory().size() + zone.pairs().length;
    }

    private ZoneText.Pairs trimOnce(ZoneText.Pairs zone, Predicate<ZoneText> accepts) {
        List<int[]> eyes = new ArrayList<>(zone.eyes());
        List<int[]> territory = new ArrayList<>();
        for (int[] part : zone.territory()) {
            (Arrays.stream(part).anyMatch(claimed::get) ? territory : eyes).add(part);
        }
        ZoneText.Pairs best = zone;
        ZoneText.Pairs other =
                new ZoneText.Pairs(zone.side(), zone.mark(), eyes, territory, zone.blocks(), zone.pairs());
        best = accepts.test(other) ? other : best;
        for (int[] eye : best.eyes()) {
            List<int[]> fewer = new ArrayList<>(best.eyes());
            fewer.remove(eye);
            other = new ZoneText.Pairs(zone.side(), zone.mark(), fewer, best.territory(), zone.blocks(), best.pairs());
            best = accepts.test(other) ? other : best;
        }
        for (int pair = zone.pairs().length - 2; pair >= 0; pair -= 2) {
            int[] fewer = without(best.pairs(), pair);
            other = new ZoneText.Pairs(zone.side(), zone.mark(), best.eyes(), best.territory(), zone.blocks(), fewer);
            best = accepts.test(other) ? other : best;
        }
        return best;
    }

    private static int[] without(int[] pairs, int pair) {
        int[] fewer = Arrays.copyOf(pairs, pairs.length - 2);
        System.arraycopy(pairs, pair + 2, fewer, pair, fewer.length - pair);
        return fewer;
    }

    /** The game without what does not change it, and without territory that is not claimed. */
    ZoneText.Game trim(ZoneText.Game zone) {
        long territory = 0;
        for (int local = 0; local < zone.points().length; local++) {
            boolean isClaimed = claimed.get(zone.points()[local]);
            territory |= isClaimed ? zone.territory() & 1L << local : 0;
        }
        int[] givers = zone.givers();
        long used = zone.blocks().stream()
                .filter(block -> block.eyes() != ZoneText.BlockText.ALIVE)
                .mapToLong(ZoneText.BlockText::eyes)
                .reduce(0, (all, eyes) -> all | eyes);
        List<Integer> kept = new ArrayList<>();
        for (int bit = 0; bit < givers.length; bit++) {
            if ((used >>> bit & 1) != 0) {
                kept.add(bit);
            }
        }
        List<ZoneText.BlockText> blocks = zone.blocks().stream()
                .filter(block -> block.eyes() != ZoneText.BlockText.ALIVE || isNextTo(block.point(), zone))
                .map(block -> givers.length == 0 ? block : withBits(block, kept))
                .toList();
        return new ZoneText.Game(
                zone.side(),
                zone.goal(),
                zone.first(),
                zone.mark(),
                zone.points(),
                territory,
                blocks,
                Arrays.stream(zone.lost())
                        .filter(block -> isNextTo(block, zone))
                        .toArray(),
                kept.stream().mapToInt(bit -> givers[bit]).toArray(),
                zone.lines());
    }

    private boolean isNextTo(int block, ZoneText.Game zone) {
        PointSet exterior = map.blocks().get(map.blockIndexAt(block)).stones().exterior();
        return Arrays.stream(zone.points()).anyMatch(exterior::contains);
    }

    /** A block whose bits are those of some givers alone. */
    private static ZoneText.BlockText withBits(ZoneText.BlockText block, List<Integer> kept) {
        if (block.eyes() == ZoneText.BlockText.ALIVE) {
            return block;
        }
        long eyes = 0;
        for (int bit = 0; bit < kept.size(); bit++) {
            eyes |= (block.eyes() >>> kept.get(bit) & 1) << bit;
        }
        return new ZoneText.BlockText(block.point(), eyes);
    }
}
