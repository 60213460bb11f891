package org.sekilab.experiments.gtp.game;

import java.util.Optional;
import java.util.OptionalInt;
import org.sekilab.experiments.config.StatusMethod;
import org.sekilab.life.LifeResult;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetySolver;
import org.sekilab.safety.RegionResult;
import org.sekilab.safety.RegionSolver.Boundary;
import org.sekilab.safety.settings.Verdict;

/**
 * Tells whether a block can be killed or saved by the side to move.
 *
 * <p>Proves: all it says but {@link Answer#UNKNOWN}. A block lives by the solver of whole boards, or by a search of a
 * region that the block encloses. A block is dead by the solver of whole boards, or by a search of the enclosing region
 * under the worst case outside. A move works if it leads to a proof that the block lives or is dead. A search for life
 * comes last. It answers for blocks in small regions, and for all blocks where the configuration allows it.
 *
 * <p>A search of the enclosing region proves deaths only. That something can live in a region does not tell that the
 * block does.
 * <p>Cost: the solver of whole boards twice, the static one for each move, and a few searches of regions.
 */
public final class BlockJudge implements StatusJudge {
    private final GtpGame game;
    private final Analyses analyses;
    private final GtpSolvers solvers;
    private final LiveLifeSearch lives;

    public BlockJudge(GtpGame game, Analyses analyses, GtpSolvers solvers, LiveLifeSearch lives) {
        this.game = game;
        this.analyses = analyses;
        this.solvers = solvers;
        this.lives = lives;
    }

    @Override
    public Outlook attack(int stone) {
        SafetyMap safety = analyses.of(SafetyLevel.FULL);
        Block block = block(safety, stone);
        if (safety.isAlive(block)) {
            return Outlook.FAILS;
        }
        if (safety.isDead(block)) {
            return Outlook.BY_PASSING;
        }
        Fight fight = new Fight(
                safety.position(), around(safety, block), block.color().opposite());
        return byTrial(block, fight)
                .or(fight::findKill)
                .orElseGet(() -> bySearchForLife(stone, fight, LifeVerdict.DEAD));
    }

    @Override
    public Outlook defend(int stone) {
        SafetyMap safety = analyses.of(SafetyLevel.FULL);
        Block block = block(safety, stone);
        if (safety.isAlive(block)) {
            return Outlook.BY_PASSING;
        }
        if (safety.isDead(block)) {
            return Outlook.FAILS;
        }
        Fight fight = new Fight(safety.position(), around(safety, block), block.color());
        return livesInside(safety, block)
                .or(() -> byTrial(block, fight))
                .or(() -> fight.findMoveThatKills(fight.first).isPresent()
                        ? Optional.of(Outlook.FAILS)
                        : Optional.empty())
                .orElseGet(() -> bySearchForLife(stone, fight, LifeVerdict.ALIVE));
    }

    /**
     * The answer of a search for life, if the region is small or the configuration allows searches on the open board.
     *
     * @param wanted the verdict that the side to move wants
     */
    private Outlook bySearchForLife(int stone, Fight fight, LifeVerdict wanted) {
        if (solvers.status() != StatusMethod.OPEN && !fight.isSmall()) {
            return Outlook.UNKNOWN;
        }
        LifeResult result = lives.find(stone, fight.first).result();
        if (result.verdict() == LifeVerdict.UNKNOWN) {
            return Outlook.UNKNOWN;
        }
        if (result.verdict() == LifeVerdict.KO) {
            return Outlook.proved(Answer.KO, result.move());
        }
        if (result.verdict() != wanted) {
            return Outlook.FAILS;
        }
        boolean isDone = lives.find(stone, fight.first.opposite()).result().verdict() == wanted;
        return isDone ? Outlook.BY_PASSING : Outlook.proved(Answer.WORKS, result.move());
    }

    /** A region that the block encloses, with others, where a move keeps all of them from being captured. */
    private Optional<Outlook> livesInside(SafetyMap safety, Block block) {
        RegionMap own = safety.regionMap(block.color());
        for (int index : own.regionsOf(block)) {
            BasicRegion region = own.regions().get(index);
            if (region.boundaryBlocks().contains(block) && solvers.regions().fits(region)) {
                RegionResult result = solvers.regions()
                        .solve(safety.position(), region, block.color(), Boundary.UNPROVED, KoThreats.UNLIMITED);
                if (result.verdict() == Verdict.SAFE || result.verdict() == Verdict.SEKI) {
                    return Optional.of(Outlook.proved(Answer.WORKS, result.firstMove()));
                }
            }
        }
        return Optional.empty();
    }

    /**
     * A move after which the block is proved alive or dead, as the mover wants. The full solver tries the move that
     * looks best.
     */
    private Optional<Outlook> byTrial(Block block, Fight fight) {
        int best = fight.findBest(fight.first != block.color());
        if (provesAfter(best, block, fight.first, solvers.full())) {
            return Optional.of(Outlook.proved(Answer.WORKS, best));
        }
        PointSet moves = fight.region.empties();
        for (int move = moves.first(); move != Points.NONE; move = moves.next(move)) {
            if (provesAfter(move, block, fight.first, solvers.statics())) {
                return Optional.of(Outlook.proved(Answer.WORKS, move));
            }
        }
        return Optional.empty();
    }

    private boolean provesAfter(int move, Block block, Color mover, SafetySolver solver) {
        if (move == Points.NONE || !game.isLegal(mover, move)) {
            return false;
        }
        SafetyMap safety = solver.solve(game.after(mover, move));
        return mover == block.color()
                ? safety.isAlive(block(safety, block.anchor()))
                : safety.safePoints(mover).containsAll(block.stones());
    }

    /** The region of the opponent's color that a block is in. */
    private static BasicRegion around(SafetyMap safety, Block block) {
        RegionMap map = safety.regionMap(block.color().opposite());
        return map.regions().get(map.regionIndexAt(block.anchor()));
    }

    private static Block block(SafetyMap safety, int stone) {
        Position position = safety.position();
        Color color = position.colorOf(stone);
        RegionMap map = safety.regionMap(color);
        return map.blocks().get(map.blockIndexAt(stone));
    }

    /** The fight for a region of the killer's color, with one side to move first. */
    private final class Fight {
        private final Position position;
        private final BasicRegion region;
        private final Color first;

        private Fight(Position position, BasicRegion region, Color first) {
            this.position = position;
            this.region = region;
            this.first = first;
        }

        /** A kill by the side that moves first, where a region search proves it. */
        private Optional<Outlook> findKill() {
            OptionalInt move = findMoveThatKills(first);
            if (move.isEmpty()) {
                return Optional.empty();
            }
            boolean isDone = findMoveThatKills(first.opposite()).isPresent();
            return Optional.of(isDone ? Outlook.BY_PASSING : Outlook.proved(Answer.WORKS, move.getAsInt()));
        }

        /**
         * The move that may be best, as if no block around could be captured. {@link Points#NONE} if no move was found.
         */
        private int findBest(boolean isKill) {
            if (!isSmall()) {
                return Points.NONE;
            }
            RegionResult result = solvers.regions().solve(position, region, first, Boundary.ALIVE, KoThreats.UNLIMITED);
            boolean isGood = isKill
                    ? result.verdict() == Verdict.SAFE
                    : result.verdict() == Verdict.UNSAFE || result.verdict() == Verdict.SEKI;
            return isGood ? result.firstMove() : Points.NONE;
        }

        private boolean isSmall() {
            return !region.boundaryBlocks().isEmpty() && LocalShape.fits(region, KoThreats.UNLIMITED);
        }

        /** The first move of play in which all in the region is proved dead. Empty if no proof was found. */
        private OptionalInt findMoveThatKills(Color mover) {
            if (!isSmall()) {
                return OptionalInt.empty();
            }
            RegionResult result =
                    solvers.regions().solve(position, region, mover, Boundary.UNPROVED, KoThreats.UNLIMITED);
            return result.verdict() == Verdict.SAFE ? OptionalInt.of(result.firstMove()) : OptionalInt.empty();
        }
    }
}
