package org.sekilab.model.sgf;

import java.io.Reader;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * One pass over one text, tree by tree. Mutable, for one use. {@link SgfReader} describes the accepted texts.
 *
 * <p>Open variations are kept on a stack on the heap, so only memory limits nesting. The parser keeps at most one
 * property of the text.
 */
final class SgfParser {
    private static final char END = '\0';
    private static final Pattern LOWER_CASE = Pattern.compile("[a-z]");

    /** Properties that only the root of a tree may have: FF[4], "Root Properties". */
    private static final List<String> ROOT_PROPERTIES = List.of("FF", "GM", "SZ");

    /** A variation that is not closed yet: its parent node and the place of its parenthesis. */
    private record Opening(SgfNode parent, int line, int column) {}

    private final String source;
    private final SgfText text;
    private boolean hasTree;
    private int open; // parentheses of a tree that is not whole: of the present tree, or of a broken one
    private boolean isAfterBroken; // a tree is whole that only follows a broken one
    private int position; // index in the window of the text
    private long forgotten; // the number of characters before the window
    private int line = 1;
    private int lineStart;

    SgfParser(Reader text, String source) {
        this.source = source;
        this.text = new SgfText(text);
    }

    /**
     * The next tree; empty after the last one. After an exception the caller may go on: see {@link SgfTreeStream#next}.
     *
     * @throws SgfException if a part of the text is missing, or there is no tree at all
     */
    Optional<SgfTree> next() {
        if (open > 0) {
            leaveBrokenTree();
        } else {
            skipProse();
        }
        boolean hadTree = hasTree;
        hasTree = true;
        if (text.has(position)) {
            SgfNode root = parseTree();
            skipProse(); // a stray parenthesis after a tree tells that the tree is broken
            isAfterBroken = false;
            return Optional.of(new SgfTree(source, root));
        }
        if (!hadTree) {
            throw new SgfException(source, 1, 1, "no game tree begins here: '(;' was expected");
        }
        return Optional.empty();
    }

    /** The number of characters read so far. */
    long offset() {
        return forgotten + position;
    }

    /** Skips text that is not a tree, up to the next tree or the end. */
    private void skipProse() {
        while (text.has(position) && !isTreeStart()) {
            forget();
            if (peek() == ')' && hasTree) {
                open = 1;
                throw error("')' closes nothing");
            }
            advance();
        }
    }

    /**
     * Skips the rest of a broken tree. Its end is known if its parentheses and values close, and if only white space
     * and stray closing parentheses stand before the next tree. The root of that tree must look like a root,
     * too: see {@link #parseTree}.
     */
    private void leaveBrokenTree() {
        isAfterBroken = true;
        while (open > 0 && text.has(position)) {
            forget();
            char token = peek();
            advance();
            if (token == '[') {
                skipValue();
                advance();
            } else if (token == '(') {
                open++;
            } else if (token == ')') {
                open--;
            }
        }
        open = 0;
        skipSpace();
        while (peek() == ')') { // more of them close nothing, too
            advance();
            skipSpace();
        }
        if (text.has(position) && !isTreeStart()) {
            throw lost(line, column());
        }
    }

    /** Gives up the rest of the text. Its trees cannot be told from parts of a broken tree. */
    private SgfException lost(int fromLine, int fromColumn) {
        while (text.has(position)) {
            forget();
            advance();
        }
        open = 0;
        return new SgfException(
                source,
                fromLine,
                fromColumn,
                "after the broken game tree it is not clear where the next one begins: the rest is not read");
    }

    /**
     * True for a parenthesis and then a semicolon or a property. The test of the identifier is strict, because prose
     * may stand before trees.
     */
    private boolean isTreeStart() {
        if (peek() != '(') {
            return false;
        }
        int next = position + 1;
        while (text.has(next) && isSpace(text.at(next))) {
            next++;
        }
        if (text.has(next) && text.at(next) == ';') {
            return true;
        }
        int letters = 0;
        while (letters < 2 && text.has(next) && isUpperCase(text.at(next))) {
            next++;
            letters++;
        }
        return letters > 0 && text.has(next) && text.at(next) == '[';
    }

    private static boolean isUpperCase(char symbol) {
        return symbol >= 'A' && symbol <= 'Z';
    }

    /** Drops the text before the present place. */
    private void forget() {
        int dropped = text.forget(position);
        forgotten += dropped;
        position -= dropped;
        lineStart -= dropped;
    }

    /** Reads a tree from its opening parenthesis to its closing one. Returns the root. */
    private SgfNode parseTree() {
        SgfNode root = parseRoot();
        SgfNode last = root;
        Deque<Opening> openings = new ArrayDeque<>();
        char before = ';'; // the previous token: ';' for a node, '(' or ')'
        while (true) {
            skipSpace();
            char token = peek();
            if (token == '(') {
                openings.push(new Opening(last, line, column()));
                open++;
                advance();
            } else if (token == ')') {
                advance();
                open--;
                if (openings.isEmpty()) {
                    return root;
                }
                last = openings.pop().parent();
            } else if (token == ';' && before != ')' || before == '(' && isIdentifierStart(token)) {
                SgfNode node = parseNode();
                last.addChild(node);
                last = node;
                token = ';';
            } else if (text.has(position)) {
                throw error(
                        before == ')'
                                ? "'(' or ')' was expected after a variation, not '%c'".formatted(token)
                                : "';', '(' or ')' was expected, not '%c'".formatted(token));
            } else if (openings.isEmpty()) {
                open = 0;
                return root;
            } else {
                Opening variation = openings.peek();
                throw error("the text ends inside the variation that begins at %d:%d: ')' is missing"
                        .formatted(variation.line(), variation.column()));
            }
            before = token;
        }
    }

    /** Reads the opening parenthesis of a tree, and its root. */
    private SgfNode parseRoot() {
        open = 1;
        advance();
        skipSpace();
        SgfNode root = parseNode();
        if (isAfterBroken
                && ROOT_PROPERTIES.stream().allMatch(each -> root.written(each).isEmpty())) {
            throw lost(root.line(), root.column());
        }
        return root;
    }

    /** Reads a node from its semicolon, or from its first property if the semicolon is missing. */
    private SgfNode parseNode() {
        SgfNode node = new SgfNode(line, column());
        if (peek() == ';') {
            advance();
        }
        skipSpace();
        while (isIdentifierStart(peek())) {
            forget();
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
        skipValue();
        if (!text.has(position)) {
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

    /** Skips the characters of a value, up to its closing bracket or the end. */
    private void skipValue() {
        while (text.has(position) && peek() != ']') {
            if (peek() == '\\') {
                advance();
            }
            advance();
        }
    }

    /** The identifier without lower-case letters. FF[1] to FF[3] allow such letters for readability. */
    private static String identifier(String written) {
        String significant = LOWER_CASE.matcher(written).replaceAll("");
        boolean hasLetter = !significant.isEmpty() && isIdentifierStart(significant.charAt(0));
        return hasLetter ? significant : written.toUpperCase(Locale.ROOT);
    }

    private static boolean isIdentifierStart(char symbol) {
        return isUpperCase(symbol) || symbol >= 'a' && symbol <= 'z';
    }

    /** White space, control characters such as the end mark of DOS, and the byte order marks of joined files. */
    private static boolean isSpace(char symbol) {
        return symbol <= ' ' || symbol == '\uFEFF';
    }

    private void skipSpace() {
        while (text.has(position) && isSpace(peek())) {
            advance();
        }
    }

    private char peek() {
        return text.has(position) ? text.at(position) : END;
    }

    /** Moves on by one character. Does nothing at the end. */
    private void advance() {
        if (text.has(position)) {
            if (text.at(position) == '\n') {
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
}
