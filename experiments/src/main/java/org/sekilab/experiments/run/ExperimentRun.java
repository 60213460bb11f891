package org.sekilab.experiments.run;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.function.Predicate;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.solve.BoardAnalyzer;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.experiments.solve.OrderedRun;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.experiments.solve.SgfSource;

/** Solves the positions of an experiment, run by run, and stores a row for each in the folder of its results. */
public final class ExperimentRun {
    private static final String ROWS = "rows.csv";

    private final Experiment experiment;
    private final Path folder;
    private final Function<Experiment.Run, Laboratory> laboratories;

    /** What to do with rows that are there already. */
    public enum Start {
        /** There must be none. */
        FRESH,
        /** Positions that have a row are left out. */
        RESUME
    }

    /**
     * @param folder for the results; made if it is missing
     * @param laboratories the configuration of each run
     */
    public ExperimentRun(Experiment experiment, Path folder, Function<Experiment.Run, Laboratory> laboratories) {
        this.experiment = experiment;
        this.folder = folder;
        this.laboratories = laboratories;
    }

    /**
     * Does all that is left to do.
     *
     * @param recordRead called when a run has read a game record, {@link Experiment#readings} times in all
     * @return all rows, those that were there before too
     * @throws InputException if the folder cannot be used, or a game record cannot be read
     */
    public List<Row> run(Start start, Runnable recordRead) {
        try {
            Files.createDirectories(folder);
            Path file = folder.resolve(ROWS);
            List<Row> rows = new ArrayList<>(RowFile.read(file));
            if (start == Start.FRESH && !rows.isEmpty()) {
                throw new InputException("--out", folder + ": has results already; maybe --resume is meant");
            }
            try (RowFile store = new RowFile(file)) {
                runAll(rows, store, recordRead);
            }
            return rows;
        } catch (IOException e) {
            throw new InputException("--out", "%s: cannot be written (%s)".formatted(folder, e));
        }
    }

    private void runAll(List<Row> rows, RowFile store, Runnable recordRead) {
        Set<List<Object>> done = new HashSet<>();
        rows.forEach(row -> done.add(List.of(row.run(), row.set(), row.file(), row.index())));
        for (Experiment.Run run : experiment.runs()) {
            Laboratory laboratory = laboratories.apply(run);
            BoardAnalyzer analyzer = new BoardAnalyzer(laboratory.create(StrategyKind.SOLVERS), System::nanoTime);
            OrderedRun<BoardResult> ordered =
                    new OrderedRun<>(analyzer::analyze, laboratory.settings().threads());
            for (String set : experiment.setNames()) {
                List<PositionSource> sources = new ArrayList<>();
                for (Path record : experiment.sets().getOrDefault(set, List.of())) {
                    PositionSource source = SgfSource.of(record, Selection.ALL);
                    sources.add(new Remaining(
                            source,
                            board -> done.contains(
                                    List.of(run.name(), set, String.valueOf(record.getFileName()), board.index()))));
                }
                ordered.run(sources, new OrderedRun.Listener<BoardResult>() {
                    @Override
                    public void sourceRead(PositionSource.Reading reading) {
                        if (!reading.problems().isEmpty()) {
                            throw new InputException(reading.problems());
                        }
                        recordRead.run();
                    }

                    @Override
                    public void boardSolved(BoardResult result) {
                        Row row = Row.of(run.name(), set, result);
                        store.add(row);
                        rows.add(row);
                    }
                });
            }
        }
    }

    /** What is left of a source: a run may have been cut off within a collection. */
    private record Remaining(PositionSource source, Predicate<BoardInput> isDone) implements PositionSource {
        @Override
        public String name() {
            return source.name();
        }

        @Override
        public Reading read() {
            Reading all = source.read();
            return new Reading(all.boards().stream().filter(isDone.negate()).toList(), all.problems());
        }
    }
}
