package org.sekilab.life.search;

import java.util.Arrays;
import org.sekilab.model.Points;

/**
 * The children of the state at one ply of the path, by number from 0: their moves and proof numbers. A child that no
 * move adds, such as that of a null move, may have its numbers at {@link #beyond}. A level tells what is searched of
 * the state; it is 0 where a search has only one. Mutable, confined to a search.
 */
public class NodeChildren {
    public static final int NO_CHILD = -1;

    private final int[] moves; // [child]
    private final int[] proofs; // [child]
    private final int[] disproofs; // [child]
    private final int[] replies; // [child]
    private final boolean[] isNeeded; // [child]
    private final int[] childOf; // [move + 1]
    private int count;
    private int level;
    private boolean isComplete;

    /** @param points of the board; a move is one of them, a pass by {@link Points#PASS}, or a pass by their number */
    public NodeChildren(int points) {
        int most = points + 2;
        this.moves = new int[most];
        this.proofs = new int[most];
        this.disproofs = new int[most];
        this.replies = new int[most];
        this.isNeeded = new boolean[most];
        this.childOf = new int[most];
    }

    /** Removes all children. */
    public void clear() {
        count = 0;
        Arrays.fill(childOf, NO_CHILD);
        replies[beyond()] = Points.NONE;
    }

    /** Removes all children, and begins at a level. */
    public void clear(int newLevel) {
        clear();
        level = newLevel;
        isComplete = true;
    }

    public int level() {
        return level;
    }

    /** Adds a child without numbers, and returns it. */
    public int add(int move) {
        moves[count] = move;
        childOf[move + 1] = count;
        replies[count] = Points.NONE;
        isNeeded[count] = false;
        return count++;
    }

    public int count() {
        return count;
    }

    /** False if a move of the prover that is no child may win. */
    public boolean isComplete() {
        return isComplete;
    }

    public void setComplete(boolean newComplete) {
        isComplete = newComplete;
    }

    /** The place behind all children with a move. */
    public int beyond() {
        return childOf.length - 1;
    }

    public int move(int child) {
        return moves[child];
    }

    /** The child of a move, or {@link #NO_CHILD}. */
    public int childOf(int move) {
        return childOf[move + 1];
    }

    public int proof(int child) {
        return proofs[child];
    }

    public int disproof(int child) {
        return disproofs[child];
    }

    public void set(int child, int proof, int disproof) {
        proofs[child] = proof;
        disproofs[child] = disproof;
    }

    public boolean isWon(int child) {
        return proofs[child] == 0;
    }

    /** The best move known in the state of a child, or {@link Points#NONE}. */
    public int reply(int child) {
        return replies[child];
    }

    public void setReply(int child, int move) {
        replies[child] = move;
    }

    /** True for a move of the opponent that the prover must answer. */
    public boolean isNeeded(int child) {
        return isNeeded[child];
    }

    public void setNeeded(int child, boolean newNeeded) {
        isNeeded[child] = newNeeded;
    }

    /** No child needs an answer. */
    public void clearNeeded() {
        Arrays.fill(isNeeded, 0, count, false);
    }

    /** Exchanges two children. Afterwards {@link #childOf} must not be asked for their moves. */
    public void swap(int first, int second) {
        swap(moves, first, second);
        swap(proofs, first, second);
        swap(disproofs, first, second);
        swap(replies, first, second);
    }

    private static void swap(int[] values, int first, int second) {
        int value = values[first];
        values[first] = values[second];
        values[second] = value;
    }

    /** Keeps only the first children. */
    public void keepFirst(int number) {
        count = number;
    }
}
