package org.sekilab.experiments.gtp.game;

import java.util.Comparator;
import java.util.Optional;
import java.util.stream.Stream;
import org.sekilab.experiments.config.StatusMethod;
import org.sekilab.experiments.gtp.game.StatusJudge.Trust;
import org.sekilab.life.estimate.EyeCountEstimator;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.RegionResult;
import org.sekilab.safety.RegionSolver.Boundary;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;

/**
 * Tells how many eyes a region is worth. Regions within one block are proved. Others are guessed, if the configuration
 * allows it.
 *
 * <p>Proves: worths with {@link Trust#PROOF}, of a block without liberties elsewhere. Searches of regions have this
 * premise everywhere. Two eyes: the block lives by this region alone. One eye: the block does not live by this region
 * alone. The attacker's stones in the region fall as long as the block is not captured, so the block lives with one
 * more eye.
 * <p>Differs: GNU Go always has an answer.
 * <p>Cost: up to five searches of the region, and up to four short ones for a guess.
 */
public final class EyeJudge {
    private static final int PARTS = 4; // of the time of a search, for each search of a guess

    private final GtpGame game;
    private final Analyses analyses;
    private final GtpSolvers solvers;
    private final EyeCountEstimator estimator;

    /** @param listener receives the progress of guesses */
    public EyeJudge(GtpGame game, Analyses analyses, GtpSolvers solvers, SearchListener listener) {
        this.game = game;
        this.analyses = analyses;
        this.solvers = solvers;
        Limits limits = solvers.limits();
        this.estimator = new EyeCountEstimator(limits.withTime(limits.time().dividedBy(PARTS)), listener);
    }

    /**
     * Eyes of a region: one or two, and none only in a guess.
     *
     * @param fewest if the attacker moves first
     * @param most if the defender does
     * @param attack the attacker's move; {@link Points#NONE} if it makes no difference
     * @param defense the defender's move; {@link Points#NONE} if it makes no difference
     */
    public record Worth(int fewest, int most, int attack, int defense, Trust trust) {
        private static Worth of(int eyes) {
            return new Worth(eyes, eyes, Points.NONE, Points.NONE, Trust.PROOF);
        }
    }

    /** The worth of the region around a point. Empty if it is not known. */
    public Optional<Worth> judge(int point) {
        return Stream.of(Color.values())
                .flatMap(color -> findRegion(color, point).stream())
                .min(Comparator.comparingInt(region -> region.points().size()))
                .flatMap(region -> new Eye(game.position(), region).findWorth())
                .or(() -> guess(point));
    }

    private Optional<Worth> guess(int point) {
        return solvers.status() != StatusMethod.GUESS
                ? Optional.empty()
                : estimator
                        .estimate(game.position(), point)
                        .map(count ->
                                new Worth(count.fewest(), count.most(), count.attack(), count.defense(), Trust.GUESS));
    }

    /** The region that a single block of a color encloses, and that is small enough. */
    private Optional<BasicRegion> findRegion(Color color, int point) {
        if (game.position().stones(color).contains(point)) {
            return Optional.empty();
        }
        RegionMap map = analyses.of(SafetyLevel.BENSON).regionMap(color);
        BasicRegion region = map.regions().get(map.regionIndexAt(point));
        boolean isOfOneBlock =
                region.boundaryBlocks().size() == 1 && region.interiorBlocks().isEmpty();
        return isOfOneBlock && LocalShape.fits(region, KoThreats.OF_THE_DEFENDER)
                ? Optional.of(region)
                : Optional.empty();
    }

    /** The questions about one region. */
    private final class Eye {
        private final Position position;
        private final BasicRegion region;

        private Eye(Position position, BasicRegion region) {
            this.position = position;
            this.region = region;
        }

        private Optional<Worth> findWorth() {
            if (!proves(Verdict.SAFE, region.attacker(), Boundary.ALIVE, KoThreats.UNLIMITED)) {
                return Optional.empty();
            }
            Color defender = region.defender();
            if (proves(Verdict.SAFE, region.attacker(), Boundary.UNPROVED, KoThreats.UNLIMITED)) {
                return Optional.of(Worth.of(2));
            }
            if (proves(Verdict.UNSAFE, defender, Boundary.UNPROVED, KoThreats.OF_THE_DEFENDER)) {
                return Optional.of(Worth.of(1));
            }
            RegionResult attack = solve(region.attacker(), Boundary.UNPROVED, KoThreats.OF_THE_DEFENDER);
            RegionResult defense = solve(defender, Boundary.UNPROVED, KoThreats.UNLIMITED);
            if (attack.verdict() != Verdict.UNSAFE || defense.verdict() != Verdict.SAFE) {
                return Optional.empty();
            }
            Worth worth = new Worth(1, 2, attack.firstMove(), defense.firstMove(), Trust.PROOF);
            return isPlayable(worth.attack(), region.attacker()) && isPlayable(worth.defense(), defender)
                    ? Optional.of(worth)
                    : Optional.empty();
        }

        /**
         * False for a move that is suicide until the block's liberties elsewhere are taken, when the defender has had
         * time to answer.
         */
        private boolean isPlayable(int move, Color color) {
            return move != Points.PASS && game.isLegal(color, move);
        }

        private boolean proves(Verdict verdict, Color first, Boundary boundary, KoThreats threats) {
            return solve(first, boundary, threats).verdict() == verdict;
        }

        private RegionResult solve(Color first, Boundary boundary, KoThreats threats) {
            return solvers.regions().solve(position, region, first, boundary, threats);
        }
    }
}
