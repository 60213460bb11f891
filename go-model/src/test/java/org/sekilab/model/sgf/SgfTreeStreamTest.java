package org.sekilab.model.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Seeds;

/** What is read of a collection with a broken tree. */
class SgfTreeStreamTest {
    private static final String NAMED = "(;SZ[9]GN[%d];B[aa];W[bb](;B[cc])(;B[dd]))\n";

    private static final String ERROR = "\\d+:\\d+( lost)?";

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "(;SZ[9]GN[1]) (;SZ[9];B[aa] W) (;GM[1]GN[3]) | 1, 1:30, 3",
                "(;SZ[9]GN[1]) (;SZ[9](;B[aa]) ;W[bb](;W[cc])) (;FF[4]GN[3]) (;GN[4]) | 1, 1:31, 3, 4",
                "(;SZ[9]GN[1]) (;SZ[9];B aa];W[bb]) (;SZ[9]GN[3]) | 1, 1:25, 3",
                "(;SZ[9]GN[1]) (;SZ[9]C[a [b] c];W[bb]) (;SZ[9]GN[3]) | 1, 1:31, 3",
                "(;SZ[9]C[one])) (;SZ[9]GN[2]) | 1:15, 2",
                "(;SZ[9]C[one]))) ) (;SZ[9]GN[2]) | 1:15, 2",
                "(;SZ[9];B) (;SZ[9];W) (;SZ[9]GN[3]) | 1:10, 1:21, 3",
            })
    void treesAfterABrokenOneAreRead(String text, String expected) throws IOException {
        assertThat(outcomes(text)).containsExactly(expected.split(", ", -1));
    }

    /** A part of a broken tree is never taken for a tree: what cannot be told apart is not read. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "(;SZ[9]GN[1]) (;SZ[9]C[a [b] :) c];B[aa](;W[bb])(;W[cc])) (;SZ[9]GN[3]) | 1, 1:30, 1:33 lost",
                "(;SZ[9]GN[1]) (;SZ[9];B) (;W[aa]GN[2]) (;SZ[9]GN[3])                    | 1, 1:24, 1:27 lost",
                "(;SZ[9]GN[1]) (;SZ[9];B) then (;SZ[9]GN[3])                             | 1, 1:24, 1:26 lost",
                "(;SZ[9]GN[1]) (;SZ[9];B( (;SZ[9]GN[3])                                  | 1, 1:24",
                "(;SZ[9]GN[1]) (;SZ[9];B[aa (;SZ[9\\]GN[3\\])                            | 1, 1:24",
            })
    void whatMayBePartOfABrokenTreeIsNotRead(String text, String expected) throws IOException {
        assertThat(outcomes(text)).containsExactly(expected.split(", ", -1));
    }

    @Test
    void textWithoutATreeIsOneError() throws IOException {
        assertThat(outcomes("no game (at all)")).containsExactly("1:1");
    }

    /** Random damage inside one tree. Each tree that follows an error is one that was written, and whole. */
    @Test
    void damagedTreeGivesNoOtherTree() throws IOException {
        long seed = Seeds.of(20_260_722L);
        Random random = new Random(seed);
        String tokens = "()[];:\\\n aBW1";
        int recovered = 0;
        for (int i = 0; i < 3_000; i++) {
            StringBuilder second = new StringBuilder(NAMED.formatted(2).strip());
            for (int change = 0; change <= random.nextInt(3); change++) {
                int at = 1 + random.nextInt(second.length() - 2);
                second.replace(at, at + random.nextInt(3), tokens.charAt(random.nextInt(tokens.length())) + "");
            }
            String text = NAMED.formatted(1) + second + "\n" + NAMED.formatted(3) + NAMED.formatted(4);
            List<String> outcomes = outcomes(text);
            int error = firstError(outcomes);
            for (String each : outcomes.subList(error, outcomes.size())) {
                assertThat(each).as("-Dsekilab.seed=%d, %s", seed, text).matches("[34]|" + ERROR);
                recovered += each.equals("4") ? 1 : 0;
            }
        }
        assertThat(recovered).isGreaterThan(100);
    }

    private static int firstError(List<String> outcomes) {
        for (int i = 0; i < outcomes.size(); i++) {
            if (outcomes.get(i).matches(ERROR)) {
                return i;
            }
        }
        return outcomes.size();
    }

    /** The name of each tree, or the place of its error. */
    private static List<String> outcomes(String text) throws IOException {
        byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
        List<String> outcomes = new ArrayList<>();
        try (SgfTreeStream trees = SgfReader.open(() -> new ByteArrayInputStream(bytes), "test.sgf")) {
            while (true) {
                try {
                    Optional<SgfTree> tree = trees.next();
                    if (tree.isEmpty()) {
                        return outcomes;
                    }
                    outcomes.add(tree.get().root().findValue("GN").orElse("unnamed"));
                } catch (SgfException e) {
                    String end = e.problem().contains("not clear") ? " lost" : "";
                    outcomes.add("%d:%d%s".formatted(e.line(), e.column(), end));
                }
            }
        }
    }
}
