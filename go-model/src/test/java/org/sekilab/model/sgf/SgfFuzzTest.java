package org.sekilab.model.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Objects;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Seeds;

/** Damaged records are read, or rejected with the reader's own error. No other result is allowed. */
class SgfFuzzTest {
    private static final int MUTANTS = 2_000;
    private static final byte[] TOKENS = "()[];:\\\n ABWEtz19".getBytes(StandardCharsets.US_ASCII);

    @ParameterizedTest
    @ValueSource(
            strings = {
                "(;FF[4]GM[1]SZ[9]CA[UTF-8]AB[aa:cc][dd]AW[ee]PL[W];B[ff];W[];B[tt](;W[ga]C[a\\]b])(;W[gb];B[gc]))",
                "(;SZ[17:5]HA[2]AB[aa][qe];W[ba];B[ab](;W[cc](;B[dd])())(;W[ee];AE[aa]))(;GM[1]C[M\u00FCller])",
                "mail\r\n(SZ[5]CA[Shift_JIS]C[\\\\];b[aa];w[bb]\r\n;b[ab];w[ba];w[ab];b[aa]",
            })
    void damagedSmallRecords(String text) {
        damage(text.getBytes(StandardCharsets.UTF_8));
    }

    @Test
    void damagedGames() throws IOException {
        damage(resource("selfplay-g100.sgf"));
    }

    private static void damage(byte[] original) {
        long seed = Seeds.of(20_260_101L);
        Random random = new Random(seed);
        int read = 0;
        int rejected = 0;
        for (int i = 0; i < MUTANTS; i++) {
            byte[] mutant = mutant(original, random);
            try {
                for (SgfGame game : SgfReader.parse(mutant, "mutant").games()) {
                    game.lastPosition();
                    game.positionAfter(random.nextInt(game.moveCount() + 1));
                }
                read++;
            } catch (SgfException expected) {
                assertThat(expected)
                        .hasMessageStartingWith("mutant:" + expected.line() + ":" + expected.column() + ": ");
                rejected++;
            } catch (RuntimeException | StackOverflowError error) {
                fail(
                        "-Dsekilab.seed=%d, mutant %d:%n%s"
                                .formatted(seed, i, new String(mutant, StandardCharsets.ISO_8859_1)),
                        error);
            }
        }
        // Both results occur, so neither the reader nor the mutations are trivial.
        assertThat(read).isPositive();
        assertThat(rejected).isPositive();
    }

    private static byte[] mutant(byte[] original, Random random) {
        byte[] bytes = original;
        for (int change = random.nextInt(4); change >= 0 && bytes.length > 0; change--) {
            int from = random.nextInt(bytes.length);
            int to = Math.min(bytes.length, from + 1 + random.nextInt(random.nextBoolean() ? 4 : 200));
            byte[] chunk = Arrays.copyOfRange(bytes, from, to);
            bytes = switch (random.nextInt(6)) {
                case 0 -> replaced(bytes, from, from + 1, new byte[] {(byte) (bytes[from] ^ 1 << random.nextInt(8))});
                case 1 -> replaced(bytes, from, to, new byte[0]);
                case 2 -> replaced(bytes, from, from, new byte[] {TOKENS[random.nextInt(TOKENS.length)]});
                case 3 -> replaced(bytes, from, from + 1, new byte[] {TOKENS[random.nextInt(TOKENS.length)]});
                case 4 -> {
                    int at = random.nextInt(bytes.length + 1);
                    yield replaced(bytes, at, at, chunk);
                }
                default -> random.nextInt(4) == 0 ? Arrays.copyOf(bytes, from) : bytes;
            };
        }
        return bytes;
    }

    private static byte[] replaced(byte[] bytes, int from, int to, byte[] by) {
        byte[] result = Arrays.copyOf(bytes, bytes.length - (to - from) + by.length);
        System.arraycopy(by, 0, result, from, by.length);
        System.arraycopy(bytes, to, result, from + by.length, bytes.length - to);
        return result;
    }

    private static byte[] resource(String name) throws IOException {
        try (InputStream stream = Objects.requireNonNull(SgfFuzzTest.class.getResourceAsStream(name), name)) {
            return stream.readAllBytes();
        }
    }
}
