package org.sekilab.experiments.view.work;

import java.util.List;
import java.util.OptionalInt;
import org.sekilab.experiments.solve.BoardAnalyzer;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.model.Geometry;
import org.sekilab.search.Statistics;

/** Analyzes a whole board. */
record BoardWork(SolveQuery query, BoardInput board, BoardAnalyzer analyzer) implements Work {
    @Override
    public Finding run(WorkListener listener) {
        BoardResult result = analyzer.analyze(board);
        Statistics cost = new Statistics(result.nodes(), 0, 0, 0, 0, 0, result.elapsedNanos());
        return new Finding(cost, AnalysisAnswer.of(result), null, null, null, List.of());
    }

    @Override
    public OptionalInt points() {
        return OptionalInt.empty();
    }

    @Override
    public Geometry geometry() {
        return board.position().geometry();
    }
}
