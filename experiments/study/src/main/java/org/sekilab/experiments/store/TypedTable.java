package org.sekilab.experiments.store;

import java.util.List;
import java.util.Locale;
import java.util.OptionalInt;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import org.sekilab.experiments.solve.Tally;

/**
 * Results as a table for other programs: a name and a type for each column, and rows of cells.
 *
 * @param columns in order; unmodifiable
 * @param rows a cell for each column, of the type that it says; each iteration makes them anew, one after the other
 */
public record TypedTable(List<Column> columns, Iterable<List<Object>> rows) {
    /** The type of the values in a column. */
    public enum Type {
        TEXT,
        /** A {@link Long}. */
        WHOLE,
        /** A {@link Double}. */
        NUMBER
    }

    /** A column. */
    public record Column(String name, Type type) {}

    private static final List<Column> KEY = List.of(text("run"), text("set"), text("file"), whole("index"));
    private static final List<Column> COUNTS = List.of(
            whole("points"),
            whole("safe_black"),
            whole("safe_white"),
            whole("seki_stones"),
            whole("blocks"),
            whole("alive"),
            whole("on_safe_points"),
            whole("regions"),
            whole("safe_regions"),
            whole("nodes"),
            number("millis"),
            text("solved_millis"),
            whole("repetition"));
    private static final List<Column> FOUND = List.of(
            text("item"),
            whole("repetition"),
            whole("seed"),
            text("status"),
            text("error"),
            whole("size"),
            text("verdict"),
            text("certainty"),
            text("expected"),
            text("method"),
            text("limit"),
            whole("nodes"),
            whole("first_nodes"),
            whole("second_nodes"),
            number("millis"),
            text("estimate"));

    public TypedTable {
        columns = List.copyOf(columns);
    }

    /** A row for each board. */
    public static TypedTable boards(List<JobResult> results) {
        return new TypedTable(
                join(KEY, COUNTS),
                () -> BoardRow.stream(results).map(TypedTable::cells).iterator());
    }

    /** A row for each answer, and for each job that failed. */
    public static TypedTable answers(List<JobResult> results) {
        return new TypedTable(
                join(KEY, FOUND),
                () -> results.stream().flatMap(TypedTable::cells).iterator());
    }

    /** This table with one more column in front, which has the same cell in all rows. */
    public TypedTable withFirst(String name, String cell) {
        return new TypedTable(
                join(List.of(text(name)), columns),
                () -> StreamSupport.stream(rows.spliterator(), false)
                        .map(row -> join(List.<Object>of(cell), row))
                        .iterator());
    }

    private static List<Object> cells(BoardRow row) {
        Tally tally = row.tally();
        List<String> solved =
                row.solvedMillis().stream().map(TypedTable::written).toList();
        return join(
                key(row.key()),
                List.of(
                        (long) tally.points(),
                        (long) tally.safeBlack(),
                        (long) tally.safeWhite(),
                        (long) tally.sekiStones(),
                        (long) tally.blocks(),
                        (long) tally.aliveBlocks(),
                        (long) tally.blocksOnSafePoints(),
                        (long) tally.regions(),
                        (long) tally.safeRegions(),
                        row.nodes(),
                        row.millis(),
                        String.join(" ", solved),
                        (long) row.key().repetition()));
    }

    private static Stream<List<Object>> cells(JobResult result) {
        if (result.status() == JobResult.Status.FAILED) {
            Answer none = new Answer(
                    "",
                    0,
                    Answer.UNKNOWN,
                    Answer.Certainty.OPEN,
                    "",
                    "none",
                    "NONE",
                    new Answer.Effort(0, 0, 0, result.millis()),
                    OptionalInt.empty());
            return Stream.of(cells(result, none));
        }
        return result.answers().stream().map(answer -> cells(result, answer));
    }

    private static List<Object> cells(JobResult result, Answer answer) {
        return join(
                key(result.key()),
                List.of(
                        result.key().item() + answer.item(),
                        (long) result.key().repetition(),
                        result.seed(),
                        result.status().label(),
                        result.error(),
                        (long) answer.size(),
                        answer.verdict(),
                        answer.certainty().label(),
                        answer.expected(),
                        answer.method(),
                        answer.limit(),
                        answer.effort().nodes(),
                        answer.effort().firstNodes(),
                        answer.effort().secondNodes(),
                        answer.effort().millis(),
                        answer.estimate().isPresent()
                                ? Integer.toString(answer.estimate().getAsInt())
                                : ""));
    }

    private static List<Object> key(JobKey key) {
        return List.of(key.run(), key.set(), key.file(), (long) key.index());
    }

    /** A cell as text; times to a microsecond. */
    static String written(Object cell) {
        return cell instanceof Double number ? String.format(Locale.ROOT, "%.3f", number) : cell.toString();
    }

    private static <T> List<T> join(List<? extends T> first, List<? extends T> second) {
        return Stream.<T>concat(first.stream(), second.stream()).toList();
    }

    private static Column text(String name) {
        return new Column(name, Type.TEXT);
    }

    private static Column whole(String name) {
        return new Column(name, Type.WHOLE);
    }

    private static Column number(String name) {
        return new Column(name, Type.NUMBER);
    }
}
