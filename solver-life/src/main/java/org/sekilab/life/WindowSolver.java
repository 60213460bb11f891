package org.sekilab.life;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.BooleanSupplier;
import java.util.stream.IntStream;
import org.sekilab.life.order.ChoiceListener;
import org.sekilab.life.report.SearchReport;
import org.sekilab.life.search.Jitter;
import org.sekilab.life.settings.LifeConfig;
import org.sekilab.life.settings.LifeFeature;
import org.sekilab.life.window.Targets;
import org.sekilab.life.window.WindowSearch;
import org.sekilab.life.window.WonTable;
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

    /** The number of the search without null moves. It is the last one of a window, so that it has its own view. */
    private static final int DIRECT = WonTable.MOST_SEARCHES - 1;

    private final LifeConfig config;
    private final SearchParts parts;
    private final Limits limits;
    private final int mostStates;
    private final int threads;
    private final Optional<ZoneStore> store;
    private final ChoiceListener listener;

    /** What the thread that asks for life searches, too. */
    interface Aside {
        /** Nothing. */
        Aside NOTHING = new Aside() {
            @Override
            public boolean isFoundInShare() {
                return false;
            }

            @Override
            public boolean isFoundAtEnd() {
                return false;
            }
        };

        /** Searches until this has had its share of all states. True if there is an answer. */
        boolean isFoundInShare();

        /** Searches until there is an answer, or a limit is reached, or nothing is left. True if there is an answer. */
        boolean isFoundAtEnd();
    }

    /**
     * A solver.
     *
     * @param mostStates a proof with more states is not written
     * @param threads how many threads search, the calling one among them
     * @param store zones of earlier problems, which only windows with essential blocks use
     * @param listener receives the choices of all searches
     */
    public WindowSolver(
            LifeConfig config,
            SearchParts parts,
            Limits limits,
            int mostStates,
            int threads,
            Optional<ZoneStore> store,
            ChoiceListener listener) {
        this.threads = threads;
        this.store = store;
        this.listener = listener;
        this.config = config;
        this.parts = parts;
        this.limits = limits;
        this.mostStates = mostStates;
    }

    /**
     * What was found.
     *
     * @param limit {@link Limit#NONE} if there is a proof; {@link Limit#SIZE} if no window is left
     * @param report how far each search came
     */
    public record Found(Optional<WindowProof> proof, Limit limit, SearchReport report, LifeEffort effort) {}

    /** Looks for a proof that the stones of a problem live. */
    public Found solve(LifeProblem problem, SearchListener listener) {
        return solve(problem, new LifeEffort(limits, listener), Aside.NOTHING, Optional.empty());
    }

    /**
     * Looks for a proof that the stones of a problem live. All threads but the calling one have ended then.
     *
     * @param aside what else the calling thread searches
     * @param elsewhere takes all turns if it is there; threads wait for it
     */
    Found solve(LifeProblem problem, LifeEffort effort, Aside aside, Optional<LifeTurns> elsewhere) {
        Games games = new Games(problem);
        List<WindowSearch> here = new ArrayList<>();
        Maker maker = elsewhere
                .<Maker>map(found -> (window, number) -> elsewhere(games, found, window, number))
                .orElse((window, number) -> {
                    WindowSearch search = games.search(window, number, effort);
                    here.add(search);
                    return new WindowTurns.Here(search, window, mostStates);
                });
        int takers = elsewhere.map(LifeTurns::takers).orElse(threads);
        WindowTurns turns = new WindowTurns(searches(games, takers, maker), directSearches(games, maker));
        LifeTeam team = new LifeTeam(
                elsewhere.isPresent() ? takers : takers - 1,
                effort,
                helper -> turns.take(helper, () -> {
                    helper.report();
                    return false;
                }));
        boolean mayGoOn = false;
        try {
            boolean isAnswered = elsewhere.isEmpty() && turns.take(effort, aside::isFoundInShare)
                    || !team.isEmpty() && aside.isFoundAtEnd();
            mayGoOn = !isAnswered && !effort.isOver();
        } finally {
            if (!mayGoOn) {
                effort.stopAll();
            }
            team.join();
        }
        here.forEach(WindowSearch::countMatches);
        SearchReport report = new SearchReport(turns.reports(), games.table.percent());
        return new Found(turns.proof(), turns.limit(), report, effort);
    }

    /** What takes turns of the searches of a problem in this process. */
    LifeTurns turns(LifeProblem problem) {
        Games games = new Games(problem);
        Map<LifeTurns.Turn, WindowSearch> searches = new ConcurrentHashMap<>(); // by turns without nodes
        return new LifeTurns() {
            @Override
            public int takers() {
                return threads;
            }

            @Override
            public Optional<Answer> take(Turn turn, BooleanSupplier isCancelled) {
                Limits own = limits.withMaxNodes(turn.nodes()).withCancel(isCancelled);
                LifeEffort effort = new LifeEffort(own, SearchListener.NONE);
                WindowSearch search = searches.computeIfAbsent(
                        new Turn(turn.window(), turn.search(), 0),
                        key -> games.search(key.window(), key.search(), effort));
                synchronized (search) { // a process that seemed lost may still search
                    return new WindowTurns.Here(search, turn.window(), mostStates)
                            .take(turn.nodes(), effort)
                            .map(answer -> answer.end() == End.UNWRITTEN && effort.isOver()
                                    ? new Answer(End.OPEN, answer.nodes(), Optional.empty(), List.of())
                                    : answer);
                }
            }
        };
    }

    private static WindowTurns.Search elsewhere(Games games, LifeTurns turns, int window, int number) {
        return new WindowTurns.Elsewhere(
                turns, window, number, games.windows.get(window).points().size());
    }

    /** Makes a search of a window. */
    private interface Maker {
        WindowTurns.Search search(int window, int number);
    }

    /**
     * The searches, in the order of their windows, and the numbers of their first turns. Each window has a search for
     * each seed, and for each turn at the same time if these are more. The further ones begin late.
     */
    private Map<WindowTurns.Search, Integer> searches(Games games, int takers, Maker maker) {
        List<Window> windows = games.windows;
        int most = windows.stream().mapToInt(WindowSolver::stones).max().orElse(0);
        int searchesEach = Math.max(config.seeds(), Math.min(takers, DIRECT));
        Map<WindowTurns.Search, Integer> searches = new LinkedHashMap<>();
        for (int i = 0; i < windows.size(); i++) {
            int first = stones(windows.get(i)) == most ? 0 : 1; // a block with many stones lives most often
            for (int j = 0; j < searchesEach; j++) {
                searches.put(maker.search(i, j), j < config.seeds() ? first : first + LATE);
            }
        }
        return searches;
    }

    /** A search without null moves for each window; none if the others have none, or if any living block is enough. */
    private List<WindowTurns.Search> directSearches(Games games, Maker maker) {
        if (!config.has(LifeFeature.DIRECT) || !config.hasPasses() || games.problem.isAnything()) {
            return List.of();
        }
        return IntStream.range(0, games.windows.size())
                .mapToObj(window -> maker.search(window, DIRECT))
                .toList();
    }

    /** The games on the windows of a problem. Their searches share a table. */
    private final class Games {
        private final LifeProblem problem;
        private final List<Window> windows;
        private final WonTable table = new WonTable(Math.max(LEAST_TABLE, limits.tableBytes()));
        private final Map<List<Block>, KnownZones> known = new HashMap<>(); // by essential blocks

        Games(LifeProblem problem) {
            this.problem = problem;
            this.windows = WindowSolver.windows(problem).stream()
                    .sorted(Comparator.comparingInt(window -> window.points().size()))
                    .limit(MOST_WINDOWS)
                    .toList();
        }

        /** A search that has not begun. */
        synchronized WindowSearch search(int number, int searchNumber, LifeEffort effort) {
            Window window = windows.get(number);
            Optional<KnownZones> zones = store.filter(zoneStore -> window.areEssential())
                    .map(found -> known.computeIfAbsent(
                            window.blocks(), blocks -> WindowSolver.known(found, problem, blocks)));
            LocalBoard board = window.board(problem);
            return new WindowSearch(
                    board,
                    window.targets(board),
                    parts,
                    searchNumber == DIRECT ? config.withoutNullMoves() : config,
                    new Jitter(config.seed(), searchNumber == DIRECT ? 0 : searchNumber),
                    effort,
                    table.view(number, searchNumber),
                    zones,
                    listener);
        }
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
            List<Window> windows = Window.around(problem, groups);
            if (!windows.isEmpty()) {
                return windows;
            }
        }
        return choices(problem).stream()
                .map(blocks -> blocks.stream().map(List::of).toList())
                .flatMap(single -> Window.aroundEssential(problem, single).stream())
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
