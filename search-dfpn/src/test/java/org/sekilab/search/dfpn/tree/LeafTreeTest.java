package org.sekilab.search.dfpn.tree;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.search.Goal;
import org.sekilab.search.Outcome;
import org.sekilab.search.Statistics;
import org.sekilab.search.TicTacToe;

/** The choice of leaves while others are searched. */
class LeafTreeTest {
    private static final int FIRST_MOVES = 9;

    /** All first moves look alike, so a second leaf below one of them is no better than a first one below another. */
    @Test
    void leavesUnderWaySpreadOverEqualMoves() {
        LeafTree tree = treeOfTwoPlies();
        List<Integer> firstMoves = leaves(tree, FIRST_MOVES).stream()
                .map(leaf -> LeafTree.path(leaf).get(0))
                .toList();
        assertThat(firstMoves).doesNotHaveDuplicates();
    }

    /** Two of the moves of one side may come in either order. */
    @Test
    void noStateIsSearchedTwiceAtTheSameTime() {
        LeafTree tree = treeOfTwoPlies();
        Deque<TreeNode> underWay = new ArrayDeque<>(leaves(tree, 30));
        for (int i = 0; i < 500; i++) {
            accept(tree, underWay.removeFirst());
            underWay.addAll(leaves(tree, 30 - underWay.size()));
            assertThat(underWay).extracting(TreeNode::key).doesNotHaveDuplicates();
        }
        assertThat(underWay).hasSize(30);
    }

    /** A tree whose leaves are the states after each two moves. */
    private static LeafTree treeOfTwoPlies() {
        LeafTree tree = new LeafTree(new TicTacToe(), Goal.WIN);
        tree.expand(tree.root());
        leaves(tree, FIRST_MOVES).forEach(leaf -> accept(tree, leaf));
        return tree;
    }

    private static List<TreeNode> leaves(LeafTree tree, int most) {
        Deque<TreeNode> taken = new ArrayDeque<>();
        while (taken.size() < most) {
            taken.add(tree.take(depth -> 1).orElseThrow());
        }
        return List.copyOf(taken);
    }

    /** A search without an answer. */
    private static void accept(LeafTree tree, TreeNode leaf) {
        LeafAnswer none = new LeafAnswer(0, 0, Outcome.UNKNOWN, Statistics.NONE, new WinningMoves());
        tree.accept(leaf, none, 1);
    }
}
