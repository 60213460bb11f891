package org.sekilab.semeai.lcg;

import it.unimi.dsi.fastutil.objects.Object2IntOpenHashMap;
import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.semeai.ccg.Context;
import org.sekilab.semeai.ccg.Option;

/**
 * Gives numbers to games, so that they can be compared without objects. Mutable: grows with each new game; confined to
 * one thread.
 *
 * <p>Cost: each game and each option once; the look-ups allocate nothing.
 */
final class GameNumbers {
    private static final Context[] CONTEXTS = Context.values();
    private static final int CONTEXT_BITS = 2;
    private static final int CONTEXT_MASK = (1 << CONTEXT_BITS) - 1;
    private static final int NONE = -1;

    private final Object2IntOpenHashMap<LibertyCountGame> numbers = new Object2IntOpenHashMap<>();
    private final List<int[]> liberties = new ArrayList<>(); // [game][color]
    private final List<int[][]> options = new ArrayList<>(); // [game][color], see encode

    GameNumbers() {
        numbers.defaultReturnValue(NONE);
    }

    /** The number of a game; the positions that play leads to get smaller numbers. */
    int of(LibertyCountGame game) {
        int number = numbers.getInt(game);
        if (number == NONE) {
            int[][] encoded = {encode(game.options(Color.BLACK)), encode(game.options(Color.WHITE))};
            number = liberties.size();
            liberties.add(new int[] {game.liberties(Color.BLACK), game.liberties(Color.WHITE)});
            options.add(encoded);
            numbers.put(game, number);
        }
        return number;
    }

    /** The liberties of an essential block in a game. */
    int liberties(int game, Color color) {
        return liberties.get(game)[color.ordinal()];
    }

    /**
     * The options of a side, to be read by {@link #result} and {@link #isWiderThan}. Callers must not change the array.
     */
    int[] options(int game, Color color) {
        return options.get(game)[color.ordinal()];
    }

    /** The number of the game that an option leads to. */
    static int result(int option) {
        return option >> CONTEXT_BITS;
    }

    /** True when an option is playable wherever another one is. */
    static boolean isWiderThan(int option, int other) {
        return CONTEXTS[other & CONTEXT_MASK].implies(CONTEXTS[option & CONTEXT_MASK]);
    }

    private int[] encode(List<Option<LibertyCountGame>> side) {
        int[] encoded = new int[side.size()];
        for (int i = 0; i < encoded.length; i++) {
            Option<LibertyCountGame> option = side.get(i);
            encoded[i] = of(option.result()) << CONTEXT_BITS | option.context().ordinal();
        }
        return encoded;
    }
}
