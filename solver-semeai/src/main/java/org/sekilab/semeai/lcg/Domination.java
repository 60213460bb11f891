package org.sekilab.semeai.lcg;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.sekilab.model.Color;
import org.sekilab.search.run.Budget;
import org.sekilab.semeai.ccg.Option;

/**
 * The partial order of liberty count games, and the pruning of moves by it. Mutable: keeps its comparisons; confined to
 * one thread.
 *
 * <p>Source: [LCG] 2.5.
 * <p>Proves: a color does at least as well with the game {@code first} in a sum as with {@code second} in its place.
 * With {@code first} the color copies its moves from {@code second}, and the opponent has nothing better than in {@code
 * second}. More own liberties, and fewer liberties of the opponent, make no context worse. If a move in {@code second}
 * gives no more than {@code first} gives already, the color plays on elsewhere. A pass is allowed, so having the move
 * is never worse than not having it.
 * <p>A move that gives no more than the game without it is as good as a pass. If it wins, a later move of the same side
 * wins too, and that move is already available.
 * <p>Differs: the order of options is part of the recursion, not only that of liberty counts: a large count may fall at
 * once.
 * <p>Cost: each pair of positions is compared once in each order, without objects; each comparison is a step of the
 * budget. Once the budget is stopped, nothing dominates anything else, and no such answer is kept.
 */
public final class Domination {
    private static final int MAX_PLAIN = 30; // liberties of a bound
    private static final int YES = 1; // an answer; 0 means that none is known
    private static final int NO = 2;
    private static final int NUMBER_BITS = 32;

    private final Budget budget;
    private final GameNumbers numbers = new GameNumbers();
    private final Long2IntOpenHashMap known =
            new Long2IntOpenHashMap(); // by a pair of games: whether the first is at least as good for black
    private final Map<LibertyCountGame, LibertyCountGame> pruned = new HashMap<>();
    // pruned games, by their shape before and after pruning
    private final Map<Shape, LibertyCountGame> byShape = new HashMap<>();

    /**
     * The content of a game of pruned positions. Two games with the same liberties, contexts and results are the same
     * game.
     */
    private record Shape(
            int blackLiberties,
            int whiteLiberties,
            Set<Option<LibertyCountGame>> black,
            Set<Option<LibertyCountGame>> white) {
        private static Shape of(LibertyCountGame game) {
            return new Shape(
                    game.liberties(Color.BLACK),
                    game.liberties(Color.WHITE),
                    Set.copyOf(game.options(Color.BLACK)),
                    Set.copyOf(game.options(Color.WHITE)));
        }
    }

    /** @param budget of the surrounding work */
    public Domination(Budget budget) {
        this.budget = budget;
    }

    /**
     * True when the first game is at least as good as the second for a color in every sum. False once the budget is
     * stopped.
     */
    public boolean dominates(LibertyCountGame first, LibertyCountGame second, Color color) {
        return dominates(numbers.of(first), numbers.of(second), color);
    }

    /** The number of pairs of games that have been compared. */
    int comparisons() {
        return known.size();
    }

    /**
     * An equal game without superfluous moves. A move is superfluous if another move of the same side dominates it, or
     * if it gives no more than the game without it. The pruned game has the same result in every sum. Games with equal
     * pruned content give the same object.
     */
    public LibertyCountGame prune(LibertyCountGame game) {
        LibertyCountGame known = pruned.get(game);
        if (known == null) {
            known = withoutWastedMoves(withOptions(
                    game,
                    prune(game.options(Color.BLACK), Color.BLACK),
                    prune(game.options(Color.WHITE), Color.WHITE)));
            pruned.put(game, known);
            pruned.put(known, known);
        }
        return known;
    }

    private LibertyCountGame withoutWastedMoves(LibertyCountGame game) {
        Shape shape = Shape.of(game);
        LibertyCountGame found = byShape.get(shape);
        if (found == null) {
            LibertyCountGame left = leaveOutWastedMoves(game);
            found = byShape.computeIfAbsent(Shape.of(left), unknown -> left);
            byShape.put(shape, found);
        }
        return found;
    }

    /** Removes moves one by one, so that no two moves are left out because of each other. */
    private LibertyCountGame leaveOutWastedMoves(LibertyCountGame game) {
        LibertyCountGame left = game;
        for (Color color : Color.values()) {
            for (Option<LibertyCountGame> option : game.options(color)) {
                if (dominates(left, option.result(), color)) {
                    List<Option<LibertyCountGame>> others = new ArrayList<>(left.options(color));
                    others.remove(option);
                    left = color == Color.BLACK
                            ? withOptions(left, others, left.options(Color.WHITE))
                            : withOptions(left, left.options(Color.BLACK), others);
                }
            }
        }
        return left;
    }

    private static LibertyCountGame withOptions(
            LibertyCountGame game, List<Option<LibertyCountGame>> black, List<Option<LibertyCountGame>> white) {
        return new LibertyCountGame(game.liberties(Color.BLACK), game.liberties(Color.WHITE), black, white);
    }

    /**
     * The best plain outside liberties of an owner that are no better for a color than a game; empty if there are none.
     * Source: [LCG] 3.
     */
    public Optional<LibertyCountGame> findPlainBound(LibertyCountGame game, Color owner, Color pessimist) {
        Optional<LibertyCountGame> best = Optional.empty();
        for (int liberties = 0; liberties <= MAX_PLAIN; liberties++) {
            LibertyCountGame plain = PlainGames.outside(owner, liberties);
            if (dominates(game, plain, pessimist) && (owner == pessimist || best.isEmpty())) {
                best = Optional.of(plain);
            }
        }
        return best;
    }

    /**
     * A game that is better for one color is worse for the other, so that one answer about a pair serves both colors.
     */
    private boolean dominates(int first, int second, Color color) {
        return color == Color.BLACK ? dominates(first, second) : dominates(second, first);
    }

    /** The comparison for black. */
    private boolean dominates(int first, int second) {
        if (first == second) {
            return true;
        }
        if (numbers.liberties(first, Color.BLACK) < numbers.liberties(second, Color.BLACK)
                || numbers.liberties(first, Color.WHITE) > numbers.liberties(second, Color.WHITE)) {
            return false;
        }
        long pair = (long) first << NUMBER_BITS | second;
        int answer = known.get(pair);
        if (answer == 0) {
            boolean isAnswered =
                    budget.enter(0) && matchesAll(first, second, Color.BLACK) && matchesAll(second, first, Color.WHITE);
            if (budget.isStopped()) {
                return false;
            }
            answer = isAnswered ? YES : NO;
            known.put(pair, answer);
        }
        return answer == YES;
    }

    /**
     * True when a side finds in a game a match for each of its options in another game. The match is an option or no
     * move at all.
     */
    private boolean matchesAll(int game, int other, Color color) {
        for (int wanted : numbers.options(other, color)) {
            if (!matches(game, wanted, color)) {
                return false;
            }
        }
        return true;
    }

    private boolean matches(int game, int wanted, Color color) {
        int result = GameNumbers.result(wanted);
        int[] options = numbers.options(game, color);
        for (int option : options) { // most often the same move exists
            if (GameNumbers.result(option) == result && GameNumbers.isWiderThan(option, wanted)) {
                return true;
            }
        }
        if (dominates(game, result, color)) {
            return true;
        }
        for (int option : options) {
            if (GameNumbers.isWiderThan(option, wanted) && dominates(GameNumbers.result(option), result, color)) {
                return true;
            }
        }
        return false;
    }

    private boolean isAtLeast(Option<LibertyCountGame> first, Option<LibertyCountGame> second, Color color) {
        return second.context().implies(first.context()) && dominates(first.result(), second.result(), color);
    }

    private List<Option<LibertyCountGame>> prune(List<Option<LibertyCountGame>> options, Color color) {
        List<Option<LibertyCountGame>> kept = new ArrayList<>();
        for (Option<LibertyCountGame> each : options) {
            Option<LibertyCountGame> option = new Option<>(each.context(), prune(each.result()));
            if (kept.stream().noneMatch(other -> isAtLeast(other, option, color))) {
                kept.removeIf(other -> isAtLeast(option, other, color));
                kept.add(option);
            }
        }
        return kept;
    }
}
