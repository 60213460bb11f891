package org.sekilab.model.sgf;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Turns the bytes of a file into text. Fails only when the bytes cannot be read. Wrong bytes in comments are tolerated,
 * because moves are ASCII.
 *
 * <p>The first that applies decides the charset:
 * <ol>
 * <li>a byte order mark of UTF-16
 * <li>the charset that CA names, if the bytes are valid in it; a byte order mark of UTF-8 counts as CA[UTF-8]
 * <li>UTF-8, if the bytes are valid in it
 * <li>the charset that CA names, with replacement characters; two-byte characters stay together
 * <li>ISO-8859-1
 * </ol>
 */
final class SgfDecoder {
    /** CA stands in the first root. Comments before it are rarely longer than this. */
    private static final int SEARCHED_BYTES = 8192;

    private static final Pattern CHARSET = Pattern.compile("(?<![A-Za-z])CA\\s*\\[([^\\]]{1,40})\\]");
    private static final String ASCII_SAMPLE = "(;CA[])";

    private SgfDecoder() {}

    /** A reader of the text. May open the bytes several times. */
    static Reader open(SgfBytes bytes) throws IOException {
        byte[] start;
        try (InputStream stream = bytes.open()) {
            start = stream.readNBytes(SEARCHED_BYTES);
        }
        if (startsWith(start, 0xFE, 0xFF)) {
            return reader(bytes, 2, UTF_16BE);
        }
        if (startsWith(start, 0xFF, 0xFE)) {
            return reader(bytes, 2, UTF_16LE);
        }
        boolean isMarkedAsUtf8 = startsWith(start, 0xEF, 0xBB, 0xBF);
        int skipped = isMarkedAsUtf8 ? 3 : 0;
        Charset named = isMarkedAsUtf8 ? UTF_8 : findNamedCharset(start).orElse(UTF_8);
        Charset last = named.equals(UTF_8) ? ISO_8859_1 : named;
        Charset used = decodes(bytes, skipped, named) ? named : decodes(bytes, skipped, UTF_8) ? UTF_8 : last;
        return reader(bytes, skipped, used);
    }

    private static Reader reader(SgfBytes bytes, int skipped, Charset charset) throws IOException {
        InputStream stream = bytes.open();
        stream.skipNBytes(skipped);
        return new InputStreamReader(stream, charset);
    }

    private static boolean decodes(SgfBytes bytes, int skipped, Charset charset) throws IOException {
        char[] chunk = new char[SEARCHED_BYTES];
        try (InputStream stream = bytes.open()) {
            stream.skipNBytes(skipped);
            Reader strict = new InputStreamReader(stream, charset.newDecoder());
            while (strict.read(chunk) >= 0) {} // this decoder throws at wrong bytes
            return true;
        } catch (CharacterCodingException notThisCharset) {
            return false;
        }
    }

    private static Optional<Charset> findNamedCharset(byte[] start) {
        Matcher property = CHARSET.matcher(new String(start, ISO_8859_1));
        if (!property.find()) {
            return Optional.empty();
        }
        try {
            // The name was found as ASCII text. A charset that encodes ASCII differently, such as UTF-16, cannot be the
            // true one.
            return Optional.of(Charset.forName(property.group(1).strip()))
                    .filter(charset -> charset.decode(ByteBuffer.wrap(ASCII_SAMPLE.getBytes(US_ASCII)))
                            .toString()
                            .equals(ASCII_SAMPLE));
        } catch (IllegalArgumentException unknownName) {
            return Optional.empty();
        }
    }

    private static boolean startsWith(byte[] bytes, int... mark) {
        if (bytes.length < mark.length) {
            return false;
        }
        for (int i = 0; i < mark.length; i++) {
            if ((bytes[i] & 0xFF) != mark[i]) {
                return false;
            }
        }
        return true;
    }
}
