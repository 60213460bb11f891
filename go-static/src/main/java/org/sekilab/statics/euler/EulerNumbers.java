package org.sekilab.statics.euler;

/**
 * The changes that one more stone makes, by the pattern of the stones around it: a table of all 256 patterns.
 *
 * <p>A pattern has a bit for each of the eight neighbors, in a circle. The order is left, upper left, up, upper right,
 * right, lower right, down, lower left. A set bit is an own stone. Empty points and stones of the opponent are the
 * same.
 *
 * <p>For the Euler number, neighbors off the board are set too. They are the <em>earth</em>, one virtual stone around
 * the board that is linked to all stones on the edge. One table therefore serves the middle, the edge and the corner.
 *
 * <p>Source: [N05] 4.2, figures 5 and 6.
 * <p>Differs: the paper counts runs on the edge and in the corner in shorter sequences, with the same result. Its text
 * asks for empty neighbors left and right where a group is earthed. Its figures and the formula need no such condition.
 */
public final class EulerNumbers {
    /** The number of neighbors, diagonal ones included. */
    public static final int NEIGHBORS = 8;

    /** The bits of the orthogonal neighbors. */
    static final int ORTHOGONAL = 0b0101_0101;

    private static final int PATTERNS = 1 << NEIGHBORS;
    private static final byte[] NUMBERS = new byte[PATTERNS];
    private static final byte[] LOOPS = new byte[PATTERNS];
    private static final byte[] CROSSINGS = new byte[PATTERNS];

    static {
        for (int pattern = 0; pattern < PATTERNS; pattern++) {
            NUMBERS[pattern] = (byte) (openRuns(pattern) - 1);
            for (int corner = 1; corner < NEIGHBORS; corner += 2) {
                int inSquare = bit(pattern, corner - 1) + bit(pattern, corner) + bit(pattern, corner + 1);
                LOOPS[pattern] += (byte) (inSquare >= 2 ? 1 : 0);
                CROSSINGS[pattern] += (byte) (inSquare == 3 ? 1 : 0);
            }
        }
    }

    private EulerNumbers() {}

    /**
     * The Euler number: the increase of enclosed regions when the stone is placed. It is valid if the stone is linked
     * to the stones around it and they are linked to each other. From -1 to 3.
     *
     * @param pattern own stones and earth
     */
    public static int number(int pattern) {
        return NUMBERS[pattern];
    }

    /**
     * The number of the paper's links that the stone adds: orthogonal ones, and diagonal ones that cross no other
     * diagonal link.
     */
    static int links(int stones) {
        return Integer.bitCount(stones) - CROSSINGS[stones];
    }

    /** The number of closed loops of three stones in a square of four points that the stone adds. */
    static int loops(int stones) {
        return LOOPS[stones];
    }

    /** The number e of the paper: maximal runs of open neighbors in the circle that include an orthogonal neighbor. */
    private static int openRuns(int pattern) {
        int walls = pattern;
        for (int corner = 1; corner < NEIGHBORS; corner += 2) {
            // An open corner between two stones is a run without an orthogonal neighbor.
            walls |= (bit(pattern, corner - 1) & bit(pattern, corner + 1)) << corner;
        }
        if (walls == 0) {
            return 1;
        }
        int runs = 0;
        for (int neighbor = 0; neighbor < NEIGHBORS; neighbor++) {
            runs += bit(walls, neighbor) & ~bit(walls, neighbor + 1) & 1;
        }
        return runs;
    }

    private static int bit(int pattern, int neighbor) {
        return pattern >>> neighbor % NEIGHBORS & 1;
    }
}
