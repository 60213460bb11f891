package org.sekilab.experiments.view.work;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalInt;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.life.LifeQuery;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.model.Color;

/**
 * The question whether chosen stones live, and how to answer it.
 *
 * @param document the record
 * @param tree the record's game tree, from 1
 * @param move the position
 * @param stones as in a list of problems. Spaces stand between the blocks of which one must live. The sign &amp; stands
 *     between these groups. ANY stands for any living block
 * @param defender the side that has to live
 * @param first the side that moves first
 * @param area the points to play on: {@code all}, {@code auto} or their names
 * @param allMoves whether all first moves are wanted that keep the verdict
 * @param seconds after which it gives up, and so after each first move
 * @param maxNodes after which it gives up, and so after each first move
 */
public record LifeQuestion(
        String document,
        int tree,
        int move,
        String stones,
        Color defender,
        Color first,
        String area,
        boolean allMoves,
        int seconds,
        int maxNodes)
        implements JobQuery {
    /**
     * Reads a question.
     *
     * @throws RefusedException if the text is no question, or a value is missing or wrong
     */
    public static LifeQuestion parse(byte[] body) {
        LifeQuestion question = QueryBody.read(body, LifeQuestion.class);
        QueryBody.checkLength("stones", question.stones);
        QueryBody.checkLength("area", question.area);
        return question;
    }

    /**
     * This question as a query of the command line.
     *
     * @param file the name of the record
     */
    LifeQuery query(String file) {
        return new LifeQuery(
                QueryBody.path(file),
                new Selection(OptionalInt.of(tree), OptionalInt.of(move)),
                groups(),
                Optional.of(new Argument("defender", defender.name().toLowerCase(Locale.ROOT))),
                LifeQuery.First.of(first),
                new Argument("area", area),
                Optional.empty());
    }

    private List<Argument> groups() {
        return stones.equals(LifeQuery.ANY)
                ? List.of()
                : Arrays.stream(stones.split(LifeQuery.AND, -1))
                        .map(group -> new Argument("stones", group.strip()))
                        .toList();
    }
}
