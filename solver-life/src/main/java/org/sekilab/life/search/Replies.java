package org.sekilab.life.search;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;
import java.util.function.IntPredicate;
import java.util.function.IntUnaryOperator;
import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;
import org.sekilab.model.local.ZoneGrowth;

/**
 * The moves of the opponent in one state that need an answer, with the lines after them. The zone of the state grows
 * by the zones of these lines until each legal move in it has a line. Mutable, used for one state.
 *
 * <p>Source: relevance zones, Shih, Wu et al., AAAI 2022.
 */
public final class Replies {
    private static final int MOST_MOVES = Long.SIZE;

    private final Lines lines;
    private final IntArrayList moves = new IntArrayList(); // ascending, then the pass if it counts
    private final IntArrayList after = new IntArrayList(); // the lines after them
    private long zone;

    /**
     * A board with the opponent to move. A move is a local point.
     *
     * @param empties gives the empty points
     * @param isLegal tells whether a move is legal
     * @param closing grows a zone until the moves in it are those of the board; may give {@link ZoneGrowth#NONE}
     */
    public record Game(LongSupplier empties, IntPredicate isLegal, LongUnaryOperator closing) {}

    public Replies(Lines lines) {
        this.lines = lines;
    }

    /**
     * Finds the moves that need an answer. The board has the state.
     *
     * @param start what belongs to the zone in any case
     * @param lineAfter gives the line after a legal move, or {@link Lines#FAILED}
     * @return false if there is no zone, or if a move has no line
     */
    public boolean find(Game game, long start, IntUnaryOperator lineAfter) {
        int[] found = new int[MOST_MOVES]; // [move]: the line
        Arrays.fill(found, Lines.FAILED);
        zone = start;
        long before;
        do {
            before = zone;
            zone = game.closing().applyAsLong(zone);
            if (zone == ZoneGrowth.NONE) {
                return false;
            }
            for (long rest = zone & game.empties().getAsLong(); rest != 0; rest &= rest - 1) {
                int move = Long.numberOfTrailingZeros(rest);
                if (found[move] == Lines.FAILED && game.isLegal().test(move)) {
                    found[move] = lineAfter.applyAsInt(move);
                    if (found[move] == Lines.FAILED) {
                        return false;
                    }
                    zone |= lines.zone(found[move]);
                }
            }
        } while (zone != before);
        for (int move = 0; move < MOST_MOVES; move++) {
            if (found[move] != Lines.FAILED) {
                add(move, found[move]);
            }
        }
        return true;
    }

    /** Adds a move behind all others. */
    public void add(int move, int line) {
        moves.add(move);
        after.add(line);
    }

    /** The zone of the state. */
    public long zone() {
        return zone;
    }

    /** Adds the line of the state. */
    public int write(Lines.State state) {
        return lines.addReplies(state, moves.toIntArray(), after.toIntArray());
    }
}
