package org.sekilab.safety.region;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalShape;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;

/**
 * The results of searches of local games, so that no search is done twice. Mutable, confined to one thread.
 *
 * <p>Source: own.
 * <p>Proves: a game counts as won only if a search has won it. A failed search is never a proof; it only saves further
 * searches.
 * <p>Games on the same points between the same blocks are compared. A lost game is also lost with fewer eyes elsewhere,
 * with more territory, or for a higher goal. If a search ended open, an equal search within no larger limits would end
 * open too. Nothing else follows.
 * <p>Cost: a look at all results on the same points.
 */
public final class GameMemory {
    private final Map<Place, List<Finding>> findings = new HashMap<>();

    private enum Kind {
        WON,
        LOST,
        OPEN,
        /** Won, but with a proof that cannot be used. */
        UNUSABLE
    }

    /** A game of the defender, with the attacker to move first. */
    public record Game(LocalShape shape, Position stones, Goal goal) {}

    /** The common data of games that can be compared. */
    private record Place(PointSet points, long wallAt, List<Block> blocks, List<Block> sacrifices, Position stones) {
        static Place of(Game game) {
            LocalShape shape = game.shape();
            PointSet points = shape.pointsOf(shape.all()).freeze();
            return new Place(points, shape.solidWallAt(), shape.blocks(), shape.sacrifices(), game.stones());
        }
    }

    /**
     * @param points on which the defender wins; of no meaning for other results
     * @param maxNodes the limit of an open search; of no meaning for other results
     */
    private record Finding(Game game, Kind kind, PointSet points, long maxNodes) {
        boolean isOf(Game other) {
            return isNoHarderThan(other) && new Finding(other, kind, points, maxNodes).isNoHarderThan(game);
        }

        /** True if a win of the other game implies a win of this one for the defender. */
        boolean isNoHarderThan(Game other) {
            boolean isNoHigher = game.goal() == other.goal() || game.goal() == Goal.AT_LEAST_DRAW;
            boolean isNoLarger = (game.shape().territory() & ~other.shape().territory()) == 0;
            return isNoHigher
                    && isNoLarger
                    && haveAllEyes(game.shape().eyes(), other.shape().eyes());
        }

        private static boolean haveAllEyes(long[] eyes, long[] others) {
            for (int block = 0; block < eyes.length; block++) {
                if (eyes[block] != LocalShape.ALIVE && (others[block] & ~eyes[block]) != 0) {
                    return false;
                }
            }
            return true;
        }
    }

    /** True when a search has won exactly this game, so that its proof is known. */
    public boolean isWon(Game game) {
        return wonPoints(game).stream().anyMatch(allPoints(game)::equals);
    }

    /** The points on which a search has won exactly this game, so that its proof is known; empty if there is none. */
    public Optional<PointSet> wonPoints(Game game) {
        return at(game).stream()
                .filter(finding -> finding.kind() == Kind.WON && finding.isOf(game))
                .map(Finding::points)
                .findFirst();
    }

    /** True when a search of the game within some limits has failed, or would fail. */
    public boolean hasFailed(Game game, Limits limits) {
        return at(game).stream().anyMatch(finding -> speaksAgainst(finding, game, limits.maxNodes()));
    }

    private boolean speaksAgainst(Finding finding, Game game, long maxNodes) {
        return switch (finding.kind()) {
            case WON -> false;
            case LOST -> finding.isNoHarderThan(game);
            case OPEN -> maxNodes <= finding.maxNodes() && finding.isOf(game);
            case UNUSABLE -> finding.isOf(game);
        };
    }

    /**
     * Adds the result of a search.
     *
     * @param outcome of the goal
     * @param limits of the search
     */
    public void add(Game game, Outcome outcome, Limits limits) {
        switch (outcome) {
            case WIN -> addWon(game, allPoints(game));
            case UNKNOWN -> add(game, Kind.OPEN, limits.maxNodes());
            default -> add(game, Kind.LOST, Long.MAX_VALUE);
        }
    }

    /** Adds a game without territory that is won on a part of its points. */
    public void addWon(Game game, PointSet points) {
        findings.computeIfAbsent(Place.of(game), place -> new ArrayList<>())
                .add(new Finding(game, Kind.WON, points, Long.MAX_VALUE));
    }

    private static PointSet allPoints(Game game) {
        return game.shape().pointsOf(game.shape().all()).freeze();
    }

    /** Adds a game with a win that no proof can use. */
    public void addUnusable(Game game) {
        add(game, Kind.UNUSABLE, Long.MAX_VALUE);
    }

    private void add(Game game, Kind kind, long maxNodes) {
        findings.computeIfAbsent(Place.of(game), place -> new ArrayList<>())
                .add(new Finding(game, kind, allPoints(game), maxNodes));
    }

    private List<Finding> at(Game game) {
        return findings.getOrDefault(Place.of(game), List.of());
    }
}
