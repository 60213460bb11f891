package org.sekilab.safety.certificate;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** The lines of a file, as the page on certificates defines them. */
class CertificateWriterTest {
    private static final Position POSITION = Diagram.parse("""
            . X . X .
            X X X X X
            """);
    private static final Block BLOCK =
            new FloodRegionFinder().find(POSITION, Color.BLACK).blocks().get(0);

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @Test
    void claimsAndZonesAreWrittenLineByLine() throws IOException {
        LocalShape shape = LocalShape.ofArea(
                        Color.BLACK, points("C2 E2"), points("E2"), points(""), List.of(BLOCK), new long[1])
                .withEyes(new long[] {0x1f});
        LocalShape living = shape.withEyes(new long[] {LocalShape.ALIVE});
        ProofGraph graph = ProofGraph.ofPairs(new long[] {0b11});
        Certificate certificate = new Certificate(
                POSITION,
                List.of(
                        new Claim(Claim.Kind.ALIVE, Color.BLACK, points("A1")),
                        new Claim(Claim.Kind.TERRITORY, Color.BLACK, points("A2 C2")),
                        new Claim(Claim.Kind.REGION_SEKI, Color.BLACK, points("E2")),
                        new Claim(Claim.Kind.REGION_SAFE, Color.BLACK, Color.BLACK, points("E2"))),
                List.of(
                        new Zone.Pairs(
                                Color.BLACK,
                                List.of(points("A2")),
                                List.of(points("C2")),
                                List.of(BLOCK),
                                List.of(points("A2 C2"))),
                        new Zone.Game(shape, Zone.Goal.SAFE, List.of(0), graph),
                        new Zone.Game(living, Color.BLACK, Zone.Goal.ALIVE, List.of(), graph)));
        assertThat(written(certificate, "a board")).contains("""
                board 5 2 a board
                row .X.X.
                row XXXXX
                claim black alive A1
                claim black territory A2 C2
                claim region seki black E2
                claim region safe black first E2
                zone black pairs
                superko
                block A1 0
                eye A2
                territory C2
                pairs A2 C2
                zone black game safe
                points C2 E2
                territory 2
                block A1 1f
                givers 1
                states 1
                = 0 1
                zone black game alive first
                points C2 E2
                territory 0
                block A1 alive
                states 1
                = 0 1
                end
                """);
    }

    @Test
    void firstLineHasTheVersionAndTheLastTheNumberOfBoards() throws IOException {
        Certificate empty = new Certificate(POSITION, List.of(), List.of());
        CertificateWriter writer = new CertificateWriter(out);
        writer.write(empty, "one");
        writer.write(empty, "two");
        writer.finish();
        List<String> lines = text().lines().toList();
        assertThat(lines.get(0)).matches("sekilab-certificate \\d");
        assertThat(lines.get(lines.size() - 1)).isEqualTo("boards 2");
    }

    /** A name is the rest of a line, so it has no line ends, no control characters, and no spaces beside each other. */
    @Test
    void nameIsOneLine() throws IOException {
        Certificate empty = new Certificate(POSITION, List.of(), List.of());
        assertThat(written(empty, " two\n\tlines\u0007 ")).contains("\nboard 5 2 two lines\n");
        assertThat(written(empty, "")).contains("\nboard 5 2\n");
        String longest = "n".repeat(1_000);
        assertThat(written(empty, longest + "more")).contains("\nboard 5 2 " + longest + "\n");
    }

    private String written(Certificate certificate, String name) throws IOException {
        out.reset();
        CertificateWriter writer = new CertificateWriter(out);
        writer.write(certificate, name);
        writer.finish();
        return text();
    }

    private String text() {
        return out.toString(StandardCharsets.UTF_8);
    }

    private static PointSet points(String names) {
        return PointSet.of(POSITION.geometry(), GtpPoints.parseList(POSITION.geometry(), names));
    }
}
