package org.sekilab.experiments.output;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** Tables in plain text. */
class TextTablesTest {
    private static final List<List<String>> ROWS = List.of(List.of("", "nodes", "ms"), List.of("dfpn-r", "7", ""));

    @Test
    void numbersAreAtTheRightOfTheirColumns() {
        assertThat(TextTables.align(ROWS, TextTables.Side.RIGHT)).isEqualTo("""
                        nodes  ms
                dfpn-r      7
                """);
    }

    @Test
    void wordsAreAtTheLeftOfTheirColumns() {
        assertThat(TextTables.align(ROWS, TextTables.Side.LEFT)).isEqualTo("""
                        nodes  ms
                dfpn-r  7
                """);
    }

    @Test
    void noteStandsBelowItsTable() {
        Table table =
                new Table("engines", "nodes of all searches", List.of("", "nodes"), List.of(List.of("dfpn", "12")));
        assertThat(TextTables.format(List.of(table))).isEqualTo("""
                engines

                      nodes
                dfpn     12

                nodes of all searches

                """);
    }

    @Test
    void tableHasItsTitleAndItsAlarmAboveTheRows() {
        Table table = new Table("engines", "", List.of("", "nodes"), List.of(List.of("dfpn", "12")));
        assertThat(TextTables.format(List.of(table.withAlarm("one job failed"))))
                .isEqualTo("""
                engines

                one job failed

                      nodes
                dfpn     12

                """);
    }
}
