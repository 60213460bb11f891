package org.sekilab.safety.board;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.sekilab.model.BasicRegion;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.safety.settings.SafetyConfig;

/** Makes areas of the regions of a board, single or merged, if they are small enough to be searched. */
public final class RegionAreas {
    private static final Comparator<SearchArea> SMALLEST_FIRST =
            Comparator.comparingInt(area -> area.points().size());

    private RegionAreas() {}

    /** The areas that a merger makes from the open regions; the smallest first. */
    public static List<SearchArea> open(BoardProof board, SafetyConfig config, RegionMerger merger) {
        return of(board.openRegions(), board, config, merger);
    }

    /** The areas that a merger makes from some regions; the smallest first. */
    public static List<SearchArea> of(
            List<BasicRegion> regions, BoardProof board, SafetyConfig config, RegionMerger merger) {
        List<BasicRegion> small = new ArrayList<>(regions);
        small.removeIf(region -> region.points().size() > config.maxRegionPoints());
        List<SearchArea> areas = new ArrayList<>();
        for (List<BasicRegion> parts : merger.merge(board.map(), small, board::isAlive)) {
            SearchArea area = SearchArea.ofRegions(board.map(), parts, board::isAlive);
            if (area.fits(parts.size() == 1 ? config.maxRegionPoints() : config.maxMergedPoints())) {
                areas.add(area);
            }
        }
        areas.sort(SMALLEST_FIRST);
        return areas;
    }
}
