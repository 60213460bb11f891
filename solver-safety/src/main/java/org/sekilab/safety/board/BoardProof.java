package org.sekilab.safety.board;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.Consumer;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.Effort;
import org.sekilab.proof.Proofs;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.region.GameMemory;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.search.Statistics;
import org.sekilab.statics.BensonLife;

/**
 * The state of the proofs of safety for one color, and the points that they use. Mutable, confined to one thread.
 *
 * <p>Invariant: no two strategies of the result share a point. A new strategy replaces earlier ones only if it alone
 * keeps alive all blocks that they keep alive.
 */
public final class BoardProof {
    private static final Effort TOO_LARGE_A_PROOF = new Effort(0, 0, Limit.PROOF.reached());

    private static final int MOST_OPEN_AREAS = 3; // open searches; no block with more has ever been proved

    private final SafetyMapBuilder result;
    private final RegionMap map;
    private SafetyConfig config;
    private final RegionSearcher searcher;
    private final ProvedGame.Recorder recorder;
    private final PointSet reserved; // points that proofs use, including those of the static rules
    private final PointSet exclusive; // reserved points with a proof that may not be replaced
    private final BensonLife benson;
    private final List<Proof> proofs = new ArrayList<>();
    private List<Block> lastProvedBlocks = List.of();
    private Effort spentOnRaces = Effort.NONE;
    private final GameMemory memory = new GameMemory();
    private final Screening screening;
    private final Patience patience;
    private int openSearches;
    private final Map<RaceQuestion, Boolean> races = new HashMap<>(); // true if the block holds

    /** The question whether a block holds against another one, with given stones that are never captured. */
    private record RaceQuestion(Block block, Block opponent, PointSet alive) {}

    /**
     * A joint proof of several areas.
     *
     * @param points the points of their strategies
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

    /** @param rules the points that the static rules use for the color */
    public BoardProof(
            SafetyMapBuilder result,
            Color color,
            PointSet rules,
            SafetyConfig config,
            RegionSearcher searcher,
            ProvedGame.Recorder recorder) {
        this.result = result;
        this.map = result.regionMap(color);
        this.reserved = rules.copy();
        // With checkable proofs, no part of a joint proof by static rules can be replaced.
        this.exclusive = config.proofs() == Proofs.ANY ? new PointSet(rules.geometry()) : rules.copy();
        this.config = config;
        this.searcher = searcher;
        this.recorder = recorder;
        this.screening = new Screening(searcher);
        this.patience = new Patience(config.has(Feature.EARLY_STOPS) ? MOST_OPEN_AREAS : Integer.MAX_VALUE);
        this.benson = new BensonLife(map, result.position().empties(), config.proofs());
        BitSet byRules = new BitSet();
        for (Block block : map.blocks()) {
            byRules.set(block.index(), result.isAlive(block));
        }
        proofs.add(new Proof(rules.copy().freeze(), new BitSet(), byRules));
    }

    /** Continues with another configuration. */
    public void enter(SafetyConfig stage) {
        config = stage;
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

    public SafetyConfig config() {
        return config;
    }

    /** A share of the limits of the configuration, for methods with many searches. */
    public Limits share(int divisor) {
        Limits all = config.limits();
        return all.withTime(all.time().dividedBy(divisor)).withMaxNodes(Math.max(1, all.maxNodes() / divisor));
    }

    public boolean isAlive(Block block) {
        return result.isAlive(block);
    }

    /** True when a caller has cancelled the solver: no search answers after that. */
    public boolean isCancelled() {
        return config.limits().isCancelled().getAsBoolean();
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

    /** The blocks of the areas that were recorded last. */
    public List<Block> lastProvedBlocks() {
        return lastProvedBlocks;
    }

    /** True when a proof uses one of the points. */
    public boolean isReserved(PointSet points) {
        return reserved.intersects(points);
    }

    /** The patience with each block. */
    public Patience patience() {
        return patience;
    }

    /** The number of searches that have been left open so far. */
    public int openSearches() {
        return openSearches;
    }

    /** The points that a proof of this color uses, and the safe points of both colors. */
    public PointSet settledPoints() {
        return reserved.copy().unite(result.safePoints(color().opposite())).unite(result.safePoints(color()));
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

    /**
     * Searches a game for a win, unless a search of it has been done before.
     *
     * @param regions the regions to which the effort is added
     */
    public boolean proves(LocalShape shape, List<BasicRegion> regions) {
        return proves(shape, Goal.WIN, regions, config.limits());
    }

    /** Searches a game for a goal within given limits, unless a search of it has been done before. */
    public boolean proves(LocalShape shape, Goal goal, List<BasicRegion> regions, Limits limits) {
        return proves(new GameMemory.Game(shape, position(), goal), regions, limits);
    }

    /** Searches a game for a win with the stones of another position. */
    public boolean proves(LocalShape shape, Position stones, List<BasicRegion> regions) {
        return proves(new GameMemory.Game(shape, stones, Goal.WIN), regions, config.limits());
    }

    private boolean proves(GameMemory.Game game, List<BasicRegion> regions, Limits limits) {
        if (memory.isWon(game)) {
            return true;
        }
        if (memory.hasFailed(game, limits)) {
            return false;
        }
        Consumer<Result> listener = found -> addEffort(found, regions);
        if (config.has(Feature.SCREENING) && screening.isHopeless(game, limits, listener)) {
            return false;
        }
        Result found = searcher.prove(game.shape(), game.stones(), game.goal(), limits);
        addEffort(found, regions);
        openSearches += found.outcome() == Outcome.UNKNOWN ? 1 : 0;
        if (found.outcome() == Outcome.WIN && !recorder.canRecord(game.shape(), game.stones(), game.goal(), found)) {
            regions.forEach(region -> result.addEffort(region, TOO_LARGE_A_PROOF));
            memory.addUnusable(game);
            return false;
        }
        memory.add(game, found.outcome(), limits);
        return found.outcome() == Outcome.WIN;
    }

    private void addEffort(Result found, List<BasicRegion> regions) {
        Statistics spent = found.statistics();
        Effort effort =
                new Effort(spent.nodes(), spent.elapsedNanos(), found.limit().reached());
        regions.forEach(region -> result.addEffort(region, effort));
    }

    /**
     * Asks whether a block holds in a race, unless the same question has been asked before. All answers together have
     * the limits of one region.
     */
    public boolean isHeld(RaceJudge judge, Block block, Block opponent, PointSet alive) {
        RaceQuestion question = new RaceQuestion(block, opponent, alive.copy().freeze());
        return races.computeIfAbsent(question, asked -> judge(judge, asked));
    }

    private boolean judge(RaceJudge judge, RaceQuestion question) {
        Block opponent = question.opponent();
        RaceJudge.Answer answer = judge.judge(
                new RaceJudge.Race(position(), question.alive(), question.block(), opponent, limitsForRaces()));
        spentOnRaces = spentOnRaces.plus(answer.effort());
        regionsIn(opponent.stones()).forEach(region -> result.addEffort(region, answer.effort()));
        return answer.isHeld();
    }

    private Limits limitsForRaces() {
        return config.limits().after(new Statistics(spentOnRaces.nodes(), 0, 0, 0, 0, 0, spentOnRaces.elapsedNanos()));
    }

    /** Records a joint proof of several areas. */
    public void record(List<SearchArea> units, SafetyMethod method) {
        PointSet points = new PointSet(reserved.geometry());
        units.forEach(unit -> points.unite(unit.points()));
        BitSet needed = new BitSet();
        BitSet alive = new BitSet();
        keptBy(units, alive, needed);
        for (SearchArea unit : units) {
            for (Block block : unit.blocks()) {
                if (!result.isAlive(block)) {
                    result.addAlive(block, method);
                }
            }
            exclusive.unite(unit.exclusive());
            if (unit.isTerritory()) {
                result.addTerritory(color(), unit.territory(), method);
            }
            if (unit.isAtLeastSeki()) {
                unit.parts().forEach(result::addAtLeastSeki);
            }
        }
        recordGames(units, method);
        lastProvedBlocks =
                units.stream().flatMap(unit -> unit.blocks().stream()).toList();
        reserved.unite(points);
        Proof proof = new Proof(points.freeze(), needed, alive);
        proofs.replaceAll(earlier -> earlier.points().intersects(points) ? proof.inPlaceOfPartOf(earlier) : earlier);
        proofs.add(proof);
    }

    /**
     * Finds the blocks that areas keep alive by themselves, and those that they need alive. A block that another proof
     * keeps alive stays with it if these areas give it fewer than two liberties.
     */
    private void keptBy(List<SearchArea> units, BitSet alive, BitSet needed) {
        int[] liberties = new int[map.blocks().size()];
        for (SearchArea unit : units) {
            for (int place = 0; place < unit.blocks().size(); place++) {
                int block = unit.blocks().get(place).index();
                if (unit.needsAlive(place)) {
                    needed.set(block);
                } else {
                    alive.set(block);
                    liberties[block] += unit.liberties(place);
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

    private void recordGames(List<SearchArea> units, SafetyMethod method) {
        IdentityHashMap<SearchArea, ProvedGame> games = new IdentityHashMap<>();
        for (SearchArea unit : units) {
            if (unit.givers().isEmpty()) {
                games.put(unit, unit.proved(method, List.of()));
            }
        }
        for (SearchArea unit : units) {
            if (!unit.givers().isEmpty()) {
                List<ProvedGame> givers = new ArrayList<>();
                unit.givers().forEach(giver -> givers.add(Objects.requireNonNull(games.get(giver))));
                games.put(unit, unit.proved(method, givers));
            }
        }
        units.forEach(unit -> recorder.record(Objects.requireNonNull(games.get(unit))));
    }
}
