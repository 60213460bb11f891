package org.sekilab.safety;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalShape;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.statics.Effort;
import org.sekilab.statics.SafetyMapBuilder;
import org.sekilab.statics.SafetyMethod;

/**
 * What is known so far of the safety of one color, and where its proofs lie. Mutable, confined to one thread.
 *
 * <p>Invariant: no two strategies that the result rests on share a point. A new one takes the place of those before it only where it keeps
 * alive, by itself, all blocks that they keep alive.
 */
final class ColorState {
    private final SafetyMapBuilder result;
    private final RegionMap map;
    private final SafetyConfig config;
    private final RegionSearcher searcher;
    private final ProvedGame.Recorder recorder;
    private final PointSet reserved; // points that proofs rest on
    private final PointSet exclusive; // those of them where the proof may not be replaced
    private final Set<List<Object>> failed = new HashSet<>(); // searches that need not be done again

    /** @param reserved the points that earlier proofs of the color rest on; owned from now on */
    ColorState(
            SafetyMapBuilder result,
            Color color,
            PointSet reserved,
            SafetyConfig config,
            RegionSearcher searcher,
            ProvedGame.Recorder recorder) {
        this.result = result;
        this.map = result.regionMap(color);
        this.reserved = reserved;
        this.exclusive = new PointSet(reserved.geometry());
        this.config = config;
        this.searcher = searcher;
        this.recorder = recorder;
    }

    Position position() {
        return result.position();
    }

    RegionMap map() {
        return map;
    }

    Color color() {
        return map.color();
    }

    SafetyConfig config() {
        return config;
    }

    boolean isAlive(Block block) {
        return result.isAlive(block);
    }

    /** A block that is alive by an answer at one of the points is not alive for a proof that may answer otherwise. */
    boolean isAliveElsewhere(Block block, PointSet points) {
        boolean isUnconditional = result.methodAt(block.anchor())
                .filter(SafetyMethod.BENSON::equals)
                .isPresent();
        return result.isAlive(block) && (isUnconditional || !reserved.intersects(points));
    }

    /** True when a proof rests on one of the points. */
    boolean isReserved(PointSet points) {
        return reserved.intersects(points);
    }

    /** The points where a proof of this color rests, or that belong to the other one. */
    PointSet settledPoints() {
        return reserved.copy().unite(result.safePoints(color().opposite())).unite(result.safePoints(color()));
    }

    /** The regions that may yet be proved, for all sizes. */
    List<BasicRegion> openRegions() {
        List<BasicRegion> open = new ArrayList<>();
        for (BasicRegion region : map.regions()) {
            boolean isSettled = reserved.containsAll(region.points()) || exclusive.intersects(region.points());
            boolean isLost = result.safePoints(color().opposite()).intersects(region.points());
            if (!isSettled && !isLost && !region.boundaryBlocks().isEmpty()) {
                open.add(region);
            }
        }
        return open;
    }

    /**
     * Searches a game, unless the same search has failed before.
     *
     * @param search what tells it from other searches
     * @param regions what the effort is spent on
     */
    boolean proves(List<Object> search, LocalShape shape, List<BasicRegion> regions) {
        return provesQuickly(search, shape, regions, config.limits().maxNodes());
    }

    /** The same in at most so many nodes. */
    boolean provesQuickly(List<Object> search, LocalShape shape, List<BasicRegion> regions, long maxNodes) {
        if (failed.contains(search)) {
            return false;
        }
        Result found = searcher.proveSafe(shape, position(), maxNodes);
        Effort effort =
                new Effort(found.statistics().nodes(), found.statistics().elapsedNanos());
        regions.forEach(region -> result.addEffort(region, effort));
        if (found.outcome() != Outcome.WIN) {
            failed.add(search);
            return false;
        }
        return true;
    }

    /** Records the proof of a unit and what follows. */
    void record(Unit unit, SafetyMethod method) {
        for (Block block : unit.blocks()) {
            if (!result.isAlive(block)) {
                result.addAlive(block, method);
            }
        }
        reserved.unite(unit.points());
        exclusive.unite(unit.exclusive());
        if (unit.isTerritory()) {
            result.addTerritory(color(), unit.territory(), method);
        }
        recorder.record(new ProvedGame(unit.provedShape(), method));
    }
}
