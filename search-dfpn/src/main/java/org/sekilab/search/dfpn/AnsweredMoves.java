package org.sekilab.search.dfpn;

import org.jspecify.annotations.Nullable;
import org.sekilab.search.Goal;
import org.sekilab.search.Problem;
import org.sekilab.search.ZoneProblem;

/**
 * Leaves out the opponent's moves that change nothing in the zone of the state. The prover answers them like a pass.
 * Mutable like its problem, confined to a run.
 *
 * <p>Source: relevance zones, Shih, Wu et al., AAAI 2022.
 * <p>Proves: a state of the opponent is proved if the prover wins after all moves in a closed zone. The zone must
 * contain the zones of the states after these moves. The problem defines what a zone proves. A state that is
 * disproved has a move that disproves it, so moves that are left out change no answer.
 * <p>Differs: the answer to a pass does not come first. The zone begins with what the prover must keep, and grows with
 * each proof.
 * <p>Zones need a win that holds on every path. So there are none if repetition is a win for the prover.
 */
final class AnsweredMoves {
    private final @Nullable ZoneProblem problem; // null if there are no zones

    AnsweredMoves(Problem problem, Goal goal, DfpnConfig config) {
        boolean isPressed = !goal.isReachedBy(problem.repetition());
        this.problem =
                config.zones() && isPressed && problem instanceof ZoneProblem zoned && zoned.hasZones() ? zoned : null;
    }

    /**
     * Starts with the moves in the least zone of the present state, and with the first moves of all. The others come
     * after them.
     *
     * @param first the number of moves that are searched even if they need no answer
     */
    void begin(Children children, int moves, int first, boolean isProver) {
        children.count = moves;
        children.total = moves;
        children.zone = ZoneProblem.ALL;
        children.isComplete = problem == null || isProver;
        children.lost = 0;
        if (problem != null && !isProver) {
            children.count = Math.min(moves, first);
            add(children, problem, problem.closedZone(0, 0));
        }
    }

    /**
     * Adds the moves that need an answer because of the last proofs. If all of these moves are lost, the others are
     * lost, too.
     */
    void update(Children children) {
        int lost = children.isComplete ? children.lost : children.countLost();
        if (problem == null || lost == children.lost) {
            return;
        }
        children.lost = lost;
        long zone = zoneOfLost(children, problem);
        add(children, problem, zone);
        for (int i = 0; i < children.count; i++) {
            if (children.losses[i] != 0 && problem.isAnswered(children.moves[i], zone)) {
                return;
            }
        }
        for (int i = 0; i < children.count; i++) {
            if (children.losses[i] != 0) {
                children.setSolved(i, false);
                children.setProof(i, Children.INDEPENDENT, -1, 0, false, zone);
            }
        }
        children.isComplete = true;
    }

    /** The closed zone with the zones of all lost moves in it. */
    private static long zoneOfLost(Children children, ZoneProblem problem) {
        long zone = problem.closedZone(0, children.zone);
        long before;
        do {
            before = zone;
            for (int i = 0; i < children.count; i++) {
                if (children.losses[i] == 0 && problem.isAnswered(children.moves[i], zone)) {
                    zone |= children.zones[i];
                }
            }
            zone = zone == before ? zone : problem.closedZone(zone, children.zone);
        } while (zone != before);
        return zone;
    }

    private static void add(Children children, ZoneProblem problem, long zone) {
        children.zone = zone;
        for (int i = children.count; i < children.total; i++) {
            int move = children.moves[i];
            if (problem.isAnswered(move, zone)) {
                System.arraycopy(
                        children.moves, children.count, children.moves, children.count + 1, i - children.count);
                children.moves[children.count] = move;
                children.losses[children.count++] = Children.INFINITE; // until it is looked up
            }
        }
    }

    /** True if moves may be left out. */
    boolean areOn() {
        return problem != null;
    }

    /** The zone of the present state, which the outcome gives to the prover. */
    long ofWin() {
        return problem == null ? ZoneProblem.ALL : problem.zoneOfWin();
    }

    /** The zone of the present state of the prover before a winning move. */
    long before(int move, long after) {
        return problem == null ? ZoneProblem.ALL : problem.zoneBefore(move, after);
    }
}
