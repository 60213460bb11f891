package org.sekilab.verify;

import java.util.List;

/**
 * Plays all moves of a graph of states, and looks at each state once. Mutable, confined to one thread.
 *
 * <p>Rules: R-GAME-1, R-GAME-2, R-GAME-3, R-GAME-4, R-GAME-5, R-GAME-6, R-GAME-7, R-LEAF-1, R-LEAF-2, R-LEAF-3,
 * R-LEAF-4, R-SUPERKO-1, R-SUPERKO-2.
 * <p>Cost: a move or two for each successor, and some microseconds for each state that pairs decide. Memory: 18 bytes
 * for each state, up to 16 more under superko, and 12 bytes for each move of the longest line of play.
 */
final class GameReplay {
    private final CertificateLines lines;
    private final WallGame game;
    private final CheckedZone.Goal goal;
    private final boolean isDefenderWinner;
    private final boolean isUnderSuperko;
    private final StateGraph graph;
    private final WallState first;
    // The states that lines belong to: [line], 0 in the last array for a line that is not reached.
    private final long[] attackers;
    private final long[] defenders;
    private final short[] turns;
    private final LineOfPlay path = new LineOfPlay();

    /**
     * @param first state of the game
     * @param isUnderSuperko whether no answer may make stones that were there before
     */
    GameReplay(
            CertificateLines lines, WallState first, CheckedZone.Goal goal, boolean isUnderSuperko, StateGraph graph) {
        this.lines = lines;
        this.game = first.game();
        this.goal = goal;
        this.isDefenderWinner = !goal.isAttackers();
        this.isUnderSuperko = isUnderSuperko;
        this.graph = graph;
        this.first = first;
        this.attackers = new long[graph.size()];
        this.defenders = new long[graph.size()];
        this.turns = new short[graph.size()];
    }

    /** Plays. */
    void run() throws CertificateException {
        enter(0, first, 0);
        while (path.plies() > 0) {
            int line = path.state();
            long moves = path.left();
            if (moves != 0) {
                path.setLeft(moves & moves - 1);
                enter(successor(line, moves), after(state(line), Long.numberOfTrailingZeros(moves)), line);
            } else {
                path.removeLast();
            }
        }
        if (isUnderSuperko) {
            checkSuperko();
        }
    }

    /** Checks the reached lines under superko. Each stands behind all lines that lead to it. */
    private void checkSuperko() throws CertificateException {
        long enclosed = game.enclosed();
        long[] earlier = new long[graph.size()]; // [line] where the defender has a stone on the way to it
        int[] table = new int[2 * Integer.highestOneBit(2 * graph.size() - 1)]; // see slot
        for (int line = 0; line < graph.size(); line++) {
            char kind = graph.kind(line);
            if (turns[line] == 0 || kind == '.') {
                continue;
            }
            if (kind == '=') {
                checkPairs(line, state(line), earlier[line]);
                continue;
            }
            table[slot(table, line, enclosed)] = line + 1;
            for (int i = kind == 'd' ? 1 : 0; i < graph.count(line); i++) {
                earlier[graph.number(line, i)] |= earlier[line] | defenders[line];
            }
            int move = kind == 'd' ? graph.number(line, 0) : game.size();
            boolean isAgain = move < game.size() && (earlier[line] >>> move & 1) != 0;
            if (isAgain && table[slot(table, graph.number(line, 1), enclosed)] != 0) {
                throw problem(line, "the move may make stones that were there before");
            }
        }
    }

    /**
     * The slot of the fixed stones of a line, or the free slot for them.
     *
     * @param table [slot] 0 if it is free, else 1 more than a line with its stones
     */
    private int slot(int[] table, int line, long enclosed) {
        long hash = ((attackers[line] & enclosed) * 31 + defenders[line]) * 0x9E3779B97F4A7C15L;
        int slot = (int) (hash >>> 33) & table.length - 1;
        for (int other = table[slot] - 1; other >= 0; other = table[slot] - 1) {
            boolean isSame =
                    defenders[other] == defenders[line] && ((attackers[other] ^ attackers[line]) & enclosed) == 0;
            if (isSame) {
                break;
            }
            slot = slot + 1 & table.length - 1;
        }
        return slot;
    }

    private WallState state(int line) {
        return new WallState(game, attackers[line], defenders[line], WallState.Turn.of(turns[line]));
    }

    /** The state after a legal move. */
    private WallState after(WallState state, int move) {
        return move == game.size() ? state.afterPass() : state.after(move).orElseThrow();
    }

    /** The line after the first of the moves that are left. */
    private int successor(int line, long moves) {
        return graph.number(line, graph.kind(line) == 'd' ? 1 : graph.count(line) - Long.bitCount(moves));
    }

    /** Goes on with a line that a move led to, if it is not known and not decided. */
    private void enter(int line, WallState state, int from) throws CertificateException {
        boolean isKnown = turns[line] != 0;
        if (isKnown && !state.equals(state(line))) {
            throw problem(from, "a move leads to another state than that of line %d".formatted(graph.line(line)));
        }
        attackers[line] = state.attacker();
        defenders[line] = state.defender();
        turns[line] = state.turn().packed();
        if (!isKnown && !checkEnd(line, state)) {
            path.add(line, moves(line, state));
        }
    }

    private long moves(int line, WallState state) throws CertificateException {
        boolean isWinnerToMove = graph.kind(line) == 'd';
        if (isDefenderWinner == state.turn().isDefenders() != isWinnerToMove) {
            throw problem(line, "the other side is to move");
        }
        if (isWinnerToMove) {
            int move = graph.number(line, 0);
            if (move < game.size() && !state.isLegal(move)) {
                throw problem(line, "the move is not legal");
            }
            return 1L << move;
        }
        long moves = 1L << game.size();
        for (int move = 0; move < game.size(); move++) {
            moves |= state.isLegal(move) ? 1L << move : 0;
        }
        if (Long.bitCount(moves) != graph.count(line)) {
            throw problem(line, "there are %d legal moves".formatted(Long.bitCount(moves)));
        }
        return moves;
    }

    /** Whether a line shows that the goal is reached, by the rules or by pairs. */
    private boolean checkEnd(int line, WallState state) throws CertificateException {
        WallState.Turn turn = state.turn();
        boolean isAttacked = !turn.isOver() && !turn.isDefenders();
        if (isAttacked && state.findDoubtfulStones()) {
            throw problem(line, "the attacker captures stones that may have liberties outside");
        }
        boolean isLost = turn.isCaptured() || isAttacked && state.findBlockInLastEye();
        char kind = graph.kind(line);
        if (isLost || turn.isOver()) {
            boolean isReached = !isLost && isGoodEnd(state);
            if (isReached != isDefenderWinner || kind != '.') {
                throw problem(line, "the game is over" + (isReached == isDefenderWinner ? "" : " without the goal"));
            }
        } else if (kind == '.') {
            throw problem(line, "the game is not over");
        } else if (kind == '=' && goal == CheckedZone.Goal.REFUTED) {
            if (graph.count(line) > 0 || !new AttackerEyes(state).liveOnTerritory()) {
                throw problem(line, "no stone of the attacker lives on the territory");
            }
        } else if (kind == '=' && !isUnderSuperko) {
            checkPairs(line, state, 0);
        }
        return kind == '.' || kind == '=';
    }

    /** Whether the end is what the defender wants. With a goal of its own, the attacker prevents that end. */
    private boolean isGoodEnd(WallState state) {
        return goal == CheckedZone.Goal.ALIVE
                || state.isClear()
                || goal == CheckedZone.Goal.REFUTED && state.isKoOpen()
                || goal.isSekiEnough() && !new AttackerEyes(state).liveOnTerritory();
    }

    /** @param earlier where the defender had a stone before, which counts under superko only */
    private void checkPairs(int line, WallState state, long earlier) throws CertificateException {
        int[] pairs = new int[graph.count(line)];
        long left = pairs.length % 2 == 0 ? state.empties() : 0;
        for (int i = 0; i < pairs.length; i++) {
            long point = 1L << graph.number(line, i);
            if ((left & point) == 0) {
                throw problem(line, "a point of a pair is not empty, or in two pairs, or without a partner");
            }
            left &= ~point;
            pairs[i] = game.point(graph.number(line, i));
        }
        boolean mayEndNow = state.turn().isPassed() && !state.turn().isDefenders();
        boolean isHeld = isDefenderWinner
                && (!mayEndNow || state.isClear())
                && (holds(state, pairs, earlier) || !state.isBlockTaken() && holds(state.keepingAll(), pairs, earlier));
        if (!isHeld) {
            throw problem(line, "the pairs do not reach the goal");
        }
    }

    private boolean holds(WallState state, int[] pairs, long earlier) {
        PairStrategy strategy = new PairStrategy(List.of(state), pairs);
        return strategy.holds() && (!isUnderSuperko || strategy.isNew(earlier));
    }

    private CertificateException problem(int line, String what) {
        return lines.unproved(graph.line(line), what);
    }
}
