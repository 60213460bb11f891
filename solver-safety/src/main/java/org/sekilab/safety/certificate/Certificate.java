package org.sekilab.safety.certificate;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.sekilab.model.Position;

/**
 * Claims about a position, and the zones that prove them. Immutable.
 *
 * @param zones each zone follows the zones that it names, and those of {@link Zone.Life} come last. Zones of one color
 *     have no common points, unless the claims are about a region
 */
public record Certificate(Position position, List<Claim> claims, List<Zone> zones) {
    public Certificate {
        claims = List.copyOf(claims);
        zones = List.copyOf(zones);
    }

    /**
     * Writes a compressed file with this certificate alone. It replaces a file that is there. {@link CertificateWriter}
     * writes several certificates into one file.
     *
     * @param name the name of the position
     */
    public void write(Path file, String name) throws IOException {
        try (OutputStream out = CertificateWriter.compressing(Files.newOutputStream(file))) {
            CertificateWriter writer = new CertificateWriter(out);
            writer.write(this, name);
            writer.finish();
        }
    }
}
