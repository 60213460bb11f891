package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

/** The front door writes certificates in the format of docs/certificate-rules.md. */
class RaceCertificateTest {
    /** Black takes the ko at A3, and then can capture by D1. */
    private static final Position KO = Diagram.parse("""
            . O O O O
            O X O O O
            X X X . O
            """);

    @TempDir
    private Path folder;

    @Test
    void fileIsTheExampleOfThePage() throws IOException {
        int black = GtpPoints.parse(KO.geometry(), "A1");
        int white = GtpPoints.parse(KO.geometry(), "E1");
        CertifiedRace race = Races.best().certify(KO, black, white, Color.BLACK);
        assertThat(race.result().verdict()).isEqualTo(SemeaiVerdict.BLACK_WINS);
        RaceCertificate certificate = race.certificate().orElseThrow();
        assertThat(certificate.verdicts()).isEqualTo(Map.of(Color.BLACK, SemeaiVerdict.BLACK_WINS));
        Path file = folder.resolve("ko.gz");
        certificate.write(file, "a ko");
        assertThat(text(file)).isEqualTo("""
                sekilab-certificate 4
                board 5 3 a ko
                row .OOOO
                row OXOOO
                row XXX.O
                claim race black-wins black A1 white E1 first black ko none
                race black wins black A1 white E1 first black ko none
                states 4
                d 2 1
                a 1
                d 0 1
                .
                end
                boards 1
                """);
    }

    private static String text(Path file) throws IOException {
        try (InputStream stream = new GZIPInputStream(Files.newInputStream(file))) {
            return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
        }
    }
}
