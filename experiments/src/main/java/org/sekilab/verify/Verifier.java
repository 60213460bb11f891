package org.sekilab.verify;

import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.util.function.Consumer;
import java.util.zip.ZipException;

/** Checks certificates: what it accepts is proved. */
public final class Verifier {
    private Verifier() {}

    /**
     * Checks all boards of a certificate.
     *
     * @param file what the stream is called in messages
     * @param accepted is told of each board as soon as it is proved
     * @throws CertificateException where something is not proved; the boards before it are
     */
    public static void verify(String file, InputStream stream, Consumer<VerifiedBoard> accepted)
            throws IOException, CertificateException {
        CertificateLines lines = new CertificateLines(file, stream);
        try {
            verify(lines, accepted);
        } catch (EOFException | ZipException e) {
            throw lines.problem("the file is damaged");
        }
    }

    private static void verify(CertificateLines lines, Consumer<VerifiedBoard> accepted)
            throws IOException, CertificateException {
        if (!lines.nextWord().equals("sekilab-certificate") || !lines.rest().equals("1")) {
            throw lines.problem("this is no certificate, or of another version");
        }
        for (String word = lines.nextWord(); !word.isEmpty(); word = lines.nextWord()) {
            if (!word.equals("board")) {
                throw lines.problem("'%s' where a board is expected".formatted(word));
            }
            accepted.accept(new BoardCheck(lines).check());
        }
    }
}
