package org.sekilab.experiments.run;

import java.util.Map;
import org.sekilab.experiments.run.PositionSet.Kind;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.model.sgf.SgfReader;
import org.sekilab.model.sgf.SgfWriter;

/**
 * A problem for another process, which needs no file of this one.
 *
 * @param kind what is asked
 * @param file the file that the position is from, for messages
 * @param index its game tree in the file, from 1
 * @param trees the number of game trees in the file
 * @param game the game tree as SGF
 * @param moves the number of moves that lead to the position
 * @param details what the question says, by name; those that it does not say are absent
 */
record ProblemText(Kind kind, String file, int index, int trees, String game, int moves, Map<String, String> details) {
    static ProblemText of(Kind kind, BoardInput board, Map<String, String> details) {
        return new ProblemText(
                kind,
                board.file(),
                board.index(),
                board.trees(),
                SgfWriter.format(board.game()),
                board.moves(),
                details);
    }

    /** The position. */
    BoardInput board() {
        SgfGame tree = SgfReader.parse(game, file).games().get(0);
        return new BoardInput(file, index, trees, tree, moves, tree.legalPositionAfter(moves));
    }
}
