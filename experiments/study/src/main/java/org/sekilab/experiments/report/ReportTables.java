package org.sekilab.experiments.report;

import static org.sekilab.experiments.output.Numbers.percent;
import static org.sekilab.experiments.output.Numbers.probability;
import static org.sekilab.experiments.output.Numbers.three;
import static org.sekilab.experiments.output.Numbers.whole;
import static org.sekilab.experiments.report.Ratios.ratio;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.ToIntFunction;
import org.sekilab.experiments.config.References;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.output.Table;
import org.sekilab.experiments.solve.Tally;
import org.sekilab.experiments.stats.Comparison;
import org.sekilab.experiments.stats.Corrected;
import org.sekilab.experiments.stats.Cost;
import org.sekilab.experiments.stats.Costs;
import org.sekilab.experiments.store.Answer.Certainty;
import org.sekilab.experiments.store.BoardRow;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.StoredRun;
import org.sekilab.experiments.store.Summary;

/** The tables of a report, for one set of positions or problems. */
final class ReportTables {
    private static final String THEIRS = "theirs";
    private static final String SEVERAL_MACHINES = "several machines";
    private static final int[] BESIDE = {2, 5, 6}; // columns behind points, blocks of both kinds, regions
    private static final double[] SECONDS = {0.01, 0.05, 0.1, 0.5, 1, 5, 10};

    private final Results results;
    private final References references;
    private final Map<String, List<Table>> bySet = new TreeMap<>(); // made once: their intervals take long

    /**
     * @param all all results. A run counts in a set if it answered something of it. The tables take only what all such
     * runs answered.
     */
    ReportTables(Results all) {
        this.results = all.common();
        this.references = References.parse(results.references());
        results.sets().forEach(set -> bySet.put(set, make(set)));
    }

    /** All tables about a set that have anything to tell. */
    List<Table> of(String set) {
        return bySet.getOrDefault(set, List.of());
    }

    private List<Table> make(String set) {
        List<Table> tables = new ArrayList<>();
        if (results.runs(set).isEmpty()) {
            return tables;
        }
        if (results.runs(set).stream().anyMatch(run -> !boards(set, run).isEmpty())) {
            tables.add(proved(set));
            if (!results.isFromSeveralMachines()) {
                tables.add(within(set));
            }
        }
        boolean isGuessed = isGuessed(set);
        if (isGuessed) {
            tables.add(estimates(set));
        } else {
            tables.add(solved(set));
        }
        if (results.runs(set).stream()
                .anyMatch(run -> summaries(run, set).stream().anyMatch(Summary::hasTruth))) {
            tables.add(truth(set));
        }
        if (!isGuessed && results.runs(set).size() > 1) {
            tables.add(comparisons(set));
            new VirtualBest(results, set).table().ifPresent(tables::add);
        }
        new EngineTable(results).of(set).ifPresent(tables::add);
        if (!results.isFromSeveralMachines()) {
            new SteadinessTable(results).of(set).ifPresent(tables::add);
        }
        if (results.runs(set).stream()
                .anyMatch(run -> summaries(run, set).stream()
                        .anyMatch(each -> each.effort().secondNodes() > 0))) {
            tables.add(secondSearch(set));
        }
        return tables;
    }

    /** True when a set asks for guesses, which prove nothing. */
    boolean isGuessed(String set) {
        return results.runs(set).stream()
                .anyMatch(run -> summaries(run, set).stream()
                        .anyMatch(each -> each.estimate().isPresent()));
    }

    private Table proved(String set) {
        boolean isReferred = results.runs(set).stream()
                .anyMatch(run -> references.proved(set, run.name()).isPresent());
        List<List<String>> rows = new ArrayList<>();
        for (StoredRun run : results.runs(set)) {
            List<BoardRow> its = boards(set, run);
            Tally tally = tally(its);
            List<String> row = new ArrayList<>(List.of(
                    run.name(),
                    whole(tally.safePoints()),
                    percent(tally.safePoints(), tally.points()),
                    whole(tally.blocksOnSafePoints()),
                    whole(tally.aliveBlocks()),
                    whole(tally.safeRegions()),
                    whole(tally.sekiStones()),
                    whole(its.stream().mapToLong(BoardRow::nodes).sum()),
                    three(its.stream().mapToDouble(BoardRow::millis).sum() / 1000)));
            if (isReferred) {
                List<Integer> theirs = references.proved(set, run.name()).orElse(List.of());
                putBeside(row, theirs.stream().map(Numbers::whole).toList());
            }
            rows.add(row);
        }
        List<String> header = new ArrayList<>(List.of(
                "run",
                "safe points",
                "%",
                "safe blocks",
                "alive blocks",
                "safe regions",
                "seki stones",
                "nodes",
                "seconds"));
        if (isReferred) {
            putBeside(header, List.of(THEIRS, THEIRS, THEIRS));
        }
        Tally first = tally(boards(set, results.runs(set).get(0)));
        String title = "%s: %s points, %s blocks, %s regions on %d boards"
                .formatted(set, whole(first.points()), whole(first.blocks()), whole(first.regions()), first.boards());
        String note =
                "The proved parts of the boards. A block is safe if all its stones are on safe points, dead or not.";
        return new Table(title, isReferred ? note + " " + source() : note, header, rows);
    }

    /**
     * Puts the numbers of others behind this program's points, blocks and regions. A dash stands where there are none.
     */
    private static void putBeside(List<String> row, List<String> theirs) {
        for (int i = BESIDE.length - 1; i >= 0; i--) { // from the right, so that places stay as they are
            row.add(BESIDE[i], i < theirs.size() ? theirs.get(i) : "-");
        }
    }

    private String source() {
        return references.source().isEmpty() ? "" : "Theirs: " + references.source() + ".";
    }

    private static Tally tally(List<BoardRow> boards) {
        return boards.stream().map(BoardRow::tally).reduce(Tally.ZERO, Tally::plus);
    }

    private List<BoardRow> boards(String set, StoredRun run) {
        return results.boards(set, run.name());
    }

    private Table within(String set) {
        List<String> header = new ArrayList<>(List.of("run"));
        for (double seconds : SECONDS) {
            header.add("%s s".formatted(three(seconds).replaceAll("\\.?0+$", "")));
        }
        List<List<String>> rows = new ArrayList<>();
        for (StoredRun run : results.runs(set)) {
            double[] millis = boards(set, run).stream()
                    .flatMap(board -> board.solvedMillis().stream())
                    .mapToDouble(Double::doubleValue)
                    .toArray();
            List<String> row = new ArrayList<>(List.of(run.name()));
            for (double seconds : SECONDS) {
                row.add(whole(Arrays.stream(millis)
                        .filter(each -> each <= 1000 * seconds)
                        .count()));
            }
            rows.add(row);
            SortedMap<Double, Integer> theirs = references.within(set, run.name());
            if (!theirs.isEmpty()) {
                List<String> their = new ArrayList<>(List.of(run.name() + ", theirs"));
                for (double seconds : SECONDS) {
                    Integer solved = theirs.get(seconds);
                    their.add(solved == null ? "-" : whole(solved));
                }
                rows.add(their);
            }
        }
        return new Table(set + ": regions proved safe by search within a time", source(), header, rows);
    }

    private Table solved(String set) {
        List<StoredRun> runs = results.runs(set);
        List<Summary> answers =
                runs.stream().flatMap(run -> summaries(run, set).stream()).toList();
        Cost.Unit median = results.isFromSeveralMachines() ? Cost.Unit.NODES : Cost.Unit.MILLIS;
        PenaltyScoring scoring =
                results.isFromSeveralMachines() ? PenaltyScoring.ofNodes(answers) : PenaltyScoring.of(runs, answers);
        List<List<String>> rows = new ArrayList<>();
        for (StoredRun run : runs) {
            Collection<Summary> its = summaries(run, set);
            Costs costs = Samples.costs(its);
            long nodes = its.stream().mapToLong(each -> each.effort().nodes()).sum();
            rows.add(List.of(
                    run.name(),
                    whole(its.size()),
                    whole(costs.solved()),
                    percent(costs.solved(), its.size()),
                    scoring.score(run, its),
                    three(costs.median(median)),
                    whole(nodes)));
        }
        return new Table(
                set + ": solved problems, and how fast",
                scoring.note()
                        + " The median counts an unsolved problem as slower than all others. Regions that rules prove take no time of their own.",
                List.of("run", "problems", "solved", "%", scoring.header(), "median " + median.label(), "nodes"),
                rows);
    }

    private Table comparisons(String set) {
        StoredRun base = results.runs(set).get(0);
        List<StoredRun> others = results.runs(set).subList(1, results.runs(set).size());
        List<Comparison> comparisons = others.stream()
                .map(run -> Samples.comparison(results, set, base, run))
                .toList();
        Corrected corrected = Corrected.of(comparisons);
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < others.size(); i++) {
            Comparison comparison = comparisons.get(i);
            rows.add(List.of(
                    others.get(i).name(),
                    whole(comparison.onlyFirst()),
                    whole(comparison.onlySecond()),
                    probability(corrected.solved().get(i)),
                    whole(comparison.both()),
                    ratio(comparison.nodeRatio()),
                    probability(corrected.nodes().get(i)),
                    whole(comparison.differing()),
                    results.isFromSeveralMachines()
                            ? SEVERAL_MACHINES
                            : comparison.hasTimes() ? ratio(comparison.speedUp()) : "same nodes",
                    results.isFromSeveralMachines()
                            ? "-"
                            : probability(corrected.times().get(i)),
                    results.isFromSeveralMachines() ? "-" : three(comparison.sameWork())));
        }
        return new Table(
                "%s: compared with %s".formatted(set, base.name()),
                "Lost: problems that only %s solves. Gained: problems that only the other run solves. The test is McNemar's exact test. "
                                .formatted(base.name())
                        + "Both: problems that both runs solve by search. All further columns are about these. Fewer nodes and faster: the factors, as "
                        + "geometric means with bootstrap intervals of 95%. The test is Wilcoxon's signed-rank test. Times are compared only where nodes "
                        + "differ. Same work: the time on the problems with equal nodes, relative to " + base.name()
                        + ". It differs from 1 if the machine was not steady, or if a node costs more or less. All p have Holm's correction for the "
                        + "number of runs.",
                List.of("run", "lost", "gained", "p", "both", "fewer nodes", "p", "differ", "faster", "p", "same work"),
                rows);
    }

    private Table truth(String set) {
        List<List<String>> rows = new ArrayList<>();
        for (StoredRun run : results.runs(set)) {
            Collection<Summary> known =
                    summaries(run, set).stream().filter(Summary::hasTruth).toList();
            long wrong = known.stream().filter(Summary::isWrong).count();
            long open = count(known, each -> each.certainty() == Certainty.OPEN ? 1 : 0);
            long right = known.size() - wrong - open;
            rows.add(List.of(
                    run.name(),
                    whole(known.size()),
                    whole(right),
                    percent(right, known.size()),
                    whole(wrong),
                    whole(count(known, each -> each.isWrong() && each.isProved() ? 1 : 0)),
                    whole(open)));
        }
        return new Table(
                set + ": compared with the truth",
                "Problems whose truth is known. A wrong proof would be a bug. A wrong guess is not a bug.",
                List.of("run", "known", "right", "%", "wrong", "wrong proofs", "no answer"),
                rows);
    }

    private static long count(Collection<Summary> summaries, ToIntFunction<Summary> ones) {
        return summaries.stream().mapToInt(ones).sum();
    }

    private Table estimates(String set) {
        List<List<String>> rows = new ArrayList<>();
        for (StoredRun run : results.runs(set)) {
            Collection<Summary> its = summaries(run, set);
            double[] safe = Samples.estimates(its, Summary::isTrulySafe);
            double[] others = Samples.estimates(its, each -> each.hasTruth() && !each.isTrulySafe());
            rows.add(List.of(
                    run.name(),
                    whole(its.size()),
                    whole(safe.length),
                    whole(others.length),
                    three(Samples.mean(safe)),
                    three(Samples.mean(others)),
                    three(Samples.areaUnderCurve(safe, others))));
        }
        return new Table(
                set + ": the estimates of the heuristic",
                "Separation: how often a safe region has a higher estimate than an unsafe one. Ties count half. 0.5 is chance, 1 is perfect.",
                List.of("run", "problems", "safe", "not safe", "mean of safe", "mean of others", "separation"),
                rows);
    }

    private Table secondSearch(String set) {
        List<List<String>> rows = new ArrayList<>();
        for (StoredRun run : results.runs(set)) {
            Collection<Summary> its = summaries(run, set);
            long first =
                    its.stream().mapToLong(each -> each.effort().firstNodes()).sum();
            long second =
                    its.stream().mapToLong(each -> each.effort().secondNodes()).sum();
            rows.add(List.of(run.name(), whole(first), whole(second), percent(second, first)));
            references
                    .secondSearch(set, run.name())
                    .filter(numbers -> numbers.size() == 2)
                    .ifPresent(numbers -> rows.add(List.of(
                            run.name() + ", theirs",
                            whole(numbers.get(0)),
                            whole(numbers.get(1)),
                            percent(numbers.get(1), numbers.get(0)))));
        }
        return new Table(
                set + ": nodes of the second search, which tells seki from safe",
                source(),
                List.of("run", "first search", "second search", "%"),
                rows);
    }

    private Collection<Summary> summaries(StoredRun run, String set) {
        return results.of(run.name(), set).values();
    }
}
