package org.sekilab.experiments.semeai;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.solve.ProblemTable;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.semeai.KoWinner;

/**
 * A table of races: columns {@code file}, {@code index}, {@code black}, {@code white} and {@code ko_winner}, of which only {@code black} and
 * {@code white} must be there; others are ignored. Both sides first are asked for.
 */
public final class SemeaiList {
    private static final String BLACK = "black";
    private static final String WHITE = "white";

    private final ProblemTable table;

    private SemeaiList(ProblemTable table) {
        this.table = table;
    }

    /**
     * Reads a table.
     *
     * @throws InputException if it cannot be read, or has no column {@code black} or {@code white}
     */
    public static SemeaiList read(Path table) {
        return new SemeaiList(ProblemTable.read(table, List.of(BLACK, WHITE)));
    }

    /** The number of rows, without the header. */
    public int size() {
        return table.size();
    }

    /**
     * What a table says in a column that the query does not use, such as what is true.
     *
     * @param row from 0
     * @return empty where there is nothing
     */
    public String cell(int row, String column) {
        return table.cell(row, column);
    }

    /** True when there is a column. */
    public boolean has(String column) {
        return table.has(column);
    }

    /**
     * The query of a row.
     *
     * @param row from 0
     * @throws InputException if a cell is wrong
     */
    public SemeaiQuery query(int row) {
        List<String> problems = new ArrayList<>();
        Selection selection = table.selection(row, problems);
        String koWinner = table.cell(row, "ko_winner").toUpperCase(Locale.ROOT);
        if (!List.of("", "BLACK", "WHITE", "NONE").contains(koWinner)) {
            problems.add("ko_winner: '%s' is not black, white or none".formatted(table.cell(row, "ko_winner")));
        }
        if (!problems.isEmpty()) {
            throw new InputException(problems);
        }
        return new SemeaiQuery(
                table.file(row),
                selection,
                table.cell(row, BLACK),
                table.cell(row, WHITE),
                SemeaiQuery.Mover.BOTH,
                koWinner.isEmpty() ? KoWinner.NONE : KoWinner.valueOf(koWinner));
    }
}
