package org.sekilab.semeai.lcg;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.search.Outcome;
import org.sekilab.search.run.Budget;

/**
 * Plays out a sum of liberty count games as a race; mutable: keeps the values of states; confined to one thread.
 *
 * <p>Source: [LCG] 2. A side passes, or plays an option of one game. Its context must hold, and it must not leave the
 * own block without liberties. The race ends after two passes in a row, or when an essential block has no liberties
 * left. The side that took the last liberty wins, even if its own block has none either.
 * <p>Proves: the value of the sum, exactly. No game leads back to itself, so that no state repeats.
 * <p>Differs: nothing; the paper does not say how sums are searched. Wins by {@link CaptureBounds} are not played out,
 * and moves that these bounds rate near a win are tried first.
 * <p>Cost: each state of the sum once at most; sums of more states than the maximum have no answer.
 */
public final class RaceSearch {
    private static final int WIN = 1; // for the side to move
    private static final int SEKI = 0;
    private static final int LOSS = -1;
    private static final int TURNS = 4; // by the side to move and a pass
    private static final int OPTION_BITS = 16;
    private static final int OPTION_MASK = (1 << OPTION_BITS) - 1;
    private static final int GAME_BITS = 8; // sums of more playable games have no keys
    private static final int GAME_MASK = (1 << GAME_BITS) - 1;
    private static final int WINS = 1; // flags
    private static final int DOES_NOT_WIN = 2;
    private static final int HOLDS = 4;
    private static final int DOES_NOT_HOLD = 8;

    private final RaceState state;
    private final CaptureBounds captures;
    private final int maxStates;
    private final Budget budget;
    // flags that bound the value for the side to move
    private final Long2IntOpenHashMap bounds = new Long2IntOpenHashMap();
    private final int mostMoves;
    private final List<long[]> moves = new ArrayList<>(); // [ply] the possible moves, sorted
    private int ply;
    private int passes; // in a row, up to now
    private boolean isTooLarge;

    /**
     * A race.
     *
     * @param koWinner the side for which context KO holds
     * @param maxStates the maximum number of states to examine
     * @param budget of the surrounding work; each state is a step
     */
    public RaceSearch(List<LibertyCountGame> games, Optional<Color> koWinner, int maxStates, Budget budget) {
        this.state = new RaceState(games, koWinner);
        this.captures = new CaptureBounds(state, budget);
        this.mostMoves = state.mostMoves();
        this.maxStates = maxStates;
        this.budget = budget;
        this.isTooLarge = state.size() * TURNS > Long.MAX_VALUE; // the states have no keys
    }

    /**
     * The value with a side first: WIN if black captures, LOSS if white captures, DRAW if neither does. UNKNOWN beyond
     * the maximum of states and the budget.
     */
    public Outcome value(Color first) {
        int value = isTooLarge ? SEKI : valueFor(first);
        if (isTooLarge || budget.isStopped()) {
            return Outcome.UNKNOWN;
        }
        if (value == SEKI) {
            return Outcome.DRAW;
        }
        return (value == WIN) == (first == Color.BLACK) ? Outcome.WIN : Outcome.LOSS;
    }

    /** A move that keeps the value; empty if a pass keeps it, as in every lost race. The value must be known. */
    public Optional<Move> findBestMove(Color first) {
        int best = valueFor(first);
        long[] sorted = new long[mostMoves];
        int count = best == LOSS ? 0 : movesInto(sorted, first);
        for (int i = 0; i < count; i++) {
            if (reaches(best, sorted[i], first)) {
                int game = game(sorted[i]);
                return Optional.of(new Move(
                        game, state.positions(game).get(RaceState.result(option(sorted[i], first)))));
            }
        }
        return Optional.empty();
    }

    /** The number of states examined. */
    public int states() {
        return bounds.size();
    }

    /**
     * A move in a sum.
     *
     * @param game the number of the game
     * @param result the game after the move
     */
    public record Move(int game, LibertyCountGame result) {}

    private int valueFor(Color mover) {
        if (reaches(WIN, mover)) {
            return WIN;
        }
        return reaches(SEKI, mover) ? SEKI : LOSS;
    }

    /**
     * True when the side to move reaches at least a value. The answer has no meaning once the sum is too large or the
     * budget is stopped.
     */
    private boolean reaches(int wanted, Color mover) {
        long key = key(mover);
        int known = bounds.get(key);
        int yes = wanted == WIN ? WINS : HOLDS;
        int no = wanted == WIN ? DOES_NOT_WIN : DOES_NOT_HOLD;
        if ((known & (yes | no)) != 0 || isTooLarge || !budget.enter(ply)) {
            return (known & yes) != 0;
        }
        if (known == 0) {
            if (captures.isWonBy(mover, mover)) {
                return true;
            }
            if (captures.isWonBy(mover.opposite(), mover)) {
                return false;
            }
            if (bounds.size() >= maxStates) {
                isTooLarge = true;
                return false;
            }
        }
        boolean found = findMove(wanted, mover) || passReaches(wanted, mover);
        // A win implies a hold, and a failure to hold implies a failure to win.
        int implied = found ? yes | HOLDS : no | DOES_NOT_WIN;
        bounds.put(key, bounds.get(key) | implied);
        return found;
    }

    private boolean findMove(int wanted, Color mover) {
        if (moves.size() == ply) {
            moves.add(new long[mostMoves]);
        }
        long[] sorted = moves.get(ply);
        int count = movesInto(sorted, mover);
        ply++;
        boolean found = false;
        for (int i = 0; i < count && !found; i++) {
            found = reaches(wanted, sorted[i], mover);
        }
        ply--;
        return found;
    }

    /** Writes the possible moves as numbers of games and options, the most promising first; returns their number. */
    private int movesInto(long[] sorted, Color mover) {
        int count = 0;
        for (int game = 0; game < state.games(); game++) {
            int[] options = state.options(game, mover);
            int before = state.position(game);
            for (int number = 0; number < options.length; number++) {
                if (state.isLegal(game, options[number], mover)) {
                    state.set(game, RaceState.result(options[number]));
                    long score = (long) captures.lead(mover.opposite()) - captures.lead(mover); // smaller is better
                    state.set(game, before);
                    sorted[count++] = (score << GAME_BITS | game) << OPTION_BITS | number;
                }
            }
        }
        Arrays.sort(sorted, 0, count);
        return count;
    }

    private boolean passReaches(int wanted, Color mover) {
        if (passes == 1) {
            return wanted <= SEKI;
        }
        passes = 1;
        boolean isAtLeast = !reaches(1 - wanted, mover.opposite());
        passes = 0;
        return isAtLeast;
    }

    private static int game(long move) {
        return (int) (move >>> OPTION_BITS) & GAME_MASK;
    }

    private int option(long move, Color mover) {
        return state.options(game(move), mover)[(int) move & OPTION_MASK];
    }

    /** True when a move reaches at least a value for the side that plays it. */
    private boolean reaches(int wanted, long move, Color mover) {
        int game = game(move);
        int option = option(move, mover);
        Color other = mover.opposite();
        if (state.libertiesAfter(game, option, other) == 0) {
            return true;
        }
        int positionBefore = state.position(game);
        int passesBefore = passes;
        state.set(game, RaceState.result(option));
        passes = 0;
        boolean isAtLeast = !reaches(1 - wanted, other);
        passes = passesBefore;
        state.set(game, positionBefore);
        return isAtLeast;
    }

    private long key(Color mover) {
        return state.key() * TURNS + (mover == Color.BLACK ? 2 : 0) + passes;
    }
}
