package org.sekilab.safety;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.board.SearchArea;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.safety.region.RegionProblem;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Outcome;
import org.sekilab.search.SearchListener;
import org.sekilab.statics.BensonSolver;

/**
 * The best moves of one side in a region, by the values that they lead to. Endless play counts for the attacker of the
 * region. All blocks around the region are alive, except blocks that Benson's algorithm proves alive inside.
 *
 * @param shape the game
 * @param position its first position
 * @param mover the side to move
 * @param threats of the attacker of the region
 * @param first the value with the mover first, for the region's defender
 * @param second the value with the other side first, for the region's defender
 */
record LocalQuestion(
        LocalShape shape, Position position, Color mover, KoThreats threats, Outcome first, Outcome second) {
    private static final SafetyConfig CONFIG =
            new SafetyConfig(Preset.M6.features(), 30, 14, 14, Engines.LIMITS.withMaxNodes(200_000));
    private static final int MAX_POINTS = 20;

    /**
     * Finds a region around a point, of either color, that is worth more to the side that moves first there. Regions
     * that share blocks are tried together first. Limited ko threats are tried only if no such region exists with
     * unlimited ones. If there is none at all, the result is a region with blocks that live with either side first.
     */
    static Optional<LocalQuestion> find(Position position, Color mover, int point) {
        List<LocalQuestion> questions = new ArrayList<>();
        for (KoThreats threats : List.of(KoThreats.UNLIMITED, KoThreats.of(0))) {
            for (SearchArea area : areas(position, point)) {
                LocalQuestion question = of(area, position, mover, threats);
                if (question.isOfFirstMove()) {
                    return Optional.of(question);
                }
                questions.add(question);
            }
        }
        return questions.stream().filter(LocalQuestion::isSettled).findFirst();
    }

    /** True when the value depends on the side that moves first. */
    boolean isOfFirstMove() {
        return first != second && first != Outcome.UNKNOWN && second != Outcome.UNKNOWN;
    }

    private boolean isSettled() {
        return first == second && (first == Outcome.WIN || first == Outcome.DRAW);
    }

    /** True when a point is in a region that is small enough to be searched. */
    static boolean isEnclosed(Position position, int point) {
        return !areas(position, point).isEmpty();
    }

    /** The areas around a point that may be searched: regions together, then alone, the smallest first. */
    private static List<SearchArea> areas(Position position, int point) {
        List<SearchArea> areas = new ArrayList<>();
        for (Color defender : Color.values()) {
            addAreas(areas, new FloodRegionFinder().find(position, defender), point);
        }
        areas.sort(Comparator.<SearchArea>comparingInt(area -> area.parts().size() > 1 ? 0 : 1)
                .thenComparingInt(area -> area.points().size()));
        return areas;
    }

    private static void addAreas(List<SearchArea> areas, RegionMap map, int point) {
        if (map.regionIndexAt(point) < 0) {
            return;
        }
        BasicRegion region = map.regions().get(map.regionIndexAt(point));
        List<BasicRegion> small = map.regions().stream()
                .filter(other -> other.points().size() <= MAX_POINTS)
                .toList();
        areas.add(SearchArea.ofRegions(map, List.of(region), block -> false));
        for (List<BasicRegion> parts : RegionMerger.RELATED.merge(map, small, block -> false)) {
            if (parts.size() > 1 && parts.contains(region)) {
                areas.add(SearchArea.ofRegions(map, parts, block -> false));
            }
        }
        areas.removeIf(area -> !area.fits(MAX_POINTS));
    }

    private static LocalQuestion of(SearchArea area, Position position, Color mover, KoThreats threats) {
        SafetyMap benson = new BensonSolver(new FloodRegionFinder()).solve(position);
        long[] eyes = new long[area.blocks().size()];
        for (int place = 0; place < eyes.length; place++) {
            eyes[place] = isAlive(benson, area.blocks().get(place), area.points()) ? LocalShape.ALIVE : 0;
        }
        LocalShape shape = area.shape(eyes);
        Outcome first = value(new LocalBoard(shape, position, mover, threats));
        Outcome second = value(new LocalBoard(shape, position, mover.opposite(), threats));
        return new LocalQuestion(shape, position, mover, threats, first, second);
    }

    private static boolean isAlive(SafetyMap benson, Block block, PointSet points) {
        return benson.isAlive(block) && block.stones().intersects(points.exterior());
    }

    /** The points of the game. */
    PointSet points() {
        return shape.pointsOf(shape.all());
    }

    /** The moves after which the region keeps its value for the mover. */
    PointSet bestMoves() {
        LocalBoard board = new LocalBoard(shape, position, mover, threats);
        RegionProblem problem = new RegionProblem(board, CONFIG, Outcome.LOSS);
        long best = 0;
        for (int move = 0; move < shape.size(); move++) {
            if (board.isLegal(move)) {
                problem.play(move);
                best |= value(problem) == first ? 1L << move : 0;
                problem.undo();
            }
        }
        return shape.pointsOf(best);
    }

    private static Outcome value(LocalBoard board) {
        return value(new RegionProblem(board, CONFIG, Outcome.LOSS));
    }

    private static Outcome value(RegionProblem problem) {
        return Engines.DFPN_R
                .solve(problem, CONFIG.limits(), SearchListener.NONE)
                .outcome();
    }
}
