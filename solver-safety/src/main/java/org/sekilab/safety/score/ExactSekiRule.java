package org.sekilab.safety.score;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionFinder;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.KoThreats;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.proof.SafetySolver;
import org.sekilab.safety.RegionSolver;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.scoring.EyeGroup;
import org.sekilab.scoring.FilledBoard;
import org.sekilab.scoring.Filling;
import org.sekilab.scoring.SekiRule;
import org.sekilab.scoring.Territory;
import org.sekilab.statics.AlternatingPlaySolver;

/**
 * Tells seki by proofs where they exist, and elsewhere as {@link org.sekilab.scoring.RelaxedSekiRule} does.
 *
 * <p>Source: own. Groups of eyes are those of [AP]; life in seki is found as in [NKM] 5.6.
 * <p>Proves: a group is not in seki if its blocks live unconditionally. It is also not in seki if a search of the
 * regions around its eyes proves its life. In this search the group has these regions alone, and the opponent moves
 * first.
 * <p>A group is in seki if two facts hold. The solver of whole boards proves that all its blocks live. If its own
 * stones filled all neutral points, it could not live by its eyes, even when moving first. In both cases stones that
 * the players did not call dead are alive. All other groups are reported as not proved. The choice of false eyes is a
 * convention here too.
 * <p>Differs: from the relaxed rule only in the conditions for life.
 * <p>Cost: that of the solver on the whole board, and of two searches for each group and pattern.
 */
public final class ExactSekiRule implements SekiRule {
    private final SafetySolver solver;
    private final RegionFinder regionFinder;
    private final RegionSolver regionSolver;

    /** @param solver a solver that finds seki, such as that of the preset M7 */
    public ExactSekiRule(SafetySolver solver, RegionFinder regionFinder, RegionSolver regionSolver) {
        this.solver = solver;
        this.regionFinder = regionFinder;
        this.regionSolver = regionSolver;
    }

    @Override
    public Territory territory(Position position) {
        return solve(position).territory();
    }

    /** The territory, and the points without a proof. */
    public ExactTerritory solve(Position position) {
        SafetyMap safety = solver.solve(position);
        PointSet unproved = new PointSet(position.geometry());
        Territory territory = FilledBoard.territory(position, Filling.CHECKERED, (group, board) -> {
            boolean isTerritory = livesByEyes(group, safety);
            boolean isSeki = !isTerritory && livesInSeki(group, board, safety);
            if (!isTerritory && !isSeki) {
                unproved.unite(group.points());
            }
            return isSeki || !isTerritory && !group.hasTwoEyes();
        });
        return new ExactTerritory(territory, unproved);
    }

    private boolean livesByEyes(EyeGroup group, SafetyMap safety) {
        RegionMap map = safety.regionMap(group.color());
        if (blocks(group.points(), map).stream().allMatch(block -> safety.isAliveBy(block, SafetyMethod.BENSON))) {
            return true;
        }
        return verdict(safety.position(), map, group.points(), group.color().opposite()) == Verdict.SAFE;
    }

    private boolean livesInSeki(EyeGroup group, FilledBoard board, SafetyMap safety) {
        if (!blocks(group.points(), safety.regionMap(group.color())).stream().allMatch(safety::isAlive)) {
            return false;
        }
        Position best = bestFor(group.color(), board);
        SafetyMap byRules = new AlternatingPlaySolver(regionFinder).solve(best);
        RegionMap map = byRules.regionMap(group.color());
        PointSet eyes = expansion(group, board, map);
        if (blocks(eyes, map).stream().anyMatch(byRules::isAlive)) {
            return false; // the search below would look at all its blocks together
        }
        Verdict verdict = verdict(best, map, eyes, group.color());
        return verdict == Verdict.UNSAFE || verdict == Verdict.SEKI;
    }

    /** The position with every neutral point filled by a color. */
    private static Position bestFor(Color color, FilledBoard board) {
        Position position = board.position();
        PointSet own = board.neutralPoints().unite(position.stones(color));
        PointSet other = position.stones(color.opposite());
        return color == Color.BLACK ? Position.of(own, other, color) : Position.of(other, own, color);
    }

    /** The points of all regions that blocks of a group's color join to the group, with the blocks of another board. */
    private static PointSet expansion(EyeGroup group, FilledBoard board, RegionMap map) {
        PointSet eyes = board.surroundedPoints(group.color());
        PointSet joined = group.points().copy();
        for (int size = 0; size < joined.size(); ) {
            size = joined.size();
            for (Block block : blocks(joined, map)) {
                joined.unite(block.stones().exterior().intersect(eyes));
            }
            joined.flood(eyes);
        }
        return joined;
    }

    /** The blocks next to some points. */
    private static List<Block> blocks(PointSet points, RegionMap map) {
        PointSet around = points.exterior();
        List<Block> blocks = new ArrayList<>();
        for (Block block : map.blocks()) {
            if (block.stones().intersects(around)) {
                blocks.add(block);
            }
        }
        return blocks;
    }

    /** The verdict of a search of the regions that hold some points. */
    private Verdict verdict(Position position, RegionMap map, PointSet points, Color first) {
        Set<BasicRegion> parts = new LinkedHashSet<>();
        for (int point = points.first(); point != Points.NONE; point = points.next(point)) {
            parts.add(map.regions().get(map.regionIndexAt(point)));
        }
        MergedRegion region = map.merge(parts);
        if (!regionSolver.fits(region)) {
            return Verdict.UNKNOWN;
        }
        return regionSolver
                .solve(position, region, first, RegionSolver.Boundary.UNPROVED, KoThreats.UNLIMITED)
                .verdict();
    }
}
