package org.sekilab.experiments.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.store.BoardRow;
import org.sekilab.experiments.store.CsvFile;
import org.sekilab.experiments.store.FlatTable;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.ParquetFile;
import org.sekilab.experiments.store.ResultStore;

/** Writes what can be made of stored results beside them: tables for people and for other programs. */
public final class ResultFiles {
    private ResultFiles() {}

    /**
     * Writes all files.
     *
     * @param option what named the folder, for messages
     * @return the tables, as text
     * @throws InputException if there are no results, or files cannot be written
     */
    public static String write(String option, Path folder) {
        try (ResultStore store = ResultStore.openExisting(option, folder)) {
            List<JobResult> results = store.results();
            export(option, folder, results);
            List<String> sessions = store.sessions();
            String heading = sessions.get(sessions.size() - 1) + "\n\n";
            String tables = heading + new ExperimentTables(BoardRow.of(results)).format();
            WholeFile.write(option, folder.resolve("tables.txt"), tables);
            return tables;
        }
    }

    private static void export(String option, Path folder, List<JobResult> results) {
        FlatTable boards = FlatTable.boards(results);
        FlatTable answers = FlatTable.answers(results);
        try {
            CsvFile.write(folder.resolve("rows.csv"), boards);
            ParquetFile.write(folder.resolve("rows.parquet"), boards);
            CsvFile.write(folder.resolve("answers.csv"), answers);
            ParquetFile.write(folder.resolve("answers.parquet"), answers);
        } catch (IOException e) {
            throw new InputException(option, "%s: cannot be written (%s)".formatted(folder, e));
        }
    }
}
