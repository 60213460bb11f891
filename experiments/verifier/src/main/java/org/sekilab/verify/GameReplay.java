package org.sekilab.verify;

import java.util.BitSet;
import java.util.List;
import java.util.stream.Stream;
import org.sekilab.model.Block;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/**
 * Plays all moves of a graph of states, and looks at each state once. Mutable, confined to one thread.
 *
 * <p>Rules: R-GAME-1, R-GAME-2, R-GAME-3, R-GAME-4, R-GAME-5, R-GAME-6, R-GAME-7, R-LEAF-1, R-LEAF-2, R-LEAF-3.
 * <p>Cost: a move for each successor, and some microseconds for each state that pairs decide. Memory: 16 bytes for each
 * state, and 60 bytes for each move of the longest line of play.
 */
final class GameReplay {
    private final CertificateLines lines;
    private final LocalShape shape;
    private final LocalBoard board;
    private final CheckedZone.Goal goal;
    private final boolean isDefenderWinner;
    private final StateGraph graph;
    private final BitSet reached = new BitSet(); // states
    private final long[] keys; // [2 * state], [2 * state + 1] once it is reached
    private final LineOfPlay path = new LineOfPlay();

    /** The attacker is to move in the position. */
    GameReplay(CertificateLines lines, LocalShape shape, Position position, CheckedZone.Goal goal, StateGraph graph) {
        this.lines = lines;
        this.shape = shape;
        this.board = new LocalBoard(shape, position, shape.defender().opposite());
        this.goal = goal;
        this.isDefenderWinner = goal != CheckedZone.Goal.NOT_SAFE;
        this.graph = graph;
        this.keys = new long[2 * graph.size()];
    }

    /** Plays. */
    void run() throws CertificateException {
        enter(0, 0);
        while (path.plies() > 0) {
            int state = path.state();
            long moves = path.left();
            if (moves != 0) {
                path.setLeft(moves & moves - 1);
                int move = Long.numberOfTrailingZeros(moves);
                board.play(move == shape.size() ? Points.PASS : move);
                enter(successor(state, moves), state);
            } else {
                path.removeLast();
                undo();
            }
        }
    }

    /** The state after the first of the moves that are left. */
    private int successor(int state, long moves) {
        return graph.number(state, graph.kind(state) == 'd' ? 1 : graph.count(state) - Long.bitCount(moves));
    }

    private void undo() {
        if (path.plies() > 0) {
            board.undo();
        }
    }

    /** Goes on with the state that the last move led to. If that state is known or decided, takes the move back. */
    private void enter(int state, int from) throws CertificateException {
        boolean isKnown = reached.get(state);
        if (isKnown && (keys[2 * state] != board.keyLow() || keys[2 * state + 1] != board.keyHigh())) {
            throw problem(from, "a move leads to another state than that of line %d".formatted(graph.line(state)));
        }
        reached.set(state);
        keys[2 * state] = board.keyLow();
        keys[2 * state + 1] = board.keyHigh();
        if (isKnown || checkEnd(state)) {
            undo();
        } else {
            path.add(state, moves(state));
        }
    }

    private long moves(int state) throws CertificateException {
        boolean isWinnerToMove = graph.kind(state) == 'd';
        if (isDefenderWinner == board.isDefenderToMove() != isWinnerToMove) {
            throw problem(state, "the other side is to move");
        }
        if (isWinnerToMove) {
            int move = graph.number(state, 0);
            if (move < shape.size() && !board.isLegal(move)) {
                throw problem(state, "the move is not legal");
            }
            return 1L << move;
        }
        long moves = 1L << shape.size();
        for (int move = 0; move < shape.size(); move++) {
            moves |= board.isLegal(move) ? 1L << move : 0;
        }
        if (Long.bitCount(moves) != graph.count(state)) {
            throw problem(state, "there are %d legal moves".formatted(Long.bitCount(moves)));
        }
        return moves;
    }

    /** Whether the state shows that the goal is reached, by the rules or by pairs. */
    private boolean checkEnd(int state) throws CertificateException {
        boolean isAttacked = !board.isOver() && !board.isDefenderToMove();
        if (isAttacked && findDoubtfulStones()) {
            throw problem(state, "the attacker captures stones that may have liberties outside");
        }
        boolean isCaptured = board.isBlockCaptured() || isAttacked && board.findBlockInLastEye(); // next
        if (isCaptured || board.isOver()) {
            boolean isReached = !isCaptured && isGoodEnd();
            if (isReached != isDefenderWinner || graph.kind(state) != '.') {
                throw problem(state, "the game is over" + (isReached == isDefenderWinner ? "" : " without the goal"));
            }
        } else if (graph.kind(state) == '.' || graph.kind(state) == '=' && !checkPairs(state)) {
            throw problem(state, graph.kind(state) == '.' ? "the game is not over" : "the pairs do not reach the goal");
        }
        return graph.kind(state) == '.' || graph.kind(state) == '=';
    }

    /** Whether the attacker may capture a group without a block that has liberties outside on the board: R-GAME-1. */
    private boolean findDoubtfulStones() {
        long outer = board.flood(board.attacker() & (shape.solidWallAt() | besideTakenBlocks()), board.attacker());
        for (long rest = board.defender(); rest != 0; ) {
            long group = board.flood(Long.lowestOneBit(rest), rest);
            rest &= ~group;
            long exterior = board.around(group);
            boolean mayBeCaptured = Long.bitCount(exterior & board.empties()) <= 1 && !isNextToBlock(group);
            if (mayBeCaptured && ((group & shape.solidWallAt()) != 0 || (exterior & outer) != 0)) {
                return true;
            }
        }
        return false;
    }

    private boolean isNextToBlock(long stones) {
        long blocks = 0;
        for (long rest = stones; rest != 0; rest &= rest - 1) {
            blocks |= shape.blocksAt()[Long.numberOfTrailingZeros(rest)];
        }
        return blocks != 0;
    }

    /** The points next to blocks that may be lost and have no liberty here any more. */
    private long besideTakenBlocks() {
        long beside = 0;
        for (Block block : shape.givenUp()) {
            long exterior = shape.mask(block.stones().exterior());
            beside |= (exterior & ~board.attacker()) == 0 ? exterior : 0;
        }
        return beside;
    }

    /** Whether the end is what the defender wants. The attacker prevents that end in {@code not-safe}. */
    private boolean isGoodEnd() {
        return goal == CheckedZone.Goal.ALIVE
                || isClear()
                || goal == CheckedZone.Goal.SEKI && !new AttackerEyes(board).liveOnTerritory();
    }

    private boolean isClear() {
        return (board.attacker() & shape.territory()) == 0;
    }

    private boolean checkPairs(int state) throws CertificateException {
        int[] pairs = new int[graph.count(state)];
        long left = pairs.length % 2 == 0 ? board.empties() : 0;
        for (int i = 0; i < pairs.length; i++) {
            long point = 1L << graph.number(state, i);
            if ((left & point) == 0) {
                throw problem(state, "a point of a pair is not empty, or in two pairs, or without a partner");
            }
            left &= ~point;
            pairs[i] = shape.point(graph.number(state, i));
        }
        boolean mayEndNow = board.isPassed() && !board.isDefenderToMove();
        return isDefenderWinner
                && (!mayEndNow || isClear())
                && Stream.of(board, board.keepingAll())
                        .anyMatch(each -> new PairStrategy(List.of(each), pairs).holds());
    }

    private CertificateException problem(int state, String what) {
        return lines.problem(graph.line(state), what);
    }
}
