package org.sekilab.experiments.gtp;

import java.util.HashMap;
import java.util.Map;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.KoThreats;
import org.sekilab.safety.RegionResult;
import org.sekilab.safety.RegionSolver;
import org.sekilab.safety.RegionSolver.Boundary;
import org.sekilab.safety.Verdict;
import org.sekilab.statics.SafetyMap;

/** Finds small regions that depend on who moves first, by search. Immutable. */
final class UrgentMoves {
    private static final int MOST_EMPTIES = 12; // so that most searches end soon

    private final RegionSolver solver;

    UrgentMoves(RegionSolver solver) {
        this.solver = solver;
    }

    /** What is at stake at the moves that win a region for a side or save it; by move, in points. */
    Map<Integer, Integer> find(SafetyMap safety, Color color) {
        Map<Integer, Integer> values = new HashMap<>();
        for (Color defender : Color.values()) {
            for (BasicRegion region : safety.regionMap(defender).regions()) {
                boolean isSmall = region.empties().size() <= MOST_EMPTIES && solver.fits(region);
                if (isSmall && !region.boundaryBlocks().isEmpty() && !safety.isSafe(region)) {
                    int move = findMove(safety.position(), region, color);
                    if (move != Points.NONE && move != Points.PASS) {
                        int stones = region.points().size() - region.empties().size();
                        values.merge(move, region.points().size() + stones, Integer::sum);
                    }
                }
            }
        }
        return values;
    }

    /** The defender wants SAFE under the worst case for him, the attacker to survive under the worst for himself. */
    private int findMove(Position position, BasicRegion region, Color color) {
        boolean isDefender = color == region.defender();
        Boundary boundary = isDefender ? Boundary.UNPROVED : Boundary.ALIVE;
        RegionResult own = solver.solve(position, region, color, boundary, KoThreats.UNLIMITED);
        if (!isWon(own, isDefender)) {
            return Points.NONE;
        }
        RegionResult others = solver.solve(position, region, color.opposite(), boundary, KoThreats.UNLIMITED);
        if (isWon(others, isDefender)) {
            return Points.NONE;
        }
        return own.principalVariation().stream().findFirst().orElse(Points.NONE);
    }

    private static boolean isWon(RegionResult result, boolean isDefender) {
        return isDefender
                ? result.verdict() == Verdict.SAFE
                : result.verdict() == Verdict.UNSAFE || result.verdict() == Verdict.SEKI;
    }
}
