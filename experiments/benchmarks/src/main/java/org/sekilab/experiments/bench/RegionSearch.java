package org.sekilab.experiments.bench;

import java.time.Duration;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.safety.RegionResult;
import org.sekilab.safety.RegionSolver;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Engine;
import org.sekilab.search.Limits;
import org.sekilab.search.alphabeta.AlphaBetaConfig;
import org.sekilab.search.alphabeta.AlphaBetaEngine;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;

/**
 * How many nodes a second does an engine search in a region of 21 points that it cannot solve? One operation is a node.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(3)
@Warmup(iterations = 3, time = 1)
@Measurement(iterations = 5, time = 1)
@SuppressWarnings("NullAway.Init") // JMH calls the method that sets up
public class RegionSearch {
    private static final int NODES = 100_000;

    private final Position position = Diagram.parse("""
            X X X X X X X X O
            . . . . . . . X O
            . . . O . . . X O
            . . . . . . . X O
            """);
    private final BasicRegion region =
            new FloodRegionFinder().find(position, Color.BLACK).regions().get(0);

    /** The features that are on. */
    @Param({"M1", "M4", "M6"})
    public Preset preset;

    /** What it is searched with, by the name that the engine is bound to. */
    @Param({"alphabeta", "dfpn", "dfpn-r"})
    public String engine;

    private RegionSolver solver;

    @Setup
    public void setUp() {
        Limits limits = Limits.DEFAULT.withTime(Duration.ofMinutes(1)).withMaxNodes(NODES);
        solver = new RegionSolver(engineOf(engine), new SafetyConfig(preset.features(), 30, 14, 14, limits));
    }

    /** The search that takes too long to go on. */
    @Benchmark
    @OperationsPerInvocation(NODES)
    public RegionResult solve() {
        RegionResult result = solver.solve(position, region, Color.WHITE);
        if (result.first().nodes() != NODES) {
            throw new IllegalStateException(
                    "solved in %d nodes".formatted(result.first().nodes()));
        }
        return result;
    }

    private static Engine engineOf(String name) {
        return switch (name) {
            case "alphabeta" -> new AlphaBetaEngine(AlphaBetaConfig.DEFAULT);
            case "dfpn" -> DfpnEngine.plain(DfpnConfig.DEFAULT);
            case "dfpn-r" -> DfpnEngine.withTwins(DfpnConfig.DEFAULT);
            default -> throw new IllegalArgumentException(name);
        };
    }
}
