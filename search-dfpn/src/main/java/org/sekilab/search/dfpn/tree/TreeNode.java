package org.sekilab.search.dfpn.tree;

import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;

/**
 * A node of the tree. The tree is one of paths: a state that two paths reach has two nodes. Mutable, confined to the
 * thread of the tree.
 */
final class TreeNode {
    /** The number of a node that the other side has won. */
    static final long INFINITE = 1L << 40;

    /** No worker. */
    static final int NOBODY = -1;

    private final @Nullable TreeNode parent;
    private final int move;
    private final int depth;
    private final WinningMoves.Key key;
    private final boolean isProverToMove;
    private List<TreeNode> children = List.of(); // none for a leaf
    private long proof;
    private long disproof;
    private int worker = NOBODY;
    private int searches; // that are under way here and below
    private int free; // open leaves here and below that nobody searches

    private TreeNode(@Nullable TreeNode parent, int move, Problem problem) {
        this.parent = parent;
        this.move = move;
        this.depth = parent == null ? 0 : parent.depth + 1;
        this.key = WinningMoves.Key.of(problem);
        this.isProverToMove = problem.isProverToMove();
    }

    /** The root, an open leaf. */
    static TreeNode root(Problem problem) {
        TreeNode root = new TreeNode(null, Problem.NO_MOVE, problem);
        root.open(problem);
        return root;
    }

    /** The node after a move, which has been played. A state of the path is worth a repetition. */
    TreeNode child(int next, Problem problem, Goal goal) {
        TreeNode child = new TreeNode(this, next, problem);
        Outcome outcome = child.isOnPath() ? problem.repetition() : problem.outcome();
        if (outcome == Outcome.UNKNOWN) {
            child.open(problem);
        } else {
            child.solve(goal.isReachedBy(outcome) ? Outcome.WIN : Outcome.LOSS);
        }
        return child;
    }

    private void open(Problem problem) {
        proof = problem.initialProof();
        disproof = problem.initialDisproof();
        free = 1;
    }

    private boolean isOnPath() {
        for (TreeNode node = parent; node != null; node = node.parent) {
            if (node.key.equals(key)) {
                return true;
            }
        }
        return false;
    }

    /** Notes the answer for a leaf. */
    void solve(Outcome outcome) {
        proof = outcome == Outcome.WIN ? 0 : INFINITE;
        disproof = outcome == Outcome.WIN ? INFINITE : 0;
        free = 0;
        searches = 0;
    }

    /** Makes a leaf an inner node. */
    void expand(List<TreeNode> made) {
        children = List.copyOf(made);
        update();
    }

    /** Finds the numbers from those of the children. */
    void update() {
        long least = INFINITE;
        long sum = 0;
        int open = 0;
        int underWay = 0;
        for (TreeNode child : children) {
            least = Math.min(least, child.toWin(isProverToMove));
            sum = Math.min(INFINITE, sum + child.toLose(isProverToMove));
            open += child.free;
            underWay += child.searches;
        }
        proof = isProverToMove ? least : sum;
        disproof = isProverToMove ? sum : least;
        searches = underWay;
        free = isSolved() ? 0 : open;
    }

    /** The number of leaves that a side must still win here. */
    private long toWin(boolean isProver) {
        return isProver ? proof : disproof;
    }

    private long toLose(boolean isProver) {
        return isProver ? disproof : proof;
    }

    /**
     * For the choice of a leaf: the number of leaves that a side must still win here, times one plus the number of
     * searches below.
     */
    private long toWinVirtually(boolean isProver) {
        return toWin(isProver) * (1 + searches);
    }

    /** The child to look at next: the best one of those with a free leaf. There must be one. */
    TreeNode best() {
        TreeNode best = this;
        long least = Long.MAX_VALUE;
        for (TreeNode child : children) {
            if (child.free > 0 && child.toWinVirtually(isProverToMove) < least) {
                best = child;
                least = child.toWinVirtually(isProverToMove);
            }
        }
        return best;
    }

    /** The child that wins for the side to move. There must be one. */
    TreeNode winner() {
        return children.stream()
                .filter(child -> child.toWin(isProverToMove) == 0)
                .findFirst()
                .orElseThrow();
    }

    /** The nodes after each move; none for a leaf. */
    List<TreeNode> children() {
        return children;
    }

    /** Notes the worker that has searched this leaf. */
    void searchedBy(int number) {
        worker = number;
    }

    /** The worker that has searched the nearest node above; {@link #NOBODY} if there is none. */
    int workerAbove() {
        for (TreeNode node = parent; node != null; node = node.parent) {
            if (node.worker != NOBODY) {
                return node.worker;
            }
        }
        return NOBODY;
    }

    /** Notes that somebody searches the state of this leaf. */
    void take() {
        free = 0;
        searches = 1;
    }

    /** Notes that the search of a taken leaf is over without an answer for it. */
    void release() {
        free = 1;
        searches = 0;
    }

    boolean isSolved() {
        return proof == 0 || disproof == 0;
    }

    /** The answer of a solved node. */
    Outcome outcome() {
        return proof == 0 ? Outcome.WIN : disproof == 0 ? Outcome.LOSS : Outcome.UNKNOWN;
    }

    /** True for a solved node that the side to move has won. */
    boolean isWonByMover() {
        return toWin(isProverToMove) == 0;
    }

    boolean isLeaf() {
        return children.isEmpty();
    }

    boolean isFree() {
        return free > 0;
    }

    boolean isProverToMove() {
        return isProverToMove;
    }

    int move() {
        return move;
    }

    int depth() {
        return depth;
    }

    WinningMoves.Key key() {
        return key;
    }

    @Nullable
    TreeNode parent() {
        return parent;
    }
}
