package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.sekilab.model.BasicRegion;
import org.sekilab.safety.board.BoardProof;
import org.sekilab.safety.board.SearchArea;

/**
 * Finds the small sets of regions that are connected by common blocks that are not alive. Immutable except for the
 * board, confined to one thread.
 *
 * <p>Source: [NM04] 3.2, which looks at whole components only.
 * <p>Cost: with r regions, each related to a few others, about r sets of two regions and r sets of three.
 */
final class RelatedSets {
    /** The most points that the regions of a set may have together. */
    static final int MAX_POINTS = 30;

    private static final int MAX_REGIONS = 3;

    private final BoardProof board;
    private final List<BasicRegion> regions; // open regions that are small enough

    RelatedSets(BoardProof board) {
        this.board = board;
        this.regions = board.openRegions();
        regions.removeIf(region -> region.points().size() > MAX_POINTS);
    }

    /** The areas of the sets: of those of two regions, then of those of three. */
    List<SearchArea> areas() {
        List<SearchArea> areas = new ArrayList<>();
        Set<BitSet> sets = new LinkedHashSet<>(); // of places in the list of regions
        for (int place = 0; place < regions.size(); place++) {
            sets.add(with(new BitSet(), place));
        }
        for (int size = 2; size <= MAX_REGIONS; size++) {
            Set<BitSet> larger = new LinkedHashSet<>();
            sets.forEach(set -> addLarger(set, larger));
            larger.forEach(set -> areas.add(SearchArea.ofRegions(board.map(), regionsIn(set), board::isAlive)));
            sets = larger;
        }
        return areas;
    }

    private void addLarger(BitSet set, Set<BitSet> larger) {
        for (int place = 0; place < regions.size(); place++) {
            BasicRegion region = regions.get(place);
            boolean isRelated =
                    !set.get(place) && regionsIn(set).stream().anyMatch(member -> areRelated(member, region));
            BitSet union = with(set, place);
            if (isRelated && points(union) <= MAX_POINTS) {
                larger.add(union);
            }
        }
    }

    private static BitSet with(BitSet set, int place) {
        BitSet union = (BitSet) set.clone();
        union.set(place);
        return union;
    }

    private List<BasicRegion> regionsIn(BitSet set) {
        return set.stream().mapToObj(regions::get).toList();
    }

    private int points(BitSet set) {
        return set.stream().map(place -> regions.get(place).points().size()).sum();
    }

    private boolean areRelated(BasicRegion first, BasicRegion second) {
        int[] blocks = board.map().blocksOf(second);
        return Arrays.stream(board.map().blocksOf(first))
                .anyMatch(block -> Arrays.binarySearch(blocks, block) >= 0
                        && !board.isAlive(board.map().blocks().get(block)));
    }
}
