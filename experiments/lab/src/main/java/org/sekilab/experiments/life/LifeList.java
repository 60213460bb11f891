package org.sekilab.experiments.life;

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
import org.sekilab.life.LifeVerdict;

/**
 * A table of problems of life and death. The columns {@code file}, {@code defender}, {@code first}, {@code stones}
 * and {@code area} must be there. A file is relative to the table's folder. The columns {@code index} and {@code
 * expected} may be there. Other columns are ignored. In {@code stones}, spaces stand between the blocks of which one
 * must live, and {@code &} between these groups; {@code ANY} stands for any living block.
 */
public final class LifeList {
    private static final String STONES = "stones";
    private static final String AREA = "area";
    private static final String DEFENDER = "defender";
    private static final String FIRST = "first";
    private static final String EXPECTED = "expected";

    private LifeList() {}

    /**
     * Reads a table.
     *
     * @throws InputException if it cannot be read, or a column is missing
     */
    public static ProblemList<LifeQuery> read(Path table) {
        return new ProblemList<>(
                ProblemTable.read(table, List.of("file", DEFENDER, FIRST, STONES, AREA)), LifeList::query);
    }

    private static LifeQuery query(ProblemTable table, int row) {
        List<String> mistakes = new ArrayList<>();
        Selection selection = table.selection(row, mistakes);
        String defender = table.cell(row, DEFENDER);
        Optional<LifeQuery.First> first = Words.find(LifeQuery.First.class, table.cell(row, FIRST))
                .filter(each -> each != LifeQuery.First.TO_MOVE);
        if (first.isEmpty()) {
            mistakes.add("%s: '%s' is not attacker, defender, black or white".formatted(FIRST, table.cell(row, FIRST)));
        }
        String expected = table.cell(row, EXPECTED);
        Optional<LifeVerdict> verdict = Words.find(LifeVerdict.class, expected);
        if (verdict.isEmpty() && !expected.isEmpty()) {
            mistakes.add("%s: '%s' is not ALIVE, SEKI, KO, DEAD or UNKNOWN".formatted(EXPECTED, expected));
        }
        if (!mistakes.isEmpty()) {
            throw new InputException(mistakes);
        }
        return new LifeQuery(
                table.file(row),
                selection,
                groups(table.cell(row, STONES)),
                Optional.of(new Argument(DEFENDER, defender)),
                first.orElseThrow(),
                new Argument(AREA, table.cell(row, AREA)),
                verdict.filter(each -> each != LifeVerdict.UNKNOWN));
    }

    /** The groups of stones that a text names, as {@link LifeQuery#stones} writes them. */
    public static List<Argument> groups(String stones) {
        if (stones.equalsIgnoreCase(LifeQuery.ANY)) {
            return List.of();
        }
        List<Argument> groups = new ArrayList<>();
        for (String group : stones.split(LifeQuery.AND, -1)) {
            groups.add(new Argument(STONES, group.strip()));
        }
        return groups;
    }
}
