package org.sekilab.scoring;

import java.util.SplittableRandom;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
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
        PointSet own = safety.safePoints(side);
        PointSet other = safety.safePoints(side.opposite());
        int[] unproved = own.copy().unite(other).complement().toArray();
        double neededThere = needed - (own.size() - other.size());
        RandomGame game =
                new RandomGame(RandomGame.settled(safety), new SplittableRandom(SEED), RandomGame.Style.LOCAL);
        double wins = 0;
        for (int i = 0; i < GAMES; i++) {
            double margin = RandomGame.lead(game.play(safety.position()), unproved, side) - neededThere;
            wins += (1 + Math.signum(margin)) / 2;
        }
        return wins / GAMES;
    }
}
