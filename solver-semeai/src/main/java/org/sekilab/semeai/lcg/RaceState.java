package org.sekilab.semeai.lcg;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.semeai.ccg.Context;
import org.sekilab.semeai.ccg.Option;

/**
 * A sum of liberty count games in play, for searches: the number of the current position of each game. Mutable,
 * confined to one thread.
 *
 * <p>Options are numbers too: of the position that the option leads to, and of its context.
 * <p>Source: [LCG] 2.
 * <p>Cost: all positions of the games once; play allocates nothing.
 */
final class RaceState {
    private static final Context[] CONTEXTS = Context.values();
    private static final int CONTEXT_BITS = 2;
    private static final int CONTEXT_MASK = (1 << CONTEXT_BITS) - 1;

    private final List<List<LibertyCountGame>> positions; // [game][position], the starting position first
    private final int[][][] liberties; // [color][game][position]
    private final int[][][][] options; // [color][game][position] the options of that side
    private final long[] weights; // [game] of its position in the key
    private final int[] state; // [game] its current position
    private final int[] sums = new int[Color.values().length]; // [color] liberties in all games
    private final Optional<Color> koWinner;
    private final double size;
    private long key;

    /**
     * The beginning of a race.
     *
     * @param koWinner the side for which context KO holds
     */
    RaceState(List<LibertyCountGame> games, Optional<Color> koWinner) {
        this.koWinner = koWinner;
        this.positions = games.stream().map(LibertyCountGame::positions).toList();
        this.liberties = new int[sums.length][games.size()][];
        this.options = new int[sums.length][games.size()][][];
        this.weights = new long[games.size()];
        this.state = new int[games.size()];
        long weight = 1;
        double states = 1;
        for (int game = 0; game < weights.length; game++) {
            List<LibertyCountGame> all = positions.get(game);
            number(game, all);
            weights[game] = weight;
            weight *= all.size();
            states *= all.size();
        }
        this.size = states;
    }

    private void number(int game, List<LibertyCountGame> all) {
        Map<LibertyCountGame, Integer> numbers = new HashMap<>();
        for (LibertyCountGame position : all) {
            numbers.put(position, numbers.size());
        }
        for (Color color : Color.values()) {
            int side = color.ordinal();
            liberties[side][game] =
                    all.stream().mapToInt(each -> each.liberties(color)).toArray();
            options[side][game] = all.stream()
                    .map(each -> each.options(color).stream()
                            .mapToInt(option -> numberOf(option, numbers))
                            .toArray())
                    .toArray(int[][]::new);
            sums[side] += liberties[side][game][0];
        }
    }

    private static int numberOf(Option<LibertyCountGame> option, Map<LibertyCountGame, Integer> numbers) {
        int position = Objects.requireNonNull(numbers.get(option.result()));
        return position << CONTEXT_BITS | option.context().ordinal();
    }

    /** The number of games. */
    int games() {
        return state.length;
    }

    /** All positions of a game, by their numbers. */
    List<LibertyCountGame> positions(int game) {
        return positions.get(game);
    }

    /** An upper bound for the options of a side in all games together. */
    int mostMoves() {
        int sum = 0;
        for (int game = 0; game < state.length; game++) {
            int most = 0;
            for (int[][][] side : options) {
                for (int[] each : side[game]) {
                    most = Math.max(most, each.length);
                }
            }
            sum += most;
        }
        return sum;
    }

    /** The number of combinations of positions, without the side to move; keys are unique if it fits a long. */
    double size() {
        return size;
    }

    /** The key of the current state. */
    long key() {
        return key;
    }

    /** The number of the current position of a game. */
    int position(int game) {
        return state[game];
    }

    /** The options of a side in a game, whatever their contexts. Callers must not change the array. */
    int[] options(int game, Color mover) {
        return options[mover.ordinal()][game][state[game]];
    }

    /** The options of a side in a position of a game, whatever their contexts. Callers must not change the array. */
    int[] options(int game, int position, Color mover) {
        return options[mover.ordinal()][game][position];
    }

    /** The liberties of an essential block in a position of a game. */
    int liberties(int game, int position, Color color) {
        return liberties[color.ordinal()][game][position];
    }

    /** The context of an option. */
    static Context context(int option) {
        return CONTEXTS[option & CONTEXT_MASK];
    }

    /** The number of the position that an option leads to. */
    static int result(int option) {
        return option >>> CONTEXT_BITS;
    }

    /**
     * True when a side may play an option. Its context must hold, and the own block must keep a liberty or the other
     * block must lose its last one.
     */
    boolean isLegal(int game, int option, Color mover) {
        return isInContext(game, option, mover)
                && (libertiesAfter(game, option, mover) > 0 || libertiesAfter(game, option, mover.opposite()) == 0);
    }

    private boolean isInContext(int game, int option, Color mover) {
        return switch (context(option)) {
            case ALWAYS -> true;
            case L0 -> libertiesElsewhere(game, mover.opposite()) == 0;
            case KO -> koWinner.equals(Optional.of(mover));
        };
    }

    /** The liberties of a color after an option. */
    int libertiesAfter(int game, int option, Color color) {
        return libertiesElsewhere(game, color) + liberties[color.ordinal()][game][result(option)];
    }

    private int libertiesElsewhere(int game, Color color) {
        return sums[color.ordinal()] - liberties[color.ordinal()][game][state[game]];
    }

    /** Puts a game into a position: the result of an option, or an earlier position. */
    void set(int game, int position) {
        int before = state[game];
        key += (position - before) * weights[game];
        for (int side = 0; side < sums.length; side++) {
            sums[side] += liberties[side][game][position] - liberties[side][game][before];
        }
        state[game] = position;
    }
}
