package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** The verifier rejects an endless file once it has more of something than its board can have, and reads no further. */
class HostileCertificatesTest {
    private static final int BUFFERS = 1 << 17; // what is read ahead
    private static final int MAX_WORDS = 1 << 25; // of a game's states
    private static final int STONES = 225; // that claims of life and death name
    /** How many claims of 12 words go with a strategy of 8 words: 8 + 12 * 21844 = 262,136. */
    static final int FITTING_CLAIMS = 21_844;

    private static final String BOARD = """
            sekilab-certificate 2
            board 5 4
            row .X.XO
            row XXXXO
            row OOOOO
            row .....
            """;
    private static final String LIFE =
            BOARD.replace("cate 2", "cate 4") + "life live black first white ko white A3\npoints A3 B3 C3 D3\n";
    private static final String PAIRS = BOARD + "zone black pairs\n";
    private static final String GAME = BOARD + "zone black game safe\n";
    private static final String REFUTATION = """
            zone white game not-safe
            points A1
            territory 1
            block A2 alive
            states 4
            d 0 1
            a 1
            d p 1
            .
            """;

    /** A beginning, and then one text again and again. Mutable, confined to one thread. */
    private static final class Endless extends InputStream {
        private final byte[] head;
        private final byte[] body;
        private final long limit;
        private long count;

        Endless(String head, String body, long limit) {
            this.head = head.getBytes(StandardCharsets.UTF_8);
            this.body = body.getBytes(StandardCharsets.UTF_8);
            this.limit = limit;
        }

        @Override
        public int read() {
            if (count == limit) {
                return -1;
            }
            long at = count++;
            return at < head.length ? head[(int) at] : body[(int) ((at - head.length) % body.length)];
        }

        @Override
        public int read(byte[] buffer, int offset, int length) {
            int read = 0;
            for (int next = length == 0 ? -1 : read(); next >= 0; next = read < length ? read() : -1) {
                buffer[offset + read++] = (byte) next;
            }
            return read == 0 && length > 0 ? -1 : read;
        }
    }

    static Stream<Arguments> files() {
        return Stream.of(
                Arguments.of(BOARD, "claim black alive B4\n", ":8: 'B4' is claimed before"),
                Arguments.of(BOARD, "claim black territory A4\n", ":8: 'A4' is claimed before"),
                Arguments.of(BOARD, "claim region safe black A4\n", ":8: 'A4' is claimed before"),
                Arguments.of(BOARD, "claim region seki white A4\n", ":8: 'A4' is claimed before"),
                Arguments.of(BOARD, "claim black alive\n", ":7: no point is named"),
                Arguments.of(PAIRS, "eye\n", ":8: no point is named, or one twice"),
                Arguments.of(PAIRS, "eye A4\n", ":9: a point is in two parts"),
                Arguments.of(PAIRS, "territory A4\n", ":9: a point is in two parts"),
                Arguments.of(PAIRS, "block A3 0\n", ":9: this is not a block of BLACK, or is named twice"),
                Arguments.of(PAIRS, "pairs\n", ":9: the zone has two lines 'pairs'"),
                Arguments.of(GAME, "block A3 0\n", ":9: this is not a block of BLACK, or is named twice"),
                Arguments.of(GAME, "lost A3\n", ":9: this is not a block of BLACK, or is named twice"),
                Arguments.of(GAME, "points A4\n", ":9: the zone has two lines 'points'"),
                Arguments.of(GAME, "territory 0\n", ":9: the zone has two lines 'territory'"),
                Arguments.of(GAME, "givers 1\n", ":8: '1' is not a whole number from 1 to 0"),
                Arguments.of(GAME, "states 67108863\n", ":8: '67108863' is not a whole number from 1 to 4194304"),
                Arguments.of(GAME + "states 4194304\n", "a 1 1 1\n", ":9: '1' is a word too many"),
                Arguments.of(LIFE, "zones 524289\n", ":9: '524289' is not a whole number from 1 to 524288"),
                Arguments.of(LIFE, "points A3\n", ":9: the point A3 is named twice"),
                Arguments.of(LIFE + "zones 1\n", "x", ":10: the line has more than 16384 letters"),
                Arguments.of(BOARD, "zone black pairs\n", ":7: the zone has no points"),
                Arguments.of("", "x", ":1: the line has more than 16384 letters"),
                Arguments.of(BOARD + "claim black alive ", "B4 ", ":7: the line has more than 16384 letters"),
                Arguments.of("sekilab-certificate 2\n", "\n", ":2: the line is blank"),
                Arguments.of("sekilab-certificate 2\n#", "x", ":2: the line has more than 16384 letters"));
    }

    @ParameterizedTest
    @MethodSource("files")
    void filesThatGoOnAreNotReadOn(String head, String body, String problem) throws IOException {
        Endless file = new Endless(head, body, 20_000_000);
        assertThat(problem(file)).contains(problem);
        assertThat(file.count).isLessThan(BUFFERS);
    }

    /** A region may be refuted for some unions of regions, but not again and again. */
    @Test
    void refutationsAreNoMoreThanRegions() throws IOException {
        Endless file = new Endless(BOARD, REFUTATION, 20_000_000);
        assertThat(problem(file)).contains("there are more zones of the goal not-safe than regions");
        assertThat(file.count).isLessThan(BUFFERS);
    }

    @Test
    void promisedStatesTakeNoMemory() throws IOException {
        String head = GAME + "points A4\nstates 4194304\n";
        long before = memory();
        assertThat(problem(new Endless(head, "a 1\n", head.length() + 400))).contains("the file ends here");
        assertThat(memory() - before).isLessThan(4_000_000);
    }

    /** States have no more words than fit the memory that is promised. */
    @Test
    @Tag("slow")
    void statesHaveBoundedMemory() throws IOException {
        String points = "points A1 B1 C1 D1 E1 F1 G1 H1 J1 K1 L1 M1 N1 O1 P1 Q1 R1 S1 T1";
        String head = "sekilab-certificate 2\nboard 19 2\nrow %s\nrow %s\nzone black game safe\n%s\nstates 4194304\n"
                .formatted(".".repeat(19), ".".repeat(19), points);
        String state = "a" + " 1".repeat(20) + "\n";
        Endless file = new Endless(head, state, Long.MAX_VALUE);
        assertThat(problem(file)).contains("the states have more than %d words".formatted(MAX_WORDS));
    }

    /** The opponent plays three stones far from a block with two eyes; the states stand in the order of moves. */
    @Test
    void statesOfLifeAndDeathThatWaitAreLimited() throws IOException {
        int free = 70; // points that are next to none of the others
        StringBuilder text = new StringBuilder("sekilab-certificate 4\nboard 25 25\n");
        text.append(("row " + ".".repeat(25) + "\n").repeat(23));
        text.append("row XXXX").append(".".repeat(21)).append("\nrow .X.X").append(".".repeat(21));
        text.append("\nlife live black first white ko white A2\npoints A1 B1 C1 D1 A2 B2 C2 D2");
        for (int i = 0; i < free; i++) {
            text.append(' ').append("ABCDEFGHJKLMNOPQRSTUVWXYZ".charAt(i % 24)).append(4 + 2 * (i / 24) + i % 2);
        }
        text.append("\nzones 1\n").append("3").append("f".repeat(19)).append('\n');
        int pairs = free * (free - 1);
        int leaves = pairs * (free - 2);
        text.append("states ").append(1 + 2 * free + 2 * pairs + leaves).append('\n');
        text.append("0 a");
        for (int i = 1; i <= free; i++) {
            text.append(' ').append(i);
        }
        text.append('\n').append(("0 d p " + free + "\n").repeat(free));
        appendAttacks(text, free, free - 1);
        text.append(("0 d p " + pairs + "\n").repeat(pairs));
        appendAttacks(text, pairs, free - 2);
        text.append("0 .\n".repeat(leaves)).append("end\nboards 1\n");
        InputStream file = new ByteArrayInputStream(text.toString().getBytes(StandardCharsets.UTF_8));
        assertThat(problem(file)).contains("more than 262144 later states are reached");
    }

    /** Lines each of which leads to new ones, all of which stand behind the last of them. */
    private static void appendAttacks(StringBuilder text, int count, int moves) {
        for (int line = 0; line < count; line++) {
            text.append("0 a");
            for (int move = 0; move < moves; move++) {
                text.append(' ').append(count - line + line * moves + move);
            }
            text.append('\n');
        }
    }

    /** Claims with other points each time would fill the memory. Those of strategies count, too. */
    @Test
    void wordsOfLifeAndDeathAreLimited() throws IOException {
        String unproved = "there is no strategy for this claim";
        assertThat(problem(stream(lifeClaims(FITTING_CLAIMS)))).isEqualTo("test:34: " + unproved);
        assertThat(problem(stream(lifeClaims(FITTING_CLAIMS + 1)))).isEqualTo("test:21878: '&' is a word too many");
    }

    /** A strategy of 8 words, and claims of 12 words each that it does not prove. */
    static String lifeClaims(int count) {
        StringBuilder text = new StringBuilder("sekilab-certificate 4\nboard 25 25\n");
        text.append("row .X.").append("X".repeat(22)).append('\n');
        text.append(("row " + "X".repeat(25) + "\n").repeat(24));
        text.append("life live black first white ko white B25\n")
                .append("points A25 B25 C25 D25 A24 B24 C24 D24\nzones 1\nff\nstates 1\n0 .\n");
        for (int i = 0; i < count; i++) {
            text.append("claim life live black first white ko white B25 & ")
                    .append(stone(i / STONES))
                    .append(" & ")
                    .append(stone(i % STONES))
                    .append('\n');
        }
        return text.append("end\nboards 1\n").toString();
    }

    /** A stone of the rows from the bottom. */
    private static String stone(int number) {
        return "ABCDEFGHJKLMNOPQRSTUVWXYZ".charAt(number % 25) + Integer.toString(1 + number / 25);
    }

    private static InputStream stream(String text) {
        return new ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }

    private static long memory() {
        return ((ThreadMXBean) ManagementFactory.getThreadMXBean()).getCurrentThreadAllocatedBytes();
    }

    private static String problem(InputStream file) throws IOException {
        try {
            Verifier.verify("test", file, board -> {});
            return "";
        } catch (CertificateException e) {
            return String.valueOf(e.getMessage());
        }
    }
}
