package org.sekilab.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.search.ProofTree.Node;

class ProofTreeTest {
    private static final Outcome OPEN = Outcome.UNKNOWN;

    /** The prover moves in state 0. Its first move loses. The second leads to state 2, where each answer wins. */
    private static final ExplicitGraph TREE = ExplicitGraph.of(
            new boolean[] {true, false, false, true, true},
            new Outcome[] {OPEN, Outcome.LOSS, OPEN, Outcome.WIN, Outcome.WIN},
            new int[][] {{1, 2}, {}, {3, 4}, {}, {}},
            Outcome.LOSS);

    /** The only move of both sides goes round. */
    private static final ExplicitGraph CIRCLE = ExplicitGraph.of(
            new boolean[] {true, false}, new Outcome[] {OPEN, OPEN}, new int[][] {{1}, {0}}, Outcome.LOSS);

    @Test
    void rootIsProvedAsSoonAsTheTreeSaysSo() {
        List<Node> nodes = ProofTree.grow(TREE.toProblem(), Goal.WIN, 100).nodes();
        assertThat(nodes).hasSize(5);
        assertThat(nodes).extracting(Node::parent).containsExactly(-1, 0, 0, 2, 2);
        assertThat(nodes).extracting(Node::proof).containsExactly(0, ProofTree.INFINITE, 0, 0, 0);
        assertThat(nodes.get(1).disproof()).isZero();
    }

    @Test
    void treeThatMayNotGrowIsTheRoot() {
        assertThat(ProofTree.grow(TREE.toProblem(), Goal.WIN, 1).nodes())
                .containsExactly(new Node(-1, Problem.NO_MOVE, true, 1, 1));
        assertThat(ProofTree.grow(TREE.toProblem(), Goal.WIN, 3).nodes().get(0))
                .isEqualTo(new Node(-1, Problem.NO_MOVE, true, 1, 1)); // one move is lost, the other is open
    }

    @Test
    void stateOnItsOwnPathHasTheValueOfRepetition() {
        List<Node> nodes = ProofTree.grow(CIRCLE.toProblem(), Goal.WIN, 100).nodes();
        assertThat(nodes).extracting(Node::disproof).containsExactly(0, 0, 0);
    }

    /** The first player of tic-tac-toe does not win. */
    @Test
    void numbersAreThoseOfTheChildren() {
        TicTacToe game = new TicTacToe();
        long key = game.keyLow();
        List<Node> nodes = ProofTree.grow(game, Goal.WIN, 3_000).nodes();
        assertThat(game.keyLow()).isEqualTo(key);
        List<List<Node>> children = new ArrayList<>();
        nodes.forEach(node -> children.add(new ArrayList<>()));
        nodes.stream().skip(1).forEach(node -> children.get(node.parent()).add(node));
        for (int i = 0; i < nodes.size(); i++) {
            Node node = nodes.get(i);
            if (!children.get(i).isEmpty()) {
                int least = children.get(i).stream()
                        .mapToInt(child -> node.isProverToMove() ? child.proof() : child.disproof())
                        .min()
                        .orElseThrow();
                long sum = children.get(i).stream()
                        .mapToLong(child -> node.isProverToMove() ? child.disproof() : child.proof())
                        .sum();
                int most = (int) Math.min(ProofTree.INFINITE, sum);
                assertThat(node.proof()).isEqualTo(node.isProverToMove() ? least : most);
                assertThat(node.disproof()).isEqualTo(node.isProverToMove() ? most : least);
            }
        }
    }
}
