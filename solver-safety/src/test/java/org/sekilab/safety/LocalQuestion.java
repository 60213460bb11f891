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
 * Which moves of one side are best in a region, by the value of what each of them leads to; endless play counts for the
 * attacker of the region, and what surrounds it is alive, but for blocks that Benson's algorithm proves alive inside.
 *
 * @param shape the game
 * @param position where it begins
 * @param mover whose move it is
 * @param threats of the attacker of the region
 * @param first the value with the mover first, from the side of the region's defender
 * @param second the same with the other side first
 */
record LocalQuestion(
        LocalShape shape, Position position, Color mover, KoThreats threats, Outcome first, Outcome second) {
    private static final SafetyConfig CONFIG =
            new SafetyConfig(Preset.M6.features(), 30, 14, 14, Engines.LIMITS.withMaxNodes(200_000));
    private static final int MAX_POINTS = 20;

    /**
     * A region around a point, of either color, that is worth more to the side that moves first there: together with
     * regions that share blocks with it if that tells more, and with limited ko threats only if nothing else matters.
     * If there is none, one whose blocks live, whoever moves first.
     */
    static Optional<LocalQuestion> find(Position position, Color mover, int point) {
        List<LocalQuestion> questions = new ArrayList<>();
        for (KoThreats threats : List.of(KoThreats.UNLIMITED, KoThreats.of(0))) {
            for (SearchArea unit : units(position, point)) {
                LocalQuestion question = of(unit, position, mover, threats);
                if (question.isOfFirstMove()) {
                    return Optional.of(question);
                }
                questions.add(question);
            }
        }
        return questions.stream().filter(LocalQuestion::isSettled).findFirst();
    }

    /** True when it matters who moves first. */
    boolean isOfFirstMove() {
        return first != second && first != Outcome.UNKNOWN && second != Outcome.UNKNOWN;
    }

    private boolean isSettled() {
        return first == second && (first == Outcome.WIN || first == Outcome.DRAW);
    }

    /** True when there is a region around a point that is small enough to be searched. */
    static boolean isEnclosed(Position position, int point) {
        return !units(position, point).isEmpty();
    }

    /** What may be searched around a point: regions together, then alone, the smallest first. */
    private static List<SearchArea> units(Position position, int point) {
        List<SearchArea> units = new ArrayList<>();
        for (Color defender : Color.values()) {
            addUnits(units, new FloodRegionFinder().find(position, defender), point);
        }
        units.sort(Comparator.<SearchArea>comparingInt(unit -> unit.parts().size() > 1 ? 0 : 1)
                .thenComparingInt(unit -> unit.points().size()));
        return units;
    }

    private static void addUnits(List<SearchArea> units, RegionMap map, int point) {
        if (map.regionIndexAt(point) < 0) {
            return;
        }
        BasicRegion region = map.regions().get(map.regionIndexAt(point));
        List<BasicRegion> small = map.regions().stream()
                .filter(other -> other.points().size() <= MAX_POINTS)
                .toList();
        units.add(SearchArea.ofRegions(map, List.of(region), block -> false));
        for (List<BasicRegion> parts : RegionMerger.RELATED.merge(map, small, block -> false)) {
            if (parts.size() > 1 && parts.contains(region)) {
                units.add(SearchArea.ofRegions(map, parts, block -> false));
            }
        }
        units.removeIf(unit -> !unit.fits(MAX_POINTS));
    }

    private static LocalQuestion of(SearchArea unit, Position position, Color mover, KoThreats threats) {
        SafetyMap benson = new BensonSolver(new FloodRegionFinder()).solve(position);
        long[] eyes = new long[unit.blocks().size()];
        for (int place = 0; place < eyes.length; place++) {
            eyes[place] = isAlive(benson, unit.blocks().get(place), unit.points()) ? LocalShape.ALIVE : 0;
        }
        LocalShape shape = unit.shape(eyes);
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

    /** The moves after which the region is worth no less to the mover than before. */
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
