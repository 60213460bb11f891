package org.sekilab.experiments;

/** Text from outside, such as names of files and values in them, as terminals may get it. */
public final class Printable {
    private static final char REPLACEMENT = '?';

    private Printable() {}

    /** The text with a question mark for each control character: some of them move the cursor, or change colors. */
    public static String text(String text) {
        StringBuilder printable = new StringBuilder(text.length());
        text.chars().forEach(symbol -> printable.append(Character.isISOControl(symbol) ? REPLACEMENT : (char) symbol));
        return printable.toString();
    }
}
