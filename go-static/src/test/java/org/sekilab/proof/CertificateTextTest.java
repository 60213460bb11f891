package org.sekilab.proof;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;

/** The frame of a file of certificates, as docs/certificates.md defines it. */
class CertificateTextTest {
    private static final Position POSITION = Diagram.parse("""
            . X O
            X . .
            """);

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();

    @Test
    void boardsAreCounted() throws IOException {
        CertificateText text = new CertificateText(out);
        text.board(POSITION, "one", List.of("claim"));
        text.begin(POSITION, "");
        text.end();
        text.finish();
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("""
                sekilab-certificate 4
                board 3 2 one
                row .XO
                row X..
                claim
                end
                board 3 2
                row .XO
                row X..
                end
                boards 2
                """);
    }

    @Test
    void nameIsOneShortLine() throws IOException {
        CertificateText text = new CertificateText(out);
        text.begin(POSITION, " a\n\tb\u0007 c " + "x".repeat(2_000));
        String line = out.toString(StandardCharsets.UTF_8).lines().toList().get(1);
        assertThat(line).startsWith("board 3 2 a b c xxx").hasSizeLessThan(1_020);
    }
}
