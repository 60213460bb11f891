package org.sekilab.scoring;

import java.util.BitSet;
import org.sekilab.model.Board;
import org.sekilab.model.Geometry;

/**
 * Patterns of the eight points around a move that often answer the last one: hane, cuts, and moves along the edge. They
 * hold for both colors, rotated and mirrored. Immutable.
 *
 * <p>Source: [GWMT], with patterns as later programs have them.
 * <p>Proves: nothing.
 * <p>Differs: a move that leaves its stones in atari is no answer.
 * <p>Cost: eight look-ups for a move.
 */
final class MovePatterns {
    private static final int AROUND = 8;
    /** Rows from above, with the move in the middle. x is no X, o is no O, ? is any point, a blank is off the board. */
    private static final String[] PATTERNS = {
        "XOX...???", // hane
        "XO....?.?",
        "XO?X..x.?",
        ".O.X.....", // diagonal attachment
        "XO?O.o?o?", // cut
        "XO?O.X???",
        "?X?O.Oooo",
        "OX?o.O???",
        "X.?O.?   ", // on the edge
        "OX?X.O   ",
        "?X?x.O   ",
        "?XOx.x   ",
        "?OXX.O   "
    };

    private static final BitSet CODES = new BitSet(1 << 2 * AROUND);

    static {
        for (String pattern : PATTERNS) {
            String turned = pattern;
            for (int turn = 0; turn < 4; turn++) {
                add(turned);
                add(mirror(turned));
                turned = mirror(transpose(turned));
            }
        }
    }

    private MovePatterns() {}

    /** True if the points around an empty point match a pattern. */
    static boolean matches(Board board, int point) {
        Geometry geometry = board.geometry();
        int code = 0;
        for (int direction = 0; direction < AROUND / 2; direction++) {
            code = code << 2 | board.stone(geometry.neighbor(point, direction));
        }
        for (int direction = 0; direction < AROUND / 2; direction++) {
            code = code << 2 | board.stone(geometry.diagonal(point, direction));
        }
        return CODES.get(code);
    }

    private static String mirror(String pattern) {
        StringBuilder text = new StringBuilder();
        for (int row = 0; row < pattern.length(); row += 3) {
            text.append(new StringBuilder(pattern.substring(row, row + 3)).reverse());
        }
        return text.toString();
    }

    private static String transpose(String pattern) {
        StringBuilder text = new StringBuilder();
        for (int i = 0; i < pattern.length(); i++) {
            text.append(pattern.charAt(i % 3 * 3 + i / 3));
        }
        return text.toString();
    }

    /** Adds all codes of a pattern, for both colors. */
    private static void add(String pattern) {
        int[] places = {3, 5, 7, 1, 6, 8, 0, 2}; // the points around in the order of directions
        int[] codes = {0};
        for (int place : places) {
            String stones = stones(pattern.charAt(place));
            int[] longer = new int[codes.length * stones.length()];
            int count = 0;
            for (int code : codes) {
                for (int i = 0; i < stones.length(); i++) {
                    longer[count++] = code << 2 | stones.charAt(i) - '0';
                }
            }
            codes = longer;
        }
        for (int code : codes) {
            CODES.set(code);
            CODES.set(swapped(code));
        }
    }

    /** The kinds of points that a letter stands for, as digits. */
    private static String stones(char letter) {
        return switch (letter) {
            case 'X' -> "" + Board.BLACK;
            case 'O' -> "" + Board.WHITE;
            case 'x' -> "" + Board.EMPTY + Board.WHITE + Board.OFF;
            case 'o' -> "" + Board.EMPTY + Board.BLACK + Board.OFF;
            case '.' -> "" + Board.EMPTY;
            case '?' -> "" + Board.EMPTY + Board.BLACK + Board.WHITE + Board.OFF;
            default -> "" + Board.OFF;
        };
    }

    private static int swapped(int code) {
        int swapped = 0;
        for (int shift = 0; shift < 2 * AROUND; shift += 2) {
            int stone = code >>> shift & 3;
            boolean isStone = stone == Board.BLACK || stone == Board.WHITE;
            swapped |= (isStone ? Board.BLACK + Board.WHITE - stone : stone) << shift;
        }
        return swapped;
    }
}
