package org.sekilab.experiments.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import org.sekilab.experiments.output.DifferenceBoard;
import org.sekilab.experiments.solve.BoardView;
import org.sekilab.experiments.store.BoardRow;
import org.sekilab.experiments.store.ProblemKey;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.StoredRun;

/** The boards of which two runs prove different points. */
final class Differences {
    private Differences() {}

    /** A board that differs. */
    record Differing(ProblemKey problem, DifferenceBoard board) {
        int points() {
            return board.onlyFirst() + board.onlySecond();
        }
    }

    /**
     * The boards of a set on which a run differs from another one, the most differing points first.
     *
     * @param common what all runs have answered
     */
    static List<Differing> of(Results common, String set, StoredRun first, StoredRun second) {
        SortedMap<ProblemKey, BoardView> others = views(common, set, second);
        List<Differing> differing = new ArrayList<>();
        views(common, set, first).forEach((problem, view) -> {
            BoardView other = others.get(problem);
            if (other != null) {
                Differing board = new Differing(problem, new DifferenceBoard(view, other, first.name(), second.name()));
                if (board.points() > 0) {
                    differing.add(board);
                }
            }
        });
        differing.sort(Comparator.comparingInt(Differing::points).reversed().thenComparing(Differing::problem));
        return differing;
    }

    private static SortedMap<ProblemKey, BoardView> views(Results common, String set, StoredRun run) {
        SortedMap<ProblemKey, BoardView> views = new TreeMap<>();
        for (BoardRow row : common.boards(set, run.name())) {
            row.board().view().ifPresent(view -> views.put(row.key().problem(""), view));
        }
        return views;
    }
}
