package org.sekilab.life.estimate;

import org.sekilab.model.Points;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.Path;
import org.sekilab.search.table.FlatTable;

/**
 * Searches a local game by proof numbers. The attacker passes only after a ko is taken, as if it played elsewhere. Then
 * the defender has to move. A game that is too long counts as won by the defender. Mutable, confined to one thread.
 *
 * <p>Source: df-pn, Nagai 2002. One number of a state is the least of the children. The other one is the largest, plus
 * a half for each other child: many replies lead to the same fights.
 * <p>Proves: nothing. A judge tells states at sight, and a repetition counts against the side that
 * makes it, on whatever path it was met.
 */
final class FightSearch {
    private static final int INFINITE = (1 << 20) - 1;
    private static final int MOST_PLIES = 120;
    private static final int SIBLINGS = 2; // open children that count as one, beside the largest
    private static final int SLACK = 4; // a child may exceed the second best number by one part of so many
    private static final int MOST_EFFORT = (1 << 24) - 1;
    private static final int NUMBER_BITS = 20;

    private final LocalBoard board;
    private final EstimateJudge judge;
    private final FlatTable table;
    private final int mostPlies;
    private final Path path;
    private final Node[] nodes;
    private Budget budget = Budget.unlimited();
    private int proof; // of the state that was searched last, for the defender
    private int disproof;

    /** The children of a state on the path. */
    private static final class Node {
        private final int[] moves;
        private final int[] proofs;
        private final int[] disproofs;
        private int count;
        private int best; // the child that was chosen last, or -1
        private int second; // the least number of the side to move, without this child
        private int largest; // the largest number of the other side, of open children
        private int open; // children that the side to move has not lost

        Node(int most) {
            moves = new int[most];
            proofs = new int[most];
            disproofs = new int[most];
        }

        /**
         * Chooses the child with the least number of the side to move.
         *
         * @param own [child] the numbers of the side to move
         * @param other [child] the numbers of the other side
         */
        private void choose(int[] own, int[] other) {
            best = -1;
            second = INFINITE;
            largest = 0;
            open = 0;
            for (int i = 0; i < count; i++) {
                if (best < 0 || own[i] < own[best]) {
                    second = best < 0 ? INFINITE : own[best];
                    best = i;
                } else {
                    second = Math.min(second, own[i]);
                }
                if (own[i] < INFINITE) {
                    largest = Math.max(largest, other[i]);
                    open++;
                }
            }
        }
    }

    FightSearch(LocalBoard board, EstimateJudge judge, long tableBytes) {
        this(board, judge, tableBytes, MOST_PLIES);
    }

    /** @param mostPlies the length of the longest game */
    FightSearch(LocalBoard board, EstimateJudge judge, long tableBytes, int mostPlies) {
        this.mostPlies = mostPlies;
        this.path = new Path(mostPlies + 2);
        this.nodes = new Node[mostPlies + 2];
        this.board = board;
        this.judge = judge;
        this.table = new FlatTable(tableBytes);
    }

    /** Searches the present state within a budget. It may be called again, to go on. */
    void run(Budget newBudget) {
        budget = newBudget;
        Node root = node(mostPlies);
        root.count = 1;
        look(root, 0);
        proof = root.proofs[0];
        disproof = root.disproofs[0];
        if (!isDecided()) {
            search(0, INFINITE, INFINITE);
        }
    }

    boolean isDecided() {
        return proof == 0 || disproof == 0;
    }

    /** True if the defender seems to prevail: for sure in this game, if it is decided. */
    boolean isAlive() {
        return proof < disproof;
    }

    /**
     * The best move for the side to move, by the table. It is a point of the board, or a pass if each point is known
     * to lose.
     */
    int bestMove() {
        Node root = node(0);
        expand(root);
        int[] own = board.isDefenderToMove() ? root.proofs : root.disproofs;
        int best = INFINITE;
        int move = Points.PASS;
        for (int i = 0; i < root.count; i++) {
            if (root.moves[i] != Points.PASS && own[i] < best) {
                best = own[i];
                move = board.shape().point(root.moves[i]);
            }
        }
        return move;
    }

    private Node node(int ply) {
        if (nodes[ply] == null) {
            nodes[ply] = new Node(board.shape().size() + 1);
        }
        return nodes[ply];
    }

    /** Searches the present state until it is solved or one of its numbers reaches a bound. */
    private void search(int ply, int mostProof, int mostDisproof) {
        if (ply >= mostPlies - 1) {
            // Without an answer here, the state before would ask again without end, at no cost in nodes.
            proof = 0;
            disproof = INFINITE;
            return;
        }
        Node node = node(ply);
        long low = board.keyLow();
        long high = board.keyHigh();
        long before = budget.nodes();
        path.push(low, high, ply);
        expand(node);
        boolean isDefender = board.isDefenderToMove();
        int[] own = isDefender ? node.proofs : node.disproofs;
        int[] other = isDefender ? node.disproofs : node.proofs;
        int most = isDefender ? mostProof : mostDisproof;
        int mostOther = isDefender ? mostDisproof : mostProof;
        while (true) {
            node.choose(own, other);
            int best = node.best;
            int open = node.open;
            int least = best < 0 ? INFINITE : own[best];
            int sum = open == 0 ? 0 : least == 0 ? INFINITE : Math.min(node.largest + sharesOf(open), INFINITE - 1);
            proof = isDefender ? least : sum;
            disproof = isDefender ? sum : least;
            if (least == 0 || open == 0 || least >= most || sum >= mostOther || budget.isStopped()) {
                break;
            }
            int childOwn = Math.min(most, node.second + node.second / SLACK + 1);
            int childOther = mostOther - sharesOf(open);
            board.play(node.moves[best]);
            search(ply + 1, isDefender ? childOwn : childOther, isDefender ? childOther : childOwn);
            board.undo();
            node.proofs[best] = proof;
            node.disproofs[best] = disproof;
        }
        path.pop(low, high);
        long effort = Math.min(budget.nodes() - before, MOST_EFFORT);
        table.store(low, high, effort << 2 * NUMBER_BITS | (long) proof << NUMBER_BITS | disproof);
    }

    /** What the open children of a state add to the number of the largest one. */
    private static int sharesOf(int open) {
        return (open - 1) / SIBLINGS;
    }

    /** Finds the children of the present state, up to the first one that wins. */
    private void expand(Node node) {
        node.count = 0;
        int[] own = board.isDefenderToMove() ? node.proofs : node.disproofs;
        for (long rest = judge.moves(); rest != 0; rest &= rest - 1) {
            if (add(node, Long.numberOfTrailingZeros(rest)) && own[node.count - 1] == 0) {
                return;
            }
        }
        if (mayPass()) {
            add(node, Points.PASS);
        }
    }

    /** Two passes in a row would leave the ko undecided. */
    private boolean mayPass() {
        return board.isDefenderToMove() ? !board.isPassed() : board.koPoint() != Points.NONE;
    }

    /** Returns true if the move is legal. */
    private boolean add(Node node, int move) {
        if (!board.isLegal(move)) {
            return false;
        }
        node.moves[node.count] = move;
        board.play(move);
        look(node, node.count++);
        board.undo();
        return true;
    }

    /** Notes what is known of the present state, a child of the state of a node. */
    private void look(Node node, int child) {
        budget.enter(board.ply());
        long low = board.keyLow();
        long high = board.keyHigh();
        if (path.plyOf(low, high) >= 0) {
            note(node, child, board.isDefenderToMove() ? 0 : INFINITE);
            return;
        }
        long data = table.find(low, high);
        if (data != 0) {
            node.proofs[child] = (int) (data >>> NUMBER_BITS) & INFINITE;
            node.disproofs[child] = (int) data & INFINITE;
            return;
        }
        switch (judge.look()) {
            case WON -> note(node, child, 0);
            case LOST -> note(node, child, INFINITE);
            case OPEN -> guess(node, child);
        }
        table.store(
                low, high, 1L << 2 * NUMBER_BITS | (long) node.proofs[child] << NUMBER_BITS | node.disproofs[child]);
    }

    private static void note(Node node, int child, int proof) {
        node.proofs[child] = proof;
        node.disproofs[child] = INFINITE - proof;
    }

    private void guess(Node node, int child) {
        int stones = judge.stonesToWin();
        int turn = board.isDefenderToMove() ? 0 : 1;
        node.proofs[child] = 1 + stones + turn;
        node.disproofs[child] = 1 + Math.max(0, EstimateJudge.MOST_STONES - stones) / 2 + 1 - turn;
    }
}
