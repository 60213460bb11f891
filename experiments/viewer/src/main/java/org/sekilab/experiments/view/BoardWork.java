package org.sekilab.experiments.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.sekilab.experiments.solve.BoardAnalyzer;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.model.Geometry;
import org.sekilab.safety.RegionListener;
import org.sekilab.safety.RegionStrategy;
import org.sekilab.search.Statistics;

/** Analyzes a whole board. */
record BoardWork(SolveQuery query, BoardInput board, BoardAnalyzer analyzer) implements Work {
    @Override
    public Finding run(RegionListener listener) {
        return new Analyzed(analyzer.analyze(board));
    }

    @Override
    public Geometry geometry() {
        return board.position().geometry();
    }

    @Override
    public void writeTo(JsonGenerator json) throws IOException {
        query.writeTo(json);
    }

    private record Analyzed(BoardResult result) implements Finding {
        @Override
        public Statistics statistics() {
            return new Statistics(result.nodes(), 0, 0, 0, 0, 0, result.elapsedNanos());
        }

        @Override
        public List<RegionStrategy> strategies() {
            return List.of();
        }

        @Override
        public void writeTo(JsonGenerator json) throws IOException {
            json.writeObjectFieldStart("analysis");
            Analysis.write(json, result);
            json.writeEndObject();
        }
    }
}
