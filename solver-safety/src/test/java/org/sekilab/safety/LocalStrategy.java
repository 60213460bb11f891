package org.sekilab.safety;

import java.util.Arrays;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.Proofs;
import org.sekilab.safety.region.RegionProblem;
import org.sekilab.safety.settings.Preset;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.statics.LocalEvaluator;

/** A local game, and a defender that follows a proof of its win with the attacker moving first. Mutable. */
final class LocalStrategy {
    private static final Limits LIMITS =
            Engines.LIMITS.withMaxNodes(100_000_000).withTableBytes(64L << 20);

    private final Goal goal;
    private final LocalBoard local;
    private final RegionProblem problem;
    private final LocalEvaluator rules;
    private final Result result;
    private final int[] moves;

    LocalStrategy(Position position, LocalShape shape, Goal goal) {
        this.goal = goal;
        this.local = new LocalBoard(shape, position, shape.defender().opposite());
        this.problem = RegionProblem.onBoard(local, Engines.config(Preset.M6));
        this.rules = new LocalEvaluator(local, LocalEvaluator.Rules.PAIRS, Proofs.ANY);
        this.result = Engines.ALPHA_BETA.prove(problem, goal, LIMITS, SearchListener.NONE);
        this.moves = new int[problem.maxMoves()];
    }

    boolean isProved() {
        return result.outcome() == Outcome.WIN;
    }

    LocalBoard local() {
        return local;
    }

    Goal goal() {
        return goal;
    }

    RegionProblem problem() {
        return problem;
    }

    /** Takes back all moves. */
    void undoAll() {
        while (local.ply() > 0) {
            problem.undo();
        }
    }

    /**
     * The move that keeps the proved result, {@link RegionProblem#pass} included. Where the proof ends in a state that
     * the static rules call safe, the move keeps it safe. If the attacker passes, it captures the attacker's stones.
     */
    int answer() {
        boolean isClear = (local.attacker() & local.shape().territory()) == 0;
        if (problem.outcome() != Outcome.WIN) {
            int answer = result.proof().moveIn(problem);
            return answer == Problem.NO_MOVE || endsAfter(answer) ? searched() : answer;
        }
        if (isClear && staysSafe(problem.pass())) {
            return problem.pass();
        }
        long attackers = local.attacker();
        long fills = local.around(attackers) & local.empties();
        for (long points : new long[] {fills, local.empties()}) {
            for (long rest = points; rest != 0; rest &= rest - 1) {
                int move = Long.numberOfTrailingZeros(rest);
                if (local.isLegal(move) && staysSafe(move)) {
                    return move;
                }
            }
        }
        return searched();
    }

    /**
     * True if the rules call the state after a move safe, and no answer ends the local game. The attacker may capture
     * stones together with a sacrificed block: then the game is lost, even if the other blocks are safe.
     */
    private boolean staysSafe(int move) {
        problem.play(move);
        boolean isSafe = local.isOver() ? problem.outcome() == Outcome.WIN : rules.provesSafe() && !endsNext();
        problem.undo();
        return isSafe;
    }

    /**
     * True if the rules call the state after a move safe, but the attacker's next move ends the local game. The proof
     * ends before that move: the other blocks live without the stones that are lost with a sacrificed block.
     */
    private boolean endsAfter(int move) {
        problem.play(move);
        boolean ends = !local.isOver() && problem.outcome() == Outcome.WIN && endsNext();
        problem.undo();
        return ends;
    }

    /** True if the attacker captures, by one move, a block that must not be captured. */
    private boolean endsNext() {
        boolean ends = false;
        for (long rest = local.empties(); rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            if (local.isLegal(move)) {
                local.play(move);
                ends |= local.isBlockCaptured();
                local.undo();
            }
        }
        return ends;
    }

    /**
     * The move of a new search after which the local game goes on. The static rules do not answer for the state itself,
     * only for states after a move.
     */
    private int searched() {
        int count = problem.movesInto(moves);
        int[] candidates = Arrays.copyOf(moves, count);
        for (int move : candidates) {
            problem.play(move);
            Outcome outcome = Engines.ALPHA_BETA
                    .prove(problem, goal, LIMITS, SearchListener.NONE)
                    .outcome();
            problem.undo();
            if (outcome == Outcome.WIN && !endsAfter(move)) {
                return move;
            }
        }
        throw new AssertionError("no move keeps the proof: %s".formatted(local));
    }
}
