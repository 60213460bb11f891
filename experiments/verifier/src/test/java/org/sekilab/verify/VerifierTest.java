package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;

/**
 * Hand-made certificates. Certificates of known life are accepted. Certificates of known death and bad files are
 * rejected.
 */
class VerifierTest {
    /** Benson 1976: two eyes, and one eye with a false one. */
    private static final Position TWO_EYES = Diagram.parse("""
            . X . X O
            X X X X O
            O O O O O
            . . . . .
            """);

    private static final Position FOUR_IN_A_ROW = Diagram.parse("""
            . . . . X O
            X X X X X O
            O O O O O O
            . . . . . .
            """);

    private static final Position THREE_IN_A_ROW = Diagram.parse("""
            . . . X X O
            X X X X O O
            O O O O O O
            . . . . . .
            """);

    private static final Position SQUARE = Diagram.parse("""
            . . X O O
            . . X O O
            X X X O O
            O O O O O
            . . . . .
            """);

    private static final String TWO_EYES_ZONE = """
            zone black pairs
            eye A4
            territory C4
            block A3 0""";

    @Test
    void twoEyesAreAliveAndTerritory() throws CertificateException {
        VerifiedBoard board = Certificates.verify(
                        twoEyes("claim black alive B4\nclaim black territory C4", TWO_EYES_ZONE))
                .get(0);
        assertThat(board.black().aliveBlocks()).isEqualTo(1);
        assertThat(board.black().safe().size()).isEqualTo(7);
        assertThat(board.black().regions()).isZero();
        assertThat(board.rows()).containsExactly(".X.XO", "XXXXO", "OOOOO", ".....");
        assertThat(board.white().safe().isEmpty()).isTrue();
        assertThat(board.zones()).isEqualTo(1);
    }

    @Test
    void boardsOfAFileAreReturnedOnlyIfTheFileIsProvedToItsEnd(@TempDir Path folder)
            throws IOException, CertificateException {
        String good = twoEyes("claim black alive B4", TWO_EYES_ZONE);
        Path file = Files.writeString(folder.resolve("two-eyes"), good);
        assertThat(Verifier.verify(file)).containsExactlyElementsOf(Certificates.verify(good));
        Files.writeString(file, good.replace("boards 1", "boards 2"));
        assertThatThrownBy(() -> Verifier.verify(file))
                .isInstanceOf(CertificateException.class)
                .hasMessage("%s:13: the number of boards is 1: the file is not whole", file);
    }

    /** What a word changes. */
    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            claim black alive B4      | claim black alive A5     | test:7: 'A5' is not a point on 5x4
            claim black alive B4      | claim black alive A4     | test:7: the zones do not prove this claim
            claim black alive B4      | claim white alive A2     | test:7: the zones do not prove this claim
            claim black alive B4      | claim black dead A2      | test:7: 'dead' is not a claim
            claim black alive B4      | claim black territory A4 | test:7: the zones do not prove this claim
            claim black alive B4      | claim region safe black A4 | test:7: the zones do not prove this claim
            territory C4              | territory A4             | a point is in two parts
            territory C4              | eye A1                   | the pairs do not keep
            territory C4              | eye A4                   | a point is in two parts
            territory C4              | eye C4 A4                | a point is in two parts
            territory C4              | eye                      | test:10: no point is named
            territory C4              | eye C3                   | the stone at A3 is among the points
            block A3 0                | block A2 0               | not a block of BLACK
            block A3 0                | block A3 2               | no zone gives what is assumed
            block A3 0                | block A3                 | test:11: the line ends too early
            zone black pairs          | zone black game          | 'game' is not a kind of zone
            zone black pairs          | zone black game safest   | 'game safest' is not a kind of zone
            zone black pairs          | zone green pairs         | 'green' is neither black nor white
            zone black pairs          | zone white pairs         | not a block of WHITE
            row O O O O O             | row OOOO                 | this is not a row of 5 points
            row .....                 | row ..Z..                | this is not a row of 5 points
            row .X.XO                 | row OX.XO                | there is a block without a liberty
            board 5 4 test            | board 1 4 test           | test:2: '1' is not a whole number from 2 to 25
            board 5 4 test            | board 99999999999 4      | test:2: '99999999999' is not a whole number from 2 to 25
            sekilab-certificate 3     | sekilab-certificate 5    | test:1: this is not a certificate
            end                       | the end                  | 'the' is not claim, zone, race, life or end
            """)
    void whatIsWrongIsSaidInOneLine(String from, String to, String problem) {
        String good = twoEyes("claim black alive B4", TWO_EYES_ZONE);
        String bad = good.replace(from.replace("row O O O O O", "row OOOOO"), to);
        assertThat(bad).isNotEqualTo(good);
        assertThat(Certificates.problem(bad))
                .get()
                .asString()
                .startsWith("test:")
                .contains(problem);
    }

    /** Müller 1997: four points in a row live by the pair in the middle. */
    @Test
    void fourInARowLiveByTheirMiddle() {
        assertThat(eyeSpace(FOUR_IN_A_ROW, "A4 B4 C4 D4", "B4 C4")).isEmpty();
        assertThat(eyeSpace(FOUR_IN_A_ROW, "A4 B4 C4 D4", "C4 B4")).isEmpty();
        assertThat(eyeSpace(FOUR_IN_A_ROW, "A4 B4 C4 D4", "A4 B4")).isNotEmpty();
        assertThat(eyeSpace(FOUR_IN_A_ROW, "A4 B4 C4 D4", "A4 B4 C4 D4")).isNotEmpty();
        assertThat(eyeSpace(FOUR_IN_A_ROW, "A4 B4 C4 D4", "")).isNotEmpty();
        assertThat(eyeSpace(FOUR_IN_A_ROW, "A4 B4 C4 D4", "B4 C4 C4 D4")).isNotEmpty();
        assertThat(eyeSpace(FOUR_IN_A_ROW, "A4 B4 C4 D4", "B4 A3")).isNotEmpty();
        assertThat(eyeSpace(FOUR_IN_A_ROW, "A4 B4 C4", "B4 C4")).isNotEmpty();
    }

    /** Three in a row, and four in a square, have one eye if the attacker moves first. */
    @Test
    void noPairsKeepANakadeAlive() {
        String[] three = {"A4", "B4", "C4"};
        String[] square = {"A4", "B4", "A5", "B5"};
        for (int i = 0; i < square.length; i++) {
            for (int j = 0; j < square.length; j++) {
                String others = String.join(" ", square)
                        .replace(square[i], "")
                        .replace(square[j], "")
                        .strip();
                assertThat(eyeSpace(SQUARE, "A4 B4 A5 B5", square[i] + " " + square[j]))
                        .isNotEmpty();
                assertThat(eyeSpace(
                                SQUARE,
                                "A4 B4 A5 B5",
                                square[i] + " " + square[j] + " " + others.replaceAll(" +", " ")))
                        .isNotEmpty();
                if (i < three.length && j < three.length) {
                    assertThat(eyeSpace(THREE_IN_A_ROW, "A4 B4 C4", three[i] + " " + three[j]))
                            .isNotEmpty();
                }
            }
        }
        assertThat(eyeSpace(SQUARE, "A4 B4 A5 B5", "")).isNotEmpty();
        assertThat(eyeSpace(THREE_IN_A_ROW, "A4 B4 C4", "")).isNotEmpty();
    }

    /**
     * The attacker plays B1 and A2 and takes the stone at A1. On the board the attacker's stones may be gone by then.
     * The stone at A1 may still be there, and fill what the game takes for an eye.
     */
    @Test
    void nothingIsCapturedThatMayHaveLibertiesOutside() {
        String zone = """
                zone black game alive
                points A1 B1 A2
                block A3 alive
                states 7
                a 1 4 5
                d p 1
                a 1 4
                =
                =
                =
                .""";
        Position position = Diagram.parse("""
                X X .
                . . .
                X . .
                """);
        assertThat(Certificates.problem(
                        Certificates.board(position, zone.lines().toList())))
                .contains("test:12: the attacker captures stones that may have liberties outside");
        Position without = Diagram.parse("""
                X X .
                . . .
                . . .
                """);
        String decided = zone.substring(0, zone.indexOf("states")) + "states 1\n=";
        assertThat(Certificates.problem(
                        Certificates.board(without, decided.lines().toList())))
                .isEmpty();
    }

    /**
     * The stone at A1 has one liberty, B1, where the wall begins. The attacker's stone at A2 is on the board, as
     * nothing outside is next to it. So what the game captures is captured on the board.
     */
    @Test
    void stonesWithOneLibertyAreCapturedAsInTheGameIfNoCaptorMayBeGone() {
        String zone = """
                zone black game alive
                points A1 B1 A2 B2 A3
                states 1
                =""";
        Position position = Diagram.parse("""
                . . .
                O . .
                X . .
                """);
        assertThat(problem(position, zone)).isEmpty();
        assertThat(problem(position, zone.replace(" A3", "")))
                .isEqualTo("test:9: the attacker captures stones that may have liberties outside");
    }

    /** The attacker's stone at B1 is as good as a wall once the lost block at C1 has no liberty, and not before. */
    @Test
    void captorsBesideALostBlockMayBeGoneOnceItHasNoLiberty() {
        String zone = """
                zone black game alive
                points A1 A2 B1 B2 C2
                lost C1
                states 1
                =""";
        Position before = Diagram.parse("""
                . . . .
                . . . .
                X O X .
                """);
        Position after = Diagram.parse("""
                . . . .
                . . O .
                X O X .
                """);
        assertThat(problem(before, zone)).isEmpty();
        assertThat(problem(after, zone))
                .isEqualTo("test:10: the attacker captures stones that may have liberties outside");
    }

    /** The stone at A1 has all its liberties outside, where no zone defends them. */
    @Test
    void stonesWithoutALibertyInTheZoneAreNotTakenToStay() {
        String zone = """
                claim black territory A1
                zone black game safe
                points A1
                territory 1
                states 3
                a 1
                d p 1
                .""";
        Position position = Diagram.parse("""
                . . .
                . O .
                X . .
                """);
        assertThat(Certificates.problem(
                        Certificates.board(position, zone.lines().toList())))
                .contains("test:11: the attacker captures stones that may have liberties outside");
    }

    /**
     * Black's block at B1 keeps a liberty in the middle whatever becomes of D1. The block at D1 helps to capture what
     * white plays there. As part of the wall, D1 would not help.
     */
    @Test
    void blocksThatMayBeCapturedAreNotClaimed() {
        Position position = Diagram.parse(SmallCertificates.LOST_ROWS.replace("row", ""));
        String zone = SmallCertificates.LOST_ZONE;
        String other = """
                zone black game alive
                points A2
                territory 0
                block B1 1
                states 1
                =""";
        assertThat(problem(position, "claim black alive B1", zone, other)).isEmpty();
        assertThat(problem(position, "claim black alive D1", zone, other)).contains("do not prove");
        assertThat(problem(position, "claim black alive B1", zone.replace("lost D1\n", ""), other))
                .isNotEmpty();
        assertThat(problem(position, "claim black alive B1", zone.replace("lost D1", "lost C1"), other))
                .contains("test:10: this is not a block of BLACK, or is named twice");
    }

    private static String problem(Position position, String... parts) {
        List<String> lines = Stream.of(parts).flatMap(String::lines).toList();
        return Certificates.problem(Certificates.board(position, lines)).orElse("");
    }

    /**
     * What is wrong with the claim that a block at A3 lives in one part, and has it for territory. Empty if the claim
     * is accepted.
     */
    private static String eyeSpace(Position position, String part, String pairs) {
        String zone =
                "claim black alive A3\nclaim black territory %s\nzone black pairs\nterritory %s\nblock A3 0\npairs %s";
        return Certificates.problem(Certificates.board(
                        position,
                        zone.formatted(part, part, pairs)
                                .lines()
                                .map(String::strip)
                                .toList()))
                .orElse("");
    }

    private static String twoEyes(String claims, String zone) {
        return Certificates.board(TWO_EYES, (claims + "\n" + zone).lines().toList());
    }
}
