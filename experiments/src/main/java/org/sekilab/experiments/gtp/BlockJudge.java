package org.sekilab.experiments.gtp;

import java.util.List;
import java.util.Optional;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.safety.RegionResult;
import org.sekilab.safety.Verdict;
import org.sekilab.statics.SafetyMap;

/**
 * Tells whether a block can be killed or saved by the side to move.
 *
 * <p>Proves: all it says but {@link Answer#UNKNOWN}. A block lives if it is proved never to be captured with the opponent to move; it is dead if
 * its points are proved to be the opponent's with its own side to move. A move works if after it one or the other is so, by the solvers or
 * by a search of a region that the block encloses or is enclosed in. In such a search the surrounding side loses all kos, and the worst is
 * assumed outside.
 * <p>Cost: the solver of whole boards once, the static solver for each point of the regions around the block, and a search for each region.
 */
final class BlockJudge {
    private final GtpGame game;
    private final Analyses analyses;
    private final Solvers solvers;
    private final RegionSearch search;

    BlockJudge(GtpGame game, Analyses analyses, Solvers solvers, RegionSearch search) {
        this.game = game;
        this.analyses = analyses;
        this.solvers = solvers;
        this.search = search;
    }

    /** Whether the side to move reaches what it wants. */
    enum Answer {
        WORKS,
        FAILS,
        UNKNOWN
    }

    /**
     * The answer, and how.
     *
     * @param move that works, a point or {@link Points#PASS}; {@link Points#NONE} unless one does
     */
    record Outlook(Answer answer, int move) {
        private static Outlook works(int move) {
            return new Outlook(Answer.WORKS, move);
        }

        private static Outlook without(Answer answer) {
            return new Outlook(answer, Points.NONE);
        }
    }

    /** Whether the opponent kills the block of a stone, moving first. */
    Outlook attack(int stone) {
        SafetyMap safety = analyses.of(SafetyLevel.FULL);
        Block block = block(safety, stone);
        Color killer = block.color().opposite();
        if (safety.isAlive(block)) {
            return Outlook.without(Answer.FAILS);
        }
        if (isDead(safety, block)) {
            return Outlook.works(Points.PASS);
        }
        RegionMap map = safety.regionMap(killer);
        BasicRegion around = map.regions().get(map.regionIndexAt(stone));
        Optional<Integer> move = search.solve(map.merge(List.of(around)), killer)
                .filter(result -> result.verdict() == Verdict.SAFE)
                .flatMap(BlockJudge::firstMove);
        return move.or(() -> findMove(block, killer, around.empties()))
                .map(Outlook::works)
                .orElse(Outlook.without(Answer.UNKNOWN));
    }

    /** Whether the block of a stone is saved, its own side moving first. */
    Outlook defend(int stone) {
        SafetyMap safety = analyses.of(SafetyLevel.FULL);
        Block block = block(safety, stone);
        if (safety.isAlive(block)) {
            return Outlook.works(Points.PASS);
        }
        if (isDead(safety, block)) {
            return Outlook.without(Answer.FAILS);
        }
        Color owner = block.color();
        RegionMap own = safety.regionMap(owner);
        PointSet candidates = new PointSet(game.geometry());
        for (int index : own.regionsOf(block)) {
            BasicRegion region = own.regions().get(index);
            Optional<Integer> move = region.boundaryBlocks().contains(block)
                    ? search.solve(own.merge(List.of(region)), owner)
                            .filter(result -> result.verdict() == Verdict.SAFE || result.verdict() == Verdict.SEKI)
                            .flatMap(BlockJudge::firstMove)
                    : Optional.empty();
            if (move.isPresent()) {
                return Outlook.works(move.get());
            }
            candidates.unite(region.empties());
        }
        RegionMap others = safety.regionMap(owner.opposite());
        candidates.intersect(others.regions().get(others.regionIndexAt(stone)).empties());
        return findMove(block, owner, candidates).map(Outlook::works).orElse(Outlook.without(Answer.UNKNOWN));
    }

    /** The move that a search found best. */
    static Optional<Integer> firstMove(RegionResult result) {
        return result.principalVariation().stream().findFirst();
    }

    /** A move after which static rules prove the block alive or dead, as the mover wants. */
    private Optional<Integer> findMove(Block block, Color mover, PointSet candidates) {
        for (int point = candidates.first(); point != Points.NONE; point = candidates.next(point)) {
            if (game.isLegal(mover, point)) {
                Position after = game.after(mover, point);
                boolean isGone = !after.stones(block.color()).contains(block.anchor());
                SafetyMap safety = solvers.statics().solve(after);
                boolean isSaved = !isGone && safety.isAlive(block(safety, block.anchor()));
                boolean isKilled = safety.safePoints(block.color().opposite()).containsAll(block.stones());
                if (mover == block.color() ? isSaved : isKilled) {
                    return Optional.of(point);
                }
            }
        }
        return Optional.empty();
    }

    /** Dead by the solver of whole boards, or by a search of the region around it. */
    private boolean isDead(SafetyMap safety, Block block) {
        if (safety.isDead(block)) {
            return true;
        }
        RegionMap map = safety.regionMap(block.color().opposite());
        BasicRegion around = map.regions().get(map.regionIndexAt(block.anchor()));
        return search.solve(map.merge(List.of(around)), block.color())
                .filter(result -> result.verdict() == Verdict.SAFE)
                .isPresent();
    }

    private static Block block(SafetyMap safety, int stone) {
        Position position = safety.position();
        Color color = position.black().contains(stone) ? Color.BLACK : Color.WHITE;
        RegionMap map = safety.regionMap(color);
        return map.blocks().get(map.blockIndexAt(stone));
    }
}
