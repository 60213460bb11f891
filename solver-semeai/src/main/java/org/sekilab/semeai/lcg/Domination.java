package org.sekilab.semeai.lcg;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.sekilab.model.Color;
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
 * <p>Cost: each pair of positions is compared once for each color.
 */
public final class Domination {
    private static final int MAX_PLAIN = 30; // liberties of a bound

    private final List<Map<LibertyCountGame, Map<LibertyCountGame, Boolean>>> known =
            List.of(new HashMap<>(), new HashMap<>()); // [color]

    private final Map<LibertyCountGame, LibertyCountGame> pruned = new HashMap<>();
    private final Map<Shape, LibertyCountGame> byShape = new HashMap<>(); // of pruned games

    /** What a pruned game is; options in the same contexts to the same games make the same game. */
    private record Shape(
            int blackLiberties,
            int whiteLiberties,
            Set<Option<LibertyCountGame>> black,
            Set<Option<LibertyCountGame>> white) {}

    /** True when, for a color, the first game is at least as good as the second in every sum. */
    public boolean dominates(LibertyCountGame first, LibertyCountGame second, Color color) {
        if (first == second) {
            return true;
        }
        Map<LibertyCountGame, Boolean> answers =
                known.get(color.ordinal()).computeIfAbsent(first, game -> new HashMap<>());
        Boolean answer = answers.get(second);
        if (answer == null) {
            answer = compare(first, second, color);
            answers.put(second, answer);
        }
        return answer;
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
            known = shared(known);
            pruned.put(game, known);
            pruned.put(known, known);
        }
        return known;
    }

    /** One by one, so that no two moves are left out because of each other. */
    private LibertyCountGame withoutWastedMoves(LibertyCountGame game) {
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

    private LibertyCountGame shared(LibertyCountGame game) {
        Shape shape = new Shape(
                game.liberties(Color.BLACK),
                game.liberties(Color.WHITE),
                Set.copyOf(game.options(Color.BLACK)),
                Set.copyOf(game.options(Color.WHITE)));
        return byShape.computeIfAbsent(shape, unknown -> game);
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

    private boolean compare(LibertyCountGame first, LibertyCountGame second, Color color) {
        Color other = color.opposite();
        if (first.liberties(color) < second.liberties(color) || first.liberties(other) > second.liberties(other)) {
            return false;
        }
        return second.options(color).stream().allMatch(wanted -> matches(first, wanted, color))
                && first.options(other).stream().allMatch(wanted -> matches(second, wanted, other));
    }

    /** True when a side finds in a game what the option gives, by an option of it or by playing nowhere. */
    private boolean matches(LibertyCountGame game, Option<LibertyCountGame> wanted, Color color) {
        return dominates(game, wanted.result(), color)
                || game.options(color).stream().anyMatch(option -> isAtLeast(option, wanted, color));
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
