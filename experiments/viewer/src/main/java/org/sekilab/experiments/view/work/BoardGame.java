package org.sekilab.experiments.view.work;

import java.util.List;
import java.util.OptionalInt;
import java.util.function.Function;
import org.sekilab.experiments.output.json.BoardNames;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Points;
import org.sekilab.proof.BoardLine;
import org.sekilab.safety.RegionStrategy.Stage;

/**
 * Play on the whole board against a proof.
 *
 * @param winner the side with the proof
 * @param strategy plays tries of the other side, with all answers
 * @param states of the whole proof
 */
record BoardGame(Color winner, Function<List<Integer>, BoardLine> strategy, int states, Geometry geometry)
        implements ProofGame {
    @Override
    public JobAnswer.Strategy about() {
        return new JobAnswer.Strategy(winner, null);
    }

    @Override
    public LineAnswer follow(List<Integer> tries) {
        BoardLine line = strategy.apply(tries);
        return new LineAnswer(
                BoardNames.moves(geometry, line.moves()),
                AnalysisAnswer.stones(line.position()),
                stage(line),
                BoardNames.points(line.zone()),
                BoardNames.moves(geometry, line.tries()));
    }

    private static Stage stage(BoardLine line) {
        if (line.tries().isEmpty()) {
            int last = line.moves().get(line.moves().size() - 1);
            return last == Points.PASS ? Stage.BOTH_PASSED : Stage.BLOCK_CAPTURED;
        }
        return line.isDecided() ? Stage.DECIDED : Stage.GOES_ON;
    }

    @Override
    public OptionalInt countStates(int most) {
        return states <= most ? OptionalInt.of(states) : OptionalInt.empty();
    }
}
