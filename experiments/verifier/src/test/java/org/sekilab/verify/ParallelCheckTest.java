package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Zones are checked at the same time, and a reader of the result cannot tell. */
class ParallelCheckTest {
    private static final String HEAD = "sekilab-certificate 2\n";
    private static final String GOOD = SmallCertificates.TWO_EYES;
    private static final String UNPROVED_ZONE = GOOD.replace("territory C4\nblock", "block");
    private static final String UNPROVED_CLAIM = GOOD.replace("alive B4", "alive E4");
    private static final String MALFORMED = GOOD.replace("block A3", "block A9");

    /** The message, or what was accepted. The names of the boards that were accepted come first. */
    private static List<String> result(String certificate, int threads) throws IOException {
        List<String> result = new ArrayList<>();
        byte[] bytes = certificate.getBytes(StandardCharsets.UTF_8);
        try {
            Verifier.verify("test", new ByteArrayInputStream(bytes), threads, board -> result.add(board.name()));
        } catch (CertificateException e) {
            result.add(e.fault() + " " + e.getMessage());
        }
        return result;
    }

    private static String named(String board, int number) {
        return board.replace("two eyes", "board " + number);
    }

    /** Boards in a row, of which some have a fault. */
    private static String file(int boards, int fault, String faulty, int nextFault, String nextFaulty) {
        StringBuilder file = new StringBuilder(HEAD);
        for (int i = 0; i < boards; i++) {
            file.append(named(i == fault ? faulty : i == nextFault ? nextFaulty : GOOD, i));
        }
        return file.append("boards ").append(boards).append('\n').toString();
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8})
    void boardsComeInTheOrderOfTheFile(int threads) throws IOException {
        List<String> names = result(file(500, -1, "", -1, ""), threads);
        assertThat(names).hasSize(500);
        for (int i = 0; i < names.size(); i++) {
            assertThat(names.get(i)).isEqualTo("board " + i);
        }
    }

    /** Reading goes on while proofs wait. A later fault of form is met before an earlier proof is found to be wrong. */
    @ParameterizedTest
    @ValueSource(ints = {2, 3, 8})
    void theFirstFaultOfTheFileCountsWhateverIsMetFirst(int threads) throws IOException {
        List<String> faulty = List.of(UNPROVED_ZONE, UNPROVED_CLAIM, MALFORMED);
        for (String first : faulty) {
            for (String second : faulty) {
                for (int next = 40; next < 44; next++) {
                    String file = file(60, 40, first, next, second);
                    List<String> alone = result(file, 1);
                    assertThat(alone).hasSize(41);
                    assertThat(result(file, threads)).isEqualTo(alone);
                }
            }
        }
    }

    @Test
    void eachClassOfFaultIsTold() throws IOException {
        assertThat(result(HEAD + UNPROVED_ZONE + "boards 1\n", 2))
                .containsExactly(
                        "PROOF test:9: the pairs do not keep two liberties for each block, or not the territory");
        assertThat(result(HEAD + UNPROVED_CLAIM + "boards 1\n", 2))
                .containsExactly("PROOF test:7: the zones do not prove this claim");
        assertThat(result(HEAD + MALFORMED + "boards 1\n", 2))
                .containsExactly("FORM test:12: 'A9' is not a point on 5x4");
        assertThat(result(HEAD + GOOD, 2))
                .containsExactly("two eyes", "WHOLE test:14: the line 'boards 1' is missing: the file is not whole");
        assertThat(result(HEAD + GOOD + "boards 2\n", 2))
                .containsExactly("two eyes", "WHOLE test:14: the number of boards is 1: the file is not whole");
        assertThat(result(HEAD + GOOD + "boards 1\n\n", 2))
                .containsExactly("two eyes", "WHOLE test:15: there is something after the last line");
    }

    /** The second task ends only after the first one has begun, and the other way round. */
    @Test
    @Timeout(60)
    void proofsAreCheckedAtTheSameTime() throws CertificateException {
        CountDownLatch both = new CountDownLatch(2);
        try (ProofQueue queue = new ProofQueue(2)) {
            for (int i = 0; i < 2; i++) {
                queue.add(0, () -> {
                    both.countDown();
                    awaitZero(both);
                });
            }
            queue.finish();
        }
        assertThat(both.getCount()).isZero();
    }

    private static void awaitZero(CountDownLatch latch) {
        try {
            assertThat(latch.await(30, TimeUnit.SECONDS)).isTrue();
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    /** What the listener throws is thrown, and it hears of no further board. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void faultOfTheListenerEndsTheCheck(int threads) {
        List<String> heard = new ArrayList<>();
        byte[] bytes = file(30, -1, "", -1, "").getBytes(StandardCharsets.UTF_8);
        assertThatThrownBy(() -> Verifier.verify("test", new ByteArrayInputStream(bytes), threads, board -> {
                    heard.add(board.name());
                    if (heard.size() == 5) {
                        throw new IllegalArgumentException("enough");
                    }
                }))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("enough");
        assertThat(heard).hasSize(5);
    }

    /** Neither boards nor lines are kept: a heap that is smaller than both is enough. */
    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    void manyBoardsNeedTheMemoryOfAFew(int threads, @TempDir Path folder) throws Exception {
        checkMemory(threads, 25_000, "-Xmx6m", folder);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4})
    @Tag("slow")
    void moreBoardsNeedTheMemoryOfAFew(int threads, @TempDir Path folder) throws Exception {
        checkMemory(threads, 60_000, "-Xmx10m", folder);
    }

    private static void checkMemory(int threads, int boards, String heap, Path folder) throws Exception {
        Path output = folder.resolve("output.txt");
        Process process = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-XX:+UseSerialGC",
                        "-XX:TieredStopAtLevel=1",
                        heap,
                        "-cp",
                        System.getProperty("java.class.path"),
                        ManyBoards.class.getName(),
                        Integer.toString(threads),
                        Integer.toString(boards))
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        assertThat(process.waitFor()).as(Files.readString(output)).isZero();
        assertThat(Files.readAllLines(output)).containsExactly(Integer.toString(boards));
    }

    /** A program that checks a long file, and prints the number of its boards. */
    static final class ManyBoards {
        private ManyBoards() {}

        public static void main(String[] arguments) throws IOException, CertificateException {
            int threads = Integer.parseInt(arguments[0]);
            int[] boards = {0};
            Verifier.verify("many", new Repeated(Integer.parseInt(arguments[1])), threads, board -> boards[0]++);
            System.out.println(boards[0]);
        }
    }

    /** The lines of a board many times, with those around them. Mutable, confined to one thread. */
    private static final class Repeated extends InputStream {
        private final byte[] board = GOOD.getBytes(StandardCharsets.UTF_8);
        private final int boards;
        private final byte[] end;
        private byte[] part = HEAD.getBytes(StandardCharsets.UTF_8);
        private int at;
        private int parts;

        Repeated(int boards) {
            this.boards = boards;
            this.end = "boards %d\n".formatted(boards).getBytes(StandardCharsets.UTF_8);
        }

        @Override
        public int read() {
            return goOn() ? part[at++] : -1;
        }

        @Override
        public int read(byte[] into, int from, int most) {
            if (!goOn()) {
                return -1;
            }
            int count = Math.min(most, part.length - at);
            System.arraycopy(part, at, into, from, count);
            at += count;
            return count;
        }

        /** Goes on to the next part where one ends. Returns false after the last one. */
        private boolean goOn() {
            if (at == part.length && parts <= boards) {
                parts++;
                part = parts <= boards ? board : end;
                at = 0;
            }
            return at < part.length;
        }
    }
}
