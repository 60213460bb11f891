package org.sekilab.experiments.view.work;

import java.util.OptionalInt;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.semeai.SemeaiQuery;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.model.Color;
import org.sekilab.semeai.KoWinner;

/**
 * The question which of two blocks is captured first, and how to answer it.
 *
 * @param document the record
 * @param tree the record's game tree, from 1
 * @param move the position
 * @param black a stone of the black block
 * @param white a stone of the white block
 * @param first the side that moves first
 * @param koWinner the side that may retake a ko at once
 * @param seconds after which it gives up
 * @param maxNodes after which a search gives up
 */
public record RacingQuestion(
        String document,
        int tree,
        int move,
        String black,
        String white,
        Color first,
        KoWinner koWinner,
        int seconds,
        int maxNodes)
        implements JobQuery {
    /**
     * Reads a question.
     *
     * @throws RefusedException if the text is no question, or a value is missing or wrong
     */
    public static RacingQuestion parse(byte[] body) {
        RacingQuestion question = QueryBody.read(body, RacingQuestion.class);
        QueryBody.checkLength("black", question.black);
        QueryBody.checkLength("white", question.white);
        return question;
    }

    /**
     * This question as a query of the command line.
     *
     * @param file the name of the record
     */
    SemeaiQuery query(String file) {
        return new SemeaiQuery(
                QueryBody.path(file),
                new Selection(OptionalInt.of(tree), OptionalInt.of(move)),
                new Argument("black", black),
                new Argument("white", white),
                first == Color.BLACK ? SemeaiQuery.Mover.BLACK : SemeaiQuery.Mover.WHITE,
                koWinner);
    }
}
