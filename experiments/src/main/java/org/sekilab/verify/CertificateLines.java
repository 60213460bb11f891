package org.sekilab.verify;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.zip.GZIPInputStream;
import org.sekilab.model.Geometry;
import org.sekilab.model.text.GtpPoints;

/** The lines of a certificate, word by word. Mutable, confined to one thread. */
final class CertificateLines {
    private static final int MAX_LENGTH = 1 << 14; // more than all points of a board take

    private final String file;
    private final BufferedReader reader;
    private final StringBuilder line = new StringBuilder();
    private long number;
    private int at; // where the next word begins; beyond the end if there is none
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
    String nextWord() throws IOException, CertificateException {
        at = 0;
        if (!isAgain) {
            line.setLength(0);
            number++;
            for (int letter = reader.read(); letter >= 0 && letter != '\n'; letter = reader.read()) {
                line.append((char) letter);
                if (line.length() > MAX_LENGTH) {
                    throw problem("the line is too long");
                }
            }
        }
        isAgain = false;
        return hasWord() ? word() : "";
    }

    /** Makes {@link #nextWord} read the same line again. */
    void again() {
        isAgain = true;
    }

    boolean hasWord() {
        return at < line.length();
    }

    /** Goes beyond the next word if it is a certain one, and tells whether it is. */
    boolean isNext(String word) {
        int end = at + word.length();
        boolean isNext = line.indexOf(word, at) == at && (end == line.length() || line.charAt(end) == ' ');
        at = isNext ? end + 1 : at;
        return isNext;
    }

    String word() throws CertificateException {
        int begin = at;
        while (hasWord() && line.charAt(at) != ' ') {
            at++;
        }
        if (begin == at++) {
            throw problem("a word is missing");
        }
        return line.substring(begin, at - 1);
    }

    /** All that is left of the line. */
    String rest() {
        String rest = hasWord() ? line.substring(at) : "";
        at = line.length();
        return rest;
    }

    int number(int least, int most) throws CertificateException {
        String word = word();
        if (word.matches("-?[0-9]{1,9}")) {
            int value = Integer.parseInt(word);
            if (value >= least && value <= most) {
                return value;
            }
        }
        throw problem("'%s' is not a number from %d to %d".formatted(word, least, most));
    }

    /** A hexadecimal number of at most 60 bits. */
    long mask() throws CertificateException {
        String word = word();
        if (!word.matches("[0-9a-f]{1,15}")) {
            throw problem("'%s' is not a mask".formatted(word));
        }
        return Long.parseLong(word, 16);
    }

    int point(Geometry geometry) throws CertificateException {
        int[] points = points(geometry, word());
        if (points.length != 1) {
            throw problem("a point is expected");
        }
        return points[0];
    }

    /** All words that are left, as points. */
    int[] points(Geometry geometry) throws CertificateException {
        return points(geometry, rest());
    }

    private int[] points(Geometry geometry, String names) throws CertificateException {
        if (names.matches("(?i).*pass.*")) {
            throw problem("a pass is no point");
        }
        try {
            return GtpPoints.parseList(geometry, names);
        } catch (IllegalArgumentException e) {
            throw problem(String.valueOf(e.getMessage()));
        }
    }

    void end() throws CertificateException {
        if (hasWord()) {
            throw problem("'%s' is too much".formatted(word()));
        }
    }

    /** The number of the line. */
    long number() {
        return number;
    }

    /** What is wrong in this line. */
    CertificateException problem(String what) {
        return problem(number, what);
    }

    /** What is wrong in an earlier line. */
    CertificateException problem(long earlier, String what) {
        return new CertificateException("%s:%d: %s".formatted(file, earlier, what));
    }
}
