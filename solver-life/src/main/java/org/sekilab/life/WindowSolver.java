package org.sekilab.life;

import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.sekilab.life.search.Jitter;
import org.sekilab.life.zones.KnownZones;
import org.sekilab.life.zones.ZoneStore;
import org.sekilab.model.Block;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.safety.parts.SearchParts;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;

/**
 * Proves that stones live, by searches of windows around their blocks, in turns. Immutable; threads may share it.
 *
 * <p>Source: own.
 * <p>Proves: life, with a strategy that a checker follows.
 * <p>Cost: the windows share a table and take turns, see {@link WindowTurns}.
 */
final class WindowSolver {
    private static final int LATE = 2; // turns
    private static final int MOST_WINDOWS = 40;
    private static final long LEAST_TABLE = 1L << 22;

    private final LifeConfig config;
    private final SearchParts parts;
    private final Limits limits;
    private final int mostStates;
    private final int threads;
    private final Optional<ZoneStore> store;

    /**
     * A solver.
     *
     * @param mostStates a proof with more states is not written
     * @param threads how many threads search, the calling one among them
     * @param store zones of earlier problems, which only windows with essential blocks use
     */
    public WindowSolver(
            LifeConfig config,
            SearchParts parts,
            Limits limits,
            int mostStates,
            int threads,
            Optional<ZoneStore> store) {
        this.threads = threads;
        this.store = store;
        this.config = config;
        this.parts = parts;
        this.limits = limits;
        this.mostStates = mostStates;
    }

    /**
     * What was found.
     *
     * @param limit {@link Limit#NONE} if there is a proof; {@link Limit#SIZE} if no window is left
     */
    public record Found(Optional<WindowProof> proof, Limit limit, LifeEffort effort) {}

    /** Looks for a proof that the stones of a problem live. */
    public Found solve(LifeProblem problem, SearchListener listener) {
        return solve(problem, new LifeEffort(limits, listener), Aside.NOTHING);
    }

    /**
     * Looks for a proof that the stones of a problem live. All threads but the calling one have ended then.
     *
     * @param aside what else the calling thread searches
     */
    Found solve(LifeProblem problem, LifeEffort effort, Aside aside) {
        Map<WindowSearch, Integer> searches = searches(problem, effort);
        WindowTurns turns = new WindowTurns(searches, mostStates);
        LifeTeam team = new LifeTeam(
                threads - 1,
                effort,
                helper -> turns.take(helper, () -> {
                    helper.report();
                    return false;
                }));
        boolean mayGoOn = false;
        try {
            boolean isAnswered = turns.take(effort, aside::isFoundInShare) || !team.isEmpty() && aside.isFoundAtEnd();
            mayGoOn = !isAnswered && !effort.isOver();
        } finally {
            if (!mayGoOn) {
                effort.stopAll();
            }
            team.join();
        }
        searches.keySet().forEach(WindowSearch::countMatches);
        return new Found(turns.proof(), turns.limit(), effort);
    }

    /**
     * The searches, in the order of their windows, and the numbers of their first turns. Each window has a search for
     * each seed, and for each thread if these are more. The further ones begin late.
     */
    private Map<WindowSearch, Integer> searches(LifeProblem problem, LifeEffort effort) {
        List<Window> windows = windows(problem).stream()
                .sorted(Comparator.comparingInt(window -> window.points().size()))
                .limit(MOST_WINDOWS)
                .toList();
        WonTable table = new WonTable(Math.max(LEAST_TABLE, limits.tableBytes()));
        int most = windows.stream().mapToInt(WindowSolver::stones).max().orElse(0);
        int searchesEach = Math.max(config.seeds(), Math.min(threads, WonTable.MOST_SEARCHES));
        Map<List<Block>, KnownZones> known = new HashMap<>(); // by essential blocks
        Map<WindowSearch, Integer> searches = new LinkedHashMap<>();
        for (int i = 0; i < windows.size(); i++) {
            Window window = windows.get(i);
            Optional<KnownZones> zones = store.filter(zoneStore -> window.areEssential())
                    .map(found -> known.computeIfAbsent(window.blocks(), blocks -> known(found, problem, blocks)));
            int first = stones(window) == most ? 0 : 1; // a block with many stones lives most often
            for (int j = 0; j < searchesEach; j++) {
                LocalBoard board = window.board(problem);
                Jitter jitter = new Jitter(config.seed(), j);
                WindowSearch search = new WindowSearch(
                        board, window.targets(board), parts, config, jitter, effort, table.view(i, j), zones);
                searches.put(search, j < config.seeds() ? first : first + LATE);
            }
        }
        return searches;
    }

    private static KnownZones known(ZoneStore store, LifeProblem problem, List<Block> essential) {
        List<PointSet> blocks = essential.stream().map(Block::stones).toList();
        PointSet area = problem.area().copy();
        blocks.forEach(area::subtract);
        return KnownZones.of(store, area, blocks);
    }

    /**
     * The windows around all blocks of all groups. If there are too many blocks or points, one block of each group is
     * chosen before play.
     */
    private static List<Window> windows(LifeProblem problem) {
        List<List<Block>> groups = groups(problem);
        if (problem.isAnything()) {
            return Window.forAnything(problem, groups.get(0));
        }
        boolean hasChoices = groups.stream().anyMatch(group -> group.size() > 1);
        if (hasChoices && groups.stream().mapToInt(List::size).sum() <= Targets.MOST_BLOCKS) {
            List<Window> windows = Window.around(problem, groups, false);
            if (!windows.isEmpty()) {
                return windows;
            }
        }
        return choices(problem).stream()
                .map(blocks -> blocks.stream().map(List::of).toList())
                .flatMap(single -> Window.around(problem, single, true).stream())
                .toList();
    }

    /** The blocks of each group; all blocks in the area if any living block is enough. */
    private static List<List<Block>> groups(LifeProblem problem) {
        List<Block> blocks = new FloodRegionFinder()
                .find(problem.position(), problem.defender())
                .blocks();
        if (problem.isAnything()) {
            return List.of(blocks.stream()
                    .filter(block -> problem.area().containsAll(block.stones()))
                    .toList());
        }
        return problem.groups().stream()
                .map(group -> blocks.stream()
                        .filter(block -> group.stream().anyMatch(block.stones()::contains))
                        .toList())
                .toList();
    }

    private static int stones(Window window) {
        return window.blocks().stream().mapToInt(block -> block.stones().size()).sum();
    }

    /** The choices of one block from each group; one of all blocks in the area if any living block is enough. */
    static List<List<Block>> choices(LifeProblem problem) {
        List<List<Block>> choices = List.of(List.of());
        for (List<Block> group : groups(problem)) {
            choices = choices.stream()
                    .flatMap(chosen -> group.stream().map(block -> with(chosen, block)))
                    .toList();
        }
        return choices;
    }

    private static List<Block> with(List<Block> blocks, Block block) {
        Set<Block> more = new LinkedHashSet<>(blocks);
        more.add(block);
        return List.copyOf(more);
    }
}
