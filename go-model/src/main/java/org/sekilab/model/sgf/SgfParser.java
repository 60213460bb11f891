package org.sekilab.model.sgf;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;

/**
 * One pass over one text. Mutable; for one use. What it accepts is told at {@link SgfReader}.
 *
 * <p>Variations are kept on a stack of its own, so that nesting is limited by memory only.
 */
final class SgfParser {
    private static final char END = '\0';

    /** A tree that lacks its first semicolon; stricter than identifiers are, since prose stands before trees. */
    private static final Pattern BARE_TREE_START = Pattern.compile("\\(\\s*[A-Z]{1,2}\\[");

    /** A variation that is not closed yet: the node it follows and the place of its parenthesis. */
    private record Opening(SgfNode parent, int line, int column) {}

    private final String source;
    private final String text;
    private final List<SgfTree> trees = new ArrayList<>();
    private int position;
    private int line = 1;
    private int lineStart;

    SgfParser(String text, String source) {
        this.source = source;
        this.text = withPlainLineBreaks(text);
    }

    List<SgfTree> parse() {
        while (skipToTree()) {
            trees.add(new SgfTree(source, parseTree()));
        }
        if (trees.isEmpty()) {
            throw new SgfException(source, 1, 1, "no game tree begins here: '(;' was expected");
        }
        return trees;
    }

    /** Skips what is no tree; true if one begins then, false at the end. */
    private boolean skipToTree() {
        while (position < text.length()) {
            if (peek() == '(' && isTreeStart()) {
                return true;
            }
            if (peek() == ')' && !trees.isEmpty()) {
                throw error("')' closes nothing");
            }
            advance();
        }
        return false;
    }

    private boolean isTreeStart() {
        int next = position + 1;
        while (next < text.length() && isSpace(text.charAt(next))) {
            next++;
        }
        return next < text.length() && text.charAt(next) == ';'
                || BARE_TREE_START.matcher(text).region(position, text.length()).lookingAt();
    }

    /** Reads a tree from its opening parenthesis to its closing one; returns the root. */
    private SgfNode parseTree() {
        advance();
        skipSpace();
        SgfNode root = parseNode();
        SgfNode last = root;
        Deque<Opening> openings = new ArrayDeque<>();
        char before = ';'; // the token before: ';' for a node, '(' or ')'
        while (true) {
            skipSpace();
            char token = peek();
            if (token == '(') {
                openings.push(new Opening(last, line, column()));
                advance();
            } else if (token == ')') {
                advance();
                if (openings.isEmpty()) {
                    return root;
                }
                last = openings.pop().parent();
            } else if (token == ';' && before != ')' || before == '(' && isIdentifierStart(token)) {
                SgfNode node = parseNode();
                last.addChild(node);
                last = node;
                token = ';';
            } else if (position < text.length()) {
                throw error(
                        before == ')'
                                ? "'(' or ')' was expected after a variation, not '%c'".formatted(token)
                                : "';', '(' or ')' was expected, not '%c'".formatted(token));
            } else if (openings.isEmpty()) {
                return root;
            } else {
                Opening open = openings.peek();
                throw error("the text ends inside the variation that begins at %d:%d: ')' is missing"
                        .formatted(open.line(), open.column()));
            }
            before = token;
        }
    }

    /** Reads a node from its semicolon, or from its first property where that is missing. */
    private SgfNode parseNode() {
        SgfNode node = new SgfNode(line, column());
        if (peek() == ';') {
            advance();
        }
        skipSpace();
        while (isIdentifierStart(peek())) {
            parseProperty(node);
            skipSpace();
        }
        return node;
    }

    private void parseProperty(SgfNode node) {
        int start = position;
        while (isIdentifierStart(peek()) || peek() >= '0' && peek() <= '9') {
            advance();
        }
        String identifier = identifier(text.substring(start, position));
        skipSpace();
        if (peek() != '[') {
            throw error("property %s has no value: '[' was expected".formatted(identifier));
        }
        while (peek() == '[') {
            node.addValue(identifier, parseValue(identifier));
            skipSpace();
        }
    }

    private SgfValue parseValue(String identifier) {
        int openingLine = line;
        int openingColumn = column();
        advance();
        int start = position;
        int valueLine = line;
        int valueColumn = column();
        while (position < text.length() && peek() != ']') {
            if (peek() == '\\') {
                advance();
            }
            advance();
        }
        if (position >= text.length()) {
            throw new SgfException(
                    source,
                    openingLine,
                    openingColumn,
                    "this value of %s has no end: ']' is missing".formatted(identifier));
        }
        SgfValue value = new SgfValue(text.substring(start, position), valueLine, valueColumn);
        advance();
        return value;
    }

    /** The identifier without the lower-case letters that FF[1] to FF[3] allow for readers' sake. */
    private static String identifier(String written) {
        String significant = written.replaceAll("[a-z]", "");
        boolean hasLetter = !significant.isEmpty() && isIdentifierStart(significant.charAt(0));
        return hasLetter ? significant : written.toUpperCase(Locale.ROOT);
    }

    private static boolean isIdentifierStart(char symbol) {
        return symbol >= 'A' && symbol <= 'Z' || symbol >= 'a' && symbol <= 'z';
    }

    /** White space, control characters such as the end mark of DOS, and byte order marks of files put together. */
    private static boolean isSpace(char symbol) {
        return symbol <= ' ' || symbol == '\uFEFF';
    }

    private void skipSpace() {
        while (position < text.length() && isSpace(peek())) {
            advance();
        }
    }

    private char peek() {
        return position < text.length() ? text.charAt(position) : END;
    }

    /** Steps over one character; at the end, does nothing. */
    private void advance() {
        if (position < text.length()) {
            if (text.charAt(position) == '\n') {
                line++;
                lineStart = position + 1;
            }
            position++;
        }
    }

    private int column() {
        return position - lineStart + 1;
    }

    private SgfException error(String problem) {
        return new SgfException(source, line, column(), problem);
    }

    /** Makes all line breaks of the format (LF, CR, CRLF, LFCR) the same, and drops a byte order mark. */
    private static String withPlainLineBreaks(String text) {
        StringBuilder plain = new StringBuilder(text.length());
        for (int i = text.startsWith("\uFEFF") ? 1 : 0; i < text.length(); i++) {
            char symbol = text.charAt(i);
            if (symbol == '\n' || symbol == '\r') {
                char other = symbol == '\n' ? '\r' : '\n';
                if (i + 1 < text.length() && text.charAt(i + 1) == other) {
                    i++;
                }
                symbol = '\n';
            }
            plain.append(symbol);
        }
        return plain.toString();
    }
}
