package org.sekilab.search.dfpn.tree;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntToLongFunction;
import org.jspecify.annotations.Nullable;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;

/**
 * The tree of proof numbers. It says which leaf to search next, and takes the answers in any order. Mutable, confined
 * to one thread.
 *
 * <p>Proves: the answer of the root. A leaf has the value of its state on every path. A return to a state of the path
 * is worth a repetition. If repetition is bad for the winner, no such return is in the proof. If it is good, the winner
 * goes on from the earlier state, so play is endless or ends in a leaf.
 */
final class LeafTree {
    /** The most nodes of the tree. */
    static final int MOST_NODES = 1 << 22;

    private final Problem problem;
    private final Goal goal;
    private final TreeNode root;
    private final WinningMoves moves = new WinningMoves(); // in the order of their proofs
    private final WinningMoves ofLeaves = new WinningMoves(); // those that hold on every path
    private final Map<WinningMoves.Key, Outcome> answers = new HashMap<>(); // of leaves
    private final Map<WinningMoves.Key, Long> tried = new HashMap<>(); // the nodes of searches without an answer
    private final Map<WinningMoves.Key, List<TreeNode>> underWay = new HashMap<>(); // other leaves with such a state
    private final int[] buffer;
    private int size = 1;

    /** @param problem the root; each method leaves it in this state */
    LeafTree(Problem problem, Goal goal) {
        this.problem = problem;
        this.goal = goal;
        this.root = TreeNode.root(problem);
        this.buffer = new int[problem.maxMoves()];
    }

    TreeNode root() {
        return root;
    }

    /** The number of nodes. */
    int size() {
        return size;
    }

    /**
     * The moves of the winner of the root.
     *
     * @param isCircleWon whether endless play is good for the winner
     */
    WinningMoves moves(boolean isCircleWon) {
        if (!isCircleWon) {
            return moves; // no proof rests on a repetition, so each holds on every path
        }
        WinningMoves ofTree = new WinningMoves();
        collect(root, ofTree);
        ofTree.addAll(ofLeaves);
        return ofTree;
    }

    /** Adds the moves of the tree's proof. A proof beside it may rest on states that are not won. */
    private void collect(TreeNode node, WinningMoves collected) {
        if (node.isLeaf()) {
            return;
        }
        if (node.isWonByMover()) {
            TreeNode winner = node.winner();
            collected.add(node.key(), winner.move());
            collect(winner, collected);
        } else {
            node.children().forEach(child -> collect(child, collected));
        }
    }

    /**
     * Takes the free leaf that matters most. States that were met on other paths need no search. A leaf waits if its
     * state is searched for another leaf.
     *
     * @param nodes the limit of the search of a leaf at a depth
     * @return empty if all leaves are solved or taken
     */
    Optional<TreeNode> take(IntToLongFunction nodes) {
        while (root.isFree() && size <= MOST_NODES) {
            TreeNode node = root;
            while (!node.isLeaf()) {
                node = node.best();
            }
            Optional<Outcome> outcome = known(node);
            if (outcome.isPresent()) {
                node.solve(outcome.get());
                updateFrom(node.parent());
            } else if (tried.getOrDefault(node.key(), 0L) >= nodes.applyAsLong(node.depth())) {
                expand(node);
            } else {
                node.take();
                updateFrom(node.parent());
                List<TreeNode> waiting = underWay.get(node.key());
                if (waiting == null) {
                    underWay.put(node.key(), new ArrayList<>());
                    return Optional.of(node);
                }
                waiting.add(node);
            }
        }
        return Optional.empty();
    }

    /** The outcome of a state that was a leaf, or that the winner moves in below a leaf. It holds on every path. */
    private Optional<Outcome> known(TreeNode node) {
        if (ofLeaves.contains(node.key())) {
            return Optional.of(node.isProverToMove() ? Outcome.WIN : Outcome.LOSS);
        }
        return Optional.ofNullable(answers.get(node.key()));
    }

    /** The moves from the root to a node. */
    static List<Integer> path(TreeNode node) {
        List<Integer> path = new ArrayList<>();
        TreeNode each = node;
        for (TreeNode above = each.parent(); above != null; above = each.parent()) {
            path.add(each.move());
            each = above;
        }
        Collections.reverse(path);
        return path;
    }

    /**
     * Notes the answer for a taken leaf. Without an answer, its moves become leaves.
     *
     * @param nodes the limit of the search
     */
    void accept(TreeNode leaf, LeafAnswer answer, long nodes) {
        leaf.searchedBy(answer.worker());
        for (TreeNode waiting : Objects.requireNonNull(underWay.remove(leaf.key()))) {
            waiting.release();
            updateFrom(waiting.parent());
        }
        if (answer.outcome() == Outcome.UNKNOWN) {
            tried.merge(leaf.key(), nodes, Math::max);
            expand(leaf);
        } else {
            moves.addAll(answer.moves());
            ofLeaves.addAll(answer.moves());
            answers.put(leaf.key(), answer.outcome());
            leaf.solve(answer.outcome());
            updateFrom(leaf.parent());
        }
    }

    /** Makes leaves of the moves of a taken leaf. */
    void expand(TreeNode leaf) {
        List<Integer> path = path(leaf);
        path.forEach(problem::play);
        int count = problem.movesInto(buffer);
        List<TreeNode> children = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            problem.play(buffer[i]);
            children.add(leaf.child(buffer[i], problem, goal));
            problem.undo();
        }
        path.forEach(move -> problem.undo());
        leaf.expand(children);
        size += count;
        noteWinningMove(leaf);
        updateFrom(leaf.parent());
    }

    private void updateFrom(@Nullable TreeNode start) {
        for (TreeNode node = start; node != null; node = node.parent()) {
            boolean wasSolved = node.isSolved();
            node.update();
            if (!wasSolved) {
                noteWinningMove(node);
            }
        }
    }

    /** Notes how the winner of an inner node goes on. A child is noted before its parent. */
    private void noteWinningMove(TreeNode node) {
        if (!node.isLeaf() && node.isWonByMover()) {
            moves.add(node.key(), node.winner().move());
        }
    }
}
