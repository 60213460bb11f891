package org.sekilab.life.eyes;

import java.util.List;

/**
 * A game about eyes as a tree: the options of the defender and of the attacker, or a number of eyes. Immutable.
 *
 * <p>The defender wants a sum of games to end with two eyes, and may pass. A pass of the attacker changes nothing:
 * the defender passes as well, and the block is never captured. So the attacker moves as long as there is a move.
 *
 * <p>Source: [L96] for the games; the order is own, because in a sum of eyes both sides may pass.
 * <p>Proves: if one game is at least another, it may replace the other in each sum, and the defender does as well.
 * <p>Cost: a comparison plays the difference of two games, without a table. Trees of three levels are meant.
 *
 * @param eyes how the game ended, or {@link #OPEN}
 * @param defenses options of the defender
 * @param attacks options of the attacker
 */
record EyeGame(int eyes, List<EyeGame> defenses, List<EyeGame> attacks) {
    /** The number of eyes of a game that is not over. */
    static final int OPEN = Integer.MIN_VALUE;

    /** The end of a game in which the attacker has captured the block: no eyes elsewhere make good for it. */
    static final EyeGame CAPTURED = of(-100);

    EyeGame {
        defenses = List.copyOf(defenses);
        attacks = List.copyOf(attacks);
        if (eyes != OPEN && !(defenses.isEmpty() && attacks.isEmpty())) {
            throw new IllegalArgumentException("a game with %d eyes is over, and has options".formatted(eyes));
        }
    }

    /** The game that is over, with some eyes. */
    static EyeGame of(int eyes) {
        return new EyeGame(eyes, List.of(), List.of());
    }

    /** The game with these options. */
    static EyeGame of(List<EyeGame> defenses, List<EyeGame> attacks) {
        return new EyeGame(OPEN, defenses, attacks);
    }

    boolean isOver() {
        return eyes != OPEN;
    }

    /** True if this game does as well as another one in each sum, for the defender. */
    boolean isAtLeast(EyeGame other) {
        return holdsAgainstMove(this, other);
    }

    /**
     * True if the defender of a game holds the difference to another game when the opponent moves. The opponent
     * attacks the game and defends the other one.
     */
    private static boolean holdsAgainstMove(EyeGame game, EyeGame other) {
        if (game.isOver() && other.isOver()) {
            return game.eyes >= other.eyes;
        }
        boolean holds = game.attacks.stream().allMatch(attack -> holdsByMove(attack, other))
                && other.defenses.stream().allMatch(defense -> holdsByMove(game, defense));
        if (!game.isOver()) {
            return holds; // after two passes the attacker has not won
        }
        return holds && other.attacks.stream().anyMatch(attack -> holdsAgainstMove(game, attack)); // after a pass
    }

    /** True if the defender of a game holds the difference to another game by a move, or by a pass. */
    private static boolean holdsByMove(EyeGame game, EyeGame other) {
        return holdsAgainstMove(game, other)
                || game.defenses.stream().anyMatch(defense -> holdsAgainstMove(defense, other))
                || other.attacks.stream().anyMatch(attack -> holdsAgainstMove(game, attack));
    }

    /** The form with bars, as in {@code {2||1|0}}. */
    @Override
    public String toString() {
        return isOver() ? String.valueOf(eyes) : "{" + inner() + "}";
    }

    private String inner() {
        return isOver() ? toString() : inner(defenses) + "|".repeat(depth()) + inner(attacks);
    }

    private static String inner(List<EyeGame> options) {
        return String.join(",", options.stream().map(EyeGame::inner).toList());
    }

    private int depth() {
        int deepest = 0;
        for (EyeGame option : defenses) {
            deepest = Math.max(deepest, option.depth());
        }
        for (EyeGame option : attacks) {
            deepest = Math.max(deepest, option.depth());
        }
        return isOver() ? 0 : deepest + 1;
    }
}
