package org.sekilab.model.sgf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A node of a game tree: properties in the order of the file, and child nodes, the main line first.
 *
 * <p>Immutable once its game has been read. Nodes are compared by identity, because trees may be too deep for
 * recursion.
 */
public final class SgfNode {
    private static final List<String> SETUP = List.of("AB", "AW", "AE", "PL");

    private final int line;
    private final int column;
    private final Map<String, List<SgfValue>> written = new LinkedHashMap<>();
    private final List<SgfNode> children = new ArrayList<>(1);

    SgfNode(int line, int column) {
        this.line = line;
        this.column = column;
    }

    /** The line where the node begins, from 1; 0 for a node that does not come from text. */
    public int line() {
        return line;
    }

    /** The column where the node begins, from 1; 0 for a node that does not come from text. */
    public int column() {
        return column;
    }

    /** The nodes that follow this one. The first continues the main line. Unmodifiable. */
    public List<SgfNode> children() {
        return Collections.unmodifiableList(children);
    }

    /**
     * All properties by identifier, in the order of the file, with unescaped values. Identifiers are in upper case. A
     * property that occurs twice has the values of both. Each call returns a new unmodifiable map.
     */
    public Map<String, List<String>> properties() {
        Map<String, List<String>> properties = new LinkedHashMap<>();
        written.forEach((identifier, values) -> properties.put(identifier, texts(values)));
        return Collections.unmodifiableMap(properties);
    }

    /** The values of a property, unescaped; empty if the node has no such property. */
    public List<String> values(String identifier) {
        return texts(written(identifier));
    }

    /** The first value of a property, unescaped. */
    public Optional<String> findValue(String identifier) {
        return written(identifier).stream().findFirst().map(SgfValue::text);
    }

    /** The number of moves in this node: 0, 1, or 2 where it has one of each color. */
    public int moveCount() {
        return (written("B").isEmpty() ? 0 : 1) + (written("W").isEmpty() ? 0 : 1);
    }

    /** True if this node changes the board or the turn without a move. */
    boolean setsUp() {
        return SETUP.stream().anyMatch(written::containsKey);
    }

    /** The values of a property as written; empty if the node has no such property. */
    List<SgfValue> written(String identifier) {
        return written.getOrDefault(identifier, List.of());
    }

    /** All properties as written, in the order of the file. */
    Map<String, List<SgfValue>> written() {
        return written;
    }

    void addValue(String identifier, SgfValue value) {
        written.computeIfAbsent(identifier, key -> new ArrayList<>(1)).add(value);
    }

    void addText(String identifier, String text) {
        addValue(identifier, SgfValue.ofText(text));
    }

    void addChild(SgfNode child) {
        children.add(child);
    }

    private static List<String> texts(List<SgfValue> values) {
        return values.stream().map(SgfValue::text).toList();
    }
}
