package org.sekilab.model.sgf;

import java.util.regex.Pattern;

/**
 * A value of a property as it is written, and its place in the file.
 *
 * @param raw the characters between the brackets, with escapes and with line breaks as {@code \n}. Escapes are kept:
 *     without them, an escaped colon would look like the colon between two halves of a composed value
 * @param line from 1
 * @param column of the first character, from 1
 */
record SgfValue(String raw, int line, int column) {
    private static final Pattern WHITE_SPACE = Pattern.compile("\\s");

    /** A value that does not come from a file. */
    static SgfValue ofText(String text) {
        return new SgfValue(text.replace("\\", "\\\\").replace("]", "\\]"), 0, 0);
    }

    /**
     * The value by the rules of FF[4] for Text. Escapes and soft line breaks are removed, and white space becomes
     * spaces.
     */
    String text() {
        StringBuilder text = new StringBuilder(raw.length());
        for (int i = 0; i < raw.length(); i++) {
            char symbol = raw.charAt(i);
            boolean isEscaped = symbol == '\\' && i + 1 < raw.length();
            if (isEscaped) {
                i++;
                symbol = raw.charAt(i);
            }
            if (symbol == '\n') {
                if (!isEscaped) {
                    text.append('\n');
                }
            } else {
                text.append(Character.isWhitespace(symbol) ? ' ' : symbol);
            }
        }
        return text.toString();
    }

    /**
     * The text without any white space: for numbers, colors, moves and points. Files in practice have white space
     * anywhere in them.
     */
    String compact() {
        return WHITE_SPACE.matcher(text()).replaceAll("");
    }

    SgfException error(String source, String problem) {
        return new SgfException(source, line, column, problem);
    }
}
