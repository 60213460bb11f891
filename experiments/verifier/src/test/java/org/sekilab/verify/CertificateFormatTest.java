package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.zip.CRC32;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Seeds;

/** A certificate is read from its first line to its last: nothing is skipped, and what is wrong is told in words. */
class CertificateFormatTest {
    private static final String BOARD = SmallCertificates.TWO_EYES;

    /** Three zones with one eye each. The last zone uses what the others keep. */
    private static final String GIVERS = """
            sekilab-certificate 2
            # three eyes
            board 5 4
            row .X.X.
            row XXXXX
            row OOOOO
            row .....
            claim black alive B4
            zone black game safe
            points A4
            territory 1
            block A3 1
            states 3
            a 1
            d p 1
            .
            zone black pairs
            eye C4
            block A3 1
            pairs
            zone black game alive
            points E4
            territory 0
            block A3 3
            givers 1 2
            states 3
            a 1
            d p 1
            .
            end
            boards 1
            """;

    /** The block in the middle lives, and the one on its right may be lost. */
    private static final String LOST = """
            sekilab-certificate 2
            board 6 2
            %sclaim black alive B1
            %szone black pairs
            eye A2
            block B1 1
            end
            boards 1
            """.formatted(SmallCertificates.LOST_ROWS, SmallCertificates.LOST_ZONE);

    private static final String FALSE_BOARD = BOARD.replace("alive B4", "alive E4");
    private static final String[] WORDS = {
        "",
        " ",
        "-",
        "-1",
        "0",
        "1",
        "2",
        "60",
        "61",
        "361",
        "67108863",
        "999999999",
        "2147483647",
        "-2147483648",
        "99999999999999999999",
        "1e9",
        "0x1",
        "+1",
        "01",
        "p",
        "P",
        "a",
        "d",
        "=",
        ".",
        "#",
        "A1",
        "a1",
        "A4",
        "C4",
        "E4",
        "I5",
        "A0",
        "Z25",
        "A25",
        "A100",
        "PASS",
        "A4,C4",
        "ffffffffffffffff",
        "fffffffffffffff",
        "c000000000000000",
        "alive",
        "safe",
        "seki",
        "not-safe",
        "black",
        "white",
        "region",
        "pairs",
        "game",
        "end",
        "boards",
        "board",
        "points",
        "territory",
        "block",
        "lost",
        "givers",
        "states",
        "eye",
        "\u00e9\u2028",
        "x".repeat(20_000)
    };

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 3})
    void theLastLineCountsTheBoards(int boards) throws IOException, CertificateException {
        String good = whole(boards);
        assertThat(verify(bytes(good))).isEqualTo(2);
        assertThat(verify(gzip(good))).isEqualTo(2);
        assertThat(problem(good.replace("boards " + boards, "boards " + (boards + 1))))
                .isEqualTo("test:%d: the number of boards is %d: the file is not whole"
                        .formatted(good.lines().count(), boards));
        assertThat(problem(good.replace("boards " + boards, "boards"))).contains("the line ends too early");
        assertThat(problem(good.replace("boards " + boards, "boards 1 2"))).contains("'2' is a word too many");
    }

    /** A file that is cut off anywhere, even after a board, is not accepted. */
    @Test
    void everyFileThatIsCutOffIsRejected() throws IOException {
        String good = whole(2);
        for (int length = 0; length < good.length() - 1; length++) { // the last byte is the end of the last line
            assertThat(problem(good.substring(0, length)))
                    .as("%d letters", length)
                    .startsWith("test:");
        }
        byte[] packed = gzip(good);
        for (int length = 0; length < packed.length; length++) {
            byte[] cut = new byte[length];
            System.arraycopy(packed, 0, cut, 0, length);
            assertThat(problem(cut)).as("%d bytes", length).startsWith("test:");
        }
        assertThat(problem(header(2) + BOARD))
                .isEqualTo("test:14: the line 'boards 1' is missing: the file is not whole");
        assertThat(problem(header(2))).isEqualTo("test:2: the line 'boards 0' is missing: the file is not whole");
    }

    @ParameterizedTest
    @ValueSource(strings = {"\n", " ", "x", "\0", "# no comment either\n", "boards 1\n", "end\n"})
    void nothingMayFollowTheLastLine(String more) {
        assertThat(problem(whole(1) + more)).isEqualTo("test:15: there is something after the last line");
    }

    /** The first board is true. An earlier reader ignored what comes after a blank line. */
    @Test
    void blankLinesDoNotEndTheFile() {
        assertThat(problem(header(2) + BOARD + "\n" + FALSE_BOARD + "boards 2\n"))
                .isEqualTo("test:14: the line is blank");
        assertThat(problem(header(1) + BOARD + "\n" + FALSE_BOARD)).isEqualTo("test:14: the line is blank");
        assertThat(problem(header(1) + BOARD + "\n")).isEqualTo("test:14: the line is blank");
        assertThat(problem(header(2) + BOARD + FALSE_BOARD + "boards 2\n"))
                .isEqualTo("test:19: the zones do not prove this claim");
    }

    @ParameterizedTest
    @ValueSource(strings = {"x", "\0", "\u001f", "\u001f\u008b", "more than thirty letters of something else"})
    void nothingMayFollowTheGzipMember(String more) throws IOException {
        String problem = "there is something after the end of the gzip member";
        assertThat(problem(join(gzip(whole(1)), more.getBytes(StandardCharsets.ISO_8859_1))))
                .endsWith(problem);
        assertThat(problem(join(gzip(header(1) + BOARD), more.getBytes(StandardCharsets.ISO_8859_1))))
                .endsWith(problem);
    }

    @Test
    void thereIsOneGzipMember() throws IOException {
        String problem = "there is something after the end of the gzip member";
        assertThat(problem(join(gzip(whole(1)), gzip("")))).endsWith(problem);
        assertThat(problem(join(gzip(whole(1)), gzip(FALSE_BOARD)))).endsWith(problem);
        assertThat(problem(join(gzip(header(2) + BOARD), gzip("boards 1\n")))).startsWith("test:");
        assertThat(problem(join(gzip(""), gzip(whole(1))))).startsWith("test:");
    }

    /** Names, comments and further fields in the header of a gzip file are no part of the certificate. */
    @Test
    void headersOfGzipMayHaveAllFields() throws IOException, CertificateException {
        byte[] packed = gzip(whole(1));
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        out.write(packed, 0, 3);
        out.write(2 + 4 + 8 + 16);
        out.write(packed, 4, 6);
        out.write(new byte[] {3, 0, 1, 2, 3}); // further fields
        out.write("name\0comment\0".getBytes(StandardCharsets.US_ASCII));
        CRC32 checksum = new CRC32();
        checksum.update(out.toByteArray());
        out.write((int) checksum.getValue());
        out.write((int) (checksum.getValue() >> 8));
        out.write(packed, 10, packed.length - 10);
        assertThat(verify(out.toByteArray())).isEqualTo(2);
        packed[3] = (byte) 0x80;
        assertThat(problem(packed)).isEqualTo("test:1: the header of the gzip file is damaged");
    }

    @RepeatedTest(3)
    void damagedGzipFilesAreToldInWords(RepetitionInfo run) throws IOException {
        Random random = new Random(Seeds.next(run));
        byte[] good = gzip(whole(2));
        for (int i = 0; i < 300; i++) {
            byte[] bad = good.clone();
            bad[2 + random.nextInt(bad.length - 2)] ^= (byte) (1 << random.nextInt(8));
            assertIsInWords(problem(bad), "change %d".formatted(i));
        }
    }

    @Test
    void oldFilesThatAreWholeAreRead() throws IOException, CertificateException {
        assertThat(verify(bytes(header(1) + BOARD + BOARD))).isEqualTo(1);
        assertThat(problem(header(1))).isEqualTo("test:2: there is no board");
        assertThat(problem(header(1) + BOARD.replace("end\n", ""))).contains("the file ends here, and is not whole");
        assertThat(problem(header(1) + BOARD + "boards 1\n")).isEqualTo("test:14: 'boards' where a board is expected");
        assertThat(problem(header(1) + BOARD + "garbage")).isEqualTo("test:14: 'garbage' where a board is expected");
        assertThat(problem(header(5) + BOARD)).isEqualTo("test:1: this is not a certificate, or has another version");
    }

    @Test
    void theFirstLineNamesTheFormat() {
        String problem = "test:1: this is not a certificate, or has another version";
        for (String first :
                new String[] {"certificate 2", "sekilab-certificate 2 2", "sekilab-certificate", "board 2"}) {
            assertThat(problem(whole(1).replace("sekilab-certificate 2", first)))
                    .as(first)
                    .isEqualTo(problem);
        }
        assertThat(problem(whole(1).replace("boards 1", "board 1"))).isEqualTo("test:14: the line ends too early");
        assertThat(problem(whole(1).replace("boards 1", "count 1")))
                .isEqualTo("test:14: 'count' where a board or the last line is expected");
    }

    @Test
    void commentsStandBetweenBoardsOnly() throws IOException, CertificateException {
        String comment = "#  two  spaces\n";
        assertThat(verify(bytes(header(2) + comment + BOARD + comment + comment + BOARD + comment + "boards 2\n")))
                .isEqualTo(2);
        assertThat(problem(comment + whole(1))).startsWith("test:1: this is not a certificate");
        String[] lines = BOARD.split("\n");
        for (int i = 1; i < lines.length; i++) {
            StringBuilder board = new StringBuilder(header(2));
            for (int j = 0; j < lines.length; j++) {
                board.append(j == i ? comment : "").append(lines[j]).append('\n');
            }
            assertThat(problem(board + "boards 1\n")).startsWith("test:");
        }
    }

    /** A line that is not as the format says is an error. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            block A3 0                  | block A3 B3 0              | '0' is a word too many
            block A3 0                  | block A3 0 0               | '0' is a word too many
            block A3 0                  | block a3 0                 | 'a3' is not a point on 5x4
            block A3 0                  | block A3,B3 0              | 'A3,B3' is not a point on 5x4
            block A3 0                  | block A3 c000000000000000  | 'c000000000000000' is not a hexadecimal mask
            block A3 0                  | block A3 -0                | '-0' is not a hexadecimal mask
            block A3 0                  | block A3 ALIVE             | 'ALIVE' is not a hexadecimal mask
            lost E4                     | lost E4 E3                 | 'E3' is a word too many
            lost E4                     | lost e4                    | 'e4' is not a point on 5x4
            lost E4                     | lost E2                    | not a block of BLACK, or is named twice
            lost E4                     | lost                       | the line ends too early
            lost E4                     | lost A3                    | not a block of BLACK, or is named twice
            claim black alive B4        | claim black alive b4       | 'b4' is not a point on 5x4
            claim black alive B4        | claim black alive A3,B4    | 'A3,B4' is not a point on 5x4
            claim black alive B4        | claim black alive          | no point is named
            claim black alive B4        | claim black alive PASS     | 'PASS' is not a point on 5x4
            claim black alive B4        | claim BLACK alive B4       | 'BLACK' is neither black nor white
            claim black alive B4        | claim black alive B4 B4    | 'B4' is claimed before
            claim black alive B4        | claim region safe black B4 | 'B4' is in no region of BLACK
            claim black alive B4        | claim region safe black A4 B4 | 'B4' is in no region of BLACK
            claim black alive B4        | claim region dead black A4 | 'dead' is not a claim
            claim black alive B4        | claim black safe B4        | 'safe' is not a claim
            claim black alive B4        | claim  black alive B4      | more than one space between words
            claim black alive B4        | "claim black alive B4 "    | more than one space between words
            claim black territory A4 C4 | claim black territory A4 I4 | 'I4' is not a point on 5x4
            claim black territory A4 C4 | claim black territory A4 C9 | 'C9' is not a point on 5x4
            territory A4                | territory A4 A4            | no point is named, or one twice
            territory A4                | territory A4,C4            | 'A4,C4' is not a point on 5x4
            territory A4                | eye                        | no point is named, or one twice
            zone black pairs            | zone black pairs pairs     | 'pairs pairs' is not a kind of zone
            zone black pairs            | zone Black pairs           | 'Black' is neither black nor white
            board 5 4 two eyes          | board 5                    | the line ends too early
            board 5 4 two eyes          | board 5 04                 | '04' is not a whole number from 2 to 25
            board 5 4 two eyes          | board 5 4 two  eyes        | more than one space between words
            row .X.XO                   | row .x.xO                  | this is not a row of 5 points
            row .X.XO                   | row .X.XO .                | this is not a row of 5 points
            end                         | end end                    | 'end' is a word too many
            """)
    void whatTheFormatDoesNotSayIsAnError(String from, String to, String problem) {
        String good = from.startsWith("lost") ? whole(1).replace("block A3 0", from) : whole(1);
        assertThat(good).contains(from);
        String bad = from.startsWith("lost")
                ? whole(1).replace("zone black pairs", "zone black game safe\nblock A3 0\n" + to)
                : good.replaceFirst("(?m)^%s$".formatted(from), to);
        assertThat(problem(bad)).startsWith("test:").contains(problem);
    }

    @Test
    void linesOfWhichThereIsOneMayNotBeRepeated() {
        assertThat(problem(GIVERS)).isEmpty();
        assertThat(problem(LOST)).isEmpty();
        for (String line : new String[] {"points A4", "territory 1", "pairs", "givers 1 2"}) {
            assertThat(problem(GIVERS.replace("\n" + line + "\n", "\n" + line + "\n" + line + "\n")))
                    .as(line)
                    .contains("the zone has two lines '%s'".formatted(line.split(" ")[0]));
        }
        assertThat(problem(GIVERS.replace("\nblock A3 1\n", "\nblock A3 1\nblock B4 1\n")))
                .contains("or is named twice");
        assertThat(problem(LOST.replace("lost D1", "lost D1\nlost D2"))).contains("or is named twice");
    }

    @Test
    void controlCharactersAreErrors() {
        for (char control : new char[] {0, '\t', '\r', 0x1b, 0x7f, 0x9b}) {
            assertThat(problem(whole(1).replace("two", "two" + control)))
                    .isEqualTo("test:2: the line has a control character, of code %d".formatted((int) control));
        }
    }

    @Test
    void linesAreOfUtf8AndOfSoManyBytes() throws IOException, CertificateException {
        byte[] good = bytes(whole(1).replace("two", "tw\u00f6"));
        assertThat(verify(good)).isEqualTo(2);
        byte[] bad = whole(1).replace("two", "tw\u00f6").getBytes(StandardCharsets.ISO_8859_1);
        assertThat(problem(bad)).isEqualTo("test:2: the line is not UTF-8");
        assertThat(problem(header(2) + "#" + "\u00f6".repeat(8191) + "\n" + BOARD + "boards 1\n"))
                .isEmpty();
        assertThat(problem(header(2) + "#" + "\u00f6".repeat(8192) + "\n" + BOARD + "boards 1\n"))
                .isEqualTo("test:2: the line has more than 16384 letters");
    }

    /** Zones of both colors may look the same: equal points, and blocks of equal numbers. */
    @Test
    void giversAreOfTheSameColorEvenIfAnotherZoneLooksTheSame() {
        String certificate = """
                sekilab-certificate 2
                board 4 2
                row .X..
                row .OX.
                zone black pairs
                eye A2
                block C1 alive
                zone white pairs
                eye A2
                block B1 alive
                zone black game alive
                points D2
                block C1 alive
                givers %d
                states 1
                =
                end
                boards 1
                """;
        String problem = "a giver is of the other color, has givers, or is named twice";
        assertThat(problem(certificate.formatted(2))).isEqualTo("test:14: " + problem);
        assertThat(problem(certificate.formatted(1))).doesNotContain(problem);
    }

    /** After any change, the message tells in words what is wrong in which line. No exception of Java appears. */
    @RepeatedTest(5)
    void changedCertificatesAreToldInWords(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        for (int i = 0; i < 3_000; i++) {
            String mutant = List.of(whole(2), GIVERS, LOST).get(random.nextInt(3));
            for (int change = 1 + random.nextInt(2); change > 0; change--) {
                mutant = mutate(mutant, random);
            }
            assertIsInWords(problem(mutant), "%d:%n%s".formatted(i, mutant));
        }
    }

    private static void assertIsInWords(String problem, String what) {
        assertThat(problem)
                .as(what)
                .matches("|test:[1-9][0-9]*: [^\\p{Cc}]{5,200}")
                .doesNotContain("xception", "Index ", "index ", "out of bounds", "For input", "null", "java");
    }

    private static String mutate(String certificate, Random random) {
        String[] lines = certificate.split("\n", -1);
        int at = random.nextInt(lines.length);
        String[] words = lines[at].split(" ", -1);
        int word = random.nextInt(words.length);
        String other = WORDS[random.nextInt(WORDS.length)];
        switch (random.nextInt(6)) {
            case 0 -> words[word] += " " + other;
            case 1 -> words[word] += other;
            case 2 -> words[word] = words[random.nextInt(words.length)];
            default -> words[word] = other;
        }
        lines[at] = random.nextInt(8) == 0 ? lines[random.nextInt(lines.length)] : String.join(" ", words);
        return String.join("\n", lines);
    }

    private static String header(int version) {
        return "sekilab-certificate %d\n".formatted(version);
    }

    private static String whole(int boards) {
        return header(2) + BOARD.repeat(boards) + "boards %d\n".formatted(boards);
    }

    private static byte[] bytes(String text) {
        return text.getBytes(StandardCharsets.UTF_8);
    }

    private static byte[] gzip(String text) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (OutputStream packed = new GZIPOutputStream(bytes)) {
            packed.write(bytes(text));
        }
        return bytes.toByteArray();
    }

    private static byte[] join(byte[] first, byte[] second) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        bytes.write(first);
        bytes.write(second);
        return bytes.toByteArray();
    }

    private static int verify(byte[] certificate) throws IOException, CertificateException {
        return Verifier.verify("test", new ByteArrayInputStream(certificate), board -> {});
    }

    private static String problem(byte[] certificate) throws IOException {
        try {
            verify(certificate);
            return "";
        } catch (CertificateException e) {
            return String.valueOf(e.getMessage());
        }
    }

    private static String problem(String certificate) {
        return Optional.of(certificate).flatMap(Certificates::problem).orElse("");
    }
}
