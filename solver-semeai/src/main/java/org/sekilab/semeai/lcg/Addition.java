package org.sekilab.semeai.lcg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.sekilab.model.Color;
import org.sekilab.search.run.Budget;
import org.sekilab.semeai.ccg.Context;
import org.sekilab.semeai.ccg.Option;

/**
 * Adds two liberty count games up to one game. It has fewer positions than the two have together. Mutable: keeps the
 * sums; confined to one thread.
 *
 * <p>Source: sums as in [LCG] 2.1; pruning as in 2.5.
 * <p>Proves: the game has the same result in every sum as the two games, if neither has an option in context L0. Such a
 * context depends on the other games.
 * <p>Differs: the paper does not add games up.
 * <p>Cost: each pair of positions once.
 */
public final class Addition {
    private final Budget budget;
    private final Domination domination;
    private final Map<Pair, LibertyCountGame> known = new HashMap<>();

    private record Pair(LibertyCountGame first, LibertyCountGame second) {}

    /** @param budget of the surrounding work; each pair of positions is a step */
    public Addition(Budget budget) {
        this.budget = budget;
        this.domination = new Domination(budget);
    }

    /** True for a game that may be added to others. */
    public static boolean isAddable(LibertyCountGame game) {
        for (LibertyCountGame position : game.positions()) {
            for (Color color : Color.values()) {
                if (position.options(color).stream().anyMatch(option -> option.context() == Context.L0)) {
                    return false;
                }
            }
        }
        return true;
    }

    /**
     * The sum of two addable games. The same two games always give the same object. The sum has no meaning once the
     * budget is stopped.
     */
    public LibertyCountGame add(LibertyCountGame first, LibertyCountGame second) {
        Pair pair = new Pair(first, second);
        LibertyCountGame sum = known.get(pair);
        if (sum == null && !budget.enter(0)) {
            return first;
        }
        if (sum == null) {
            sum = domination.prune(new LibertyCountGame(
                    liberties(first, second, Color.BLACK),
                    liberties(first, second, Color.WHITE),
                    options(first, second, Color.BLACK),
                    options(first, second, Color.WHITE)));
            known.put(pair, sum);
        }
        return sum;
    }

    private static int liberties(LibertyCountGame first, LibertyCountGame second, Color color) {
        return Math.min(LibertyCountGame.ALIVE, first.liberties(color) + second.liberties(color));
    }

    private List<Option<LibertyCountGame>> options(LibertyCountGame first, LibertyCountGame second, Color color) {
        List<Option<LibertyCountGame>> options = new ArrayList<>();
        for (Option<LibertyCountGame> option : first.options(color)) {
            options.add(new Option<>(option.context(), add(option.result(), second)));
        }
        for (Option<LibertyCountGame> option : second.options(color)) {
            options.add(new Option<>(option.context(), add(first, option.result())));
        }
        return options;
    }
}
