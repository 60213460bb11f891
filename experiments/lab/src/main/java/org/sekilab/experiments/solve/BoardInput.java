package org.sekilab.experiments.solve;

import java.util.List;
import java.util.stream.IntStream;
import org.sekilab.experiments.Printable;
import org.sekilab.model.Position;
import org.sekilab.model.sgf.SgfGame;

/**
 * A position to analyze.
 *
 * @param file the file it is from, as the user named it
 * @param index its game tree in the file, from 1
 * @param trees the number of game trees in the file
 * @param game the game tree
 * @param moves the number of moves of its main line that lead to the position
 * @param position the position
 */
public record BoardInput(String file, int index, int trees, SgfGame game, int moves, Position position) {
    /** The name for people: the file, and the game tree where there are several. Without control characters. */
    public String label() {
        return Printable.text(trees == 1 ? file : file + "#" + index);
    }

    /** The positions on the way to this one, each a number of moves after the one before. */
    public List<BoardInput> every(int step) {
        return IntStream.rangeClosed(1, moves / step)
                .map(number -> number * step)
                .mapToObj(before -> new BoardInput(file, index, trees, game, before, game.legalPositionAfter(before)))
                .toList();
    }
}
