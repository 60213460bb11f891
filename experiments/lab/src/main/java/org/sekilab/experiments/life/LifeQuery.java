package org.sekilab.experiments.life;

import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.Color;

/**
 * A question about life and death in a position.
 *
 * @param file the game record
 * @param selection the game tree, the first if it names none, and the move
 * @param groups stones in GTP coordinates: of each group, one block must live. Empty if any living block is enough
 * @param defender the side that has to live, or empty for the color of the stones
 * @param first the side that moves first
 * @param area the points to play on: {@code all}, {@code auto} or their names
 * @param expected what the answer is said to be, or empty
 */
public record LifeQuery(
        Path file,
        Selection selection,
        List<Argument> groups,
        Optional<Argument> defender,
        First first,
        Argument area,
        Optional<LifeVerdict> expected) {
    /** What stands between the groups in text. */
    public static final String AND = "&";

    /** The word for any living block. */
    public static final String ANY = "ANY";

    public LifeQuery {
        groups = List.copyOf(groups);
    }

    /**
     * The question whether the block of a stone lives, in areas that grow around it.
     *
     * @param file the game record, or what stands for it in messages
     * @param stone in GTP coordinates
     */
    public static LifeQuery of(Path file, String stone, Color first) {
        return new LifeQuery(
                file,
                Selection.ALL,
                List.of(new Argument("vertex", stone)),
                Optional.empty(),
                First.of(first),
                new Argument("area", LifeArea.AUTO),
                Optional.empty());
    }

    /** The stones that the question is about, as in a list. */
    public String stones() {
        return groups.isEmpty()
                ? ANY
                : groups.stream().map(Argument::text).collect(Collectors.joining(" " + AND + " "));
    }

    /** The side that moves first. */
    public enum First {
        BLACK,
        WHITE,
        ATTACKER,
        DEFENDER,
        /** The side to move in the position. */
        TO_MOVE;

        /** The side of a color. */
        public static First of(Color color) {
            return color == Color.BLACK ? BLACK : WHITE;
        }

        Color color(Color defender, Color toMove) {
            return switch (this) {
                case BLACK -> Color.BLACK;
                case WHITE -> Color.WHITE;
                case ATTACKER -> defender.opposite();
                case DEFENDER -> defender;
                case TO_MOVE -> toMove;
            };
        }
    }
}
