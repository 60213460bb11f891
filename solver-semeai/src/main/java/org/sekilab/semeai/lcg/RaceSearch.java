package org.sekilab.semeai.lcg;

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

    private final List<Map<LibertyCountGame, Integer>> numbers = new ArrayList<>(); // [game] of its positions
    private final Optional<Color> koWinner;
    private final int maxStates;
    private final Map<Long, Integer> values = new HashMap<>(); // for the side to move
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
        int value = isTooLarge ? SEKI : search(first);
        if (isTooLarge) {
            return Outcome.UNKNOWN;
        }
        if (value == SEKI) {
            return Outcome.DRAW;
        }
        return (value == WIN) == (first == Color.BLACK) ? Outcome.WIN : Outcome.LOSS;
    }

    /** A move that keeps the value; empty if that is a pass. To be asked only if the value is known. */
    public Optional<Move> findBestMove(Color first) {
        int best = search(first);
        for (int game = 0; game < state.length; game++) {
            for (Option<LibertyCountGame> option : state[game].options(first)) {
                if (valueOf(game, option, first) == best) {
                    return Optional.of(new Move(game, option.result()));
                }
            }
        }
        return Optional.empty();
    }

    /** The number of states looked at. */
    public int states() {
        return values.size();
    }

    /**
     * A move in a sum.
     *
     * @param game the number of the game
     * @param result what it becomes
     */
    public record Move(int game, LibertyCountGame result) {}

    private int search(Color mover) {
        long key = key(mover);
        Integer known = values.get(key);
        if (known != null || isTooLarge) {
            return known == null ? SEKI : known;
        }
        if (values.size() >= maxStates) {
            isTooLarge = true;
            return SEKI;
        }
        int best = LOSS;
        for (int game = 0; game < state.length && best != WIN; game++) {
            for (Option<LibertyCountGame> option : state[game].options(mover)) {
                best = Math.max(best, valueOf(game, option, mover));
            }
        }
        if (best != WIN) {
            best = Math.max(best, valueOfPass(mover));
        }
        values.put(key, best);
        return best;
    }

    private int valueOfPass(Color mover) {
        if (passes == 1) {
            return SEKI;
        }
        passes = 1;
        int value = -search(mover.opposite());
        passes = 0;
        return value;
    }

    /** The value of an option for the side that plays it; less than a loss if it may not be played. */
    private int valueOf(int game, Option<LibertyCountGame> option, Color mover) {
        LibertyCountGame before = state[game];
        Color other = mover.opposite();
        int elsewhere = liberties(other) - before.liberties(other);
        if (option.context() == Context.L0 && elsewhere > 0
                || option.context() == Context.KO && !koWinner.equals(Optional.of(mover))) {
            return LOSS - 1;
        }
        if (elsewhere + option.result().liberties(other) == 0) {
            return WIN;
        }
        state[game] = option.result();
        int passesBefore = passes;
        passes = 0;
        int value = liberties(mover) == 0 ? LOSS - 1 : -search(other);
        passes = passesBefore;
        state[game] = before;
        return value;
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
