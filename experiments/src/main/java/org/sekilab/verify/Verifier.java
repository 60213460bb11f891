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
            if (!lines.next().equals("sekilab-certificate") || !lines.rest(1).equals("1")) {
                throw lines.problem("this is no certificate, or of another version");
            }
            for (String word = lines.next(); !word.isEmpty(); word = lines.next()) {
                if (!word.equals("board")) {
                    throw lines.problem("'%s' where a board is expected".formatted(word));
                }
                accepted.accept(new BoardCheck(lines).check());
            }
        } catch (EOFException | ZipException e) {
            throw lines.problem("the file is damaged");
        } catch (IllegalArgumentException | IndexOutOfBoundsException e) { // words are checked where they are used
            throw lines.problem("the line makes no sense: " + e.getMessage());
        }
    }
}
