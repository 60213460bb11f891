package org.sekilab.life.window;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.life.order.MoveChoice;
import org.sekilab.life.settings.LifeConfig;
import org.sekilab.life.settings.LifeFeature;
import org.sekilab.model.local.DefenderGroups;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.order.MoveFeatures;
import org.sekilab.safety.order.MoveWeights;
import org.sekilab.safety.order.NearPoints;
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
    private static final int RANKS = 2; // places in the order of moves that cost one, without learned weights
    private static final int FAR = 8; // the cost of a move that is not near, without learned weights
    private static final int COST = MoveWeights.UNIT / 2; // the difference of values that costs one
    private static final int MOST_COST = 30;

    private final LocalBoard board;
    private final LocalShape shape;
    private final Targets targets;
    private final MoveOrderer.OnBoard orderer;
    private final MoveGenerator.OnBoard generator;
    private final DefenderGroups groups;
    private final int[] scores; // [sorted move]
    private final boolean isLearned;
    private final boolean leavesOut; // moves that do not save an essential block in atari
    private final NearPoints nearPoints;
    private final MoveFeatures features;
    private final MoveWeights weights = MoveWeights.shipped();
    private long near; // of the essential groups
    private long liberties; // of these groups
    private int last; // the attacker's last move
    private boolean areForced;

    WindowMoves(LocalBoard board, Targets targets, SearchParts parts, LifeConfig config) {
        this.isLearned = config.has(LifeFeature.LEARNED_ORDER);
        this.leavesOut = config.has(LifeFeature.FORCED_MOVES);
        this.nearPoints = new NearPoints(board);
        this.features = new MoveFeatures(board);
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
     * Begins with the present state, in which the defender is to move.
     *
     * @param lastMove of the attacker: a local point, or negative
     * @param passAnswer the answer to a pass in place of that move, or no point of the window
     * @param lastAnswer the answer that won last after another move in its place, or no point of the window
     */
    void begin(int lastMove, int passAnswer, int lastAnswer) {
        findNear();
        features.begin(liberties, near, lastMove, passAnswer, lastAnswer);
        last = lastMove;
    }

    /** True for one of the {@link NearPoints} of the essential groups. */
    boolean isNear(int move) {
        return (near >>> move & 1) != 0;
    }

    private void findNear() {
        long exterior = groups.exteriorOfFirst(targets.groupsInto(groups));
        liberties = exterior & board.empties();
        near = nearPoints.find(exterior);
    }

    /** All points, those near the essential groups first. */
    int[] hottestFirst() {
        int found = targets.groupsInto(groups);
        long reached = groups.stonesOfFirst(found) | groups.exteriorOfFirst(found);
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

    /** Fills a buffer with the defender's legal moves that are not left out, the best first. Returns their number. */
    int sort(int[] moves) {
        long forced = leavesOut ? forced() : 0;
        int count = forced == 0 ? 0 : sort(forced, moves);
        areForced = count > 0;
        return areForced ? count : sort(board.empties(), moves);
    }

    /** True if the moves that were sorted last are those that save an essential block in atari. */
    boolean areForced() {
        return areForced;
    }

    private int sort(long points, int[] moves) {
        int count = 0;
        for (long rest = points; rest != 0; rest &= rest - 1) {
            int move = Long.numberOfTrailingZeros(rest);
            if (board.isLegal(move)) {
                int score = isLearned ? weights.value(features.of(move)) : orderer.score(move, last);
                ScoredMoves.insert(moves, scores, count++, move, score);
            }
        }
        return count;
    }

    /**
     * The first proof number of a move.
     *
     * @param move the sorted move at a place, or a pass behind all of them
     */
    int firstProof(int move, int place) {
        boolean isPass = move == shape.size();
        if (isLearned) {
            return 1 + (isPass ? MOST_COST : Math.min(MOST_COST, (scores[0] - scores[place]) / COST));
        }
        return 1 + place / RANKS + (isPass || isNear(move) ? 0 : FAR);
    }

    /**
     * Some moves of the present state, one of which wins.
     *
     * @param moves legal ones
     */
    MoveChoice choice(int[] moves, int count, int winning) {
        List<int[]> all = new ArrayList<>(count);
        int chosen = -1;
        for (int i = 0; i < count; i++) {
            chosen = moves[i] == winning ? i : chosen;
            all.add(features.of(moves[i]).clone());
        }
        return new MoveChoice(all, chosen);
    }
}
