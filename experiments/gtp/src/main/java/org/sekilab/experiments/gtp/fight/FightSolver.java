package org.sekilab.experiments.gtp.fight;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.sekilab.model.Color;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.TableCounts;
import org.sekilab.search.table.FlatTable;
import org.sekilab.semeai.KoWinner;

/**
 * Plays small fights to the end, for points, with either side first. Immutable.
 *
 * <p>A move is worth the mean of its values in three games. In the first game no side has ko threats. In the two
 * others one side wins all kos. So the side that takes a ko first has two thirds of it. A fight is worth what it is
 * worth without ko threats, or what its best move gains in the mean if that is more.
 *
 * <p>Of equal moves those come first that are best for the opponent, too. Then come moves after which the opponent
 * gains least by two moves in a row: such moves leave few threats.
 *
 * <p>Proves: nothing. What lies around is taken for granted.
 * <p>Cost: two searches for values in each of the games, and short ones for each move; within the limits. Without the
 * time for kos, the first game counts alone.
 */
final class FightSolver {
    private static final long TABLE_BYTES = 1L << 25;
    private static final long MOST_NODES = 1_000_000;

    private final Limits limits;

    /** @param limits of one fight; no more than {@value #MOST_NODES} nodes are used */
    FightSolver(Limits limits) {
        this.limits = limits.withTableBytes(Math.min(limits.tableBytes(), TABLE_BYTES))
                .withMaxNodes(Math.min(limits.maxNodes(), MOST_NODES));
    }

    /** The best moves of a side. Empty if the limits are too low. */
    Optional<BestMoves> solve(Battlefield field, Color own) {
        Budget budget = new Budget(limits, SearchListener.NONE, TableCounts.NONE);
        Play fair = new Play(field, own, KoWinner.NONE, budget);
        if (!fair.isKnown()) {
            return Optional.empty();
        }
        List<Integer> moves = fair.bestIfAnyGains();
        if (fair.swing() > 0 && moves.isEmpty()) {
            return Optional.empty();
        }
        List<Play> games = withKos(fair, field, own, budget);
        Set<Integer> candidates = new LinkedHashSet<>(moves);
        games.subList(1, games.size()).forEach(game -> candidates.addAll(game.bestIfAnyGains()));
        Map<Integer, Integer> sums = sums(games, candidates);
        double swing = fair.swing();
        if (!budget.isStopped() && !sums.isEmpty()) {
            double afterPass = games.stream().mapToInt(game -> -game.second).sum();
            swing = Math.max(swing, (Collections.max(sums.values()) - afterPass) / games.size());
            moves = swing > 0 ? largest(sums) : List.of();
        }
        return Optional.of(new BestMoves(
                swing, fair.inOrder(moves).stream().map(field::point).toList()));
    }

    /** Those of some moves that are as good as any. Empty if the limits are too low. */
    List<Integer> findBest(Battlefield field, Color own, List<Integer> moves) {
        Budget budget = new Budget(limits, SearchListener.NONE, TableCounts.NONE);
        Play fair = new Play(field, own, KoWinner.NONE, budget);
        List<Integer> candidates = moves.stream().map(field::indexOf).toList();
        List<Integer> found = fair.isKnown() ? fair.best(candidates) : List.of();
        if (budget.isStopped()) {
            return List.of();
        }
        Map<Integer, Integer> sums = sums(withKos(fair, field, own, budget), candidates);
        List<Integer> best = budget.isStopped() ? found : largest(sums);
        return best.stream().map(field::point).toList();
    }

    /** A game without ko threats, and those in which one side wins all kos. */
    private List<Play> withKos(Play fair, Battlefield field, Color own, Budget budget) {
        return List.of(
                fair,
                new Play(field, own, KoWinner.of(own.opposite()), budget),
                new Play(field, own, KoWinner.of(own), budget));
    }

    /** The sum of the values in some games after each move. */
    private static Map<Integer, Integer> sums(List<Play> games, Collection<Integer> moves) {
        Map<Integer, Integer> sums = new LinkedHashMap<>();
        for (int move : moves) {
            sums.put(
                    move, games.stream().mapToInt(game -> game.valueAfter(move)).sum());
        }
        return sums;
    }

    /** The moves with the largest sum; none if there are no moves. */
    private static List<Integer> largest(Map<Integer, Integer> sums) {
        int most = sums.values().stream().mapToInt(Integer::intValue).max().orElse(0);
        return sums.entrySet().stream()
                .filter(sum -> sum.getValue() == most)
                .map(Map.Entry::getKey)
                .toList();
    }

    /** Play under one rule of ko. */
    private final class Play {
        private final ScoreBoard board; // own side to move
        private final ScoreBoard ofOpponent; // the other side to move
        private final Budget budget;
        private final FlatTable table = new FlatTable(limits.tableBytes());
        private final int first;
        private final int second;

        Play(Battlefield field, Color own, KoWinner koWinner, Budget budget) {
            this.budget = budget;
            this.board = new ScoreBoard(field, own, koWinner);
            this.ofOpponent = new ScoreBoard(field, own.opposite(), koWinner);
            this.first = search(board).findValue();
            this.second = search(ofOpponent).findValue();
        }

        private boolean isKnown() {
            return first != ScoreSearch.INFINITE && second != ScoreSearch.INFINITE;
        }

        private int swing() {
            return first + second;
        }

        /** All empty points, by local number, as those of the other methods. */
        private List<Integer> all() {
            List<Integer> moves = new ArrayList<>();
            for (long rest = board.empties(); rest != 0; rest &= rest - 1) {
                moves.add(Long.numberOfTrailingZeros(rest));
            }
            return moves;
        }

        /** The best of all moves. None if the game is not known, or a pass is as good. */
        private List<Integer> bestIfAnyGains() {
            return isKnown() && swing() > 0 ? best(all()) : List.of();
        }

        /** The moves after which nothing is lost, as far as the budget goes. */
        private List<Integer> best(List<Integer> moves) {
            return best(board, first, moves);
        }

        private List<Integer> best(ScoreBoard state, int value, List<Integer> moves) {
            List<Integer> found = new ArrayList<>();
            for (int move : moves) {
                if (state.tryPlay(move)) {
                    boolean isGood = !search(state).reaches(1 - value);
                    state.undo();
                    if (isGood && !budget.isStopped()) {
                        found.add(move);
                    }
                }
            }
            return found;
        }

        /** The value of the game for the own side after its move; less than any value if the move is illegal. */
        private int valueAfter(int move) {
            if (!board.tryPlay(move)) {
                return -ScoreSearch.INFINITE;
            }
            int value = -search(board).findValue();
            board.undo();
            return value;
        }

        /** Some moves of the own side, the most promising first. */
        private List<Integer> inOrder(List<Integer> moves) {
            if (moves.size() < 2) {
                return moves;
            }
            Set<Integer> wanted = new HashSet<>(best(ofOpponent, second, moves));
            Map<Integer, Integer> threats = new HashMap<>();
            moves.forEach(move -> threats.put(move, threatsAfter(move)));
            return moves.stream()
                    .sorted(Comparator.comparing((Integer move) -> !wanted.contains(move))
                            .thenComparing(threats::get))
                    .toList();
        }

        /** What two moves in a row gain the opponent after a move of the own side, in the sum of all such moves. */
        private int threatsAfter(int move) {
            int sum = 0;
            board.tryPlay(move);
            for (long rest = board.moves(); rest != 0; rest &= rest - 1) {
                if (board.tryPlay(Long.numberOfTrailingZeros(rest))) {
                    board.pass();
                    sum += search(board).findValue() + first;
                    board.undo();
                    board.undo();
                }
            }
            board.undo();
            return sum;
        }

        private ScoreSearch search(ScoreBoard state) {
            return new ScoreSearch(state, table, budget);
        }
    }
}
