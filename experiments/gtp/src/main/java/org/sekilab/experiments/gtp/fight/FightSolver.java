package org.sekilab.experiments.gtp.fight;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
 * <p>No side has ko threats. Of equal moves it prefers those that are best even where the opponent wins all kos, and
 * then those that are best where the side itself does. Last it prefers moves after which the opponent gains least by
 * two moves in a row: such moves leave few threats.
 *
 * <p>Proves: nothing. What lies around is taken for granted.
 * <p>Cost: two searches for values under each rule of ko, and short ones for each move; within the limits.
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
        List<Integer> moves = List.of();
        if (fair.swing() > 0) {
            moves = fair.best(fair.all());
            for (KoWinner koWinner : List.of(KoWinner.of(own.opposite()), KoWinner.of(own))) {
                if (moves.size() > 1) {
                    List<Integer> better = new Play(field, own, koWinner, budget).best(moves);
                    moves = better.isEmpty() ? moves : better;
                }
            }
            moves = fair.byThreats(moves);
        }
        return budget.isStopped() && moves.isEmpty() && fair.swing() > 0
                ? Optional.empty()
                : Optional.of(new BestMoves(
                        fair.swing(), moves.stream().map(field::point).toList()));
    }

    /** Those of some moves that are as good as any. Empty if the limits are too low. */
    List<Integer> findBest(Battlefield field, Color own, List<Integer> moves) {
        Budget budget = new Budget(limits, SearchListener.NONE, TableCounts.NONE);
        Play fair = new Play(field, own, KoWinner.NONE, budget);
        List<Integer> found =
                fair.isKnown() ? fair.best(moves.stream().map(field::indexOf).toList()) : List.of();
        return budget.isStopped() ? List.of() : found.stream().map(field::point).toList();
    }

    /** Play under one rule of ko. */
    private final class Play {
        private final ScoreBoard board; // own side to move
        private final Budget budget;
        private final FlatTable table = new FlatTable(limits.tableBytes());
        private final int first;
        private final int second;

        Play(Battlefield field, Color own, KoWinner koWinner, Budget budget) {
            this.budget = budget;
            this.board = new ScoreBoard(field, own, koWinner);
            this.first = search(board).findValue();
            this.second =
                    search(new ScoreBoard(field, own.opposite(), koWinner)).findValue();
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

        /** The moves after which nothing is lost, as far as the budget goes. */
        private List<Integer> best(List<Integer> moves) {
            List<Integer> found = new ArrayList<>();
            for (int move : moves) {
                if (board.tryPlay(move)) {
                    boolean isGood = !search(board).reaches(1 - first);
                    board.undo();
                    if (isGood && !budget.isStopped()) {
                        found.add(move);
                    }
                }
            }
            return found;
        }

        /** The same moves, those after which two moves in a row gain the opponent least first. */
        private List<Integer> byThreats(List<Integer> moves) {
            Map<Integer, Integer> threats = new HashMap<>();
            for (int move : moves) {
                board.tryPlay(move);
                int sum = 0;
                for (long rest = board.moves(); rest != 0; rest &= rest - 1) {
                    if (board.tryPlay(Long.numberOfTrailingZeros(rest))) {
                        board.pass();
                        sum += search(board).findValue() + first;
                        board.undo();
                        board.undo();
                    }
                }
                board.undo();
                threats.put(move, sum);
            }
            return moves.stream().sorted(Comparator.comparing(threats::get)).toList();
        }

        private ScoreSearch search(ScoreBoard state) {
            return new ScoreSearch(state, table, budget);
        }
    }
}
