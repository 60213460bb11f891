package org.sekilab.experiments.view.work;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.util.zip.GZIPOutputStream;
import org.sekilab.experiments.life.LifeCertificate;
import org.sekilab.proof.CertificateText;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.certificate.CertificateWriter;
import org.sekilab.semeai.RaceCertificate;

/** A compressed file of certificates in memory. Immutable. */
public final class CertificateBytes {
    private final byte[] bytes;

    private CertificateBytes(byte[] bytes) {
        this.bytes = bytes;
    }

    /** What fills a file. */
    private interface Filling {
        void writeTo(OutputStream out) throws IOException;
    }

    /** The file with one certificate, under the name of its position. */
    static CertificateBytes of(LifeCertificate certificate, String name) {
        return of(out -> certificate.write(out, name));
    }

    /** The file with one certificate, under the name of its position. */
    static CertificateBytes of(Certificate certificate, String name) {
        return of(out -> {
            try (GZIPOutputStream packed = CertificateWriter.compressing(out)) {
                CertificateWriter writer = new CertificateWriter(packed);
                writer.write(certificate, name);
                writer.finish();
            }
        });
    }

    /** The file with one certificate, under the name of its position. */
    static CertificateBytes of(RaceCertificate certificate, String name) {
        return of(out -> {
            try (GZIPOutputStream packed = CertificateWriter.compressing(out)) {
                CertificateText text = new CertificateText(packed);
                certificate.write(text, name);
                text.finish();
            }
        });
    }

    private static CertificateBytes of(Filling filling) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            filling.writeTo(out);
        } catch (IOException e) {
            throw new UncheckedIOException(e); // memory does not fail so
        }
        return new CertificateBytes(out.toByteArray());
    }

    /** The bytes of the file, which the caller must not change. */
    public byte[] bytes() {
        return bytes;
    }
}
