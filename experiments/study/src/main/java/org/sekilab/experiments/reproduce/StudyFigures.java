package org.sekilab.experiments.reproduce;

import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.sekilab.experiments.solve.Tally;
import org.sekilab.experiments.store.BoardRow;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.StoredRun;
import org.sekilab.experiments.store.Summary;

/** The figures that results of a study give, from its database alone. */
public final class StudyFigures {
    private static final String SPEED = "speed";
    private static final String MACHINE = "machine";
    private static final String SEARCH = "fixed search";
    private static final String NODE_COUNT = "nodes";
    private static final Tolerance OTHER_MACHINE = new Tolerance(Tolerance.Kind.FACTOR, 4);
    private static final Tolerance BY_TIME = new Tolerance(Tolerance.Kind.PERCENT, 5);
    private static final Tolerance NODES_BY_TIME = new Tolerance(Tolerance.Kind.FACTOR, 2);
    private static final Tolerance WITHIN_TIME = new Tolerance(Tolerance.Kind.PERCENT, 25);
    private static final List<Double> SECONDS = List.of(0.1, 0.5, 1.0, 5.0, 10.0); // [NM04] tables 3 to 5
    private static final double MILLIS_PER_SECOND = 1000;
    private static final List<Long> NODES = List.of(100L, 1_000L, 10_000L);

    private final String study;
    private final Results results;
    private final Map<Figure, Measured> figures = new LinkedHashMap<>();

    /**
     * A value.
     *
     * @param tolerance how far another run may be from it
     */
    public record Measured(double value, Tolerance tolerance) {}

    private StudyFigures(String study, Results results) {
        this.study = study;
        this.results = results;
    }

    /** The figures of the machine itself. */
    public static Map<Figure, Measured> of(MachineSpeed speed) {
        Map<Figure, Measured> figures = new LinkedHashMap<>();
        figures.put(new Figure(SPEED, MACHINE, SEARCH, NODE_COUNT), new Measured(speed.nodes(), Tolerance.EXACT));
        figures.put(
                new Figure(SPEED, MACHINE, SEARCH, "nodes per second"),
                new Measured(Math.rint(speed.nodesPerSecond()), OTHER_MACHINE));
        return figures;
    }

    /** The figures of a study in a fixed order. */
    public static Map<Figure, Measured> of(String study, Results results) {
        StudyFigures all = new StudyFigures(study, results);
        for (String set : results.sets()) {
            results.runs(set).forEach(run -> all.add(set, run));
        }
        return all.figures;
    }

    private void add(String set, StoredRun run) {
        List<BoardRow> boards = results.boards(set, run.name());
        Collection<Summary> answers = results.of(run.name(), set).values();
        if (boards.isEmpty()) {
            addAnswers(set, run, answers);
        } else {
            addBoards(set, run, boards, answers);
        }
        put(
                set,
                run,
                "failed jobs",
                results.failures().stream()
                        .map(JobResult::key)
                        .filter(key -> key.set().equals(set) && key.run().equals(run.name()))
                        .count());
    }

    private void addBoards(String set, StoredRun run, List<BoardRow> boards, Collection<Summary> answers) {
        Tally tally = boards.stream().map(BoardRow::tally).reduce(Tally.ZERO, Tally::plus);
        put(set, run, "safe points", tally.safePoints());
        put(set, run, "blocks on safe points", tally.blocksOnSafePoints());
        put(set, run, "alive blocks", tally.aliveBlocks());
        put(set, run, "safe regions", tally.safeRegions());
        put(set, run, NODE_COUNT, boards.stream().mapToLong(BoardRow::nodes).sum());
        if (answers.stream().noneMatch(answer -> answer.effort().nodes() > 0)) {
            return;
        }
        if (run.maxNodes().isEmpty()) {
            for (double seconds : SECONDS) {
                long regions = boards.stream()
                        .flatMap(board -> board.solvedMillis().stream())
                        .filter(millis -> millis <= seconds * MILLIS_PER_SECOND)
                        .count();
                String name = "regions within %s s".formatted(CommittedFigures.plain(seconds));
                figures.put(new Figure(study, set, run.name(), name), new Measured(regions, WITHIN_TIME));
            }
        } else {
            for (long nodes : NODES) {
                put(
                        set,
                        run,
                        "regions within %d nodes".formatted(nodes),
                        answers.stream()
                                .filter(answer -> answer.verdict().equals("SAFE")
                                        && answer.effort().nodes() > 0
                                        && answer.effort().nodes() <= nodes)
                                .count());
            }
        }
    }

    private void addAnswers(String set, StoredRun run, Collection<Summary> answers) {
        put(set, run, "problems", answers.size());
        put(set, run, "proved", answers.stream().filter(Summary::isProved).count());
        put(set, run, "wrong", answers.stream().filter(Summary::isWrong).count());
        put(
                set,
                run,
                NODE_COUNT,
                answers.stream().mapToLong(answer -> answer.effort().nodes()).sum());
        long second = answers.stream()
                .mapToLong(answer -> answer.effort().secondNodes())
                .sum();
        if (second > 0) {
            put(set, run, "nodes of the second search", second);
        }
    }

    private void put(String set, StoredRun run, String name, long value) {
        Tolerance timed = name.contains(NODE_COUNT) ? NODES_BY_TIME : BY_TIME;
        figures.put(
                new Figure(study, set, run.name(), name),
                new Measured(value, run.maxNodes().isPresent() ? Tolerance.EXACT : timed));
    }
}
