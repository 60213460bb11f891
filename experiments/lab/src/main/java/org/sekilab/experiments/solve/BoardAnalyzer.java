package org.sekilab.experiments.solve;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.proof.Effort;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.proof.SafetySolver;
import org.sekilab.safety.certificate.CertifiedSafety;
import org.sekilab.safety.settings.Verdict;

/**
 * Analyzes whole boards with one solver. Free of state. May be shared by threads.
 *
 * <p>Proves: what its solver proves. A region is SAFE when all its points are safe for its color, and UNSAFE when a
 * block of the attacker lives inside by itself. An attacker's stone that is never captured is not enough for UNSAFE,
 * and neither is an attacker's eye. The stone may be in seki.
 */
public final class BoardAnalyzer {
    private final SafetySolver solver;
    private final LongSupplier nanoClock;

    /** @param nanoClock the time in nanoseconds from any origin, such as {@link System#nanoTime} */
    public BoardAnalyzer(SafetySolver solver, LongSupplier nanoClock) {
        this.solver = solver;
        this.nanoClock = nanoClock;
    }

    public BoardResult analyze(BoardInput input) {
        long start = nanoClock.getAsLong();
        SafetyMap safety = solver.solve(input.position());
        return result(input, safety, nanoClock.getAsLong() - start);
    }

    /** Analyzes a board with a certifier, which takes the place of the solver and gives a certificate. */
    public CertifiedBoard certify(BoardInput input, Function<Position, CertifiedSafety> certifier) {
        long start = nanoClock.getAsLong();
        CertifiedSafety certified = certifier.apply(input.position());
        BoardResult result = result(input, certified.safety(), nanoClock.getAsLong() - start);
        return new CertifiedBoard(result, certified.certificate());
    }

    /**
     * What a map says of a board.
     *
     * @param elapsedNanos the time that it took
     */
    public static BoardResult result(BoardInput input, SafetyMap safety, long elapsedNanos) {
        List<RegionOutcome> regions = new ArrayList<>();
        for (Color color : Color.values()) {
            for (BasicRegion region : safety.regionMap(color).regions()) {
                regions.add(outcome(region, safety));
            }
        }
        long nodes = regions.stream().mapToLong(RegionOutcome::nodes).sum();
        return new BoardResult(input, safety, Tally.of(safety), regions, nodes, elapsedNanos);
    }

    private static RegionOutcome outcome(BasicRegion region, SafetyMap safety) {
        if (safety.isSafe(region)) {
            return outcome(region, Verdict.SAFE, safety, region.points());
        }
        if (safety.isSeki(region)) {
            return outcome(region, Verdict.SEKI, SafetyMethod.SEKI.label(), safety);
        }
        return invader(region, safety)
                .map(block -> outcome(region, Verdict.UNSAFE, safety, block.stones()))
                .orElseGet(() -> outcome(region, Verdict.UNKNOWN, RegionOutcome.NO_METHOD, safety));
    }

    /**
     * A block of the attacker that lives inside by itself: unconditionally, or by two regions of its own that are safe.
     */
    private static Optional<Block> invader(BasicRegion region, SafetyMap safety) {
        RegionMap map = safety.regionMap(region.attacker());
        return map.blocks().stream()
                .filter(block -> safety.isAlive(block) && region.points().contains(block.anchor()))
                .filter(block -> safety.isAliveBy(block, SafetyMethod.BENSON) || safeRegions(block, map, safety) >= 2)
                .findFirst();
    }

    private static long safeRegions(Block block, RegionMap map, SafetyMap safety) {
        return Arrays.stream(map.regionsOf(block))
                .filter(index -> safety.isSafe(map.regions().get(index)))
                .count();
    }

    private static RegionOutcome outcome(BasicRegion region, Verdict verdict, SafetyMap safety, PointSet proved) {
        String method = lastMethod(safety, proved).map(SafetyMethod::label).orElse(RegionOutcome.NO_METHOD);
        return outcome(region, verdict, method, safety);
    }

    private static RegionOutcome outcome(BasicRegion region, Verdict verdict, String method, SafetyMap safety) {
        Effort effort = safety.effort(region);
        Optional<String> limit = verdict == Verdict.UNKNOWN ? effort.limit() : Optional.empty();
        return new RegionOutcome(region, verdict, method, limit, effort.nodes(), effort.elapsedNanos());
    }

    /** The method of highest rank among the methods of some points. Without it not all points would be proved. */
    private static Optional<SafetyMethod> lastMethod(SafetyMap safety, PointSet points) {
        Optional<SafetyMethod> last = Optional.empty();
        for (int point = points.first(); point != Points.NONE; point = points.next(point)) {
            Optional<SafetyMethod> method = safety.methodAt(point);
            if (method.isPresent() && (last.isEmpty() || method.get().compareTo(last.get()) > 0)) {
                last = method;
            }
        }
        return last;
    }
}
