package org.sekilab.life;

import org.sekilab.model.local.DefenderGroups;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.parts.MoveGenerator;
import org.sekilab.safety.parts.MoveOrderer;
import org.sekilab.safety.parts.SearchParts;
import org.sekilab.search.run.ScoredMoves;

/**
 * The moves of a {@link WindowSearch} and their order. Mutable buffers, confined to one thread.
 *
 * <p>Proves: nothing.
 */
final class WindowMoves {
    private static final int SCORES = 25; // points of a score that cost one
    private static final int BEST_SCORE = 100;
    private static final int WEAK = 2; // the most liberties of a weak block
    private static final int STEPS_OF_FRIENDS = 2; // friends of friends are near, too

    private final LocalBoard board;
    private final LocalShape shape;
    private final Targets targets;
    private final MoveOrderer.OnBoard orderer;
    private final MoveGenerator.OnBoard generator;
    private final DefenderGroups groups;
    private final int[] scores;

    WindowMoves(LocalBoard board, Targets targets, SearchParts parts) {
        this.board = board;
        this.targets = targets;
        this.shape = board.shape();
        this.orderer = parts.orderer().on(board);
        this.generator = parts.generator().on(board);
        this.groups = targets.buffer();
        this.scores = new int[shape.size() + 1];
    }

    /** The points that may save an essential block in atari; 0 if none is. */
    long forced() {
        return generator.forcedPoints();
    }

    /** The first disproof number of a move of the attacker: less for a better score. */
    int firstDisproof(int move, int lastMove) {
        return Math.max(2, 2 + (BEST_SCORE - orderer.score(move, lastMove)) / SCORES);
    }

    /**
     * The empty points near the essential groups and their friends, and the liberties of weak blocks near them. Friends
     * share liberties.
     */
    long defendersNear() {
        long empties = board.empties();
        int found = targets.groupsInto(groups);
        long exterior = 0;
        for (int group = 0; group < found; group++) {
            exterior |= groups.exteriors()[group];
        }
        for (int step = 0; step < STEPS_OF_FRIENDS; step++) {
            long friends = board.flood(board.around(exterior & empties) & board.defender(), board.defender());
            exterior |= board.around(friends);
        }
        long touched = exterior | board.around(exterior & empties);
        long near = touched & empties;
        for (long rest = exterior & board.attacker(); rest != 0; ) {
            long stones = board.flood(Long.lowestOneBit(rest), board.attacker());
            rest &= ~stones;
            long liberties = board.around(stones) & empties;
            if ((stones & shape.wallAt()) == 0 && Long.bitCount(liberties) <= WEAK) {
                near |= liberties;
            }
        }
        for (long rest = touched & board.defender(); rest != 0; ) {
            long stones = board.flood(Long.lowestOneBit(rest), board.defender());
            rest &= ~stones;
            long liberties = board.around(stones) & empties;
            near |= Long.bitCount(liberties) <= WEAK ? liberties : 0;
        }
        return near;
    }

    /** All points, those near the essential groups first. */
    int[] hottestFirst() {
        int found = targets.groupsInto(groups);
        long reached = 0;
        for (int group = 0; group < found; group++) {
            reached |= groups.stones()[group] | groups.exteriors()[group];
        }
        int[] order = new int[shape.size()];
        int count = 0;
        long seen = 0;
        while (count < order.length) {
            for (long rest = reached & ~seen; rest != 0; rest &= rest - 1) {
                order[count++] = Long.numberOfTrailingZeros(rest);
            }
            boolean isAll = (board.around(reached) & ~reached) == 0;
            seen = reached;
            reached = isAll ? shape.all() : reached | board.around(reached);
        }
        return order;
    }

    /** Fills a buffer with the legal moves among some points, the best first. Returns their number. */
    int sorted(long points, int lastMove, int[] moves) {
        int count = 0;
        for (long rest = points; rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            if (board.isLegal(move)) {
                ScoredMoves.insert(moves, scores, count++, move, orderer.score(move, lastMove));
            }
        }
        return count;
    }
}
