package org.sekilab.life.eyes;

import java.util.Optional;
import org.sekilab.model.PointSet;

/**
 * Computes what a space is worth to a block. Immutable; threads may share it.
 *
 * <p>Either side may play elsewhere at any time. So all states are looked at, after any moves of both sides.
 *
 * <p>Source: [L96].
 * <p>Proves: the block gets at least the eyes of the value, in any sum with spaces apart from this one.
 * <p>Differs: the attacker wins all kos, and all play that repeats. A seki counts as two eyes, since the block is
 * never captured. The attacker may be able to leave the block no liberty in the space, and still be captured there.
 * Then the value is the highest of the eight that the space is at least worth.
 * <p>Cost: up to 3<sup>n</sup> states for n points; a limit ends the search.
 */
public final class EyeValueSolver {
    /** The most points of a space. */
    public static final int MOST_POINTS = EyeBoard.MOST_POINTS;

    private final int mostStates;

    /** @param mostStates of a space */
    public EyeValueSolver(int mostStates) {
        if (mostStates < 1) {
            throw new IllegalArgumentException("%d states are too few".formatted(mostStates));
        }
        this.mostStates = mostStates;
    }

    /** The value of a space. Empty if it has more than {@link #MOST_POINTS} points, or a limit comes first. */
    public Optional<EyeSpaceValue> solve(EyeProblem problem) {
        if (problem.points().size() > MOST_POINTS) {
            return Optional.empty();
        }
        EyeBoard board = new EyeBoard(problem);
        EyeStates states = new EyeStates(board);
        if (!states.explore(board.state(problem), mostStates)) {
            return Optional.empty();
        }
        return Optional.of(new EyeSpaceValue(
                states.value(), points(problem, states.defenses()), points(problem, states.attacks()), states.size()));
    }

    private static PointSet points(EyeProblem problem, int mask) {
        int[] points = problem.points().toArray();
        PointSet found = new PointSet(problem.points().geometry());
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            found.add(points[Integer.numberOfTrailingZeros(rest)]);
        }
        return found.freeze();
    }
}
