package org.sekilab.experiments.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.solve.ProblemList;
import org.sekilab.life.LifeVerdict;

/** Tables of problems of life and death. */
class LifeListTest {
    @TempDir
    private Path folder;

    @Test
    void rowsAreReadAndOtherColumnsAreIgnored() throws IOException {
        ProblemList<LifeQuery> table = read("""
                file,defender,first,stones,area,area_empties,expected,book_first_move
                sgf/a.sgf,black,defender,O2 S2 & R3,A1 A2,139,ALIVE,R1
                b.sgf,White,ATTACKER,any,all,2,,
                """);
        assertThat(table.size()).isEqualTo(2);
        LifeQuery first = table.query(0);
        assertThat(first.file()).isEqualTo(folder.toAbsolutePath().resolve("sgf/a.sgf"));
        assertThat(first.groups()).extracting(Argument::text).containsExactly("O2 S2", "R3");
        assertThat(first.first()).isEqualTo(LifeQuery.First.DEFENDER);
        assertThat(first.area().text()).isEqualTo("A1 A2");
        assertThat(first.expected()).contains(LifeVerdict.ALIVE);
        LifeQuery second = table.query(1);
        assertThat(second.groups()).isEmpty();
        assertThat(second.defender().map(Argument::text)).contains("White");
        assertThat(second.first()).isEqualTo(LifeQuery.First.ATTACKER);
        assertThat(second.expected()).isEqualTo(Optional.empty());
    }

    @ParameterizedTest
    @ValueSource(strings = {"file", "defender", "first", "stones", "area"})
    void missingColumnIsNamedWithItsFileAndLine(String column) throws IOException {
        Path table = folder.resolve("p.csv");
        String header = "file,defender,first,stones,area".replace(column, "x" + column);
        Files.writeString(table, header + "\n");
        assertThatThrownBy(() -> LifeList.read(table))
                .isInstanceOf(InputException.class)
                .hasMessage("%s:1: there is no column '%s'".formatted(table, column));
    }

    @Test
    void wrongWordsOfARowAreAllNamed() throws IOException {
        ProblemList<LifeQuery> table = read("""
                file,index,defender,first,stones,area,expected
                a.sgf,0,black,to_move,C3,all,SAFE
                """);
        assertThatThrownBy(() -> table.query(0))
                .isInstanceOf(InputException.class)
                .hasMessage(String.join(
                        System.lineSeparator(),
                        "index: '0' is not a number from 1",
                        "first: 'to_move' is not attacker, defender, black or white",
                        "expected: 'SAFE' is not ALIVE, SEKI, KO, DEAD or UNKNOWN"));
    }

    private ProblemList<LifeQuery> read(String text) throws IOException {
        return LifeList.read(Files.writeString(folder.resolve("p.csv"), text));
    }
}
