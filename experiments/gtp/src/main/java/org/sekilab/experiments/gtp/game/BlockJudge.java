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
 * region that the block encloses. It also lives by a search of the region that encloses it. The last search must
 * succeed even if no block around can be captured. A block is dead by the solver of whole boards, or by a search of the
 * enclosing region under the worst case outside. A move works if it leads to a proof that the block lives or is dead.
 * Blocks that are enclosed together count as one in searches: it is enough that some survive. A search for life on the
 * open board comes last, where the configuration allows it.
 * <p>Cost: the solver of whole boards twice, the static one for each move, and a few searches of regions.
 */
public final class BlockJudge implements StatusJudge {
    private static final KoThreats NO_THREATS = KoThreats.of(0);

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

    /** The aim of a side. */
    private enum Aim {
        KILL,
        LIVE;

        private Aim opposite() {
            return this == KILL ? LIVE : KILL;
        }

        /** The threats with which the side loses all kos. */
        private KoThreats worst() {
            return this == KILL ? KoThreats.UNLIMITED : KoThreats.OF_THE_DEFENDER;
        }

        private Boundary boundary() {
            return this == KILL ? Boundary.UNPROVED : Boundary.ALIVE;
        }

        private boolean isReachedBy(Verdict verdict) {
            return this == KILL ? verdict == Verdict.SAFE : verdict == Verdict.UNSAFE || verdict == Verdict.SEKI;
        }
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
        Outlook outlook = byTrial(block, fight).orElseGet(() -> fight.outlook(Aim.KILL));
        return outlook.answer() == Answer.UNKNOWN ? onOpenBoard(stone, fight.first, LifeVerdict.DEAD) : outlook;
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
        Outlook outlook =
                livesInside(safety, block).or(() -> byTrial(block, fight)).orElseGet(() -> fight.outlook(Aim.LIVE));
        return outlook.answer() == Answer.UNKNOWN ? onOpenBoard(stone, fight.first, LifeVerdict.ALIVE) : outlook;
    }

    /**
     * The answer of a search for life on the open board, if the configuration allows it.
     *
     * @param wanted the verdict that the side to move wants
     */
    private Outlook onOpenBoard(int stone, Color first, LifeVerdict wanted) {
        if (solvers.status() != StatusMethod.OPEN) {
            return Outlook.UNKNOWN;
        }
        LifeResult result = lives.find(stone, first).result();
        if (result.verdict() == LifeVerdict.UNKNOWN) {
            return Outlook.UNKNOWN;
        }
        if (result.verdict() == LifeVerdict.KO) {
            return Outlook.proved(Answer.KO, result.move());
        }
        if (result.verdict() != wanted) {
            return Outlook.FAILS;
        }
        boolean isDone = lives.find(stone, first.opposite()).result().verdict() == wanted;
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
        Aim aim = fight.first == block.color() ? Aim.LIVE : Aim.KILL;
        int best = fight.findBest(aim);
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

        private Outlook outlook(Aim aim) {
            Aim other = aim.opposite();
            OptionalInt move = findMove(aim, first, aim.worst());
            if (move.isPresent()) {
                boolean isDone = findMove(aim, first.opposite(), aim.worst()).isPresent();
                return isDone ? Outlook.BY_PASSING : Outlook.proved(Answer.WORKS, move.getAsInt());
            }
            if (findMove(other, first, other.worst()).isPresent()) {
                return Outlook.FAILS;
            }
            OptionalInt without = findMove(aim, first, NO_THREATS);
            if (without.isPresent() && findMove(other, first, aim.worst()).isPresent()) {
                return Outlook.proved(Answer.KO_OPPONENT_FIRST, without.getAsInt());
            }
            OptionalInt best = findMove(aim, first, other.worst());
            boolean isKo =
                    best.isPresent() && findMove(other, first, NO_THREATS).isPresent();
            return isKo ? Outlook.proved(Answer.KO_SELF_FIRST, best.getAsInt()) : Outlook.UNKNOWN;
        }

        /**
         * The move that may be best, as if no block around could be captured. {@link Points#NONE} if no move was found.
         */
        private int findBest(Aim aim) {
            if (!isSmall(KoThreats.UNLIMITED)) {
                return Points.NONE;
            }
            RegionResult result = solvers.regions().solve(position, region, first, Boundary.ALIVE, KoThreats.UNLIMITED);
            return aim.isReachedBy(result.verdict()) ? result.firstMove() : Points.NONE;
        }

        private boolean isSmall(KoThreats threats) {
            return !region.boundaryBlocks().isEmpty() && LocalShape.fits(region, threats);
        }

        /** The first move of play in which the side with an aim is proved to reach it. Empty if no move was found. */
        private OptionalInt findMove(Aim aim, Color mover, KoThreats threats) {
            if (!isSmall(threats)) {
                return OptionalInt.empty();
            }
            RegionResult result = solvers.regions().solve(position, region, mover, aim.boundary(), threats);
            return aim.isReachedBy(result.verdict()) ? OptionalInt.of(result.firstMove()) : OptionalInt.empty();
        }
    }
}
