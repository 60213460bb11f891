package org.sekilab.model.local;

import org.sekilab.model.Points;

/**
 * The turns of a local game. A turn is a long. The low 6 bits have the ko point. Then follow the side to move, what
 * has ended the game, and the ko threats left. Immutable.
 *
 * <p>Cost: a few operations; allocates nothing.
 */
final class LocalTurn {
    // These values stand in the bits of the ko point where there is no ko. They are part of the key: an ended game must
    // differ from all other states.
    private static final int NO_KO = 63;
    private static final int ENDED = 62;
    private static final int LOST = 61;
    private static final long KO = 63;
    private static final long DEFENDER_TO_MOVE = 1L << 6;
    private static final long PASSED = 1L << 7;
    private static final long OVER = 1L << 8; // after two passes
    private static final long CAPTURED = 1L << 9; // an essential block is captured
    private static final int THREATS_SHIFT = 10;
    private static final long ONE_THREAT = 1L << THREATS_SHIFT;
    private static final long THREATS = (long) KoThreats.MOST << THREATS_SHIFT; // threats left; 0 if unlimited

    /** The attacker is to move, without a ko, and without limited threats. */
    static final long OF_ATTACKER = NO_KO;

    /** The defender is to move, without a ko, and without limited threats. */
    static final long OF_DEFENDER = NO_KO | DEFENDER_TO_MOVE;

    /** The attacker has captured an essential block. */
    static final long AFTER_CAPTURE = LOST | DEFENDER_TO_MOVE | CAPTURED;

    private final KoThreats threats;
    private final boolean isEachKoKept; // limited threats: the attacker's bans on retaking are stored too
    private final boolean areDefenders; // the defender has all threats
    private final boolean isDefenderFree; // the defender may always retake at once

    LocalTurn(KoThreats threats) {
        this.threats = threats;
        this.isEachKoKept = threats.isLimited();
        this.areDefenders = threats.isOfTheDefender();
        this.isDefenderFree = threats.equals(KoThreats.OF_THE_DEFENDER);
    }

    /**
     * A turn in which the side to move finds a ko that was just taken.
     *
     * @param turn without a ko
     */
    long withKo(long turn, int ko) {
        boolean isKept = isDefenders(turn) ? !isDefenderFree : isEachKoKept;
        return isKept ? turn & ~KO | ko : turn;
    }

    /** A turn without limited threats, with all threats of the game. */
    long withThreats(long turn) {
        return turn | threats.number() * ONE_THREAT;
    }

    static boolean isDefenders(long turn) {
        return (turn & DEFENDER_TO_MOVE) != 0;
    }

    static boolean isPassed(long turn) {
        return (turn & PASSED) != 0;
    }

    /** True after two passes. */
    static boolean isOver(long turn) {
        return (turn & OVER) != 0;
    }

    static boolean isBlockCaptured(long turn) {
        return (turn & CAPTURED) != 0;
    }

    static int koPoint(long turn) {
        int ko = (int) (turn & KO);
        return ko >= LocalShape.MAX_POINTS ? Points.NONE : ko;
    }

    /** True for a move that retakes a ko. */
    static boolean isRetake(long turn, int move) {
        return move == (turn & KO);
    }

    /** True if the side to move has a limited threat left. */
    boolean hasThreat(long turn) {
        return isDefenders(turn) == areDefenders && (turn & THREATS) != 0;
    }

    KoThreats threatsLeft(long turn) {
        return threats.left((int) ((turn & THREATS) >>> THREATS_SHIFT));
    }

    /** The bits of the first half of a key, above those of the points. */
    static long keyLow(long turn) {
        return (turn & 15) << LocalShape.MAX_POINTS | (turn >>> 10 & 3) << KoThreats.MAX_POINTS;
    }

    /** The bits of the second half of a key, above those of the points. */
    static long keyHigh(long turn) {
        return (turn >>> 4 & 15) << LocalShape.MAX_POINTS | (turn >>> 12 & 3) << KoThreats.MAX_POINTS;
    }

    static long afterPass(long turn) {
        long ended = isPassed(turn) ? OVER | ENDED : NO_KO;
        return (turn & (DEFENDER_TO_MOVE | THREATS) ^ DEFENDER_TO_MOVE) | PASSED | ended;
    }

    /**
     * The turn after a stone of the defender.
     *
     * @param ko the stone that it took, if that may be the stone of a ko, else 0
     */
    long afterDefender(long turn, int move, long ko) {
        return threatsAfter(turn, move) | (ko != 0 && isEachKoKept ? Long.numberOfTrailingZeros(ko) : NO_KO);
    }

    /** The turn after a stone of the attacker; see {@link #afterDefender}. */
    long afterAttacker(long turn, int move, long ko) {
        long banned = ko != 0 && !isDefenderFree ? Long.numberOfTrailingZeros(ko) : NO_KO;
        return threatsAfter(turn, move) | DEFENDER_TO_MOVE | banned;
    }

    /** The bits of the threats that a move leaves: retaking a ko at once costs one. */
    private static long threatsAfter(long turn, int move) {
        return isRetake(turn, move) ? turn - ONE_THREAT & THREATS : turn & THREATS;
    }
}
