package org.sekilab.safety.score;

import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetySolver;
import org.sekilab.safety.Safety;
import org.sekilab.scoring.Prisoners;
import org.sekilab.scoring.Ruleset;
import org.sekilab.scoring.Score;

/**
 * The front door of scoring by proofs. Stones that are proved dead are removed. All other stones stay on the board.
 * Immutable; threads may share it.
 *
 * <p>Source: {@link ExactSekiRule} sorts the empty points.
 * <p>Proves: the dead stones, and all groups outside {@link ProvedScore#unproved}.
 * <p>Differs: as {@link ExactSekiRule}.
 * <p>Cost: two solutions of the whole board, and the searches of {@link ExactSekiRule}.
 */
public final class Scores {
    private final Safety safety;

    private Scores(Safety safety) {
        this.safety = safety;
    }

    /** Scores with the strongest preset, see {@link Safety#best}. */
    public static Scores best() {
        return of(Safety.best());
    }

    /**
     * Scores with the preset and the limits of a solver. A limit of {@link Safety#inTotal} holds for a whole score.
     *
     * @param safety finds seki if its preset is M7 or a later one
     */
    public static Scores of(Safety safety) {
        return new Scores(safety);
    }

    /** The score of a position at the end of a game, without prisoners from play. */
    public ProvedScore score(Position position, Ruleset rules, double komi) {
        return score(position, rules, Prisoners.NONE, komi);
    }

    /**
     * The score of a position at the end of a game.
     *
     * @param captured the stones captured in play; they count by Japanese rules
     * @throws IllegalArgumentException if a block has no liberty
     */
    public ProvedScore score(Position position, Ruleset rules, Prisoners captured, double komi) {
        SafetySolver solver = safety.solver();
        ExactSekiRule rule = new ExactSekiRule(solver, new FloodRegionFinder(), safety.regionSolver());
        SafetyMap map = solver.solve(position);
        PointSet black = map.deadStones(Color.BLACK);
        PointSet white = map.deadStones(Color.WHITE);
        Position cleaned = Position.of(
                position.black().copy().subtract(black), position.white().copy().subtract(white), position.toMove());
        ExactTerritory found = rule.solve(cleaned);
        Score score = new Score(rules, found.territory(), captured, new Prisoners(black.size(), white.size()), komi);
        return new ProvedScore(score, black.unite(white), found.unproved());
    }
}
