package org.sekilab.experiments.gtp.board;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.KoThreats;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.RegionResult;
import org.sekilab.safety.RegionSolver;
import org.sekilab.safety.RegionSolver.Boundary;
import org.sekilab.safety.settings.Verdict;

/** Finds small regions that depend on the side that moves first, by search. Immutable. */
public final class UrgentMoves {
    private static final int MOST_EMPTIES = 12; // so that most searches end soon
    private static final int MOST_LIBERTIES = 4; // of enclosed blocks outside

    private final RegionSolver solver;

    /** Moves by a solver of regions. */
    public UrgentMoves(RegionSolver solver) {
        this.solver = solver;
    }

    /** A move, and the points that it wins or saves. */
    private record Stake(int move, int points) {}

    /** The points at stake at each move that wins a region for a side or saves it. */
    public Map<Integer, Integer> find(SafetyMap safety, Color color) {
        Map<Integer, Integer> values = new HashMap<>();
        for (Color defender : Color.values()) {
            for (BasicRegion region : safety.regionMap(defender).regions()) {
                boolean isSmall = region.empties().size() <= MOST_EMPTIES && solver.fits(region);
                if (isSmall && !region.boundaryBlocks().isEmpty() && !safety.isSafe(region)) {
                    findStake(safety, region, color)
                            .ifPresent(stake -> values.merge(stake.move(), stake.points(), Integer::sum));
                }
            }
        }
        return values;
    }

    /**
     * What is at stake in a region. The blocks around count only if they have few liberties elsewhere. Else the region
     * alone counts, as if they were alive.
     */
    private Optional<Stake> findStake(SafetyMap safety, BasicRegion region, Color color) {
        int points = 2 * region.points().size() - region.empties().size();
        Optional<Stake> whole = isEnclosed(safety, region)
                ? findMove(safety.position(), region, color, Boundary.UNPROVED)
                        .map(move -> new Stake(move, points + openStones(safety, region)))
                : Optional.empty();
        return whole.or(
                () -> findMove(safety.position(), region, color, Boundary.ALIVE).map(move -> new Stake(move, points)));
    }

    /** The stones around a region that are not known to be alive. */
    private static int openStones(SafetyMap safety, BasicRegion region) {
        int stones = 0;
        for (Block block : region.boundaryBlocks()) {
            stones += safety.isAlive(block) ? 0 : block.stones().size();
        }
        return stones;
    }

    /**
     * True when the worst case for the defender outside is close to the truth: the blocks around have few liberties
     * there.
     */
    private static boolean isEnclosed(SafetyMap safety, BasicRegion region) {
        int liberties = 0;
        for (Block block : region.boundaryBlocks()) {
            liberties += safety.isAlive(block)
                    ? MOST_LIBERTIES + 1
                    : region.externalLiberties(block).size();
        }
        return liberties <= MOST_LIBERTIES;
    }

    /** The side's move, if the first side to move wins the region. */
    private Optional<Integer> findMove(Position position, BasicRegion region, Color color, Boundary boundary) {
        boolean isDefender = color == region.defender();
        RegionResult own = solver.solve(position, region, color, boundary, KoThreats.UNLIMITED);
        if (!isWon(own, isDefender)) {
            return Optional.empty();
        }
        RegionResult others = solver.solve(position, region, color.opposite(), boundary, KoThreats.UNLIMITED);
        return isWon(others, isDefender)
                ? Optional.empty()
                : own.principalVariation().stream().findFirst().filter(move -> move != Points.PASS);
    }

    private static boolean isWon(RegionResult result, boolean isDefender) {
        return isDefender
                ? result.verdict() == Verdict.SAFE
                : result.verdict() == Verdict.UNSAFE || result.verdict() == Verdict.SEKI;
    }
}
