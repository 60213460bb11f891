package org.sekilab.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/**
 * Compares the fillings of [AP] on boards of another scorer, by boards with its exact territory and by points that
 * differ.
 */
class GoscorerTest {
    /** The article chose the checkered pattern because no other does better. Here it is right on the most boards. */
    @Test
    void checkeredPatternIsRightOnAsManyBoardsAsAnyOther() {
        List<GoscorerBoard> boards = GoscorerBoard.all();
        List<String> table = new ArrayList<>();
        List<Integer> right = new ArrayList<>();
        for (Filling filling : Filling.values()) {
            right.add(addRow(filling.name(), new RelaxedSekiRule(filling), boards, table));
        }
        int checkered = right.get(Filling.CHECKERED.ordinal());
        int strict = addRow("strict", new StrictSekiRule(), boards, table);
        int off = addRow("off", new NoSekiRule(), boards, table);
        String rows = String.join("\n", table);
        assertThat(right).as(rows).allMatch(count -> count <= checkered);
        assertThat(checkered).as(rows).isGreaterThan(Math.max(strict, off));
    }

    private static int addRow(String name, SekiRule rule, List<GoscorerBoard> boards, List<String> table) {
        int right = 0;
        int agreed = 0;
        int differed = 0;
        for (GoscorerBoard board : boards) {
            Territory territory = rule.territory(board.position());
            int differences = board.differences(territory).size();
            right += differences == 0 ? 1 : 0;
            differed += differences;
            agreed += territory.black().territory().intersectionSize(board.black())
                    + territory.white().territory().intersectionSize(board.white());
        }
        table.add("%-16s %2d of %d boards, %d points agree, %d differ"
                .formatted(name.toLowerCase(Locale.ROOT), right, boards.size(), agreed, differed));
        return right;
    }
}
