package org.sekilab.semeai.graph;

/**
 * An edge of a semeai graph: two groups that confront each other. Source: [N05] 5.1.
 *
 * @param black the index of the black group
 * @param white the index of the white group
 * @param buffer the liberties between them
 */
public record Confrontation(int black, int white, Buffer buffer) {
    /**
     * The liberties between two groups: the label L_B : L_W. The smaller number of them is shared; the rest is like
     * outer liberties.
     *
     * @param black the liberties of the black group
     * @param white the liberties of the white group
     */
    public record Buffer(int black, int white) {
        public Buffer {
            if (black < 0 || white < 0) {
                throw new IllegalArgumentException("a buffer of %d:%d".formatted(black, white));
            }
        }

        /** A buffer of shared liberties only. */
        public static Buffer of(int shared) {
            return new Buffer(shared, shared);
        }

        int shared() {
            return Math.min(black, white);
        }
    }
}
