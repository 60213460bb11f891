package org.sekilab.safety.parts;

import org.sekilab.model.local.DefenderGroups;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.safety.order.MoveFeatures;
import org.sekilab.safety.order.MoveWeights;
import org.sekilab.safety.order.NearPoints;

/**
 * Scores moves of the defender by learned weights of their features. They also cost more, the worse they are. Moves of
 * the attacker have the score of another orderer.
 *
 * <p>Source: Coulom, ICGA Journal 2007, see {@link MoveWeights}. The weights are those of searches for life. The costs
 * are own.
 * <p>Proves: nothing.
 * <p>Cost: some flood fills for each state and each move; allocates nothing.
 */
final class LearnedOrder implements MoveOrderer {
    private static final int UNIT = MoveWeights.UNIT / 4; // the difference of scores that costs one
    private static final int MOST_COST = 60;
    private static final int NO_MOVE = -1;
    private static final int NO_STATE = Integer.MIN_VALUE; // no last move

    private final MoveOrderer ofAttacker;

    /** @param ofAttacker for moves of the attacker */
    LearnedOrder(MoveOrderer ofAttacker) {
        this.ofAttacker = ofAttacker;
    }

    @Override
    public MoveOrderer.OnBoard on(LocalBoard board) {
        return new Scores(board, ofAttacker.on(board));
    }

    /** The scores of one board. Remembers which state the features are of. */
    private static final class Scores implements MoveOrderer.OnBoard {
        private final LocalBoard board;
        private final MoveOrderer.OnBoard ofAttacker;
        private final DefenderGroups groups;
        private final NearPoints near;
        private final MoveFeatures features;
        private final MoveWeights weights = MoveWeights.shipped();
        private long low; // the key of the state
        private long high;
        private int last = NO_STATE; // the last move before it

        Scores(LocalBoard board, MoveOrderer.OnBoard ofAttacker) {
            this.board = board;
            this.ofAttacker = ofAttacker;
            this.groups = new DefenderGroups(board.shape());
            this.near = new NearPoints(board);
            this.features = new MoveFeatures(board);
        }

        @Override
        public int score(int move, int lastMove) {
            if (!board.isDefenderToMove()) {
                return ofAttacker.score(move, lastMove);
            }
            begin(lastMove);
            return weights.value(features.of(move));
        }

        private void begin(int lastMove) {
            if (low == board.keyLow() && high == board.keyHigh() && last == lastMove) {
                return;
            }
            low = board.keyLow();
            high = board.keyHigh();
            last = lastMove;
            long exterior = groups.exteriorOfFirst(board.groupsInto(groups));
            features.begin(exterior & board.empties(), near.find(exterior), lastMove, NO_MOVE, NO_MOVE);
        }

        @Override
        public boolean hasCosts() {
            return true;
        }

        @Override
        public int cost(int best, int score) {
            return Math.min(MOST_COST, (best - score) / UNIT);
        }
    }
}
