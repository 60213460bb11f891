package org.sekilab.safety.order;

/**
 * The features of a defender's move. Each has one of some values, and a {@link MoveWeights weight} for each value.
 *
 * <p>Source: Coulom, Computing Elo Ratings of Move Patterns in the Game of Go, ICGA Journal 2007. That paper has
 * patterns of 3x3 points and tactical features, with weights from observed choices.
 */
public enum MoveFeature {
    /** What is on the eight points around, see {@link MoveSurroundings}. */
    AROUND(MoveSurroundings.CODES),
    /** Where the attacker's last move is: none, or by its distance in both directions. */
    LAST(9),
    /** Whether the move answered a pass of the attacker, the last move that was won beside this one, or both. */
    ANSWER(4),
    /** Whether the point is a liberty of the targets, beside one, or farther; and whether it is near them. */
    TARGET(6),
    /** The number of captured stones, up to three. */
    CAPTURES(4),
    /** The liberties of the new block, up to four, with the number of blocks that it joins, up to two. */
    LIBERTIES(12),
    /** The fewest liberties of a block of the attacker beside the move, up to three; none if stones are captured. */
    OPPONENT(4),
    /** The line of the board, from the first to the fourth. */
    LINE(4);

    /** The number of features. */
    public static final int COUNT = values().length;

    private final int size;

    MoveFeature(int size) {
        this.size = size;
    }

    /** A number for each value of each feature, all 0: [feature][value]. */
    public static int[][] newTable() {
        int[][] table = new int[COUNT][];
        for (MoveFeature feature : values()) {
            table[feature.ordinal()] = new int[feature.size];
        }
        return table;
    }

    /** The number of values, which are numbers from 0. */
    public int size() {
        return size;
    }
}
