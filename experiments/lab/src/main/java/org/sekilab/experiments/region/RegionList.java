package org.sekilab.experiments.region;

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
import org.sekilab.model.Color;

/**
 * A table of region problems. Its columns are {@code file}, relative to the table's folder, {@code index}, {@code at},
 * {@code defender} and {@code first}. The column {@code at} must be there. Other columns are ignored. Without a column
 * {@code file} the problems are those of {@code positions.sgf} beside the table.
 */
public final class RegionList {
    private static final String AT = "at";

    private RegionList() {}

    /**
     * Reads a table.
     *
     * @throws InputException if it cannot be read, or has no column {@code at}
     */
    public static ProblemList<RegionQuery> read(Path table) {
        return new ProblemList<>(ProblemTable.read(table, List.of(AT)), RegionList::query);
    }

    private static RegionQuery query(ProblemTable table, int row) {
        List<String> problems = new ArrayList<>();
        Selection selection = table.selection(row, problems);
        String defender = table.cell(row, "defender");
        String first = table.cell(row, "first");
        Optional<Color> color = Words.find(Color.class, defender);
        Optional<RegionQuery.Mover> mover = Words.find(RegionQuery.Mover.class, first);
        if (color.isEmpty() && !defender.isEmpty()) {
            problems.add("defender: '%s' is not black or white".formatted(defender));
        }
        if (mover.isEmpty() && !first.isEmpty()) {
            problems.add("first: '%s' is not attacker or defender".formatted(first));
        }
        if (!problems.isEmpty()) {
            throw new InputException(problems);
        }
        return new RegionQuery(
                table.file(row),
                selection,
                new Argument(AT, table.cell(row, AT)),
                color,
                mover.orElse(RegionQuery.Mover.ATTACKER));
    }
}
