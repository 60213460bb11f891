package org.sekilab.life.wall;

import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * A question about life and death: does the prover reach its goal? Without a limit of ko threats it is one in the words
 * of a certificate. Immutable.
 *
 * @param position the board. Its ko is closed to the side that moves first, if that is the prover, or if threats are
 *     limited
 * @param goal what the prover wants
 * @param prover the side that reaches the goal
 * @param first the side that moves first
 * @param isProversKo whether the prover may retake kos at once, and the opponent never; otherwise the reverse
 * @param threats how many ko threats that side has, at most {@link #MOST_THREATS}; or {@link #NO_LIMIT}
 * @param worth what each of them is worth; of no meaning without a limit
 * @param blocks whole blocks. With {@link Goal#LIVE}, none of them may ever be captured. With {@link Goal#KILL}, all
 *     of them must be captured. With {@link Goal#PREVENT}, none of them may ever live by two eyes
 */
public record WallQuestion(
        Position position,
        Goal goal,
        Color prover,
        Color first,
        boolean isProversKo,
        int threats,
        Worth worth,
        List<PointSet> blocks) {
    /** The largest limit of ko threats. */
    public static final int MOST_THREATS = 3;

    /** No limit of ko threats. */
    public static final int NO_LIMIT = -1;

    /** What the prover wants. */
    public enum Goal {
        LIVE("live"),
        KILL("kill"),
        PREVENT("prevent");

        private final String word;

        Goal(String word) {
            this.word = word;
        }
    }

    /** What a ko threat is worth. */
    public enum Worth {
        /** The side may retake a ko at once. */
        RETAKE,
        /** The same, but always at the same point. */
        RETAKE_OF_ONE_KO,
        /** The other side ignores it: it passes its first turns, one for each threat. No side may retake at once. */
        TURN
    }

    public WallQuestion {
        if (blocks.isEmpty()) {
            throw new IllegalArgumentException("no blocks");
        }
        if (threats < NO_LIMIT || threats > MOST_THREATS) {
            throw new IllegalArgumentException("%d ko threats".formatted(threats));
        }
        blocks = blocks.stream().map(block -> block.copy().freeze()).toList();
    }

    /** A question without a limit of ko threats. */
    public WallQuestion(
            Position position, Goal goal, Color prover, Color first, boolean isProversKo, List<PointSet> blocks) {
        this(position, goal, prover, first, isProversKo, NO_LIMIT, Worth.RETAKE, blocks);
    }

    /** All stones of the blocks. */
    PointSet targets() {
        PointSet stones = new PointSet(position.geometry());
        blocks.forEach(stones::unite);
        return stones;
    }

    /** Whether the side that may retake kos has only some threats. */
    boolean isLimited() {
        return threats != NO_LIMIT;
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
