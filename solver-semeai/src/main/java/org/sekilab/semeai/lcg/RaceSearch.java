package org.sekilab.semeai.lcg;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.search.Outcome;
import org.sekilab.semeai.ccg.Context;
import org.sekilab.semeai.ccg.Option;

/**
 * Plays out a sum of liberty count games as a race; mutable: keeps the values of states; confined to one thread.
 *
 * <p>Source: [LCG] 2. A side plays an option of one game, if its context holds and it does not leave the own block without liberties, or
 * passes. The race ends when an essential block has no liberties left, which the side that took the last one wins even if its own has
 * none either, or after two passes in a row.
 * <p>Proves: the value of the sum, exactly. No game leads back to itself, so that no state repeats.
 * <p>Differs: nothing; the paper does not say how sums are searched.
 * <p>Cost: each state of the sum once; sums of more states than the maximum have no answer.
 */
public final class RaceSearch {
    private static final int WIN = 1; // for the side to move
    private static final int SEKI = 0;
    private static final int LOSS = -1;
    private static final int WINS = 1; // flags
    private static final int DOES_NOT_WIN = 2;
    private static final int HOLDS = 4;
    private static final int DOES_NOT_HOLD = 8;

    private final List<Map<LibertyCountGame, Integer>> numbers = new ArrayList<>(); // [game] of its positions
    private final Optional<Color> koWinner;
    private final int maxStates;
    private final Long2IntOpenHashMap bounds = new Long2IntOpenHashMap(); // of the value for the side to move, by flags
    private final LibertyCountGame[] state; // [game] the position it is in
    private int passes; // in a row, just now
    private boolean isTooLarge;

    /**
     * A race.
     *
     * @param koWinner the side for which context KO holds
     * @param maxStates more states are not looked at
     */
    public RaceSearch(List<LibertyCountGame> games, Optional<Color> koWinner, int maxStates) {
        this.koWinner = koWinner;
        this.maxStates = maxStates;
        this.state = games.toArray(LibertyCountGame[]::new);
        double states = 4; // by the side to move and a pass
        for (LibertyCountGame game : games) {
            Map<LibertyCountGame, Integer> byPosition = new HashMap<>();
            for (LibertyCountGame position : game.positions()) {
                byPosition.put(position, byPosition.size());
            }
            numbers.add(byPosition);
            states *= byPosition.size();
        }
        this.isTooLarge = states > Long.MAX_VALUE; // has no keys
    }

    /** The value with a side first: WIN if black captures, LOSS if white does, DRAW if neither; UNKNOWN beyond the maximum of states. */
    public Outcome value(Color first) {
        int value = isTooLarge ? SEKI : valueFor(first);
        if (isTooLarge) {
            return Outcome.UNKNOWN;
        }
        if (value == SEKI) {
            return Outcome.DRAW;
        }
        return (value == WIN) == (first == Color.BLACK) ? Outcome.WIN : Outcome.LOSS;
    }

    /** A move that keeps the value; empty if a pass does, as always where all is lost. To be asked only if the value is known. */
    public Optional<Move> findBestMove(Color first) {
        int best = valueFor(first);
        for (int game = 0; game < state.length && best != LOSS; game++) {
            for (Option<LibertyCountGame> option : state[game].options(first)) {
                if (isAtLeast(best, game, option, first)) {
                    return Optional.of(new Move(game, option.result()));
                }
            }
        }
        return Optional.empty();
    }

    /** The number of states looked at. */
    public int states() {
        return bounds.size();
    }

    /**
     * A move in a sum.
     *
     * @param game the number of the game
     * @param result what it becomes
     */
    public record Move(int game, LibertyCountGame result) {}

    private int valueFor(Color mover) {
        if (isAtLeast(WIN, mover)) {
            return WIN;
        }
        return isAtLeast(SEKI, mover) ? SEKI : LOSS;
    }

    /** True when the side to move has at least a value; of no meaning once the sum is too large. */
    private boolean isAtLeast(int wanted, Color mover) {
        long key = key(mover);
        int known = bounds.get(key);
        int yes = wanted == WIN ? WINS : HOLDS;
        int no = wanted == WIN ? DOES_NOT_WIN : DOES_NOT_HOLD;
        if ((known & (yes | no)) != 0 || isTooLarge) {
            return (known & yes) != 0;
        }
        if (known == 0 && bounds.size() >= maxStates) {
            isTooLarge = true;
            return false;
        }
        boolean found = findMove(wanted, mover) || passIsAtLeast(wanted, mover);
        // A win is more than a hold, and the other way round.
        int implied = found ? yes | HOLDS : no | DOES_NOT_WIN;
        bounds.put(key, bounds.get(key) | implied);
        return found;
    }

    private boolean findMove(int wanted, Color mover) {
        for (int game = 0; game < state.length; game++) {
            for (Option<LibertyCountGame> option : state[game].options(mover)) {
                if (isAtLeast(wanted, game, option, mover)) {
                    return true;
                }
            }
        }
        return false;
    }

    private boolean passIsAtLeast(int wanted, Color mover) {
        if (passes == 1) {
            return wanted <= SEKI;
        }
        passes = 1;
        boolean isAtLeast = !isAtLeast(1 - wanted, mover.opposite());
        passes = 0;
        return isAtLeast;
    }

    /** True when an option is at least worth a value for the side that plays it; false if it may not be played. */
    private boolean isAtLeast(int wanted, int game, Option<LibertyCountGame> option, Color mover) {
        LibertyCountGame before = state[game];
        Color other = mover.opposite();
        int elsewhere = liberties(other) - before.liberties(other);
        if (option.context() == Context.L0 && elsewhere > 0
                || option.context() == Context.KO && !koWinner.equals(Optional.of(mover))) {
            return false;
        }
        if (elsewhere + option.result().liberties(other) == 0) {
            return true;
        }
        state[game] = option.result();
        int passesBefore = passes;
        passes = 0;
        boolean isAtLeast = liberties(mover) > 0 && !isAtLeast(1 - wanted, other);
        passes = passesBefore;
        state[game] = before;
        return isAtLeast;
    }

    private int liberties(Color color) {
        int sum = 0;
        for (LibertyCountGame game : state) {
            sum += game.liberties(color);
        }
        return sum;
    }

    private long key(Color mover) {
        long key = 0;
        for (int game = 0; game < state.length; game++) {
            Map<LibertyCountGame, Integer> byPosition = numbers.get(game);
            key = key * byPosition.size() + Objects.requireNonNull(byPosition.get(state[game]));
        }
        return key * 4 + (mover == Color.BLACK ? 2 : 0) + passes;
    }
}
