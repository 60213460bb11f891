package org.sekilab.verify;

import java.io.BufferedInputStream;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.BitSet;
import java.util.regex.Pattern;
import java.util.zip.ZipException;
import org.sekilab.verify.CertificateException.Fault;

/**
 * The lines of a certificate as words. Mutable, confined to one thread.
 *
 * <p>Rules: F-GZIP-1, F-LINE-1, F-LINE-2, F-LINE-3, F-LINE-4, F-LINE-5, F-WORD-1, F-WORD-2, F-WORD-3, F-WORD-4,
 * F-WORD-5.
 * <p>Cost: the memory of one line, which has at most {@link #MAX_LENGTH} bytes.
 */
final class CertificateLines {
    /** More than all points of a board take. */
    static final int MAX_LENGTH = 1 << 14;

    private static final char COMMENT = '#';
    private static final int MAX_QUOTE = 40;
    private static final Pattern NUMBER = Pattern.compile("0|-?[1-9][0-9]{0,8}");
    private static final Pattern MASK = Pattern.compile("0|[1-9a-f][0-9a-f]{0,14}");
    private static final Pattern LONG_MASK = Pattern.compile("0|[1-9a-f][0-9a-f]*");
    private static final Pattern POINT = Pattern.compile("[A-HJ-Z][1-9][0-9]?");

    private final String file;
    private final InputStream bytes;
    private final byte[] buffer = new byte[MAX_LENGTH];
    private String line = "";
    private String[] words = {};
    private long number;
    private boolean isAgain;
    private int version;

    /** Reads a stream, compressed or not. */
    CertificateLines(String file, InputStream stream) throws IOException, CertificateException {
        this.file = file;
        InputStream packed = new BufferedInputStream(stream);
        packed.mark(2);
        boolean isCompressed = packed.read() == 0x1f && packed.read() == 0x8b;
        packed.reset();
        try {
            this.bytes = isCompressed ? new BufferedInputStream(GzipMember.open(packed)) : packed;
        } catch (EOFException | ZipException e) {
            throw new CertificateException(Fault.WHOLE, file, 1, String.valueOf(e.getMessage()));
        }
    }

    /** The version of the format that the lines are in, 0 before it is known. */
    int version() {
        return version;
    }

    void setVersion(int version) {
        this.version = version;
    }

    /** Goes on to the next line. Returns false at the end of the file. */
    boolean advance() throws IOException, CertificateException {
        if (!isAgain) {
            number++;
            if (!readLine()) {
                words = new String[] {""};
                return false;
            }
            words = line.split(" ", -1);
            if (line.isEmpty()) {
                throw problem("the line is blank");
            }
            if (!isComment() && Arrays.asList(words).contains("")) {
                throw problem("there is more than one space between words, or one at an end of the line");
            }
        }
        isAgain = false;
        return true;
    }

    /** Goes on to the next line, which must be there. Returns its first word. */
    String next() throws IOException, CertificateException {
        if (!advance()) {
            throw notWhole("the file ends here, and is not whole");
        }
        return words[0];
    }

    private boolean readLine() throws IOException, CertificateException {
        int length = 0;
        int letter = read();
        boolean isThere = letter >= 0;
        for (; letter >= 0 && letter != '\n'; letter = read()) {
            if (length == MAX_LENGTH) {
                throw problem("the line has more than %d letters".formatted(MAX_LENGTH));
            }
            buffer[length++] = (byte) letter;
        }
        line = decode(length);
        for (int i = 0; i < line.length(); i++) {
            if (Character.isISOControl(line.charAt(i))) {
                throw problem("the line has a control character, of code %d".formatted((int) line.charAt(i)));
            }
        }
        return isThere;
    }

    private String decode(int length) throws CertificateException {
        try {
            return StandardCharsets.UTF_8
                    .newDecoder()
                    .decode(ByteBuffer.wrap(buffer, 0, length))
                    .toString();
        } catch (CharacterCodingException e) {
            throw problem("the line is not UTF-8");
        }
    }

    private int read() throws IOException, CertificateException {
        try {
            return bytes.read();
        } catch (EOFException | ZipException e) {
            throw notWhole(String.valueOf(e.getMessage()));
        }
    }

    /** Makes {@link #advance} stay on the same line once. */
    void again() {
        isAgain = true;
    }

    /** True for a line that says nothing. */
    boolean isComment() {
        return !line.isEmpty() && line.charAt(0) == COMMENT;
    }

    /** Checks that this is the last line. */
    void expectEnd() throws IOException, CertificateException {
        number++;
        if (read() >= 0) {
            throw notWhole("there is something after the last line");
        }
    }

    /** A word of the line, empty beyond the last. */
    String word(int index) {
        return index < words.length ? words[index] : "";
    }

    /** A word of the line in quotes, for messages. */
    String quote(int index) {
        return quote(word(index));
    }

    /** Some words of the line in quotes, cut if they are long, for messages. */
    static String quote(String words) {
        return words.length() <= MAX_QUOTE
                ? "'%s'".formatted(words)
                : "'%s...'".formatted(words.substring(0, MAX_QUOTE));
    }

    int count() {
        return words.length;
    }

    /** The words from one on, with spaces between them. */
    String rest(int from) {
        return String.join(" ", Arrays.asList(words).subList(Math.min(from, words.length), words.length));
    }

    /** Checks the number of words. */
    void expectWords(int least, int most) throws CertificateException {
        if (words.length < least) {
            throw problem("the line ends too early");
        }
        if (words.length > most) {
            throw problem("%s is a word too many".formatted(quote(most)));
        }
    }

    /** Checks that a word of the format is there. */
    void expect(int index, String word) throws CertificateException {
        if (!word(index).equals(word)) {
            throw problem("%s is not '%s'".formatted(quote(index), word));
        }
    }

    /** A word that is a number within bounds. */
    int number(int index, int least, int most) throws CertificateException {
        int value = NUMBER.matcher(word(index)).matches() ? Integer.parseInt(word(index)) : Integer.MIN_VALUE;
        if (value < least || value > most) {
            throw problem("%s is not a whole number from %d to %d".formatted(quote(index), least, most));
        }
        return value;
    }

    /** A word that is a hexadecimal mask of up to 60 bits. */
    long mask(int index) throws CertificateException {
        if (!MASK.matcher(word(index)).matches()) {
            throw problem("%s is not a hexadecimal mask of up to 60 bits".formatted(quote(index)));
        }
        return Long.parseLong(word(index), 16);
    }

    /** A word that is a hexadecimal mask of some number of bits. */
    BitSet bits(int index, int size) throws CertificateException {
        String mask = LONG_MASK.matcher(word(index)).matches() ? word(index) : "";
        BitSet bits = new BitSet();
        for (int i = 0; i < 4 * mask.length(); i++) {
            bits.set(i, (Character.digit(mask.charAt(mask.length() - 1 - i / 4), 16) >> i % 4 & 1) == 1);
        }
        if (mask.isEmpty() || bits.length() > size) {
            throw problem("%s is not a hexadecimal mask of %d bits".formatted(quote(index), size));
        }
        return bits;
    }

    /** A word that is a color. */
    Player side(int index) throws CertificateException {
        return switch (word(index)) {
            case "black" -> Player.BLACK;
            case "white" -> Player.WHITE;
            default -> throw problem("%s is neither black nor white".formatted(quote(index)));
        };
    }

    /** A word that is a point of a board. */
    int point(StoneBoard board, int index) throws CertificateException {
        int point = POINT.matcher(word(index)).matches() ? board.point(word(index)) : StoneBoard.NONE;
        if (point == StoneBoard.NONE) {
            throw problem("%s is not a point on %s".formatted(quote(index), board));
        }
        return point;
    }

    /** The points that the words from one on name, in their order. */
    int[] points(StoneBoard board, int from) throws CertificateException {
        int[] points = new int[Math.max(0, words.length - from)];
        for (int i = 0; i < points.length; i++) {
            points[i] = point(board, from + i);
        }
        return points;
    }

    long number() {
        return number;
    }

    /** What is wrong with the form of this line. */
    CertificateException problem(String what) {
        return problem(number, what);
    }

    /** What is wrong with the form of another line. */
    CertificateException problem(long other, String what) {
        return new CertificateException(Fault.FORM, file, other, what);
    }

    /** The file is damaged at this line. */
    CertificateException notWhole(String what) {
        return new CertificateException(Fault.WHOLE, file, number, what);
    }

    /** This line does not prove what it says. */
    CertificateException unproved(String what) {
        return unproved(number, what);
    }

    /** Another line does not prove what it says. Any thread may call this. */
    CertificateException unproved(long other, String what) {
        return new CertificateException(Fault.PROOF, file, other, what);
    }
}
