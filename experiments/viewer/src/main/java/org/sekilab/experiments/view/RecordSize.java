package org.sekilab.experiments.view;

/**
 * How large a record is, counted without reading it into trees. Immutable.
 *
 * @param trees the record's game trees and variations
 * @param nodes the record's nodes
 * @param properties of all nodes
 * @param values of all properties
 * @param bytes the record's text
 */
record RecordSize(int trees, int nodes, int properties, int values, int bytes) {
    // Bytes of memory, as measured on a JVM with short references.
    private static final long TREE = 120;
    private static final long NODE = 50;
    private static final long PROPERTY = 170;
    private static final long VALUE = 80;
    private static final long CHARACTER = 2;

    /** The size of a record; mistakes in it do not matter. */
    static RecordSize of(byte[] sgf) {
        int trees = 0;
        int nodes = 0;
        int properties = 0;
        int values = 0;
        boolean isInValue = false;
        boolean isAfterIdentifier = false;
        for (int i = 0; i < sgf.length; i++) {
            byte letter = sgf[i];
            if (isInValue) {
                i += letter == '\\' ? 1 : 0;
                isInValue = letter != ']';
                continue;
            }
            switch (letter) {
                case '(' -> trees++;
                case ';' -> nodes++;
                case '[' -> {
                    values++;
                    properties += isAfterIdentifier ? 1 : 0;
                    isInValue = true;
                }
                default -> {}
            }
            isAfterIdentifier = letter > ' ' ? Character.isLetter(letter) : isAfterIdentifier;
        }
        return new RecordSize(trees, nodes, properties, values, sgf.length);
    }

    /** The bytes of memory that it takes as trees, roughly. */
    long memory() {
        return TREE * trees + NODE * nodes + PROPERTY * properties + VALUE * values + CHARACTER * bytes;
    }
}
