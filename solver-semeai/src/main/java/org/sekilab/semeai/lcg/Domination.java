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
 * The partial order of liberty count games, and the pruning of moves by it. Mutable: keeps what was compared; confined to one thread.
 *
 * <p>Source: [LCG] 2.5.
 * <p>Proves: with the game {@code first} in a sum a color does at least as well as with {@code second} in its place. That side copies what it
 * would play there, and the opponent has nothing better than there; more own liberties, and fewer of the opponent's, make no context
 * worse. Where a move there gives no more than what is here already, the side plays on elsewhere: as one may pass, to be on move
 * is never worse than not to be. A move that gives no more than what is there without it is as good as a pass: if it wins, a later move
 * of the same side does too, and that one is there already.
 * <p>Differs: the order of options is part of the recursion, not only that of liberty counts: a large count may fall at once.
 * <p>Cost: each pair of positions is compared once in each order, without objects; each comparison is a step of the budget. Once the budget
 * is stopped, nothing dominates anything else, and nothing of that is kept.
 */
public final class Domination {
    private static final int MAX_PLAIN = 30; // liberties of a bound
    private static final int YES = 1; // an answer; 0 where none is known
    private static final int NO = 2;
    private static final int NUMBER_BITS = 32;

    private final Budget budget;
    private final GameNumbers numbers = new GameNumbers();
    private final Long2IntOpenHashMap known =
            new Long2IntOpenHashMap(); // by a pair of games: whether black likes the first
    private final Map<LibertyCountGame, LibertyCountGame> pruned = new HashMap<>();
    private final Map<Shape, LibertyCountGame> byShape = new HashMap<>(); // pruned games, by what they were and are

    /** What a game of pruned positions is; options in the same contexts to the same games make the same game. */
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

    /** @param budget of the work that this is part of */
    public Domination(Budget budget) {
        this.budget = budget;
    }

    /** True when, for a color, the first game is at least as good as the second in every sum; false, too, once the budget is stopped. */
    public boolean dominates(LibertyCountGame first, LibertyCountGame second, Color color) {
        return dominates(numbers.of(first), numbers.of(second), color);
    }

    /** How many pairs of games have been compared. */
    int comparisons() {
        return known.size();
    }

    /**
     * The same game without moves that another one of the same side dominates, or that give no more than what is there without them; it has
     * the same result in every sum. The same object for all games that come out the same.
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

    /** One by one, so that no two moves are left out because of each other. */
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
     * The plain outside liberties of an owner that are no better for a color than a game, and of those the best for it; empty if there are
     * none. Source: [LCG] 3.
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

    /** What one color likes, the other one does not: the same pair answers for both. */
    private boolean dominates(int first, int second, Color color) {
        return color == Color.BLACK ? dominates(first, second) : dominates(second, first);
    }

    /** For black. */
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

    /** True when a side finds in a game what each of its options in the other one gives, by an option or by playing nowhere. */
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
        for (int option : options) { // most often the same move is there
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
