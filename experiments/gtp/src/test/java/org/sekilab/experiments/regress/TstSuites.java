package org.sekilab.experiments.regress;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.sekilab.statics.CsvTable;

/**
 * Writes the queries of the shared tables {@code expected.csv} as the files of tests that they once were. Each source
 * has a file, and each table has a folder. Game records stay where they are.
 */
final class TstSuites {
    private static final String TABLE = "expected.csv";
    private static final List<String> WITH_QUERIES = List.of("life-and-death", "safety-small", "seki", "semeai");
    private static final List<String> WITH_NUMBERS = List.of("territory/czd27", "territory/igs31");
    private static final List<String> SOLVERS = List.of("benson", "static");
    private static final List<String> COLORS = List.of("black", "white");

    private final Path data;
    private final Map<String, StringBuilder> files = new LinkedHashMap<>(); // by name below the folder
    private int tests;

    private TstSuites(Path data) {
        this.data = data;
    }

    /**
     * Writes all suites.
     *
     * @param data the shared data
     * @return how many tests they have
     */
    static int write(Path data, Path folder) throws IOException {
        TstSuites suites = new TstSuites(data);
        WITH_QUERIES.forEach(suites::addQueries);
        WITH_NUMBERS.forEach(suites::addNumbers);
        for (Map.Entry<String, StringBuilder> file : suites.files.entrySet()) {
            Path path = folder.resolve(file.getKey());
            Files.createDirectories(path.getParent());
            Files.writeString(path, file.getValue());
        }
        return suites.tests;
    }

    /** All files of tests below a folder, sorted. */
    static List<Path> in(Path folder) throws IOException {
        try (Stream<Path> paths = Files.walk(folder)) {
            return paths.filter(path -> path.toString().endsWith(".tst"))
                    .sorted()
                    .toList();
        }
    }

    /** Adds a table with tests as rows. A row may hold two commands, and then the second one is the test. */
    private void addQueries(String name) {
        for (CsvTable.Row row : CsvTable.read(data.resolve(name).resolve(TABLE))) {
            if (row.get("query").isEmpty()) {
                continue;
            }
            StringBuilder text = begin(name + "/" + row.get("source_tst"), data.resolve(name), row, row.get("note"));
            List<String> commands = new ArrayList<>(List.of(row.get("query").split(" ; ", -1)));
            for (String move : row.get("extra_moves").split("; *", -1)) {
                if (!move.isEmpty()) {
                    text.append("play ").append(move).append('\n');
                }
            }
            String test = commands.remove(commands.size() - 1);
            commands.forEach(command -> text.append(command).append('\n'));
            String mark = row.get("marked_as_failing").equals("yes") ? "*" : "";
            addTest(text, row.get("test_id"), test, row.get("expected") + "]" + mark);
        }
    }

    /** A table with the numbers that Fuego's tests want of final positions, points of both colors and of each. */
    private void addNumbers(String name) {
        int id = 0;
        for (CsvTable.Row row : CsvTable.read(data.resolve(name).resolve(TABLE))) {
            StringBuilder text = begin(name + ".tst", data.resolve(name), row, "");
            for (String solver : SOLVERS) {
                addTest(text, Integer.toString(++id), "go_safe " + solver, number(row, solver + "_total"));
                for (String color : COLORS) {
                    addTest(
                            text,
                            Integer.toString(++id),
                            "go_safe " + solver + " " + color,
                            number(row, solver + "_" + color));
                }
            }
            if (!row.get("static_dame").isEmpty()) {
                String points = row.get("static_dame").replaceFirst("^-$", "");
                addTest(text, Integer.toString(++id), "go_safe_dame_static", points + "]");
            }
        }
    }

    private static String number(CsvTable.Row row, String column) {
        return row.get(column).equals("0") ? "0]" : row.get(column) + " .*]";
    }

    private StringBuilder begin(String file, Path folder, CsvTable.Row row, String note) {
        StringBuilder text = files.computeIfAbsent(file, name -> new StringBuilder());
        text.append('\n');
        if (!note.isEmpty()) {
            text.append("# ").append(note.replaceAll("\\s+", " ")).append('\n');
        }
        Path record = folder.resolve(row.get("file")).toAbsolutePath().normalize();
        return text.append("loadsgf ").append(record).append(beforeMove(row)).append('\n');
    }

    /** The position after N moves is the position before move N + 1. */
    private static String beforeMove(CsvTable.Row row) {
        boolean hasMoves =
                row.cells().isMapped("move_number") && !row.get("move_number").isEmpty();
        return hasMoves ? " " + (row.getInt("move_number") + 1) : "";
    }

    private void addTest(StringBuilder text, String id, String command, String wantedWithEnd) {
        tests++;
        text.append(id).append(' ').append(command).append('\n');
        text.append("#? [").append(wantedWithEnd).append('\n');
    }
}
