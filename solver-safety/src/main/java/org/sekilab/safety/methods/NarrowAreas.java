package org.sekilab.safety.methods;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.RegionMap;
import org.sekilab.safety.board.SearchArea;

/**
 * Finds areas that alive blocks surround except for a narrow place, and of which a part may be territory. Immutable.
 *
 * <p>Source: the partially surrounded areas of [NM04] 3.1, expand-vital.
 * <p>Proves: nothing; a search of the area does. Beyond the gate the worst is assumed: every point there is an attacker
 * stone that cannot be captured.
 * <p>Differs: the paper does not say how it finds its areas; here the smallest gates cut them off.
 * <p>Cost: some cuts for each point of the board, see {@link Bottlenecks}.
 */
final class NarrowAreas {
    private static final int MAX_GATE = 3;
    private static final int[] RADII = {3, 5, 7};
    private static final int MAX_POINTS = 24;
    private static final int MAX_STEPS_LOST = 2; // between the gate and the territory

    private final RegionMap map;
    private final PointSet solid;
    private final PointSet far;
    private final List<Block> alive = new ArrayList<>();
    private final List<Block> others = new ArrayList<>();

    /**
     * Looks at a board.
     *
     * @param alive stones of alive blocks of the color, whole blocks only
     * @param far points that no strategy may use and where nothing can be proved
     */
    NarrowAreas(RegionMap map, PointSet alive, PointSet far) {
        this.map = map;
        this.solid = alive;
        this.far = far.copy().subtract(alive);
        for (Block block : map.blocks()) {
            (alive.contains(block.anchor()) ? this.alive : others).add(block);
        }
    }

    /** The areas, the largest first; of the same points, those with more territory first. Areas may overlap. */
    List<SearchArea> find() {
        PointSet open = solid.copy().complement();
        PointSet seeds = open.copy().subtract(far);
        others.forEach(block -> seeds.subtract(block.stones()));
        Bottlenecks bottlenecks = new Bottlenecks(open, far, MAX_GATE);
        Set<PointSet> seen = new HashSet<>();
        List<Bottlenecks.Cut> cuts = new ArrayList<>();
        for (int seed = seeds.first(); seed != Points.NONE; seed = seeds.next(seed)) {
            for (int radius : RADII) {
                Optional<Bottlenecks.Cut> cut = bottlenecks.around(seed, radius);
                if (cut.isPresent() && isSmallAndWhole(cut.get()) && seen.add(pointsOf(cut.get()))) {
                    cuts.add(cut.get());
                }
            }
        }
        cuts.sort(Comparator.comparingInt(cut -> -cut.inside().size()));
        List<SearchArea> areas = new ArrayList<>();
        for (Bottlenecks.Cut cut : cuts) {
            PointSet lost = cut.gate().copy();
            for (int steps = 0; steps <= MAX_STEPS_LOST; steps++) {
                PointSet territory = cut.inside().copy().subtract(lost);
                if (!territory.isEmpty()) {
                    areas.add(area(pointsOf(cut), territory));
                }
                lost.unite(lost.exterior());
            }
        }
        return areas;
    }

    private static PointSet pointsOf(Bottlenecks.Cut cut) {
        return cut.inside().copy().unite(cut.gate()).freeze();
    }

    /** True for a cut that is small enough to be searched and that contains no partial block of the color. */
    private boolean isSmallAndWhole(Bottlenecks.Cut cut) {
        PointSet points = pointsOf(cut);
        boolean isRegion = cut.gate().isEmpty(); // the region was searched before as a whole
        if (isRegion || points.size() > MAX_POINTS || points.intersects(far)) {
            return false;
        }
        for (Block block : others) {
            if (points.intersects(block.stones()) && !points.containsAll(block.stones())) {
                return false;
            }
        }
        return true;
    }

    private SearchArea area(PointSet points, PointSet territory) {
        PointSet exterior = points.exterior();
        List<Block> essential = new ArrayList<>(alive);
        essential.removeIf(block -> !block.stones().intersects(exterior));
        return SearchArea.ofArea(List.of(regionIn(points)), essential, points, territory);
    }

    /**
     * The region of the first point without a stone of the color. There is one: the seed has no stone of the color.
     */
    private BasicRegion regionIn(PointSet points) {
        int point = points.first();
        while (map.regionIndexAt(point) == Points.NONE) {
            point = points.next(point);
        }
        return map.regions().get(map.regionIndexAt(point));
    }
}
