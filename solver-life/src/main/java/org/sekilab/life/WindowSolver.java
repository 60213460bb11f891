package org.sekilab.life;

import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Set;
import java.util.function.BooleanSupplier;
import org.sekilab.model.Block;
import org.sekilab.model.FloodRegionFinder;
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
 * <p>Cost: the windows share a table. The turns of a window become longer, and a window without life at one
 * level goes on to the next one.
 */
final class WindowSolver {
    private static final long FIRST_TURN = 100_000; // nodes
    private static final int GROWTH = 3;
    private static final int MOST_WINDOWS = 40;
    private static final long LEAST_TABLE = 1L << 22;

    private final LifeConfig config;
    private final SearchParts parts;
    private final Limits limits;
    private final int mostStates;

    /** @param mostStates a proof with more states is not written */
    public WindowSolver(LifeConfig config, SearchParts parts, Limits limits, int mostStates) {
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
        return solve(problem, new LifeEffort(limits, listener), () -> false);
    }

    /**
     * Looks for a proof that the stones of a problem live.
     *
     * @param isAnswered is called after each turn; the search ends if it is true
     */
    Found solve(LifeProblem problem, LifeEffort effort, BooleanSupplier isAnswered) {
        PriorityQueue<Turn> turns = new PriorityQueue<>();
        searches(problem, effort).forEach((search, rank) -> turns.add(new Turn(search, rank, FIRST_TURN)));
        boolean isUnwritten = false; // whether a window is won, but its proof is not written
        while (!turns.isEmpty() && !effort.isOver()) {
            Turn turn = turns.remove();
            WindowSearch search = turn.search();
            effort.beginTurn(turn.nodes());
            boolean isWon = search.isWon();
            effort.endTurn();
            if (isWon) {
                Optional<WindowProof> proof = WindowProof.of(search, mostStates);
                if (proof.isPresent()) {
                    return new Found(proof, Limit.NONE, effort);
                }
                isUnwritten = true;
            } else if (!search.isHopeless() || search.raiseLevel()) {
                turns.add(turn.next());
            }
            if (isAnswered.getAsBoolean()) {
                return new Found(Optional.empty(), Limit.NONE, effort);
            }
        }
        Limit limit = isUnwritten ? Limit.PROOF : effort.isOver() ? effort.limit() : Limit.SIZE;
        return new Found(Optional.empty(), limit, effort);
    }

    /**
     * A search that waits for its turn. Those with few turns come first, and among them those in small windows.
     *
     * @param number of the turn
     * @param nodes the limit
     */
    private record Turn(WindowSearch search, int number, long nodes) implements Comparable<Turn> {
        Turn next() {
            return new Turn(search, number + 1, nodes * GROWTH);
        }

        int points() {
            return search.board().shape().size();
        }

        @Override
        public int compareTo(Turn other) {
            return Comparator.comparingInt(Turn::number)
                    .thenComparingInt(Turn::points)
                    .compare(this, other);
        }
    }

    /** The searches, in the order of their windows, and the numbers of their first turns. */
    private Map<WindowSearch, Integer> searches(LifeProblem problem, LifeEffort effort) {
        List<Window> windows = windows(problem).stream()
                .sorted(Comparator.comparingInt(window -> window.points().size()))
                .limit(MOST_WINDOWS)
                .toList();
        WonTable table = new WonTable(Math.max(LEAST_TABLE, limits.tableBytes()));
        int most = windows.stream().mapToInt(WindowSolver::stones).max().orElse(0);
        Map<WindowSearch, Integer> searches = new LinkedHashMap<>();
        for (Window window : windows) {
            int number = stones(window) == most ? 0 : 1; // a block with many stones lives most often
            WonTable own = table.forWindow(searches.size());
            LocalBoard board = window.board(problem);
            searches.put(new WindowSearch(board, window.targets(board), parts, config, effort, own), number);
        }
        return searches;
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
