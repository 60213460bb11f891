package org.sekilab.experiments.semeai;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.solve.ProblemList;
import org.sekilab.experiments.solve.ProblemTable;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.semeai.KoWinner;

/**
 * A table of races. Its columns are {@code file}, {@code index}, {@code black}, {@code white} and {@code ko_winner}.
 * The columns {@code black} and {@code white} must be there. Other columns are ignored. Each race is asked about twice,
 * with either side moving first.
 */
public final class SemeaiList {
    private static final String BLACK = "black";
    private static final String WHITE = "white";

    private SemeaiList() {}

    /**
     * Reads a table.
     *
     * @throws InputException if it cannot be read, or has no column {@code black} or {@code white}
     */
    public static ProblemList<SemeaiQuery> read(Path table) {
        return new ProblemList<>(ProblemTable.read(table, List.of(BLACK, WHITE)), SemeaiList::query);
    }

    private static SemeaiQuery query(ProblemTable table, int row) {
        List<String> problems = new ArrayList<>();
        Selection selection = table.selection(row, problems);
        String winner = table.cell(row, "ko_winner");
        Optional<KoWinner> koWinner = Words.find(KoWinner.class, winner);
        if (koWinner.isEmpty() && !winner.isEmpty()) {
            problems.add("ko_winner: '%s' is not black, white or none".formatted(winner));
        }
        if (!problems.isEmpty()) {
            throw new InputException(problems);
        }
        return new SemeaiQuery(
                table.file(row),
                selection,
                new Argument(BLACK, table.cell(row, BLACK)),
                new Argument(WHITE, table.cell(row, WHITE)),
                SemeaiQuery.Mover.BOTH,
                koWinner.orElse(KoWinner.NONE));
    }
}
