package org.sekilab.experiments.reproduce;

import com.typesafe.config.ConfigFactory;
import java.lang.management.ManagementFactory;
import java.lang.management.ThreadMXBean;
import java.util.function.LongSupplier;
import org.apache.commons.math3.stat.descriptive.DescriptiveStatistics;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.study.MachineSpeedLine;
import org.sekilab.model.Position;
import org.sekilab.proof.Effort;
import org.sekilab.proof.SafetySolver;

/**
 * How fast and how steady a machine is: one fixed board, solved ten times. The speed is that of the processor, so that
 * other work on the machine changes it little. The noise is that of wall time.
 *
 * @param nodes of the searches of the board; they are the same on each machine
 * @param nodesPerSecond in a second of processor time; the median of ten
 * @param noise the middle half of the ten wall times is so wide, as a part of their median
 */
public record MachineSpeed(long nodes, double nodesPerSecond, double noise) {
    private static final double NOISY = 0.1; // more than this is a noisy machine
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
        ThreadMXBean threads = ManagementFactory.getThreadMXBean();
        LongSupplier processor =
                threads.isCurrentThreadCpuTimeSupported() ? threads::getCurrentThreadCpuTime : System::nanoTime;
        return measure(search, System::nanoTime, processor);
    }

    /**
     * Measures a search.
     *
     * @param search gives the nodes that it entered
     * @param wall nanoseconds from any origin
     * @param processor nanoseconds of the thread that searches
     */
    static MachineSpeed measure(LongSupplier search, LongSupplier wall, LongSupplier processor) {
        long nodes = 0;
        for (int i = 0; i < WARM_UPS; i++) {
            nodes = search.getAsLong();
        }
        DescriptiveStatistics wallTimes = new DescriptiveStatistics();
        DescriptiveStatistics processorTimes = new DescriptiveStatistics();
        for (int i = 0; i < TIMES; i++) {
            long start = wall.getAsLong();
            long processorStart = processor.getAsLong();
            nodes = search.getAsLong();
            processorTimes.addValue((processor.getAsLong() - processorStart) / NANOS_PER_SECOND);
            wallTimes.addValue((wall.getAsLong() - start) / NANOS_PER_SECOND);
        }
        double spread = wallTimes.getPercentile(3 * QUARTER) - wallTimes.getPercentile(QUARTER);
        return new MachineSpeed(
                nodes,
                nodes / processorTimes.getPercentile(2 * QUARTER),
                spread / wallTimes.getPercentile(2 * QUARTER));
    }

    /** True when times of this machine tell little. */
    public boolean isNoisy() {
        return noise > NOISY;
    }

    /** The line that tells it. */
    public MachineSpeedLine line() {
        return new MachineSpeedLine(nodes, Json.number(nodesPerSecond), Json.number(noise), isNoisy());
    }

    /** What results note of it. */
    public String label() {
        return "%s nodes in a second of the processor in a fixed search, noise %s%%%s"
                .formatted(
                        Numbers.whole(Math.round(nodesPerSecond)),
                        Numbers.three(noise * 100),
                        isNoisy() ? ": a noisy machine, so times tell little" : "");
    }
}
