package org.sekilab.experiments.report;

import java.io.IOException;
import java.io.PrintStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.Table;
import org.sekilab.experiments.output.TextTables;
import org.sekilab.experiments.output.WholeFile;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.ReportLine;
import org.sekilab.experiments.store.CsvFile;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.ParquetFile;
import org.sekilab.experiments.store.ResultStore;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.TypedTable;

/**
 * The files that can be made from stored results beside them: a report, and tables for papers and for other programs.
 *
 * @param tables the tables, as text
 * @param head what must be known before them, a sentence each; unmodifiable
 * @param alarms what is wrong with the results; the head tells of it too
 * @param files all that were written; unmodifiable
 */
public record ResultFiles(String tables, List<String> head, Alarms alarms, List<Path> files) {
    /** The names of all files. */
    public static final List<String> NAMES = List.of(
            "report.html",
            "report.md",
            "report.tex",
            "tables.txt",
            "answers.csv",
            "answers.parquet",
            "rows.csv",
            "rows.parquet");

    public ResultFiles {
        head = List.copyOf(head);
        files = List.copyOf(files);
    }

    /** Writes all files beside the results; see {@link #write(String, Path, Optional)}. */
    public static ResultFiles write(String option, Path folder) {
        return write(option, folder, Optional.of(folder));
    }

    /**
     * Writes all files.
     *
     * @param option what named the folders, for messages
     * @param folder the folder of the results
     * @param target the folder for the files; without one none are written
     * @throws InputException if there are no results, or files cannot be written
     */
    public static ResultFiles write(String option, Path folder, Optional<Path> target) {
        Results results;
        try (ResultStore store = ResultStore.openExisting(option, folder)) {
            results = Results.of(store);
        }
        if (results.sessions().isEmpty()) {
            throw new InputException(option, folder + ": no results there yet; the run ended before its first job");
        }
        Alarms alarms = Alarms.of(results);
        ReportHead head = ReportHead.of(results);
        List<Table> tables = new ArrayList<>();
        ReportTables report = new ReportTables(results);
        MachineTable.of(results).ifPresent(table -> tables.add(table.withAlarm(alarms.summary())));
        results.sets().forEach(set -> report.of(set).forEach(table -> tables.add(table.withAlarm(alarms.summary()))));
        String heading = results.sessions().get(results.sessions().size() - 1) + "\n\n";
        String text = TextTables.head(head.lines()) + heading + TextTables.format(tables);
        List<Path> files = new ArrayList<>();
        target.ifPresent(to -> {
            String name = String.valueOf(folder.toAbsolutePath().normalize().getFileName());
            Map<String, String> texts = new LinkedHashMap<>();
            texts.put("tables.txt", text);
            texts.put("report.md", MarkdownTables.format(head) + MarkdownTables.format(tables));
            texts.put("report.tex", LatexTables.format(head) + LatexTables.format(tables));
            texts.put("report.html", new HtmlReport(results, name, report).format());
            files.addAll(export(option, to, results.jobs(), alarms));
            texts.forEach((file, content) -> {
                WholeFile.write(option, to.resolve(file), content);
                files.add(to.resolve(file));
            });
        });
        return new ResultFiles(text, head.lines(), alarms, files);
    }

    /** Says what was written: the tables to people, the names of the files and what heads the tables to programs. */
    public void print(PrintStream out, OutputFormat format) {
        if (format == OutputFormat.TEXT) {
            out.print(tables);
            out.flush();
            return;
        }
        Json.write(out, new ReportLine(files.stream().map(Path::toString).toList(), head.isEmpty() ? null : head));
    }

    private static List<Path> export(String option, Path folder, List<JobResult> results, Alarms alarms) {
        try {
            Files.createDirectories(folder);
        } catch (IOException e) {
            throw InputException.ofWriting(option, folder, e);
        }
        List<Path> files = new ArrayList<>(export(option, folder, "rows", headed(TypedTable.boards(results), alarms)));
        files.addAll(export(option, folder, "answers", headed(TypedTable.answers(results), alarms)));
        return files;
    }

    private static TypedTable headed(TypedTable table, Alarms alarms) {
        return alarms.isEmpty() ? table : table.withFirst("alarm", alarms.summary());
    }

    private static List<Path> export(String option, Path folder, String name, TypedTable table) {
        Path csv = folder.resolve(name + ".csv");
        Path parquet = folder.resolve(name + ".parquet");
        WholeFile.write(option, csv, file -> CsvFile.write(file, table));
        WholeFile.write(option, parquet, file -> ParquetFile.write(file, table));
        return List.of(csv, parquet);
    }
}
