package org.sekilab.experiments.view.work;

import java.util.List;
import java.util.OptionalInt;
import org.sekilab.experiments.output.json.BoardNames;
import org.sekilab.life.play.LifeStrategy;
import org.sekilab.model.Geometry;
import org.sekilab.safety.RegionStrategy;

/** Play on the whole board against a proof about life and death. */
record LifeGame(LifeStrategy strategy, Geometry geometry) implements ProofGame {
    @Override
    public JobAnswer.Strategy about() {
        return new JobAnswer.Strategy(strategy.winner(), null);
    }

    @Override
    public LineAnswer follow(List<Integer> tries) {
        LifeStrategy.Line line = strategy.follow(tries);
        return new LineAnswer(
                BoardNames.moves(geometry, line.moves()),
                AnalysisAnswer.stones(line.position()),
                stage(line),
                BoardNames.points(line.zone()),
                BoardNames.moves(geometry, line.tries()));
    }

    private static RegionStrategy.Stage stage(LifeStrategy.Line line) {
        if (line.tries().isEmpty()) {
            return RegionStrategy.Stage.BOTH_PASSED;
        }
        return line.isDecided() ? RegionStrategy.Stage.DECIDED : RegionStrategy.Stage.GOES_ON;
    }

    @Override
    public OptionalInt countStates(int most) {
        return strategy.states() <= most ? OptionalInt.of(strategy.states()) : OptionalInt.empty();
    }
}
