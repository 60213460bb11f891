package org.sekilab.experiments.view.work;

import java.util.List;
import java.util.OptionalInt;
import org.sekilab.experiments.output.json.BoardNames;
import org.sekilab.model.Geometry;
import org.sekilab.model.Position;
import org.sekilab.safety.RegionStrategy;

/** Play against the proof of a region alone. */
record RegionGame(RegionStrategy strategy, Geometry geometry) implements ProofGame {
    @Override
    public JobAnswer.Strategy about() {
        return new JobAnswer.Strategy(strategy.winner(), strategy.goal());
    }

    @Override
    public LineAnswer follow(List<Integer> tries) {
        RegionStrategy.Line line = strategy.follow(tries);
        return new LineAnswer(
                BoardNames.moves(geometry, line.moves()),
                AnalysisAnswer.stones(Position.of(line.black(), line.white(), strategy.winner())),
                line.stage(),
                null,
                BoardNames.moves(geometry, line.tries()));
    }

    @Override
    public OptionalInt countStates(int most) {
        return strategy.countStates(most);
    }
}
