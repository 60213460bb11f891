package org.sekilab.life.search;

import java.util.Arrays;
import org.sekilab.model.Points;

/**
 * The prover's answers beside each state of a path. One of them won after a pass of the opponent in place of the
 * last move. The other one won last, after any other move in its place. Mutable, confined to a search.
 *
 * <p>Source: killer moves, Akl and Newborn, The principal continuation and the killer heuristic, ACM 1977.
 * <p>Cost: allocates nothing after the constructor.
 */
public final class SiblingAnswers {
    private final int[] toPass; // [ply]
    private final int[] toOther; // [ply]

    /** @param plies of the longest path */
    public SiblingAnswers(int plies) {
        this.toPass = new int[plies];
        this.toOther = new int[plies];
        Arrays.fill(toPass, Points.NONE);
        Arrays.fill(toOther, Points.NONE);
    }

    /** Notes the answers for the state at a ply, each a move or {@link Points#NONE}. */
    public void note(int ply, int answerToPass, int answerToOther) {
        toPass[ply] = answerToPass;
        toOther[ply] = answerToOther;
    }

    /** The answer to a pass in place of the last move before the state at a ply, or {@link Points#NONE}. */
    public int toPass(int ply) {
        return toPass[ply];
    }

    /** The answer that won last beside the state at a ply, or {@link Points#NONE}. */
    public int toOther(int ply) {
        return toOther[ply];
    }

    /** True if a move is one of the answers for the state at a ply. */
    public boolean contains(int ply, int move) {
        return move == toPass[ply] || move == toOther[ply];
    }
}
