package org.sekilab.experiments.trim;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.zip.GZIPInputStream;
import java.util.zip.GZIPOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.verify.CertificateException;
import org.sekilab.verify.SmallCertificates;
import org.sekilab.verify.Verifier;

/** Each step makes a certificate smaller that the other steps leave as it is. */
class TrimmerTest {
    private static final String TWO_EYES = """
            .X.XO
            XXXXO
            OOOOO
            .....
            """;
    private static final String TWO_EYES_LINES = """
            claim black alive A3
            claim black territory A4 C4
            zone black pairs
            territory A4
            territory C4
            block A3 0
            """;

    private static final String ONE_EYE = """
            .X.X
            XXXX
            OOO.
            """;
    private static final String FILLING = """
            zone black game not-seki
            points A3
            territory 1
            block A2 0
            states 2
            d 0 1
            .
            """;

    @TempDir
    private Path folder;

    private String trim(String rows, String lines) throws IOException, CertificateException {
        return new TrimmedText(folder).ofBoard(rows, lines);
    }

    @Test
    void zoneThatNoClaimNeedsIsDropped() throws Exception {
        String unused = """
                zone white game alive
                points A1 B1 C1 D1 E1
                block A2 alive
                states 1
                =
                """;
        assertThat(trim(TWO_EYES, TWO_EYES_LINES + unused))
                .isEqualTo(TrimmedText.certificate(TWO_EYES, TWO_EYES_LINES));
    }

    /** A game of the attacker proves values of regions, and nothing else. */
    @Test
    void refutationWithoutARegionClaimIsDropped() throws Exception {
        String claim = "claim region unsafe black A3\n";
        assertThat(trim(ONE_EYE, claim + FILLING)).isEqualTo(TrimmedText.certificate(ONE_EYE, claim + FILLING));
        assertThat(trim(ONE_EYE, FILLING)).isEqualTo(TrimmedText.certificate(ONE_EYE, ""));
    }

    @Test
    void lineThatIsNotReachedIsDropped() throws Exception {
        String claim = "claim region unsafe black A3\n";
        assertThat(trim(ONE_EYE, claim + FILLING.replace("states 2", "states 4") + ".\n.\n"))
                .isEqualTo(TrimmedText.certificate(ONE_EYE, claim + FILLING));
    }

    /** The last zone needs the one that it names, which gets another number. */
    @Test
    void giversOfANeededZoneStay() throws Exception {
        String rows = """
                .X.X.
                XXXXX
                OOOOO
                .....
                """;
        String claim = "claim black alive A3\n";
        String unused = """
                zone white game alive
                points A1
                block A2 alive
                states 1
                =
                """;
        String needed = """
                zone black game alive
                points A4
                block A3 1
                states 1
                =
                zone black game alive
                points E4
                block A3 1
                givers %d
                states 1
                =
                """;
        assertThat(trim(rows, claim + unused + needed.formatted(2)))
                .isEqualTo(TrimmedText.certificate(rows, claim + needed.formatted(1)));
    }

    @Test
    void territoryAndEyesThatNoClaimNeedsAreDropped() throws Exception {
        String rows = """
                .X.X.
                XXXXX
                OOOOO
                .....
                """;
        String claims = "claim black alive A3\nclaim black territory A4\n";
        String zone = "zone black pairs\n%sblock A3 0\n";
        assertThat(trim(rows, claims + zone.formatted("territory A4\nterritory C4\nterritory E4\n")))
                .isEqualTo(TrimmedText.certificate(rows, claims + zone.formatted("eye E4\nterritory A4\n")));
    }

    /** The second giver has no bit, and the block at A2 is not next to the game. */
    @Test
    void giversAndBlocksThatChangeNothingAreDropped() throws Exception {
        String rows = """
                .X.X.X.
                XXXXXXX
                OOO.OOO
                XXXXXXX
                .X.X.X.
                """;
        String claims = "claim black alive A2 A4\nclaim black territory C5\n";
        String giver = """
                zone black game alive
                points A5
                block A4 1
                states 1
                =
                """;
        String zone = """
                zone black game safe
                points C5
                territory 1
                %sblock A4 1
                givers 1%s
                states 1
                =
                zone black pairs
                eye A1
                eye C1
                block A2 0
                """;
        assertThat(trim(rows, claims + giver + giver.replace("A5", "G5") + zone.formatted("block A2 alive\n", " 2")))
                .isEqualTo(TrimmedText.certificate(rows, claims + giver + zone.formatted("", "")));
    }

    /** The strategy of this file sets out for a long play. */
    @Test
    void shorterProofIsFound() throws Exception {
        String rows = """
                OO.OO
                OOOOO
                O.O.O
                XX.OO
                .XXOO
                ..XOO
                X.XXX
                X...X
                """;
        String lines = """
                claim black alive E1
                claim black territory A1 B1 C1 D1 A2 B2 A3 B3 A4
                claim white alive D3
                claim white territory D6 C8
                zone black game safe
                points A1 B1 C1 D1 A2 B2 A3 B3 A4
                territory 1ff
                block E1 0
                states 36
                a 34 32 30 9 7 5 3 1
                d 5 1
                =
                d 5 1
                =
                d 5 1
                =
                d 5 1
                =
                d 2 1
                a 9 7 5 3 1
                d 1 1
                =
                d 1 1
                =
                d 1 1
                =
                d 1 1
                =
                d 7 1
                a 8 6 4 2 1
                d 1 6
                d 6 1
                =
                d 5 1
                =
                d 1 1
                =
                d 5 1
                =
                d 5 1
                =
                d 5 1
                =
                d 5 1
                =
                zone white pairs
                block D3 0
                territory C8
                territory D6
                pairs
                """;
        assertThat(statesOf(trim(rows, lines))).isLessThan(statesOf(lines) - 5);
    }

    /** The defender plays in a corner. The other points are only attacked. */
    @Test
    void pointThatNoAnswerNeedsIsTakenOutOfTheGame() throws Exception {
        String rows = """
                OOOOOXX
                .....OX
                .XOOOXX
                OOXXXX.
                XXXXXXX
                XXXXXXX
                XXXX.XX
                XXXXXXX
                XXXXXXX
                """;
        String lines = """
                claim black alive A1 B7
                claim black territory E3 A6 B6 G6
                zone black pairs
                block A1 0
                territory G6
                territory E3
                pairs
                zone black game safe
                points A6 B6 A7 C7 D7 A8 B8 C8 B9
                territory 3
                block B7 0
                block A1 alive
                states 33
                a 9 7 5 3 1
                d 2 1
                = 0 1
                d 2 1
                = 0 1
                d 2 1
                = 0 1
                d 2 1
                = 0 1
                d 5 1
                a 15 7 6 4 2 1
                d 0 7
                d 2 1
                = 0 1
                d 2 1
                = 0 1
                d 0 2
                d 0 1
                a 5 3 1
                d 6 1
                =
                d 6 1
                =
                d 2 1
                =
                d 1 1
                a 5 3 1
                d 6 1
                =
                d 6 1
                =
                d 2 1
                =
                """;
        String points = "points A6 B6 A7 C7 D7 A8 B8 C8 B9\n";
        assertThat(lines).contains(points);
        assertThat(trim(rows, lines))
                .doesNotContain(points)
                .containsPattern("points A6 B6 A7( [A-D][78])* [A-D][789]\n");
    }

    private static int statesOf(String certificate) {
        return Pattern.compile("states ([0-9]+)")
                .matcher(certificate)
                .results()
                .mapToInt(found -> Integer.parseInt(found.group(1)))
                .sum();
    }

    @Test
    void stateThatPairsDecideBecomesALeaf() throws Exception {
        String zone = """
                claim black alive A3
                claim black territory A4 C4
                zone black game safe
                points A4 C4
                territory 3
                block A3 0
                """;
        assertThat(trim(TWO_EYES, zone + "states 3\na 1\nd p 1\n.\n"))
                .isEqualTo(TrimmedText.certificate(TWO_EYES, zone + "states 1\n=\n"));
    }

    @Test
    void racesStayAsTheyAre() throws Exception {
        String rows = """
                .OOOO
                OXOOO
                XXX.O
                """;
        String lines = """
                claim race white-wins black A1 white E1 first white ko none
                race white wins black A1 white E1 first white ko none
                states 3
                d 0 1
                .
                .
                """;
        assertThat(trim(rows, lines)).isEqualTo(TrimmedText.certificate(rows, lines));
    }

    /** Zones whose answers make new positions stay such zones, with fewer lines. */
    @ParameterizedTest
    @CsvSource({"superko", "superko-stone-again", "superko-other-points", "superko-loose-points", "superko-pairs"})
    void lineSuperkoIsKept(String name) throws Exception {
        Path good = Path.of("..", "verifier", "corpus", "good", name + ".cert");
        String before = Files.readString(good);
        boolean isGame = before.contains(" game ");
        String region = isGame ? claimed(before) : before;
        String after = new TrimmedText(folder).of(region);
        assertThat(after.lines()).contains("superko");
        assertThat(after.lines().count()).isLessThanOrEqualTo(region.lines().count());
        assertThat(Verifier.verify(Files.writeString(folder.resolve("trimmed"), after)))
                .hasSize(1);
    }

    /** Equal states get one line, and the order of lines by which answers are new is found again. */
    @Test
    void linesUnderSuperkoAreMergedAndOrdered() throws Exception {
        String good = claimed(Files.readString(Path.of("..", "verifier", "corpus", "good", "superko.cert")));
        int states =
                good.lines().toList().indexOf("end") - good.lines().toList().indexOf(statesLine(good)) - 1;
        String longer = good.replace(statesLine(good), "states " + (states + 1)).replace("\nend\n", "\n.\nend\n");
        String after = new TrimmedText(folder).of(longer);
        assertThat(after.lines()).contains("superko");
        assertThat(after.lines().count()).isLessThan(longer.lines().count());
    }

    private static String statesLine(String certificate) {
        return certificate
                .lines()
                .filter(line -> line.startsWith("states "))
                .findFirst()
                .orElseThrow();
    }

    /** A certificate of a zone with a claim that needs it. */
    private static String claimed(String certificate) {
        String zone = certificate
                .lines()
                .filter(line -> line.startsWith("zone "))
                .findFirst()
                .orElseThrow();
        String block = certificate
                .lines()
                .filter(line -> line.startsWith("block "))
                .findFirst()
                .orElseThrow();
        String claim = "claim %s alive %s\n".formatted(zone.split(" ")[1], block.split(" ")[1]);
        return certificate.replace(zone + "\n", claim + zone + "\n");
    }

    private static final String LIFE = """
            claim black alive C3
            life live black first white ko white C3
            points A1 B1 C1 D1 E1 A2 B2 C2 D2 E2 C3
            zones 1
            7ff
            states 1
            0 .
            """;

    private static final String BESIDE_LIFE = """
            OOOOO
            OX.XO
            O.X.O
            XXXXX
            .X.XX
            """;

    /** The block at C3 lives by a strategy of life. The zone connects the block at D4 to it. */
    @Test
    void zoneBesideAStrategyOfLifeIsDroppedUnlessAClaimNeedsIt() throws Exception {
        String zone = """
                zone black pairs
                block C3 alive
                block D4 0
                pairs C4 D3
                """;
        String unused = certificate4(BESIDE_LIFE, LIFE + zone);
        String used = unused.replace("alive C3\nlife", "alive C3 D4\nlife");
        TrimmedText trimmed = new TrimmedText(folder);
        assertThat(trimmed.of(unused)).isEqualTo(certificate4(BESIDE_LIFE, LIFE));
        assertThat(trimmed.of(used)).contains(zone);
    }

    /** The line keeps the block by two of its eyes. With a second line on these points, neither of them counts. */
    @Test
    void zoneStaysIfStrategiesOfLifeHaveCommonPoints() throws Exception {
        String rows = """
                .OOOOOOO
                XXXXXXXX
                .X.X.X.X
                """;
        String claim = "claim black alive A2\n";
        String life = """
                life live black first white ko white %s
                points A1 B1 C1 D1 A2 B2 C2 D2
                zones 1
                ff
                states 1
                0 .
                """;
        String zone = """
                zone black pairs
                eye E1
                eye G1
                block A2 0
                """;
        String first = life.formatted("A2");
        TrimmedText trimmed = new TrimmedText(folder);
        assertThat(trimmed.of(certificate4(rows, claim + first + zone))).isEqualTo(certificate4(rows, claim + first));
        assertThat(trimmed.of(certificate4(rows, claim + first + life.formatted("B2") + zone)))
                .contains(zone);
    }

    private static String certificate4(String rows, String lines) {
        return TrimmedText.certificate(rows, lines).replaceFirst("certificate \\d", "certificate 4");
    }

    /** Zone 1 is not used. */
    @Test
    void lifeAndDeathStaysAsItIs() throws Exception {
        String rows = """
                .X.XO
                XXXXO
                OOOOO
                .....
                """;
        String lines = """
                claim life live black first white ko white A3
                life live black first white ko white A3
                points A3 B3 C3 D3 A4 B4 C4 D4
                zones 2
                ff
                1
                states 1
                0 .
                """;
        String text = certificate4(rows, lines);
        Path file = Files.writeString(folder.resolve("life"), text);
        Path trimmed = folder.resolve("trimmed");
        new Trimmer(file).write(trimmed, Progress.none());
        assertThat(trimmed).hasContent(text.strip());
    }

    @Test
    void fileThatIsNotProvedIsRefused() throws Exception {
        Path file = Files.writeString(
                folder.resolve("bad"), TrimmedText.certificate(TWO_EYES, TWO_EYES_LINES.replace("territory C4\n", "")));
        assertThatThrownBy(() -> new Trimmer(file))
                .isInstanceOf(CertificateException.class)
                .hasMessageContaining("bad:");
    }

    /** Names, comments and the order of boards are kept. A compressed file stays compressed. */
    @Test
    void textAroundTheZonesStays() throws Exception {
        String text = "sekilab-certificate 2\n# first\n" + SmallCertificates.TWO_EYES + "# second\n"
                + SmallCertificates.TWO_EYES.replace("two eyes", "again") + "boards 2\n";
        Path file = folder.resolve("packed");
        try (OutputStream out = new GZIPOutputStream(Files.newOutputStream(file))) {
            out.write(text.getBytes(StandardCharsets.UTF_8));
        }
        Path trimmed = folder.resolve("trimmed");
        new Trimmer(file).write(trimmed, Progress.none());
        try (GZIPInputStream in = new GZIPInputStream(Files.newInputStream(trimmed))) {
            assertThat(new String(in.readAllBytes(), StandardCharsets.UTF_8)).isEqualTo(text);
        }
    }
}
