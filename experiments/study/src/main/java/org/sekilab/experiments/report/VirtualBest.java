package org.sekilab.experiments.report;

import static org.sekilab.experiments.output.Numbers.percent;
import static org.sekilab.experiments.output.Numbers.whole;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.TreeSet;
import org.sekilab.experiments.output.Table;
import org.sekilab.experiments.solve.BoardView;
import org.sekilab.experiments.solve.PointStatus;
import org.sekilab.experiments.store.BoardRow;
import org.sekilab.experiments.store.ProblemKey;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.StoredRun;
import org.sekilab.experiments.store.Summary;

/**
 * The virtual best of several runs: a solver that takes for each problem the run that solves it with the fewest nodes.
 * A run adds what no other run solves.
 *
 * <p>Source: L. Xu, F. Hutter, H. Hoos and K. Leyton-Brown, Evaluating component solver contributions to
 * portfolio-based algorithm selectors, SAT 2012.
 */
final class VirtualBest {
    private static final String NAME = "virtual best";

    private final Results results;
    private final String set;
    private final List<StoredRun> runs;

    /** @param common what all runs have answered */
    VirtualBest(Results common, String set) {
        this.results = common;
        this.set = set;
        this.runs = common.runs(set);
    }

    /** The table of a set. Empty if there is one run only. */
    Optional<Table> table() {
        if (runs.size() < 2) {
            return Optional.empty();
        }
        List<List<String>> rows = problemRows();
        List<Set<String>> points = runs.stream().map(this::points).toList();
        boolean hasPoints = points.stream().anyMatch(its -> !its.isEmpty());
        List<String> header = new ArrayList<>(List.of("run", "solved", "% of best", "adds", "nodes"));
        if (hasPoints) {
            header.addAll(List.of("points", "adds points"));
            addPointCells(points, rows);
        }
        return Optional.of(new Table(
                set + ": the virtual best, and what each run adds to it",
                "The virtual best takes for each problem the run that solves it with the fewest nodes. A run adds the problems that no other run "
                        + "solves. Nodes are those spent on the problems of the virtual best."
                        + (hasPoints ? " Points are the proved points of boards with pictures." : ""),
                header,
                rows));
    }

    /** A row for each run, and one for the virtual best. The rows can grow. */
    private List<List<String>> problemRows() {
        SortedMap<ProblemKey, Long> best = best();
        List<Set<ProblemKey>> solved = runs.stream().map(this::solved).toList();
        Set<ProblemKey> alone = inOneOf(solved);
        List<List<String>> rows = new ArrayList<>();
        for (int i = 0; i < runs.size(); i++) {
            rows.add(new ArrayList<>(List.of(
                    runs.get(i).name(),
                    whole(solved.get(i).size()),
                    percent(solved.get(i).size(), best.size()),
                    whole(solved.get(i).stream().filter(alone::contains).count()),
                    whole(nodes(runs.get(i), best)))));
        }
        rows.add(new ArrayList<>(List.of(
                NAME,
                whole(best.size()),
                percent(best.size(), best.size()),
                "-",
                whole(best.values().stream().mapToLong(Long::longValue).sum()))));
        return rows;
    }

    /** Adds the proved points of each run to its row, and all points to the row of the virtual best. */
    private static void addPointCells(List<Set<String>> points, List<List<String>> rows) {
        Set<String> alone = inOneOf(points);
        Set<String> all = new HashSet<>();
        for (int i = 0; i < points.size(); i++) {
            long added = points.get(i).stream().filter(alone::contains).count();
            rows.get(i).addAll(List.of(whole(points.get(i).size()), whole(added)));
            all.addAll(points.get(i));
        }
        rows.get(points.size()).addAll(List.of(whole(all.size()), "-"));
    }

    /** How many problems any run solves. */
    int solved() {
        return best().size();
    }

    /** The fewest nodes for each problem that any run solves. */
    private SortedMap<ProblemKey, Long> best() {
        SortedMap<ProblemKey, Long> best = new TreeMap<>();
        for (StoredRun run : runs) {
            of(run).forEach((problem, summary) -> {
                if (summary.isProved()) {
                    best.merge(problem, summary.effort().nodes(), Math::min);
                }
            });
        }
        return best;
    }

    private Set<ProblemKey> solved(StoredRun run) {
        Set<ProblemKey> solved = new TreeSet<>();
        of(run).forEach((problem, summary) -> {
            if (summary.isProved()) {
                solved.add(problem);
            }
        });
        return solved;
    }

    private static <T> Set<T> inOneOf(List<Set<T>> sets) {
        Set<T> once = new HashSet<>();
        Set<T> more = new HashSet<>();
        sets.forEach(its -> its.forEach(each -> {
            if (!once.add(each)) {
                more.add(each);
            }
        }));
        once.removeAll(more);
        return once;
    }

    private long nodes(StoredRun run, SortedMap<ProblemKey, Long> best) {
        return of(run).entrySet().stream()
                .filter(entry -> best.containsKey(entry.getKey()))
                .mapToLong(entry -> entry.getValue().effort().nodes())
                .sum();
    }

    /** The proved points of a run, each with its board. */
    private Set<String> points(StoredRun run) {
        Set<String> points = new HashSet<>();
        for (BoardRow row : results.boards(set, run.name())) {
            row.board().view().ifPresent(view -> addPoints(row.key().problem("").label(), view, points));
        }
        return points;
    }

    private static void addPoints(String board, BoardView view, Set<String> points) {
        for (int point = 0; point < view.geometry().area(); point++) {
            if (view.statusAt(point) != PointStatus.OPEN) {
                points.add(board + " " + view.geometry().name(point));
            }
        }
    }

    private SortedMap<ProblemKey, Summary> of(StoredRun run) {
        return results.of(run.name(), set);
    }
}
