package org.sekilab.verify;

import java.io.IOException;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Deque;
import java.util.List;
import java.util.stream.Stream;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/**
 * Reads a graph of states, plays all its moves, and looks at each state once. Mutable, confined to one thread.
 *
 * <p>Cost: a move for each successor, and some microseconds for each state that pairs decide.
 */
final class GameReplay {
    private static final int MAX_STATES = 1 << 22;

    private static final int[] NONE = {};

    private final CertificateLines lines;
    private final LocalShape shape;
    private final LocalBoard board;
    private final Zone.Goal goal;
    private final boolean isDefenderWinner;
    private final long firstLine;
    private final char[] kinds; // [state]
    private final int[][] numbers; // [state] the other words; successors by number, the pass as the number of points
    private final long[][] keys; // [state] once it is reached
    private final int[][] moves; // [state] while it is on the path
    private final int[] done; // [state] how many of them
    private final Deque<Integer> path = new ArrayDeque<>();

    /** Reads the states, whose number is the next word; the attacker is to move in the position. */
    GameReplay(CertificateLines lines, LocalShape shape, Position position, Zone.Goal goal)
            throws IOException, CertificateException {
        this.lines = lines;
        this.shape = shape;
        this.board = new LocalBoard(shape, position, shape.defender().opposite());
        this.goal = goal;
        this.isDefenderWinner = goal != Zone.Goal.NOT_SAFE;
        int states = Integer.parseInt(lines.word(1));
        if (states < 1 || states > MAX_STATES) {
            throw lines.problem("there are no states, or more than %d".formatted(MAX_STATES));
        }
        this.firstLine = lines.number() + 1;
        this.kinds = new char[states];
        this.numbers = new int[states][];
        this.keys = new long[states][];
        this.moves = new int[states][];
        this.done = new int[states];
        for (int state = 0; state < states; state++) {
            kinds[state] = lines.next().charAt(0);
            if (!lines.word(0).matches("[ad=.]") || lines.count() > shape.size() + 2) {
                throw lines.problem("this is not a state");
            }
            numbers[state] = readNumbers(state);
        }
    }

    private int[] readNumbers(int state) throws CertificateException {
        int[] read = new int[lines.count() - 1];
        for (int i = 0; i < read.length; i++) {
            boolean isSuccessor = kinds[state] == 'a' || kinds[state] == 'd' && i == 1;
            boolean isPass = kinds[state] == 'd' && lines.word(i + 1).equals("p");
            read[i] = isPass ? shape.size() : Integer.parseInt(lines.word(i + 1)) + (isSuccessor ? state : 0);
            int least = isSuccessor && isDefenderWinner ? state + 1 : 0;
            if (read[i] < least || read[i] >= (isSuccessor ? kinds.length : shape.size() + (isPass ? 1 : 0))) {
                throw lines.problem("'%s' is no such point or successor".formatted(lines.word(i + 1)));
            }
        }
        return read;
    }

    /** Plays; returns the number of states. */
    int run() throws CertificateException {
        enter(0, 0);
        while (!path.isEmpty()) {
            int state = path.element();
            if (done[state] < moves[state].length) {
                int move = moves[state][done[state]];
                int successor = numbers[state][kinds[state] == 'd' ? 1 : done[state]];
                done[state]++;
                board.play(move == shape.size() ? Points.PASS : move);
                enter(successor, state);
            } else {
                path.pop();
                moves[state] = NONE;
                undo();
            }
        }
        return kinds.length;
    }

    private void undo() {
        if (!path.isEmpty()) {
            board.undo();
        }
    }

    /** Goes on with a state from here, or takes the move to it back if it is known or decided. */
    private void enter(int state, int from) throws CertificateException {
        long[] key = {board.keyLow(), board.keyHigh()};
        if (keys[state] != null && !Arrays.equals(keys[state], key)) {
            throw problem(from, "a move leads to another state than that of line %d".formatted(firstLine + state));
        }
        boolean isKnown = keys[state] != null;
        keys[state] = key;
        if (isKnown || isDecided(state)) {
            undo();
        } else {
            moves[state] = moves(state);
            path.push(state);
        }
    }

    private int[] moves(int state) throws CertificateException {
        if (isDefenderWinner == board.isDefenderToMove() != (kinds[state] == 'd')) {
            throw problem(state, "the other side is to move");
        }
        if (kinds[state] == 'd') {
            int move = numbers[state][0];
            if (move < shape.size() && !board.isLegal(move)) {
                throw problem(state, "the move is not legal");
            }
            return new int[] {move};
        }
        int[] moves = new int[shape.size() + 1];
        int count = 0;
        for (int move = 0; move <= shape.size(); move++) {
            if (move == shape.size() || board.isLegal(move)) {
                moves[count++] = move;
            }
        }
        if (count != numbers[state].length) {
            throw problem(state, "there are %d legal moves".formatted(count));
        }
        return Arrays.copyOf(moves, count);
    }

    /** Whether the state shows that the goal is reached, by the rules or by pairs. */
    private boolean isDecided(int state) throws CertificateException {
        boolean isAttacked = !board.isOver() && !board.isDefenderToMove();
        if (isAttacked && board.hasDoubtfulStones()) {
            throw problem(state, "the attacker captures stones that may have liberties outside");
        }
        boolean isCaptured = board.isBlockCaptured() || isAttacked && board.hasBlockInLastEye(); // next
        if (isCaptured || board.isOver()) {
            boolean isReached = !isCaptured && isGoodEnd();
            if (isReached != isDefenderWinner || kinds[state] != '.') {
                throw problem(state, "the game is over" + (isReached == isDefenderWinner ? "" : " without the goal"));
            }
        } else if (kinds[state] == '.' || kinds[state] == '=' && !isReachedByPairs(state)) {
            throw problem(state, kinds[state] == '.' ? "the game is not over" : "the pairs do not reach the goal");
        }
        return kinds[state] == '.' || kinds[state] == '=';
    }

    /** Whether the end is what the defender wants; in {@code not-safe}, what the attacker prevents. */
    private boolean isGoodEnd() {
        return goal == Zone.Goal.ALIVE
                || isClear()
                || goal == Zone.Goal.SEKI && !new AttackerEyes(board).liveOnTerritory();
    }

    private boolean isClear() {
        return (board.attacker() & shape.territory()) == 0;
    }

    private boolean isReachedByPairs(int state) throws CertificateException {
        int[] pairs = new int[numbers[state].length];
        long left = pairs.length % 2 == 0 ? board.empties() : 0;
        for (int i = 0; i < pairs.length; i++) {
            long point = 1L << numbers[state][i];
            if ((left & point) == 0) {
                throw problem(state, "a point of a pair is not empty, or in two pairs, or without a partner");
            }
            left &= ~point;
            pairs[i] = shape.point(numbers[state][i]);
        }
        boolean mayEndNow = board.isPassed() && !board.isDefenderToMove();
        return isDefenderWinner
                && (!mayEndNow || isClear())
                && Stream.of(board, board.keepingAll())
                        .anyMatch(each -> new PairStrategy(List.of(each), pairs).holds());
    }

    private CertificateException problem(int state, String what) {
        return lines.problem(firstLine + state, what);
    }
}
