package org.sekilab.experiments.config;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A brace or bracket in HOCON that nothing closes. The parser tells of the end of the file instead.
 *
 * @param sign the brace or bracket
 * @param line its line, from 1
 */
record UnclosedBrace(char sign, int line) {
    private static final Pattern TOKEN =
            Pattern.compile("(?s)\"\"\".*?\"\"\"+|\"(?:[^\"\\\\\n]|\\\\.)*\"|(?:#|//)[^\n]*|[{}\\[\\]\n]");

    /** The last one that is open at the end of a text, if one is. */
    static Optional<UnclosedBrace> in(String text) {
        Deque<UnclosedBrace> open = new ArrayDeque<>();
        int line = 1;
        for (Matcher token = TOKEN.matcher(text); token.find(); ) {
            char first = token.group().charAt(0);
            if (first == '{' || first == '[') {
                open.push(new UnclosedBrace(first, line));
            } else if ((first == '}' || first == ']') && !open.isEmpty()) {
                open.pop();
            }
            line += (int) token.group().chars().filter(letter -> letter == '\n').count();
        }
        return Optional.ofNullable(open.peek());
    }

    /** What is wrong. */
    String problem() {
        return "the %s in this line is not closed: a %s is missing".formatted(sign, sign == '{' ? '}' : ']');
    }
}
