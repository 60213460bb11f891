package org.sekilab.semeai.lcg;

import java.util.Arrays;
import org.sekilab.model.Color;
import org.sekilab.search.run.Budget;
import org.sekilab.semeai.ccg.Context;

/**
 * Bounds of the moves that a side needs for a capture, game by game. They decide many races that the search has not
 * played to the end. Immutable.
 *
 * <p>Source: own; [LCG] 3 compares games, this class compares counts.
 * <p>Proves: a win. Each game in which the block to be captured may have liberties has a number of moves. A move of the
 * attacker lowers it by one. A move of the defender raises it by at most one, unless the attacker's answer lowers it
 * back at once.
 * <p>Each other game has a number of moves for the defender. A move of the defender lowers it by at most one, unless
 * the attacker's answer raises it back at once. As moves alternate, the side with the smaller sum captures first. One
 * game may need context L0: it waits until the block has no liberties elsewhere.
 * <p>Cost: each option of each position once or twice; a state looks at all games.
 */
final class CaptureBounds {
    /** More moves than any number of games needs. */
    private static final int NEVER = 1 << 20;

    private static final int MANY = NEVER / 2; // less, but more than any known number of moves

    private static final int UNKNOWN = -1;

    private final RaceState race;
    private final Budget budget;
    private final int[][][] most; // [attacker][game][position] moves of the attacker, less those of the defender
    private final int[][][] mostAtLast; // as most, if the game is the last one
    // [attacker][game][position] moves, less the answers; zero in a game in which both sides attack
    private final int[][][] least;

    /**
     * @param budget of the surrounding work; each position is a step, and once it is stopped, no result has a meaning
     */
    CaptureBounds(RaceState race, Budget budget) {
        int sides = Color.values().length;
        this.race = race;
        this.budget = budget;
        this.most = new int[sides][race.games()][];
        this.mostAtLast = new int[sides][race.games()][];
        this.least = new int[sides][race.games()][];
        for (Color attacker : Color.values()) {
            int side = attacker.ordinal();
            for (int game = 0; game < race.games(); game++) {
                int size = race.positions(game).size();
                // If the attacker may be attacked in the game too, moves would count twice.
                boolean isShared = race.positions(game).stream().anyMatch(position -> position.liberties(attacker) > 0);
                most[side][game] = filled(size, UNKNOWN);
                mostAtLast[side][game] = filled(size, UNKNOWN);
                least[side][game] = filled(size, isShared ? 0 : UNKNOWN);
                for (int position = 0; position < size; position++) {
                    findMost(most[side][game], false, attacker, game, position);
                    findMost(mostAtLast[side][game], true, attacker, game, position);
                    findLeast(attacker, game, position);
                }
            }
        }
    }

    private static int[] filled(int size, int value) {
        int[] values = new int[size];
        Arrays.fill(values, value);
        return values;
    }

    /** True if a side surely captures first, from the current state of the race. */
    boolean isWonBy(Color attacker, Color mover) {
        return lead(attacker) >= (mover == attacker ? 0 : 1);
    }

    /**
     * A lower bound for the moves that the defender needs more than the attacker, from the current state of the race.
     * Very small if the attacker may never reach a capture.
     */
    int lead(Color attacker) {
        int side = attacker.ordinal();
        int other = attacker.opposite().ordinal();
        int needed = 0;
        int savedAtLast = 0;
        int left = 0; // moves that the defender needs for a capture
        for (int game = 0; game < race.games(); game++) {
            int position = race.position(game);
            int moves = most[side][game][position];
            needed += moves;
            savedAtLast = Math.max(savedAtLast, moves - mostAtLast[side][game][position]);
            left = Math.min(MANY, left + least[other][game][position]);
        }
        return left - (needed - savedAtLast);
    }

    private int findMost(int[] known, boolean isLast, Color attacker, int game, int position) {
        if (known[position] != UNKNOWN || !budget.enter(0)) {
            return known[position];
        }
        Color defender = attacker.opposite();
        int moves = race.liberties(game, position, defender) == 0 ? 0 : NEVER;
        for (int option : race.options(game, position, attacker)) {
            Context context = RaceState.context(option);
            if (moves > 0 && (context == Context.ALWAYS || isLast && context == Context.L0)) {
                moves = Math.min(moves, 1 + findMost(known, isLast, attacker, game, RaceState.result(option)));
            }
        }
        for (int option : race.options(game, position, defender)) {
            int next = RaceState.result(option);
            int ignored = findMost(known, isLast, attacker, game, next) - 1;
            moves = Math.max(moves, Math.min(ignored, findMostAnswered(known, isLast, attacker, game, next)));
        }
        known[position] = moves >= NEVER - 1 ? NEVER : moves;
        return known[position];
    }

    /** The moves needed after the best immediate answer of the attacker; it must be playable in every context. */
    private int findMostAnswered(int[] known, boolean isLast, Color attacker, int game, int position) {
        int moves = NEVER;
        for (int option : race.options(game, position, attacker)) {
            if (RaceState.context(option) == Context.ALWAYS) {
                moves = Math.min(moves, findMost(known, isLast, attacker, game, RaceState.result(option)));
            }
        }
        return moves;
    }

    /** The defender answers at once or not at all. The contexts of the attacker's options are not checked. */
    private int findLeast(Color attacker, int game, int position) {
        int[] known = least[attacker.ordinal()][game];
        if (known[position] != UNKNOWN || !budget.enter(0)) {
            return known[position];
        }
        Color defender = attacker.opposite();
        int moves = NEVER;
        if (race.liberties(game, position, defender) == 0) {
            moves = 0;
        } else {
            for (int option : race.options(game, position, attacker)) {
                int next = RaceState.result(option);
                int ignored = findLeast(attacker, game, next) + 1;
                moves = Math.min(moves, Math.max(ignored, findLeastAnswered(attacker, game, next)));
            }
        }
        known[position] = Math.min(moves, NEVER);
        return known[position];
    }

    private int findLeastAnswered(Color attacker, int game, int position) {
        Color defender = attacker.opposite();
        int moves = 0;
        if (race.liberties(game, position, defender) > 0) { // otherwise the defender may have been captured
            for (int option : race.options(game, position, defender)) {
                if (RaceState.context(option) == Context.ALWAYS) {
                    moves = Math.max(moves, findLeast(attacker, game, RaceState.result(option)));
                }
            }
        }
        return moves;
    }
}
