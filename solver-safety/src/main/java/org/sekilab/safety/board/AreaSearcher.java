package org.sekilab.safety.board;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.Effort;
import org.sekilab.proof.SafetyMapBuilder;
import org.sekilab.safety.certificate.OpenLife;
import org.sekilab.safety.region.GameMemory;
import org.sekilab.safety.region.GameQuestion;
import org.sekilab.safety.region.GameSearcher;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.Judges;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Goal;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.search.Statistics;

/**
 * Searches local games and races on a board for one color, and remembers the answers. Mutable, confined to one thread.
 *
 * <p>An answer proves nothing for the board before a sub-solver makes a {@link JointProof} of it.
 */
public final class AreaSearcher {
    private static final Effort TOO_LARGE_A_PROOF = new Effort(0, 0, Limit.PROOF.reached());

    private static final String OPEN_LIFE = "open life"; // beside the names of engines
    private static final int MOST_OPEN_AREAS = 6; // open searches for a block; with 12, hardly more is proved

    private final SafetyMapBuilder result; // receives the effort only
    private final GameSearcher searcher;
    private final ProvedGame.Recorder recorder;
    private final GameMemory memory = new GameMemory();
    private final Screening screening;
    private final Patience patience;
    private final RaceMemory races;
    private final LifeMemory lives;
    private SafetyConfig config;
    private int openSearches;

    /**
     * @param result receives the effort of the searches
     * @param judges answer the questions about races, and those about life on the open board
     * @param recorder says which proofs the result can use
     */
    public AreaSearcher(
            SafetyMapBuilder result,
            SafetyConfig config,
            GameSearcher searcher,
            Judges judges,
            ProvedGame.Recorder recorder) {
        this.result = result;
        this.config = config;
        this.searcher = searcher;
        this.recorder = recorder;
        this.screening = new Screening(searcher);
        this.patience = new Patience(config.has(Feature.EARLY_STOPS) ? MOST_OPEN_AREAS : Integer.MAX_VALUE);
        this.races = new RaceMemory(result.position(), judges.races());
        this.lives = new LifeMemory(result.position(), judges.lives());
    }

    /** Continues with another configuration. */
    void enter(SafetyConfig stage) {
        config = stage;
    }

    public SafetyConfig config() {
        return config;
    }

    /** A share of the limits of the configuration, for methods with many searches. */
    public Limits share(int divisor) {
        Limits all = config.limits();
        return all.withTime(all.time().dividedBy(divisor)).withMaxNodes(Math.max(1, all.maxNodes() / divisor));
    }

    /** True when a caller has cancelled the solver: no search answers after that. */
    boolean isCancelled() {
        return config.limits().isCancelled().getAsBoolean();
    }

    /** The patience with each block. */
    public Patience patience() {
        return patience;
    }

    /** The number of searches that have been left open so far. */
    public int openSearches() {
        return openSearches;
    }

    /**
     * Searches a game for a win, unless a search of it has been done before.
     *
     * @param regions the regions to which the effort is added
     */
    public boolean tryWin(LocalShape shape, List<BasicRegion> regions) {
        return tryReach(shape, Goal.WIN, regions, config.limits());
    }

    /** Searches a game for a win with the stones of another position. */
    public boolean tryWin(LocalShape shape, Position stones, List<BasicRegion> regions) {
        return tryReach(new GameMemory.Game(shape, stones, Goal.WIN), regions, config.limits());
    }

    /** Searches a game for a goal within given limits, unless a search of it has been done before. */
    public boolean tryReach(LocalShape shape, Goal goal, List<BasicRegion> regions, Limits limits) {
        return tryReach(new GameMemory.Game(shape, result.position(), goal), regions, limits);
    }

    private boolean tryReach(GameMemory.Game game, List<BasicRegion> regions, Limits limits) {
        return memory.isWon(game)
                || !isHopeless(game, regions, limits)
                        && isWon(
                                game,
                                searcher.search(new GameQuestion(GameQuestion.Kind.WHOLE, game, limits)),
                                regions,
                                limits);
    }

    /**
     * Searches a game without territory for a goal within given limits, unless a search of it has been done before.
     *
     * @return the points on which the defender wins, with all others as stones of the attacker; empty if there is no
     *     win
     */
    public Optional<PointSet> tryLife(LocalShape shape, Goal goal, List<BasicRegion> regions, Limits limits) {
        GameMemory.Game game = new GameMemory.Game(shape, result.position(), goal);
        if (memory.wonPoints(game).isEmpty() && !isHopeless(game, regions, limits)) {
            isWon(game, searcher.search(new GameQuestion(GameQuestion.Kind.LIFE, game, limits)), regions, limits);
        }
        return memory.wonPoints(game);
    }

    private boolean isHopeless(GameMemory.Game game, List<BasicRegion> regions, Limits limits) {
        Consumer<Result> listener = found -> addEffort(found, regions);
        return memory.hasFailed(game, limits)
                || config.has(Feature.SCREENING) && screening.rulesOut(game, limits, listener);
    }

    /** Remembers the result of a search. */
    private boolean isWon(
            GameMemory.Game game, RegionSearcher.Searched searched, List<BasicRegion> regions, Limits limits) {
        Result found = searched.result();
        LocalShape shape = searched.shape();
        addEffort(found, regions);
        openSearches += found.outcome() == Outcome.UNKNOWN ? 1 : 0;
        if (found.outcome() == Outcome.WIN && !recorder.tryKeep(shape, game.stones(), game.goal(), found)) {
            addEffort(TOO_LARGE_A_PROOF, regions);
            memory.addUnusable(game);
            return false;
        }
        if (found.outcome() == Outcome.WIN) {
            memory.addWon(game, shape.pointsOf(shape.all()).freeze());
            return true;
        }
        memory.add(game, found.outcome(), limits);
        return false;
    }

    /**
     * Asks whether a block holds in a race, unless the same question has been asked before. All answers together have
     * the limits of one region.
     *
     * @param regions the regions to which the effort is added
     */
    public boolean judgeRace(RaceQuestion question, List<BasicRegion> regions) {
        return races.judge(question, config.limits(), effort -> addEffort(effort, regions));
    }

    /**
     * A strategy that keeps all blocks alive in an area of the open board, if one is found.
     *
     * @param area with the stones of the blocks
     * @param regions the regions to which the effort is added
     * @param limits of the answer
     */
    public Optional<OpenLife> findLife(List<Block> blocks, PointSet area, List<BasicRegion> regions, Limits limits) {
        return lives.find(blocks, area, limits, effort -> {
            result.addSpent(OPEN_LIFE, effort);
            addEffort(effort, regions);
        });
    }

    private void addEffort(Result found, List<BasicRegion> regions) {
        Statistics spent = found.statistics();
        addEffort(new Effort(spent.nodes(), spent.elapsedNanos(), found.limit().reached()), regions);
    }

    private void addEffort(Effort effort, List<BasicRegion> regions) {
        regions.forEach(region -> result.addEffort(region, effort));
    }
}
