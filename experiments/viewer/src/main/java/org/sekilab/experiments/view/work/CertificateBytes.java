package org.sekilab.experiments.view.work;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.sekilab.experiments.life.LifeCertificate;

/** A compressed file of certificates in memory. Immutable. */
public final class CertificateBytes {
    private final byte[] bytes;

    private CertificateBytes(byte[] bytes) {
        this.bytes = bytes;
    }

    /** The file with one certificate, under the name of its position. */
    static CertificateBytes of(LifeCertificate certificate, String name) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            certificate.write(out, name);
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
