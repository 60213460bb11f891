package org.sekilab.life.wall;

import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * A question about life and death in the words of a certificate: does the prover reach its goal? Immutable.
 *
 * @param position the board; its side to move does not matter
 * @param goal what the prover wants
 * @param prover the side that reaches the goal
 * @param first the side that moves first
 * @param isProversKo whether the prover may retake every ko at once, and the opponent never; otherwise the reverse
 * @param blocks whole blocks: of {@link Goal#LIVE}, none of these may ever be captured; of {@link Goal#KILL}, all of
 *     them must be captured
 */
public record WallQuestion(
        Position position, Goal goal, Color prover, Color first, boolean isProversKo, List<PointSet> blocks) {
    /** What the prover wants. */
    public enum Goal {
        LIVE("live"),
        KILL("kill");

        private final String word;

        Goal(String word) {
            this.word = word;
        }
    }

    public WallQuestion {
        if (blocks.isEmpty()) {
            throw new IllegalArgumentException("no blocks");
        }
        blocks = blocks.stream().map(block -> block.copy().freeze()).toList();
    }

    /** All stones of the blocks. */
    PointSet targets() {
        PointSet stones = new PointSet(position.geometry());
        blocks.forEach(stones::unite);
        return stones;
    }

    /** The words of the claim, without {@code claim}. */
    public String claim() {
        String between = goal == Goal.LIVE ? " & " : " ";
        List<String> names = blocks.stream()
                .map(block -> position.geometry().name(block.first()))
                .toList();
        return "life %s %s first %s ko %s %s"
                .formatted(
                        goal.word,
                        name(prover),
                        name(first),
                        name(isProversKo ? prover : prover.opposite()),
                        String.join(between, names));
    }

    private static String name(Color color) {
        return color == Color.BLACK ? "black" : "white";
    }
}
