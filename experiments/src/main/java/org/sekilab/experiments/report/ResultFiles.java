package org.sekilab.experiments.report;

import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.store.CsvFile;
import org.sekilab.experiments.store.FlatTable;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.ParquetFile;
import org.sekilab.experiments.store.ResultStore;
import org.sekilab.experiments.store.Results;

/** Writes what can be made of stored results beside them: a report, and tables for papers and for other programs. */
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
        Results results;
        try (ResultStore store = ResultStore.openExisting(option, folder)) {
            results = Results.of(store);
        }
        export(option, folder, results.jobs());
        List<Table> tables = new ArrayList<>();
        ReportTables report = new ReportTables(results);
        results.sets().forEach(set -> tables.addAll(report.of(set)));
        String heading = results.sessions().get(results.sessions().size() - 1) + "\n\n";
        String text = heading + TextTables.format(tables);
        String name = String.valueOf(folder.toAbsolutePath().normalize().getFileName());
        WholeFile.write(option, folder.resolve("tables.txt"), text);
        WholeFile.write(option, folder.resolve("report.md"), MarkdownTables.format(tables));
        WholeFile.write(option, folder.resolve("report.tex"), LatexTables.format(tables));
        WholeFile.write(option, folder.resolve("report.html"), new HtmlReport(results, name).format());
        return text;
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
