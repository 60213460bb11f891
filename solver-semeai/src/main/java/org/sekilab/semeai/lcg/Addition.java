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
 * Adds liberty count games up to one, with fewer positions than the two have together. Mutable: keeps what was added; confined to one thread.
 *
 * <p>Source: sums as in [LCG] 2.1; pruning as in 2.5.
 * <p>Proves: the sum has the same result as the two in every sum, if no option of either is in context L0, which speaks of what is elsewhere.
 * <p>Differs: the paper does not add games up.
 * <p>Cost: each pair of positions once.
 */
public final class Addition {
    private final Budget budget;
    private final Domination domination;
    private final Map<Pair, LibertyCountGame> known = new HashMap<>();

    private record Pair(LibertyCountGame first, LibertyCountGame second) {}

    /** @param budget of the work that this is part of; each pair of positions is a step */
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

    /** The sum of two games that are addable. The same object for the same two. Of no meaning once the budget is stopped. */
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
