package org.sekilab.experiments.semeai;

import java.nio.file.Path;
import java.util.List;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.model.Color;
import org.sekilab.semeai.KoWinner;

/**
 * A question about a race of a position.
 *
 * @param file the game record
 * @param selection the game tree, the first if it names none, and the move
 * @param black a stone of the black essential block, in GTP coordinates
 * @param white a stone of the white essential block, in GTP coordinates
 * @param first the side that moves first
 * @param koWinner the ko model
 */
public record SemeaiQuery(
        Path file, Selection selection, Argument black, Argument white, Mover first, KoWinner koWinner) {
    /** This race with other sides moving first. */
    public SemeaiQuery with(Mover other) {
        return new SemeaiQuery(file, selection, black, white, other, koWinner);
    }

    /** The side that moves first. The value for both sides stands for two questions. */
    public enum Mover {
        BLACK,
        WHITE,
        BOTH;

        /** The sides that move first in one of the questions. */
        public List<Color> colors() {
            return switch (this) {
                case BLACK -> List.of(Color.BLACK);
                case WHITE -> List.of(Color.WHITE);
                case BOTH -> List.of(Color.BLACK, Color.WHITE);
            };
        }
    }
}
