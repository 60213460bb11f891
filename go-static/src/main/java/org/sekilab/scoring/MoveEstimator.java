package org.sekilab.scoring;

import java.util.HashMap;
import java.util.Map;
import java.util.SplittableRandom;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMap;

/**
 * Guesses what moves are worth, by a tree of moves and random games that start from what is proved. Immutable; threads
 * may share it.
 *
 * <p>The worth of a move is the difference in area points between two means: after the move, and after a pass, with the
 * best answers so far. Points that one side has at the end of most games are left out. Equal boards get equal answers,
 * as the games are always the same.
 *
 * <p>Source: own; the tree is {@link MoveTree}.
 * <p>Proves: nothing.
 * <p>Differs: not applicable.
 * <p>Cost: random games of some million moves, a second or two.
 */
public final class MoveEstimator {
    private static final int GAMES = 6_000; // on 19x19; on smaller boards as many more as games are shorter
    private static final int LARGE = 19 * 19;
    private static final int SURVEY = 500; // games that tell where something is open
    private static final double DISSENT = 1.0 / 4;
    private static final long SEED = 1;

    /**
     * What the most promising of some moves are worth to a side, in points. Other moves are left out.
     *
     * @param safety what is proved before the move
     * @param last the opponent's last move, or another number
     * @param moves legal moves
     */
    public Map<Integer, Double> estimate(SafetyMap safety, Color color, int last, PointSet moves) {
        Position now = safety.position();
        Position start = new Position(now.geometry(), now.black(), now.white(), color, now.koPoint());
        PointSet settled = RandomGame.settled(safety);
        RandomGame game = new RandomGame(settled, new SplittableRandom(SEED), RandomGame.Style.LOCAL);
        PointSet open = open(start, game).intersect(moves);
        MoveTree tree = new MoveTree(start, last, open, settled, game);
        int games = GAMES * LARGE / now.geometry().area();
        for (int i = 0; i < games; i++) {
            tree.grow();
        }
        Map<Integer, Double> worth = new HashMap<>();
        tree.collect(worth::put);
        return worth;
    }

    /** The points that neither side has at the end of most games. Elsewhere there is nothing to win by a move. */
    private static PointSet open(Position start, RandomGame game) {
        int[] owned = new int[start.geometry().area()];
        for (int i = 0; i < SURVEY; i++) {
            Board end = game.play(start);
            for (int point = 0; point < owned.length; point++) {
                owned[point] += RandomGame.owner(end, point) == Board.stoneOf(start.toMove()) ? 1 : 0;
            }
        }
        PointSet open = new PointSet(start.geometry());
        for (int point = 0; point < owned.length; point++) {
            if (owned[point] >= SURVEY * DISSENT && owned[point] <= SURVEY * (1 - DISSENT)) {
                open.add(point);
            }
        }
        return open;
    }
}
