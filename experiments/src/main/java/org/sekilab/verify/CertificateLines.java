package org.sekilab.verify;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.zip.GZIPInputStream;

/** The lines of a certificate as words. Mutable, confined to one thread. */
final class CertificateLines {
    private static final int MAX_LENGTH = 1 << 14; // more than all points of a board take

    private final String file;
    private final BufferedReader reader;
    private String[] words = {};
    private long number;
    private boolean isAgain;

    /** Reads a stream, compressed or not. */
    CertificateLines(String file, InputStream stream) throws IOException {
        this.file = file;
        InputStream bytes = new BufferedInputStream(stream);
        bytes.mark(2);
        boolean isCompressed = bytes.read() == 0x1f && bytes.read() == 0x8b;
        bytes.reset();
        InputStream plain = isCompressed ? new GZIPInputStream(bytes, 1 << 16) : bytes;
        this.reader = new BufferedReader(new InputStreamReader(plain, StandardCharsets.UTF_8));
    }

    /** Goes on to the next line; returns its first word, empty at the end. */
    String next() throws IOException, CertificateException {
        if (!isAgain) {
            StringBuilder line = new StringBuilder();
            number++;
            for (int letter = reader.read(); letter >= 0 && letter != '\n'; letter = reader.read()) {
                if (line.append((char) letter).length() > MAX_LENGTH) {
                    throw problem("the line is too long");
                }
            }
            words = line.toString().split(" ");
        }
        isAgain = false;
        return words[0];
    }

    /** Makes {@link #next} return the same line again. */
    void again() {
        isAgain = true;
    }

    /** A word of the line, empty beyond the last. */
    String word(int index) {
        return index < words.length ? words[index] : "";
    }

    int count() {
        return words.length;
    }

    /** The words from one on, with spaces between them. */
    String rest(int from) {
        return String.join(" ", Arrays.asList(words).subList(Math.min(from, words.length), words.length));
    }

    long number() {
        return number;
    }

    /** What is wrong in this line. */
    CertificateException problem(String what) {
        return problem(number, what);
    }

    /** What is wrong in another line. */
    CertificateException problem(long other, String what) {
        return new CertificateException("%s:%d: %s".formatted(file, other, what));
    }
}
