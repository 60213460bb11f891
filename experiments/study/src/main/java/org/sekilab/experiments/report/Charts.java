package org.sekilab.experiments.report;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.report.Chart.Dot;
import org.sekilab.experiments.stats.Cost;
import org.sekilab.experiments.stats.Interval;
import org.sekilab.experiments.store.ProblemKey;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.StoredRun;
import org.sekilab.experiments.store.Summary;

/** The diagrams of a report, for one set of positions or problems. */
final class Charts {
    private static final double SHORTEST_MILLIS = 0.01; // what took less is drawn here
    private static final int SIZE_STEP = 4;
    private static final int LARGE = 40; // what is larger stands together at the end

    private final Results results;
    private final String set;
    private final Cost.Unit unit;

    Charts(Results results, String set) {
        this.results = results;
        this.set = set;
        this.unit = results.isFromSeveralMachines() ? Cost.Unit.NODES : Cost.Unit.MILLIS;
    }

    /** What the diagrams measure, in a word. */
    String measure() {
        return unit == Cost.Unit.NODES ? "nodes" : "time";
    }

    /** How many problems each run has solved after a time, or after as many nodes. */
    String cactus() {
        double longest = results.runs(set).stream()
                .mapToDouble(run -> solvedCosts(run).stream()
                        .mapToDouble(Double::doubleValue)
                        .max()
                        .orElse(0))
                .max()
                .orElse(0);
        int most = results.runs(set).stream()
                .mapToInt(run -> solvedCosts(run).size())
                .max()
                .orElse(0);
        Scale cost = Scale.powers(shortest(), Math.max(1, longest));
        Chart chart = Chart.withAxes(cost, Scale.upTo(most), unit.label() + " for a problem", "problems solved");
        for (int i = 0; i < results.runs(set).size(); i++) {
            StoredRun run = results.runs(set).get(i);
            List<Double> costs = solvedCosts(run);
            List<Dot> steps = new ArrayList<>();
            int solved = 0;
            for (double each : costs) {
                steps.add(new Dot(each, solved, ""));
                solved++;
                steps.add(new Dot(each, solved, ""));
            }
            steps.add(new Dot(cost.high(), solved, ""));
            chart.line(steps, i, "%s: %d solved".formatted(run.name(), solved)).dots(marks(run, costs, cost), i);
        }
        return chart.svg("%s: problems solved over %s".formatted(set, measure()));
    }

    /** A dot at each tick of an axis of costs, which tells how many problems are solved by then. */
    private List<Dot> marks(StoredRun run, List<Double> costs, Scale axis) {
        return axis.ticks().stream()
                .map(tick -> {
                    long solved = costs.stream().filter(each -> each <= tick).count();
                    String tip = "%s: %d solved within %s %s"
                            .formatted(run.name(), solved, Scale.written(tick), unit.label());
                    return new Dot(tick, solved, tip);
                })
                .toList();
    }

    private List<Double> solvedCosts(StoredRun run) {
        return of(run).values().stream()
                .filter(Summary::isProved)
                .map(each -> Samples.cost(each).in(unit))
                .sorted()
                .toList();
    }

    /**
     * The times or nodes of two runs for each problem that either solves. A problem that is not solved lies at the
     * limit of time, or at the most nodes of both runs.
     */
    String scatter(StoredRun first, StoredRun second) {
        SortedMap<ProblemKey, Summary> others = of(second);
        List<Dot> dots = new ArrayList<>();
        double end =
                unit == Cost.Unit.MILLIS ? Math.max(first.limitMillis(), second.limitMillis()) : most(first, second);
        of(first).forEach((problem, summary) -> {
            Summary other = others.get(problem);
            if (other != null
                    && (summary.isProved() || other.isProved())
                    && cost(summary, end) + cost(other, end) > 0) {
                dots.add(new Dot(
                        cost(summary, end),
                        cost(other, end),
                        "%s: %s, %s".formatted(problem.label(), tip(first, summary), tip(second, other))));
            }
        });
        double longest = dots.stream()
                .mapToDouble(dot -> Math.max(dot.x(), dot.y()))
                .max()
                .orElse(1);
        Scale cost = Scale.powers(shortest(), longest);
        return Chart.withAxes(cost, cost, first.name() + ", " + unit.label(), second.name() + ", " + unit.label())
                .diagonal()
                .dots(dots, 0)
                .svg("%s: %s of %s against %s".formatted(set, measure(), second.name(), first.name()));
    }

    private String tip(StoredRun run, Summary summary) {
        return "%s %s"
                .formatted(
                        run.name(),
                        summary.isProved()
                                ? Numbers.three(Samples.cost(summary).in(unit)) + " " + unit.label()
                                : "not solved");
    }

    private double cost(Summary summary, double end) {
        return summary.isProved() ? Samples.cost(summary).in(unit) : end;
    }

    /** The most that either run has spent on a problem. */
    private double most(StoredRun first, StoredRun second) {
        return Stream.of(first, second)
                .flatMap(run -> of(run).values().stream())
                .mapToDouble(each -> Samples.cost(each).in(unit))
                .max()
                .orElse(1);
    }

    private double shortest() {
        return unit == Cost.Unit.MILLIS ? SHORTEST_MILLIS : 1;
    }

    /** The part of the problems of each size that is solved. */
    String bySize() {
        int largest = results.runs(set).stream()
                .flatMap(run -> of(run).values().stream())
                .mapToInt(Summary::size)
                .max()
                .orElse(1);
        Chart chart = Chart.withAxes(
                Scale.upTo(Math.min(largest, LARGE) + SIZE_STEP),
                Scale.upTo(100),
                "points (or stones of a race); those over %d together".formatted(LARGE),
                "% solved");
        for (int i = 0; i < results.runs(set).size(); i++) {
            StoredRun run = results.runs(set).get(i);
            TreeMap<Integer, List<Summary>> bySize = new TreeMap<>();
            of(run).values()
                    .forEach(each -> bySize.computeIfAbsent(
                                    (Math.min(each.size(), LARGE + 1) - 1) / SIZE_STEP, step -> new ArrayList<>())
                            .add(each));
            List<Dot> dots = new ArrayList<>();
            bySize.forEach((step, its) -> dots.add(dot(run, step, its)));
            chart.line(dots, i, run.name()).dots(dots, i);
        }
        return chart.svg("%s: solved by size".formatted(set));
    }

    private static Dot dot(StoredRun run, int step, Collection<Summary> its) {
        long solved = its.stream().filter(Summary::isProved).count();
        int from = step * SIZE_STEP + 1;
        String sizes = from > LARGE ? "over " + LARGE : "%d to %d".formatted(from, from + SIZE_STEP - 1);
        String tip = "%s, %s points: %d of %d".formatted(run.name(), sizes, solved, its.size());
        return new Dot(from + (SIZE_STEP - 1) / 2.0, 100.0 * solved / its.size(), tip);
    }

    /** How many problems more or fewer each run solves than the first run. Empty if there is one run only. */
    Optional<String> ablation() {
        if (results.runs(set).size() < 2) {
            return Optional.empty();
        }
        List<StoredRun> others = results.runs(set).subList(1, results.runs(set).size());
        StoredRun base = results.runs(set).get(0);
        List<Interval> intervals = others.stream().map(run -> gain(base, run)).toList();
        double low = intervals.stream().mapToDouble(Interval::low).min().orElse(0);
        double high = intervals.stream().mapToDouble(Interval::high).max().orElse(0);
        Scale scale = new Scale(Math.min(-1, low), Math.max(1, high), Scale.Kind.LINEAR);
        Chart chart = Chart.withRows(
                scale,
                others.size(),
                "problems solved more (or fewer) than %s, with intervals of 95%%".formatted(base.name()));
        for (int i = 0; i < others.size(); i++) {
            Interval gain = intervals.get(i);
            chart.bar(i, others.get(i).name(), gain.value(), gain.low(), gain.high());
        }
        return Optional.of(chart.svg("%s: what each change adds".formatted(set)));
    }

    private Interval gain(StoredRun base, StoredRun run) {
        SortedMap<ProblemKey, Summary> others = of(run);
        double[] gains = of(base).entrySet().stream()
                .filter(entry -> others.containsKey(entry.getKey()))
                .mapToDouble(entry -> solved(others.get(entry.getKey())) - solved(entry.getValue()))
                .toArray();
        if (gains.length == 0) {
            return new Interval(0, 0, 0);
        }
        return Samples.bootstrap()
                .interval(gains, sample -> Arrays.stream(sample).sum());
    }

    private static int solved(@Nullable Summary summary) {
        return summary != null && summary.isProved() ? 1 : 0;
    }

    private SortedMap<ProblemKey, Summary> of(StoredRun run) {
        return results.of(run.name(), set);
    }
}
