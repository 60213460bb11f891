package org.sekilab.scoring;

import java.util.SplittableRandom;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMap;

/**
 * Guesses how likely a side wins, by random games that start from what is proved. Immutable; threads may share it.
 *
 * <p>The games count by area. Proved points have their owner whatever the games do. Equal boards get equal answers, as
 * the games are always the same.
 *
 * <p>Source: own.
 * <p>Proves: nothing.
 * <p>Differs: not applicable.
 * <p>Cost: a thousand games, some 300 ms on 19x19. They tell the share of wins up to a standard error of 0.016.
 */
public final class WinEstimator {
    private static final int GAMES = 1000;
    private static final long SEED = 1;

    /**
     * The share of games that a side wins. A draw counts a half.
     *
     * @param safety what is proved; the side to move of its position begins the games
     * @param needed the lead that is a draw, in points of area; the komi if the side is Black
     * @return from 0 to 1
     */
    public double chance(SafetyMap safety, Color side, double needed) {
        int[] owners = owners(safety);
        RandomGame game =
                new RandomGame(RandomGame.settled(safety), new SplittableRandom(SEED), RandomGame.Style.LOCAL);
        double wins = 0;
        for (int i = 0; i < GAMES; i++) {
            double margin = lead(game.play(safety.position()), owners, Board.stoneOf(side)) - needed;
            wins += (1 + Math.signum(margin)) / 2;
        }
        return wins / GAMES;
    }

    /** The side that is proved to have a point, as a stone: [point]. {@link Board#EMPTY} if games tell. */
    private static int[] owners(SafetyMap safety) {
        Position position = safety.position();
        int[] owners = new int[position.geometry().area()];
        for (Color color : Color.values()) {
            PointSet safe = safety.safePoints(color);
            for (int point = safe.first(); point != Points.NONE; point = safe.next(point)) {
                owners[point] = Board.stoneOf(color);
            }
        }
        return owners;
    }

    /** The points that a side has more than the other one. */
    private static int lead(Board end, int[] owners, int side) {
        int lead = 0;
        for (int point = 0; point < owners.length; point++) {
            int owner = owners[point] == Board.EMPTY ? RandomGame.owner(end, point) : owners[point];
            if (owner == Board.BLACK || owner == Board.WHITE) {
                lead += owner == side ? 1 : -1;
            }
        }
        return lead;
    }
}
