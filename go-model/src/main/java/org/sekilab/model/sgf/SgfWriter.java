package org.sekilab.model.sgf;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;

/**
 * Writes game records as FF[4] in UTF-8. Reading them again gives the same trees and positions. Only the roots differ:
 * each has FF[4] and CA[UTF-8].
 */
public final class SgfWriter {
    private static final int LINE_LENGTH = 80;

    private final StringBuilder text = new StringBuilder();
    private int lineStart;

    private SgfWriter() {}

    /** Writes a file in UTF-8 and replaces its old content. */
    public static void write(SgfCollection collection, Path file) throws IOException {
        Files.writeString(file, format(collection), StandardCharsets.UTF_8);
    }

    /** The text of a collection. A line break follows each game. */
    public static String format(SgfCollection collection) {
        SgfWriter writer = new SgfWriter();
        for (SgfGame game : collection.games()) {
            writer.append(game);
        }
        return writer.text.toString();
    }

    /** The text of one game. A line break ends it. */
    public static String format(SgfGame game) {
        return format(new SgfCollection("", List.of(game)));
    }

    /** Appends a tree. Uses no recursion, because a tree may be deeper than the stack. */
    private void append(SgfGame game) {
        Deque<Iterator<SgfNode>> variations = new ArrayDeque<>();
        appendRoot(game.root(), variations);
        while (!variations.isEmpty()) {
            if (variations.peek().hasNext()) {
                SgfNode node = variations.peek().next();
                breakLine();
                text.append('(');
                appendNode(node);
                appendSequence(node, variations);
            } else {
                variations.pop();
                text.append(')');
            }
        }
        breakLine();
    }

    private void appendRoot(SgfNode root, Deque<Iterator<SgfNode>> variations) {
        text.append("(;FF[4]CA[UTF-8]");
        root.written().forEach((identifier, values) -> {
            if (!identifier.equals("FF") && !identifier.equals("CA")) {
                appendProperty(identifier, values);
            }
        });
        appendSequence(root, variations);
    }

    /** Appends a node and the nodes after it up to a branch or the end. Pushes the variations of the last node. */
    private void appendSequence(SgfNode first, Deque<Iterator<SgfNode>> variations) {
        SgfNode node = first;
        while (node.children().size() == 1) {
            node = node.children().get(0);
            if (text.length() - lineStart > LINE_LENGTH) {
                breakLine();
            }
            appendNode(node);
        }
        variations.push(node.children().iterator());
    }

    private void appendNode(SgfNode node) {
        text.append(';');
        node.written().forEach(this::appendProperty);
    }

    private void appendProperty(String identifier, List<SgfValue> values) {
        text.append(identifier);
        for (SgfValue value : values) {
            text.append('[').append(value.raw()).append(']');
        }
    }

    private void breakLine() {
        text.append('\n');
        lineStart = text.length();
    }
}
