package org.sekilab.scoring;

import java.util.Objects;
import org.sekilab.model.Color;

/**
 * The score of a finished game.
 *
 * @param rules the rules that decide which points count
 * @param territory the owners of the empty points, after dead stones were removed
 * @param captured the stones captured in play
 * @param dead the stones that were removed as dead
 * @param komi the points that white gets for moving second
 */
public record Score(Ruleset rules, Territory territory, Prisoners captured, Prisoners dead, double komi) {
    /** @throws IllegalArgumentException if the komi is infinite or not a number */
    public Score {
        Objects.requireNonNull(rules, "rules");
        if (!Double.isFinite(komi)) {
            throw new IllegalArgumentException("komi %s is not a finite number".formatted(komi));
        }
    }

    /** The number of living stones of a color. */
    public int stones(Color color) {
        return territory.position().stones(color).size();
    }

    /** The number of empty points that count for a color under these rules. */
    public int surroundedPoints(Color color) {
        Surrounded surrounded = territory.of(color);
        return rules == Ruleset.JAPANESE
                ? surrounded.territory().size()
                : surrounded.all().size();
    }

    /** The number of stones of the other color that a color has taken, in play or as dead. */
    public int prisonersOf(Color color) {
        return captured.of(color.opposite()) + dead.of(color.opposite());
    }

    /** The points of a color, komi included. */
    public double points(Color color) {
        int counted = surroundedPoints(color) + (rules == Ruleset.JAPANESE ? prisonersOf(color) : stones(color));
        return color == Color.WHITE ? counted + komi : counted;
    }
}
