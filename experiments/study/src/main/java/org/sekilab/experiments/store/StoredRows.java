package org.sekilab.experiments.store;

import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.solve.BoardView;
import org.sekilab.experiments.solve.Tally;
import org.sqlite.SQLiteErrorCode;

/** Results as they are read from the database. */
final class StoredRows {
    /** Between the names of methods. */
    static final String SEPARATOR = ",";

    private StoredRows() {}

    static List<JobResult> read(Database database) {
        Map<Long, List<Answer>> answers = new HashMap<>();
        database.query(
                "SELECT * FROM answer ORDER BY rowid",
                row -> answers.computeIfAbsent(row.getLong("job"), job -> new ArrayList<>(1))
                        .add(answer(row)));
        Map<Long, BoardCounts> boards = new HashMap<>();
        database.query("SELECT * FROM board", row -> boards.put(row.getLong("job"), board(row)));
        Map<Long, List<EngineEffort>> engines = new HashMap<>();
        if (database.findTable("engine")) { // results of earlier versions have none
            database.query(
                    "SELECT * FROM engine ORDER BY rowid",
                    row -> engines.computeIfAbsent(row.getLong("job"), job -> new ArrayList<>())
                            .add(new EngineEffort(
                                    row.getString("name"), row.getLong("nodes"), row.getDouble("millis"))));
        }
        return database.query(
                "SELECT job.* FROM job JOIN run ON job.run = run.name "
                        + "ORDER BY run.place, positions, file, job.place, item, repetition",
                row -> new JobResult(
                        key(row),
                        row.getLong("seed"),
                        status(row),
                        row.getString("error"),
                        row.getDouble("millis"),
                        Optional.ofNullable(boards.get(row.getLong("id"))),
                        answers.getOrDefault(row.getLong("id"), List.of()),
                        engines.getOrDefault(row.getLong("id"), List.of())));
    }

    static JobKey key(ResultSet row) throws SQLException {
        return new JobKey(
                word(row, "run"),
                word(row, "positions"),
                word(row, "file"),
                row.getInt("place"),
                word(row, "item"),
                row.getInt("repetition"));
    }

    static StoredJob job(ResultSet row) throws SQLException {
        double millis = row.getDouble("millis");
        double limit = row.getDouble("limit_millis");
        boolean isOutOfTime = status(row) == JobResult.Status.FAILED && limit > 0 && millis >= limit;
        return new StoredJob(
                row.getLong("id"),
                row.getLong("session"),
                key(row),
                row.getLong("seed"),
                new Origin(row.getString("input"), row.getString("settings"), limit),
                isOutOfTime ? OptionalDouble.of(limit) : OptionalDouble.empty());
    }

    /** A text that many rows have. It is in memory once, so that results of thousands of boards fit. */
    private static String word(ResultSet row, String column) throws SQLException {
        return row.getString(column).intern();
    }

    private static JobResult.Status status(ResultSet row) throws SQLException {
        return constant(JobResult.Status.class, row.getString("status"));
    }

    /** A constant as its label. Any other text comes from a damaged disk. */
    private static <E extends Enum<E>> E constant(Class<E> type, String label) throws SQLException {
        return Words.find(type, label)
                .orElseThrow(() -> new SQLException(
                        "'%s' is no %s".formatted(label, type.getSimpleName()),
                        "",
                        SQLiteErrorCode.SQLITE_CORRUPT.code));
    }

    private static Answer answer(ResultSet row) throws SQLException {
        int estimate = row.getInt("estimate");
        OptionalInt estimated = row.wasNull() ? OptionalInt.empty() : OptionalInt.of(estimate);
        return new Answer(
                word(row, "item"),
                row.getInt("size"),
                word(row, "verdict"),
                constant(Answer.Certainty.class, row.getString("certainty")),
                word(row, "expected"),
                word(row, "method"),
                word(row, "stopped_by"),
                new Answer.Effort(
                        row.getLong("nodes"),
                        row.getLong("first_nodes"),
                        row.getLong("second_nodes"),
                        row.getDouble("millis")),
                estimated);
    }

    private static BoardCounts board(ResultSet row) throws SQLException {
        Tally tally = new Tally(
                1,
                row.getInt("points"),
                row.getInt("safe_black"),
                row.getInt("safe_white"),
                row.getInt("seki_stones"),
                row.getInt("blocks"),
                row.getInt("alive"),
                row.getInt("on_safe_points"),
                row.getInt("regions"),
                row.getInt("safe_regions"));
        return new BoardCounts(tally, row.getLong("nodes"), view(row));
    }

    private static Optional<BoardView> view(ResultSet row) throws SQLException {
        String stones = row.getString("stones");
        if (stones == null) {
            return Optional.empty();
        }
        String methods = row.getString("methods");
        return Optional.of(new BoardView(
                row.getInt("width"),
                row.getInt("height"),
                stones,
                row.getString("owners"),
                row.getString("statuses"),
                methods.isEmpty() ? List.of() : List.of(methods.split(SEPARATOR, -1)),
                row.getString("method_at")));
    }
}
