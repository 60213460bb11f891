package org.sekilab.experiments.run;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.life.LifeList;
import org.sekilab.experiments.life.LifeQuery;
import org.sekilab.experiments.region.RegionQuery;
import org.sekilab.experiments.run.PositionSet.Kind;
import org.sekilab.experiments.semeai.SemeaiQuery;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.experiments.store.ContentHash;
import org.sekilab.model.Color;
import org.sekilab.semeai.KoWinner;

/** Makes the questions of jobs from what lists say, or from the texts of another process. */
final class Questions {
    private static final String AT = "at";
    private static final String BLACK = "black";
    private static final String WHITE = "white";
    private static final String KO_WINNER = "ko_winner";
    private static final String DEFENDER = "defender";
    private static final String FIRST = "first";
    private static final String STONES = "stones";
    private static final String AREA = "area";
    private static final String EXPECTED = "expected";

    private Questions() {}

    /** The same question as that of the process which wrote the text. */
    static StudyProblem.Asked read(ProblemText text) {
        BoardInput board = text.board();
        Details details = new Details(text.details());
        String expected = details.find(EXPECTED).orElse(""); // of what has a truth
        Path file = Path.of(board.file());
        return switch (text.kind()) {
            case BOARDS -> board(board);
            case REGIONS, GUESSES ->
                region(
                        text.kind(),
                        new RegionQuery(
                                file,
                                Selection.ALL,
                                details.argument(AT),
                                details.find(DEFENDER).map(Color::valueOf),
                                RegionQuery.Mover.valueOf(details.get(FIRST))),
                        board,
                        expected);
            case SEMEAI ->
                race(
                        new SemeaiQuery(
                                file,
                                Selection.ALL,
                                details.argument(BLACK),
                                details.argument(WHITE),
                                SemeaiQuery.Mover.valueOf(details.get(FIRST)),
                                KoWinner.valueOf(details.get(KO_WINNER))),
                        board,
                        expected);
            case LIFE ->
                life(
                        new LifeQuery(
                                file,
                                Selection.ALL,
                                LifeList.groups(details.get(STONES)),
                                details.find(DEFENDER).map(stones -> new Argument(DEFENDER, stones)),
                                LifeQuery.First.valueOf(details.get(FIRST)),
                                details.argument(AREA),
                                Optional.empty()),
                        board,
                        expected);
        };
    }

    /** What is proved of a whole board. */
    static StudyProblem.Asked board(BoardInput board) {
        return new StudyProblem.Asked(
                ContentHash.of("boards", board),
                ProblemText.of(Kind.BOARDS, board, Map.of()),
                bench -> bench.solve(board));
    }

    /** @param kind whether the region is searched or guessed */
    static StudyProblem.Asked region(Kind kind, RegionQuery query, BoardInput board, String expected) {
        String input = ContentHash.of(
                kind.name(),
                board,
                query.at().text(),
                query.defender().map(Color::name).orElse(""),
                query.first().name(),
                expected);
        Map<String, String> details =
                new HashMap<>(Map.of(AT, query.at().text(), FIRST, query.first().name(), EXPECTED, expected));
        query.defender().ifPresent(color -> details.put(DEFENDER, color.name()));
        return new StudyProblem.Asked(
                input,
                ProblemText.of(kind, board, details),
                kind == Kind.GUESSES
                        ? bench -> bench.guess(query, board, expected)
                        : bench -> bench.solve(query, board, expected));
    }

    static StudyProblem.Asked race(SemeaiQuery query, BoardInput board, String expected) {
        String input = ContentHash.of(
                Kind.SEMEAI.name(),
                board,
                query.black().text(),
                query.white().text(),
                query.first().name(),
                query.koWinner().name(),
                expected);
        Map<String, String> details = Map.of(
                BLACK,
                query.black().text(),
                WHITE,
                query.white().text(),
                FIRST,
                query.first().name(),
                KO_WINNER,
                query.koWinner().name(),
                EXPECTED,
                expected);
        return new StudyProblem.Asked(
                input, ProblemText.of(Kind.SEMEAI, board, details), bench -> bench.solve(query, board, expected));
    }

    static StudyProblem.Asked life(LifeQuery query, BoardInput board, String expected) {
        String input = ContentHash.of(
                Kind.LIFE.name(),
                board,
                query.stones(),
                query.defender().map(Argument::text).orElse(""),
                query.first().name(),
                query.area().text(),
                expected);
        Map<String, String> details = new HashMap<>(Map.of(
                STONES,
                query.stones(),
                FIRST,
                query.first().name(),
                AREA,
                query.area().text(),
                EXPECTED,
                expected));
        query.defender().ifPresent(argument -> details.put(DEFENDER, argument.text()));
        return new StudyProblem.Asked(
                input, ProblemText.of(Kind.LIFE, board, details), bench -> bench.solve(query, board, expected));
    }

    /** What a question says, by name. */
    private record Details(Map<String, String> byName) {
        String get(String name) {
            return Objects.requireNonNull(byName.get(name), name);
        }

        Optional<String> find(String name) {
            return Optional.ofNullable(byName.get(name));
        }

        Argument argument(String name) {
            return new Argument(name, get(name));
        }
    }
}
