package org.sekilab.search;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;

/**
 * The tree that proof-number search grows for a small problem, kept whole, so that people can look at it. Immutable.
 *
 * <p>Source: L. V. Allis, M. van der Meulen and H. J. van den Herik, Proof-number search, Artificial Intelligence 66
 * (1994).
 * <p>Proves: a root with the proof number 0 reaches the goal; one with the disproof number 0 does not.
 * <p>Differs: a state that stands on its own path has the value of {@link Problem#repetition}.
 * <p>Cost: memory for each node; each expansion plays from the root.
 *
 * @param nodes the root first, and each node after its parent; unmodifiable
 */
public record ProofTree(List<Node> nodes) {
    /** The number of a node that is won for the other side. The sum of two fits an int. */
    public static final int INFINITE = (1 << 30) - 1;

    /**
     * A node.
     *
     * @param parent its index; -1 for the root
     * @param move that leads to it; {@link Problem#NO_MOVE} for the root
     * @param isProverToMove true if the prover moves here
     * @param proof the least number of open leaves that must be won to reach the goal
     * @param disproof the least number of open leaves that must be lost to prevent it
     */
    public record Node(int parent, int move, boolean isProverToMove, int proof, int disproof) {
        /** The same node with another name for its move. */
        public Node withMove(int other) {
            return new Node(parent, other, isProverToMove, proof, disproof);
        }
    }

    public ProofTree {
        nodes = List.copyOf(nodes);
    }

    /**
     * Grows the tree of a state until it is solved, or there are too many nodes.
     *
     * @param problem in the state that is the root; the method leaves it in the same state
     * @param mostNodes the number of nodes at which the tree stops to grow; positive
     */
    public static ProofTree grow(Problem problem, Goal goal, int mostNodes) {
        Growth growth = new Growth(problem, goal);
        while (growth.isOpen() && growth.nodes.size() < mostNodes) {
            growth.expandMostProving();
        }
        return new ProofTree(growth.nodes.stream().map(Growing::node).toList());
    }

    /** A node while the tree grows. Mutable. */
    private static final class Growing {
        private final int index;
        private final int parent;
        private final int move;
        private final boolean isProverToMove;
        private final List<Growing> children = new ArrayList<>();
        private int proof;
        private int disproof;

        private Growing(int index, int parent, int move, boolean isProverToMove) {
            this.index = index;
            this.parent = parent;
            this.move = move;
            this.isProverToMove = isProverToMove;
        }

        private Node node() {
            return new Node(parent, move, isProverToMove, proof, disproof);
        }

        private void set(int newProof, int newDisproof) {
            proof = newProof;
            disproof = newDisproof;
        }

        /** Computes the numbers from those of the children, of which there is at least one. */
        private void update() {
            int least = INFINITE;
            int sum = 0;
            for (Growing child : children) {
                least = Math.min(least, isProverToMove ? child.proof : child.disproof);
                sum = Math.min(INFINITE, sum + (isProverToMove ? child.disproof : child.proof));
            }
            set(isProverToMove ? least : sum, isProverToMove ? sum : least);
        }

        /** The child that decides the numbers of this node. */
        private Growing best() {
            Growing best = children.get(0);
            for (Growing child : children) {
                boolean isBetter = isProverToMove ? child.proof < best.proof : child.disproof < best.disproof;
                best = isBetter ? child : best;
            }
            return best;
        }
    }

    private record Key(long low, long high) {}

    /** The tree so far, and the path to the node that is expanded. Mutable. */
    private static final class Growth {
        private final Problem problem;
        private final Goal goal;
        private final List<Growing> nodes = new ArrayList<>();
        private final Deque<Key> path = new ArrayDeque<>();

        private Growth(Problem problem, Goal goal) {
            this.problem = problem;
            this.goal = goal;
            add(-1, Problem.NO_MOVE);
        }

        private boolean isOpen() {
            return nodes.get(0).proof > 0 && nodes.get(0).disproof > 0;
        }

        /** Adds a node for the present state. */
        private Growing add(int parent, int move) {
            Growing node = new Growing(nodes.size(), parent, move, problem.isProverToMove());
            Outcome outcome = path.contains(key()) ? problem.repetition() : problem.outcome();
            if (outcome == Outcome.UNKNOWN) {
                node.set(1, 1);
            } else if (goal.isReachedBy(outcome)) {
                node.set(0, INFINITE);
            } else {
                node.set(INFINITE, 0);
            }
            nodes.add(node);
            return node;
        }

        private Key key() {
            return new Key(problem.keyLow(), problem.keyHigh());
        }

        private void expandMostProving() {
            Deque<Growing> line = new ArrayDeque<>();
            Growing node = nodes.get(0);
            line.push(node);
            path.push(key());
            while (!node.children.isEmpty()) {
                node = node.best();
                problem.play(node.move);
                line.push(node);
                path.push(key());
            }
            expand(node);
            for (Growing each : line) {
                each.update();
                path.pop();
                if (each.parent >= 0) {
                    problem.undo();
                }
            }
        }

        private void expand(Growing node) {
            int[] moves = new int[problem.maxMoves()];
            for (int move : Arrays.copyOf(moves, problem.movesInto(moves))) {
                problem.play(move);
                node.children.add(add(node.index, move));
                problem.undo();
            }
        }
    }
}
