package org.sekilab.safety.board;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.Comparator;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.proof.Proofs;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.statics.BensonLife;

/**
 * The proofs of safety for one color, and the points that they use. Only {@link BoardSolver} changes it, by committing
 * what sub-solvers return. Mutable, confined to one thread.
 *
 * <p>Invariant: no two strategies of the result share a point. A new strategy replaces earlier ones only if it alone
 * keeps alive all blocks that they keep alive.
 */
public final class BoardProof {
    private final SafetyMapBuilder result;
    private final RegionMap map;
    private final Proofs kind;
    private final Set<PointSet> leftOut;
    private final ProvedGame.Recorder recorder;
    private final PointSet reserved; // points that proofs use, including those of the static rules
    private final PointSet exclusive; // reserved points with a proof that may not be replaced
    private final PointSet fixed; // points with a proof that nothing may ever replace
    private final BensonLife benson;
    private final List<Proof> proofs = new ArrayList<>();
    private final List<AreaResult> strategies = new ArrayList<>(); // without those that later ones replaced
    private List<Block> lastProvedBlocks = List.of();

    /**
     * A committed proof, or the rest of one.
     *
     * @param points the points of its strategies
     * @param needed indices of the blocks that are assumed to be alive
     * @param alive indices of the blocks that the proof keeps alive
     */
    private record Proof(PointSet points, BitSet needed, BitSet alive) {
        /**
         * The rest of an earlier proof that this one replaces in part. This proof keeps alive all blocks next to the
         * common points, and does not need the earlier proof.
         */
        Proof inPlaceOfPartOf(Proof earlier) {
            BitSet allNeeded = (BitSet) earlier.needed.clone();
            allNeeded.andNot(alive);
            allNeeded.or(needed);
            BitSet allAlive = (BitSet) earlier.alive.clone();
            allAlive.or(alive);
            return new Proof(earlier.points.copy().unite(points).freeze(), allNeeded, allAlive);
        }
    }

    /**
     * @param result receives the proofs
     * @param rules the points that the static rules use for the color
     * @param kind the kind of proofs to commit
     * @param leftOut a proof on exactly the points of one of these sets is not committed
     * @param recorder receives the games of the proofs
     */
    public BoardProof(
            SafetyMapBuilder result,
            Color color,
            PointSet rules,
            Proofs kind,
            Set<PointSet> leftOut,
            ProvedGame.Recorder recorder) {
        this.leftOut = Set.copyOf(leftOut);
        this.result = result;
        this.map = result.regionMap(color);
        this.kind = kind;
        this.recorder = recorder;
        this.reserved = rules.copy();
        // With checkable proofs, no part of a joint proof by static rules can be replaced.
        this.fixed = kind == Proofs.ANY ? new PointSet(rules.geometry()) : rules.copy();
        this.exclusive = fixed.copy();
        this.benson = new BensonLife(map, result.position().empties(), kind);
        BitSet byRules = new BitSet();
        for (Block block : map.blocks()) {
            byRules.set(block.index(), result.isAlive(block));
        }
        proofs.add(new Proof(rules.copy().freeze(), new BitSet(), byRules));
    }

    public Position position() {
        return result.position();
    }

    public RegionMap map() {
        return map;
    }

    public Color color() {
        return map.color();
    }

    /** The blocks and regions of the opponent. */
    public RegionMap opponentMap() {
        return result.regionMap(color().opposite());
    }

    /** The kind of the proofs. */
    public Proofs kind() {
        return kind;
    }

    public boolean isAlive(Block block) {
        return result.isAlive(block);
    }

    /** True when all stones of a block lie on safe points of the opponent. */
    public boolean isDead(Block block) {
        return result.safePoints(color().opposite()).containsAll(block.stones());
    }

    /** The alive blocks with stones next to some points. */
    public List<Block> aliveBlocksBeside(PointSet points) {
        PointSet exterior = points.exterior();
        return map.blocks().stream()
                .filter(block -> isAlive(block) && block.stones().intersects(exterior))
                .toList();
    }

    /** The regions that contain some of the points. */
    public List<BasicRegion> regionsIn(PointSet points) {
        return map.regions().stream()
                .filter(region -> region.points().intersects(points))
                .toList();
    }

    /**
     * The stones of both colors that are never captured. Stones of the opponent that live only in seki are left out: a
     * block that lives by threatening them must be able to capture them.
     */
    public PointSet walls() {
        PointSet walls = new PointSet(reserved.geometry());
        for (Block block : map.blocks()) {
            if (isAlive(block)) {
                walls.unite(block.stones());
            }
        }
        for (Block block : opponentMap().blocks()) {
            SafetyMethod method = result.methodAt(block.anchor()).orElse(SafetyMethod.SEKI);
            if (isAlive(block) && !method.equals(SafetyMethod.SEKI) && !method.equals(SafetyMethod.SEMEAI)) {
                walls.unite(block.stones());
            }
        }
        return walls;
    }

    /**
     * The blocks that are alive whatever is played at some points. Proofs with answers there are left out. Eyes there
     * are left out too, because the defender's own answers may fill them.
     *
     * @return the indices of the blocks
     */
    public BitSet aliveWithout(PointSet points) {
        BitSet alive = benson.aliveWithout(points);
        for (Proof proof : proofs) {
            BitSet missing = (BitSet) proof.needed().clone();
            missing.andNot(alive);
            if (missing.isEmpty() && !proof.points().intersects(points)) {
                alive.or(proof.alive());
            }
        }
        return alive;
    }

    /** The blocks of the areas of the last proof. */
    public List<Block> lastProvedBlocks() {
        return lastProvedBlocks;
    }

    /** True when a proof on exactly these points is not committed, so that others have their turn. */
    public boolean isLeftOut(PointSet points) {
        return leftOut.contains(points);
    }

    /** True when a proof uses one of the points. */
    public boolean isReserved(PointSet points) {
        return reserved.intersects(points);
    }

    /** True when a proof uses one of the points, and nothing may ever replace that proof. */
    public boolean isFixed(PointSet points) {
        return fixed.intersects(points);
    }

    /**
     * Some points, with all points of the strategies that use any of them. A proof on all of these may replace these
     * strategies. It keeps alive the alive blocks beside its points, and its territory has {@link #safePointsIn}.
     */
    public PointSet withStrategies(PointSet points) {
        PointSet all = points.copy();
        boolean isGrowing = true;
        while (isGrowing) {
            isGrowing = false;
            for (AreaResult each : strategies) {
                PointSet used = each.area().points();
                if (used.intersects(all) && !all.containsAll(used)) {
                    all.unite(used);
                    isGrowing = true;
                }
            }
        }
        return all;
    }

    /** The points among some that are safe. */
    public PointSet safePointsIn(PointSet points) {
        return result.safePoints(color()).copy().intersect(points);
    }

    /** The points that are safe for the opponent. */
    public PointSet safePointsOfOpponent() {
        return result.safePoints(color().opposite());
    }

    /** The points that a proof of this color uses, and the safe points of both colors. */
    public PointSet settledPoints() {
        return reserved.copy().unite(result.safePoints(color().opposite())).unite(result.safePoints(color()));
    }

    /** The settled points and the alive stones of both colors. No strategy may use them, or they cannot be won. */
    public PointSet closedPoints() {
        PointSet closed = settledPoints();
        for (RegionMap each : List.of(map, opponentMap())) {
            each.blocks().stream().filter(this::isAlive).forEach(block -> closed.unite(block.stones()));
        }
        return closed;
    }

    /** The blocks that are neither alive nor dead, the largest first. */
    public List<Block> openBlocks() {
        return map.blocks().stream()
                .filter(block -> !isAlive(block) && !isDead(block))
                .sorted(Comparator.comparingInt(block -> -block.stones().size()))
                .toList();
    }

    /** The regions that may still be proved safe, of all sizes. */
    public List<BasicRegion> openRegions() {
        List<BasicRegion> open = disputedRegions();
        open.removeIf(region -> result.safePoints(color().opposite()).intersects(region.points()));
        return open;
    }

    /** The regions that are not proved safe, including regions with stones of the opponent that live inside. */
    public List<BasicRegion> disputedRegions() {
        List<BasicRegion> disputed = new ArrayList<>();
        for (BasicRegion region : map.regions()) {
            boolean isSettled =
                    result.safePoints(color()).containsAll(region.points()) || exclusive.intersects(region.points());
            if (!isSettled && !region.boundaryBlocks().isEmpty()) {
                disputed.add(region);
            }
        }
        return disputed;
    }

    /** The regions of the opponent that are not safe and have blocks that live. */
    public List<BasicRegion> atLeastSekiRegionsOfOpponent() {
        List<BasicRegion> regions =
                new ArrayList<>(result.regionMap(color().opposite()).regions());
        PointSet safe = result.safePoints(color().opposite());
        regions.removeIf(region -> !result.isAtLeastSeki(region) || safe.containsAll(region.points()));
        return regions;
    }

    /** Adds a proof to the result. */
    void commit(JointProof proof) {
        List<AreaResult> results = proof.areas();
        PointSet points = proof.points();
        BitSet needed = new BitSet();
        BitSet alive = new BitSet();
        keptBy(results, alive, needed);
        results.forEach(each -> addFacts(each, proof.method()));
        recordGames(proof);
        lastProvedBlocks =
                results.stream().flatMap(each -> each.area().blocks().stream()).toList();
        reserved.unite(points);
        strategies.removeIf(each -> each.area().points().intersects(points));
        strategies.addAll(results);
        Proof latest = new Proof(points, needed, alive);
        proofs.replaceAll(earlier -> earlier.points().intersects(points) ? latest.inPlaceOfPartOf(earlier) : earlier);
        proofs.add(latest);
    }

    private void addFacts(AreaResult proved, SafetyMethod method) {
        SearchArea area = proved.area();
        for (Block block : area.blocks()) {
            if (!result.isAlive(block)) {
                result.addAlive(block, method);
            }
        }
        exclusive.unite(area.exclusive());
        if (proved.isTerritory()) {
            result.addTerritory(color(), area.territory(), method);
        }
        if (proved.isAtLeastSeki()) {
            area.parts().forEach(result::addAtLeastSeki);
        }
    }

    /**
     * Finds the blocks that areas keep alive by themselves, and those that they need alive. A block that another proof
     * keeps alive stays with it if these areas give it fewer than two liberties.
     */
    private void keptBy(List<AreaResult> results, BitSet alive, BitSet needed) {
        int[] liberties = new int[map.blocks().size()];
        for (AreaResult each : results) {
            List<Block> blocks = each.area().blocks();
            for (int place = 0; place < blocks.size(); place++) {
                int block = blocks.get(place).index();
                if (each.needsAlive(place)) {
                    needed.set(block);
                } else {
                    alive.set(block);
                    liberties[block] += each.liberties(place);
                }
            }
        }
        for (Block block : map.blocks()) {
            if (alive.get(block.index()) && result.isAlive(block) && liberties[block.index()] < 2) {
                alive.clear(block.index());
                needed.set(block.index());
            }
        }
        needed.andNot(alive); // a block that one area assumes to be alive may be kept alive by another
    }

    private void recordGames(JointProof proof) {
        IdentityHashMap<AreaResult, ProvedGame> games = new IdentityHashMap<>();
        for (AreaResult each : proof.areas()) {
            if (each.givers().isEmpty()) {
                games.put(each, each.proved(proof.method(), List.of()));
            }
        }
        for (AreaResult each : proof.areas()) {
            if (!each.givers().isEmpty()) {
                List<ProvedGame> givers = new ArrayList<>();
                each.givers().forEach(giver -> givers.add(Objects.requireNonNull(games.get(giver))));
                games.put(each, each.proved(proof.method(), givers));
            }
        }
        proof.areas().forEach(each -> recorder.record(Objects.requireNonNull(games.get(each))));
    }
}
