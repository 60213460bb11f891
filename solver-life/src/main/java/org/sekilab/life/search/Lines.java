package org.sekilab.life.search;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.IntUnaryOperator;
import java.util.function.LongFunction;
import java.util.stream.Collectors;
import org.sekilab.model.Geometry;
import org.sekilab.model.Points;

/**
 * The lines of a strategy, each after all lines that follow it. Equal states of equal zones have one line. Mutable,
 * confined to one thread.
 */
public final class Lines {
    /** No line: a state cannot be written. */
    public static final int FAILED = -1;

    /**
     * What is known of a state: its zone, and the stones, the turn and the ko within it.
     *
     * @param attacker the opponent's stones
     * @param defender the prover's stones
     * @param ko where the side to move may not play, or {@link Points#NONE}
     * @param targets those that are left, if it matters which
     */
    public record State(long zone, long attacker, long defender, boolean isDefenderToMove, int ko, long targets) {
        /** What of the state is within a zone. */
        public State within(long smaller) {
            boolean isKo = ko >= 0 && (smaller >>> ko & 1) != 0;
            return new State(
                    smaller,
                    attacker & smaller,
                    defender & smaller,
                    isDefenderToMove,
                    isKo ? ko : Points.NONE,
                    targets & smaller);
        }
    }

    private static final int LEAF = -2;
    private static final int REPLIES = -3;
    private static final int[] NO_MOVES = {};

    private final Map<State, Integer> known = new HashMap<>();
    private final LongArrayList zones = new LongArrayList(); // [line]
    private final IntArrayList moves = new IntArrayList(); // [line] a local point, -1 for a pass, LEAF or REPLIES
    private final List<int[]> next = new ArrayList<>(); // [line]
    private final List<int[]> attacks = new ArrayList<>(); // [line] the opponent's moves to the next lines
    private final IntArrayList heights = new IntArrayList(); // [line] the longest way to a leaf

    public int size() {
        return next.size();
    }

    public long zone(int line) {
        return zones.getLong(line);
    }

    /** Adds a state in which the goal is reached. */
    public int addLeaf(State state) {
        return add(state, LEAF, NO_MOVES);
    }

    /**
     * Adds a state in which the prover is to move.
     *
     * @param move a local point, or -1 for a pass
     */
    public int addMove(State state, int move, int after) {
        return add(state, move, NO_MOVES, after);
    }

    /**
     * Adds a state in which the opponent is to move.
     *
     * @param attacks the opponent's legal moves in the zone, ascending, then the pass if it counts
     * @param after the lines after them
     */
    public int addReplies(State state, int[] attacks, int[] after) {
        return add(state, REPLIES, attacks, after);
    }

    private int add(State state, int move, int[] attacksThere, int... after) {
        Integer old = known.get(state);
        if (old != null) {
            return old;
        }
        int line = next.size();
        known.put(state, line);
        zones.add(state.zone());
        moves.add(move);
        next.add(after);
        attacks.add(attacksThere);
        heights.add(1 + Arrays.stream(after).map(heights::getInt).max().orElse(0));
        return line;
    }

    /** The moves of the longest way from a line to a leaf: local points, -1 for a pass. */
    public List<Integer> longest(int root) {
        List<Integer> way = new ArrayList<>();
        int line = root;
        while (next.get(line).length > 0) {
            int best = 0;
            for (int i = 1; i < next.get(line).length; i++) {
                best = heights.getInt(next.get(line)[i]) > heights.getInt(next.get(line)[best]) ? i : best;
            }
            int move = moves.getInt(line);
            way.add(move == REPLIES ? attacks.get(line)[best] : move);
            line = next.get(line)[best];
        }
        return way;
    }

    /**
     * The text of the lines that a line needs, this one first, and the masks of their zones.
     *
     * @param bits [local point]: the bits of its points in the certificate
     * @param always the bits that each zone has
     */
    public Text text(int root, BigInteger[] bits, BigInteger always) {
        return text(root, zone -> mask(zone, bits, always), move -> bits[move].getLowestSetBit());
    }

    /**
     * The text of the lines that a line needs, this one first, and the masks of their zones.
     *
     * @param zoneBits the bits of a zone in the certificate
     * @param bit the bit of a local point
     */
    public Text text(int root, LongFunction<BigInteger> zoneBits, IntUnaryOperator bit) {
        boolean[] isNeeded = new boolean[root + 1];
        isNeeded[root] = true;
        for (int line = root; line >= 0; line--) {
            if (isNeeded[line]) {
                for (int after : next.get(line)) {
                    isNeeded[after] = true;
                }
            }
        }
        int[] number = new int[root + 1];
        int count = 0;
        for (int line = root; line >= 0; line--) {
            number[line] = isNeeded[line] ? count++ : -1;
        }
        Map<Long, Integer> zoneNumbers = new HashMap<>();
        List<String> masks = new ArrayList<>();
        List<String> states = new ArrayList<>(count);
        for (int line = root; line >= 0; line--) {
            if (isNeeded[line]) {
                long zone = zones.getLong(line);
                int zoneNumber = zoneNumbers.computeIfAbsent(zone, mask -> {
                    masks.add(zoneBits.apply(mask).toString(16));
                    return masks.size() - 1;
                });
                states.add(text(line, zoneNumber, number, bit));
            }
        }
        return new Text(masks, states);
    }

    private String text(int line, int zone, int[] number, IntUnaryOperator bit) {
        StringBuilder text = new StringBuilder().append(zone);
        int move = moves.getInt(line);
        if (move == LEAF) {
            return text.append(" .").toString();
        }
        text.append(move == REPLIES ? " a" : " d");
        if (move != REPLIES) {
            text.append(' ').append(move < 0 ? "p" : bit.applyAsInt(move));
        }
        for (int after : next.get(line)) {
            text.append(' ').append(number[after] - number[line]);
        }
        return text.toString();
    }

    private static BigInteger mask(long zone, BigInteger[] bits, BigInteger always) {
        BigInteger mask = always;
        for (long rest = zone; rest != 0; rest &= rest - 1) {
            mask = mask.or(bits[Long.numberOfTrailingZeros(rest)]);
        }
        return mask;
    }

    /** The masks of zones, the first of them that of the first state, and the lines of states. */
    public record Text(List<String> zones, List<String> states) {
        /**
         * The lines of a certificate that prove a claim.
         *
         * @param claim its words, without {@code claim}
         * @param points of the first zone, in the order of their numbers
         */
        public List<String> proofOf(String claim, Geometry geometry, int[] points) {
            List<String> lines = new ArrayList<>();
            lines.add(claim);
            lines.add(Arrays.stream(points).mapToObj(geometry::name).collect(Collectors.joining(" ", "points ", "")));
            lines.add("zones " + zones.size());
            lines.addAll(zones);
            lines.add("states " + states.size());
            lines.addAll(states);
            return lines;
        }
    }
}
