package org.sekilab.life.wall;

import org.sekilab.model.Points;
import org.sekilab.search.run.ScoredMoves;

/**
 * The order of moves of a {@link WallSearch}, and first guesses of how far a state is from its goal. Mutable buffers,
 * confined to one thread.
 *
 * <p>Proves: nothing.
 */
final class WallMoves {
    private static final int LIBERTY = 8;
    private static final int NEAR = 5;
    private static final int ATARI = 10;
    private static final int WEAK = 6;
    private static final int OPEN_NEIGHBOR = 2; // for each liberty of the targets next to a move
    private static final int BEST = 16;
    private static final int FAR = 6; // what a move away from the targets costs
    private static final int SCORES = 4; // points of a score that cost one

    private final WallBoard board;
    private final int[] scores;
    private long prover; // the stones of the last look; both sides have none at first
    private long opponent;
    private long targets;
    private long liberties; // of the targets' groups
    private long near; // empty points next to these
    private long atari; // the last liberties of groups near the targets
    private long weak; // the liberties of groups there that have two

    WallMoves(WallBoard board) {
        this.board = board;
        this.scores = new int[board.shape().size()];
    }

    /** Looks at the present stones, unless they are those of the last look. */
    void look() {
        if (board.prover() == prover && board.opponent() == opponent && board.targets() == targets) {
            return;
        }
        prover = board.prover();
        opponent = board.opponent();
        targets = board.targets();
        long stones = board.goal() == WallQuestion.Goal.LIVE ? board.prover() : board.opponent();
        long empties = board.empties();
        long group = board.flood(board.targets(), stones);
        long around = board.around(group);
        liberties = around & empties;
        near = board.around(liberties) & empties & ~liberties;
        atari = 0;
        weak = 0;
        long touched = around | board.around(liberties | near) | group;
        addWeak(touched & board.prover(), board.prover());
        addWeak(touched & board.opponent(), board.opponent());
    }

    private void addWeak(long seeds, long stones) {
        for (long rest = seeds; rest != 0; ) {
            long group = board.flood(Long.lowestOneBit(rest), stones);
            rest &= ~group;
            long free = board.around(group) & board.empties();
            if ((free & free - 1) == 0) {
                atari |= free;
            } else if (Long.bitCount(free) == 2) {
                weak |= free;
            }
        }
    }

    private int score(int move) {
        long stone = 1L << move;
        int score = (stone & liberties) != 0 ? LIBERTY : (stone & near) != 0 ? NEAR : 0;
        score += (stone & atari) != 0 ? ATARI : (stone & weak) != 0 ? WEAK : 0;
        return score + OPEN_NEIGHBOR * Long.bitCount(board.shape().neighbors()[move] & liberties);
    }

    /** What a move costs at first: nothing if it is near the targets and hot. */
    int cost(int move) {
        if (move == Points.PASS) {
            return 1;
        }
        int score = score(move);
        return score == 0 ? FAR : Math.max(0, BEST - score) / SCORES;
    }

    /** The empty points near the targets, and the liberties of weak groups there. */
    long near() {
        return liberties | near | atari | weak;
    }

    /** Fills a buffer with the legal stones on some points, the best first. Returns their number. */
    int sorted(long points, int[] moves) {
        int count = 0;
        for (long rest = points; rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            if (board.isLegal(move)) {
                ScoredMoves.insert(moves, scores, count++, move, score(move));
            }
        }
        return count;
    }
}
