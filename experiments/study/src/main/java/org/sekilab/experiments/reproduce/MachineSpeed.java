package org.sekilab.experiments.reproduce;

import com.typesafe.config.ConfigFactory;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;
import org.apache.commons.math3.stat.descriptive.DescriptiveStatistics;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.model.Position;
import org.sekilab.proof.Effort;
import org.sekilab.proof.SafetySolver;

/**
 * How fast and how steady a machine is: one fixed board, solved ten times.
 *
 * @param nodes of the searches of the board; they are the same on each machine
 * @param nodesPerSecond the median of the ten times
 * @param noise the middle half of the times is so wide, as a part of the median
 */
public record MachineSpeed(long nodes, double nodesPerSecond, double noise) {
    /** More than this is a noisy machine. */
    public static final double NOISY = 0.1;

    private static final String SETTINGS =
            "safety { preset = M7, engine = dfpn-r }, limits { region-nodes = 1000, region-time = 10m }";
    private static final int WARM_UPS = 2;
    private static final int TIMES = 10;
    private static final int QUARTER = 25;
    private static final double NANOS_PER_SECOND = 1e9;

    /** Measures this machine, for some seconds, with one thread. */
    public static MachineSpeed measure() {
        Mistakes mistakes = new Mistakes();
        Laboratory laboratory =
                Laboratory.open(new Layers(mistakes).addLayer(ConfigFactory.parseString(SETTINGS)), mistakes);
        SafetySolver solver = laboratory.create(StrategyKind.SOLVERS);
        Position position =
                DemoData.games().get(0).read().boards().iterator().next().position();
        LongSupplier search = () -> solver.solve(position).spent().values().stream()
                .mapToLong(Effort::nodes)
                .sum();
        return measure(search, System::nanoTime);
    }

    /** @param search gives the nodes that it entered */
    static MachineSpeed measure(LongSupplier search, LongSupplier nanoTime) {
        for (int i = 0; i < WARM_UPS; i++) {
            search.getAsLong();
        }
        List<Double> seconds = new ArrayList<>();
        long nodes = 0;
        for (int i = 0; i < TIMES; i++) {
            long start = nanoTime.getAsLong();
            nodes = search.getAsLong();
            seconds.add((nanoTime.getAsLong() - start) / NANOS_PER_SECOND);
        }
        DescriptiveStatistics times = new DescriptiveStatistics(
                seconds.stream().mapToDouble(Double::doubleValue).toArray());
        double median = times.getPercentile(2 * QUARTER);
        double spread = times.getPercentile(3 * QUARTER) - times.getPercentile(QUARTER);
        return new MachineSpeed(nodes, nodes / median, spread / median);
    }

    /** True when times of this machine tell little. */
    public boolean isNoisy() {
        return noise > NOISY;
    }

    /** What results note of it. */
    public String label() {
        return "%s nodes/s in a fixed search, noise %s%%%s"
                .formatted(
                        Numbers.whole(Math.round(nodesPerSecond)),
                        Numbers.three(noise * 100),
                        isNoisy() ? ": a noisy machine, so times tell little" : "");
    }
}
