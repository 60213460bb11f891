package org.sekilab.experiments.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.commons.csv.CSVRecord;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.experiments.solve.RegionOutcome;
import org.sekilab.experiments.solve.Tally;
import org.sekilab.safety.Verdict;

/**
 * What was found out about one position in one run.
 *
 * @param run the name of the run
 * @param set the name of the set
 * @param file the name of the game record, without folders
 * @param index the game tree, from 1
 * @param tally the counts
 * @param nodes the nodes of all searches
 * @param millis wall time
 * @param solvedMillis for each region proved safe by search: the time of its searches; unmodifiable
 */
public record Row(
        String run,
        String set,
        String file,
        int index,
        Tally tally,
        long nodes,
        double millis,
        List<Double> solvedMillis) {
    static final String[] COLUMNS = {
        "run",
        "set",
        "file",
        "index",
        "points",
        "safe_black",
        "safe_white",
        "seki_stones",
        "blocks",
        "alive",
        "on_safe_points",
        "regions",
        "safe_regions",
        "nodes",
        "millis",
        "solved_millis"
    };

    private static final double NANOS_PER_MILLI = 1e6;
    private static final String SEPARATOR = " ";

    public Row {
        solvedMillis = List.copyOf(solvedMillis);
    }

    static Row of(String run, String set, BoardResult result) {
        List<Double> solved = new ArrayList<>();
        for (RegionOutcome region : result.regions()) {
            if (region.verdict() == Verdict.SAFE && region.nodes() > 0) {
                solved.add(region.elapsedNanos() / NANOS_PER_MILLI);
            }
        }
        Path file = Path.of(result.input().file()).getFileName();
        return new Row(
                run,
                set,
                String.valueOf(file),
                result.input().index(),
                result.tally(),
                result.nodes(),
                result.elapsedNanos() / NANOS_PER_MILLI,
                solved);
    }

    static Row of(CSVRecord cells) {
        Tally tally = new Tally(
                1,
                number(cells, "points"),
                number(cells, "safe_black"),
                number(cells, "safe_white"),
                number(cells, "seki_stones"),
                number(cells, "blocks"),
                number(cells, "alive"),
                number(cells, "on_safe_points"),
                number(cells, "regions"),
                number(cells, "safe_regions"));
        List<Double> solved = Arrays.stream(cells.get("solved_millis").split(SEPARATOR, -1))
                .filter(text -> !text.isEmpty())
                .map(Double::valueOf)
                .toList();
        return new Row(
                cells.get("run"),
                cells.get("set"),
                cells.get("file"),
                number(cells, "index"),
                tally,
                Long.parseLong(cells.get("nodes")),
                Double.parseDouble(cells.get("millis")),
                solved);
    }

    List<Object> cells() {
        return List.of(
                run,
                set,
                file,
                index,
                tally.points(),
                tally.safeBlack(),
                tally.safeWhite(),
                tally.sekiStones(),
                tally.blocks(),
                tally.aliveBlocks(),
                tally.blocksOnSafePoints(),
                tally.regions(),
                tally.safeRegions(),
                nodes,
                String.format(Locale.ROOT, "%.3f", millis),
                String.join(
                        SEPARATOR,
                        solvedMillis.stream()
                                .map(each -> String.format(Locale.ROOT, "%.3f", each))
                                .toList()));
    }

    private static int number(CSVRecord cells, String column) {
        return Integer.parseInt(cells.get(column));
    }
}
