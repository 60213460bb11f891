package org.sekilab.model.sgf;

import static java.nio.charset.StandardCharsets.ISO_8859_1;
import static java.nio.charset.StandardCharsets.US_ASCII;
import static java.nio.charset.StandardCharsets.UTF_16BE;
import static java.nio.charset.StandardCharsets.UTF_16LE;
import static java.nio.charset.StandardCharsets.UTF_8;

import java.nio.ByteBuffer;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.Charset;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Turns the bytes of a file into text. Always succeeds, since the moves are ASCII whatever the comments are.
 *
 * <p>In this order: a byte order mark; the charset that CA names, if the bytes are valid in it; UTF-8, if they are valid; the
 * charset that CA names with replacement characters, which keeps its two-byte characters together; ISO-8859-1.
 */
final class SgfDecoder {
    /** CA stands in the first root; comments before it are rarely longer than this. */
    private static final int SEARCHED_BYTES = 8192;

    private static final Pattern CHARSET = Pattern.compile("(?<![A-Za-z])CA\\s*\\[([^\\]]{1,40})\\]");
    private static final String ASCII_SAMPLE = "(;CA[])";

    private SgfDecoder() {}

    static String decode(byte[] bytes) {
        if (startsWith(bytes, 0xFE, 0xFF)) {
            return UTF_16BE.decode(from(bytes, 2)).toString();
        }
        if (startsWith(bytes, 0xFF, 0xFE)) {
            return UTF_16LE.decode(from(bytes, 2)).toString();
        }
        boolean isMarkedAsUtf8 = startsWith(bytes, 0xEF, 0xBB, 0xBF);
        int start = isMarkedAsUtf8 ? 3 : 0;
        Charset named = isMarkedAsUtf8 ? UTF_8 : findNamedCharset(bytes).orElse(UTF_8);
        return findStrictly(named, from(bytes, start))
                .or(() -> findStrictly(UTF_8, from(bytes, start)))
                .orElseGet(() -> (named.equals(UTF_8) ? ISO_8859_1 : named)
                        .decode(from(bytes, start))
                        .toString());
    }

    private static Optional<String> findStrictly(Charset charset, ByteBuffer bytes) {
        try {
            return Optional.of(charset.newDecoder().decode(bytes).toString());
        } catch (CharacterCodingException notThisCharset) {
            return Optional.empty();
        }
    }

    private static Optional<Charset> findNamedCharset(byte[] bytes) {
        Matcher property = CHARSET.matcher(new String(bytes, 0, Math.min(bytes.length, SEARCHED_BYTES), ISO_8859_1));
        if (!property.find()) {
            return Optional.empty();
        }
        try {
            // The name was found as ASCII, so a charset such as UTF-16, where it would look different, is not true.
            return Optional.of(Charset.forName(property.group(1).strip()))
                    .filter(charset -> charset.decode(ByteBuffer.wrap(ASCII_SAMPLE.getBytes(US_ASCII)))
                            .toString()
                            .equals(ASCII_SAMPLE));
        } catch (IllegalArgumentException unknownName) {
            return Optional.empty();
        }
    }

    private static ByteBuffer from(byte[] bytes, int start) {
        return ByteBuffer.wrap(bytes, start, bytes.length - start);
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
