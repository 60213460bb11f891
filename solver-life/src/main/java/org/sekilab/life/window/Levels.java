package org.sekilab.life.window;

/**
 * How many passes of the attacker a proof must stand. At a level, each state with the attacker to move must also be won
 * at the level with one pass less after the attacker passes. With no pass left, it must be won at sight. So a low level
 * has few states, and the zone of the answer to the pass shows which other moves need an answer.
 *
 * <p>There are two levels for each number of passes. In one, the defender only has the moves near its groups. In the
 * other one, it has all moves. The last level has no bound. It asks for no answer to a pass, unless a block must
 * become alive that need not be there yet.
 *
 * <p>Source: orders of threats, Thomsen, Lambda-search in game trees, ICGA Journal 2000; null moves, Shih, Wu et al.,
 * AAAI 2022. Yoshizoe, Kishimoto and Müller join threats to df-pn, IJCAI 2007.
 */
final class Levels {
    /** One pass, near moves only. */
    static final int FIRST = 2;

    /** Any number of passes, all moves. */
    static final int UNBOUNDED = 15;

    private static final int PASS = 2; // the difference that a pass makes
    private static final int FIRST_WIDE = 7; // three passes, all moves: below, only near moves are worth it
    private static final int MOST = 11;

    private Levels() {}

    /** The level to search when a state is hopeless at another one. */
    static int next(int level) {
        if (level >= MOST) {
            return UNBOUNDED;
        }
        return level + 1 < FIRST_WIDE ? level + PASS : level + 1;
    }

    /** The level at which the state after a pass must be won. */
    static int afterPass(int level) {
        return level == UNBOUNDED ? UNBOUNDED : level - PASS;
    }

    /** True if no pass is left. */
    static boolean isLast(int level) {
        return level < PASS;
    }

    /** The level with the same moves and no pass left. */
    static int last(int level) {
        return level % PASS;
    }

    /** True if the defender only has the moves near its groups. */
    static boolean isNear(int level) {
        return level % PASS == 0;
    }

    /** True if a state that is hopeless at a known level is hopeless at another one, too. */
    static boolean covers(int known, int level) {
        return known == level || known > level && (!isNear(known) || isNear(level));
    }
}
