package org.sekilab.statics.enumeration;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;

/**
 * The rules of one local game on states of one {@code long}.
 *
 * <p>Masks have a bit for each active point, in ascending order of the points, then one for each essential block. One
 * more bit, the <em>wall</em>, stands for all attacker stones that cannot be captured.
 *
 * <p>A state holds the attacker's active stones in bits 0 to 23 and the defender's in bits 24 to 47. Bits 48 to 52 hold
 * 1 + the point of a ko that its loser may not retake now. Bit 53 is set if the defender is to move, and bit 54 if the
 * last move was a pass.
 */
final class LocalRules {
    static final int MAX_ACTIVE = 24;

    /** Instead of a state: the move is illegal. */
    static final long ILLEGAL = -1;

    /** Instead of a state: an essential block is captured, and the game is over. */
    static final long CAPTURED = -2;

    /** Instead of a state: the defender has captured a stone of the prize, and the game is over. */
    static final long WON = -3;

    private static final int DEFENDER_SHIFT = 24;
    private static final int KO_SHIFT = 48;
    private static final int MOVER_SHIFT = 53;
    private static final long STONES = (1L << MAX_ACTIVE) - 1;
    private static final long KO = 31L;
    private static final long PASSED = 1L << 54;

    private final int[] points; // [bit] the active point
    private final long[] neighbors; // [bit] mask
    private final long active;
    private final long essential;
    private final long wall;
    private final long territory;
    private final long prize; // stones of the attacker
    private final long start;
    private final KoWinner koWinner;

    LocalRules(LocalGame game, KoWinner koWinner) {
        this(game, new PointSet(game.position().geometry()), koWinner);
    }

    /** @param prize stones of the attacker on active points: their capture ends the game */
    LocalRules(LocalGame game, PointSet prize, KoWinner koWinner) {
        this.koWinner = koWinner;
        this.points = game.active().toArray();
        List<PointSet> blocks = game.essential().components();
        int size = points.length + blocks.size() + 1;
        if (points.length > MAX_ACTIVE || size > Long.SIZE) {
            throw new IllegalArgumentException(
                    "%d active points, %d essential blocks are too many".formatted(points.length, blocks.size()));
        }
        this.active = (1L << points.length) - 1;
        this.wall = 1L << size - 1;
        this.essential = wall - 1 & ~active;
        this.neighbors = new long[size];
        Color attacker = game.defender().opposite();
        List<PointSet> places = new ArrayList<>(); // [bit] the points that the bit stands for
        for (int point : points) {
            places.add(PointSet.of(game.position().geometry(), point));
        }
        places.addAll(blocks);
        places.add(game.position().stones(attacker).copy().subtract(game.active()));
        for (int bit = 0; bit < size; bit++) {
            PointSet around = places.get(bit).exterior();
            for (int other = 0; other < size; other++) {
                neighbors[bit] |= around.intersects(places.get(other)) ? 1L << other : 0;
            }
        }
        this.territory = mask(game.territory());
        this.prize = mask(prize);
        this.start = mask(game.position().stones(attacker))
                | mask(game.position().stones(game.defender())) << DEFENDER_SHIFT;
    }

    int size() {
        return points.length;
    }

    long attackerFirst() {
        return start;
    }

    long defenderFirst() {
        return start | 1L << MOVER_SHIFT;
    }

    static boolean isDefenderToMove(long state) {
        return (state >>> MOVER_SHIFT & 1) != 0;
    }

    /** True when another pass ends the game. */
    static boolean isPassed(long state) {
        return (state & PASSED) != 0;
    }

    /** The state after a pass that does not end the game. */
    static long pass(long state) {
        return (state & ~(KO << KO_SHIFT) | PASSED) ^ 1L << MOVER_SHIFT;
    }

    /** The state after a stone, or {@link #ILLEGAL}, {@link #CAPTURED} or {@link #WON}. */
    long play(long state, int bit) {
        long stone = 1L << bit;
        boolean isDefender = isDefenderToMove(state);
        long attackers = state & STONES | wall;
        long defenders = state >>> DEFENDER_SHIFT & STONES | essential;
        if (((attackers | defenders) & stone) != 0 || (state >>> KO_SHIFT & KO) == bit + 1) {
            return ILLEGAL;
        }
        long own = (isDefender ? defenders : attackers) | stone;
        long other = isDefender ? attackers : defenders;
        long captured = findCaptured(own, other, stone);
        if ((captured & essential) != 0) {
            return CAPTURED;
        }
        if (isDefender && (captured & prize) != 0) {
            return WON;
        }
        long group = flood(stone, own);
        long empty = active & ~own & ~other | captured;
        long liberties = exterior(group) & empty;
        if (liberties == 0 && (group & wall) == 0) {
            return ILLEGAL;
        }
        other &= ~captured;
        boolean isByWinner = isDefender == (koWinner == KoWinner.DEFENDER);
        boolean isKo = isByWinner && group == stone && liberties == captured && Long.bitCount(captured) == 1;
        long ko = isKo ? (Long.numberOfTrailingZeros(captured) + 1L) << KO_SHIFT : 0;
        if (isDefender) {
            return other & active | (own & active) << DEFENDER_SHIFT | ko;
        }
        return own & active | (other & active) << DEFENDER_SHIFT | ko | 1L << MOVER_SHIFT;
    }

    /** The value after two passes. */
    Value valueAtEnd(long state) {
        long attackers = state & STONES;
        if ((attackers & territory) == 0) {
            return Value.SAFE;
        }
        long defenders = state >>> DEFENDER_SHIFT & STONES;
        long outer = flood(wall, attackers | wall);
        long alive = outer | unconditionallyAlive(attackers, outer, active & ~attackers & ~defenders);
        return (alive & territory) == 0 ? Value.SEKI : Value.UNSAFE;
    }

    /** The point set of a mask of active points. */
    PointSet pointsOf(Geometry geometry, long mask) {
        PointSet set = new PointSet(geometry);
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            set.add(points[Long.numberOfTrailingZeros(rest)]);
        }
        return set;
    }

    private long findCaptured(long own, long other, long stone) {
        long empty = active & ~own & ~other;
        long captured = 0;
        for (long next = exterior(stone) & other; next != 0; ) {
            long group = flood(next & -next, other);
            if ((exterior(group) & empty) == 0 && (group & wall) == 0) {
                captured |= group;
            }
            next &= ~group;
        }
        return captured;
    }

    /** The attacker's inner stones that live even if the attacker always passes. Source: [B76]. */
    private long unconditionallyAlive(long attackers, long outer, long empty) {
        long stones = attackers & ~outer;
        // A region that holds an essential block is no eye: the attacker would capture that block to make the eye.
        List<Long> regions = components(active & ~outer & ~stones | essential);
        regions.removeIf(region -> (region & essential) != 0);
        List<Long> blocks = components(stones);
        long alive = stones;
        boolean eliminated = true;
        while (eliminated) {
            eliminated = false;
            for (long block : blocks) {
                if ((block & alive) != 0 && !hasTwoVitalRegions(block, regions, empty, stones & ~alive)) {
                    alive &= ~block;
                    eliminated = true;
                }
            }
        }
        return alive;
    }

    private boolean hasTwoVitalRegions(long block, List<Long> regions, long empty, long notAlive) {
        long adjacent = exterior(block);
        int vital = 0;
        for (long region : regions) {
            boolean isVital = (adjacent & region) != 0 && (region & empty & ~adjacent) == 0;
            vital += isVital && (exterior(region) & notAlive) == 0 ? 1 : 0;
        }
        return vital >= 2;
    }

    private List<Long> components(long area) {
        List<Long> components = new ArrayList<>();
        for (long rest = area; rest != 0; ) {
            long component = flood(rest & -rest, area);
            components.add(component);
            rest &= ~component;
        }
        return components;
    }

    private long flood(long seed, long area) {
        long reached = seed;
        for (long front = seed; front != 0; ) {
            front = around(front) & area & ~reached;
            reached |= front;
        }
        return reached;
    }

    private long exterior(long mask) {
        return around(mask) & ~mask;
    }

    private long around(long mask) {
        long grown = 0;
        for (long rest = mask; rest != 0; rest &= rest - 1) {
            grown |= neighbors[Long.numberOfTrailingZeros(rest)];
        }
        return grown;
    }

    private long mask(PointSet set) {
        long mask = 0;
        for (int bit = 0; bit < points.length; bit++) {
            mask |= set.contains(points[bit]) ? 1L << bit : 0;
        }
        return mask;
    }
}
