package org.sekilab.experiments.run;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Stream;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.InputPlace;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.experiments.demo.LifeTruth;
import org.sekilab.experiments.demo.RaceTruth;
import org.sekilab.experiments.demo.RegionTruth;
import org.sekilab.experiments.life.LifeList;
import org.sekilab.experiments.region.RegionList;
import org.sekilab.experiments.region.RegionQuery;
import org.sekilab.experiments.run.PositionSet.Kind;
import org.sekilab.experiments.semeai.SemeaiList;
import org.sekilab.experiments.semeai.SemeaiQuery;
import org.sekilab.experiments.semeai.SemeaiQuery.Mover;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.OnePosition;
import org.sekilab.experiments.solve.ProblemList;
import org.sekilab.experiments.solve.Selection;

/**
 * Reads lists of region problems, of races, and of problems of life and death. A row that cannot be read becomes a
 * problem that fails, so that the others are solved.
 */
final class ProblemLists {
    private ProblemLists() {}

    /**
     * The problems of a list.
     *
     * @throws InputException if the list cannot be read, or lacks columns
     */
    static List<StudyProblem> read(PositionSet set, Path table) {
        InputPlace.check(set.place(), table);
        return switch (set.kind()) {
            case SEMEAI -> races(set, table);
            case LIFE ->
                rows(
                        set,
                        table,
                        LifeList.read(table),
                        (query, positions, expected) ->
                                Questions.life(query, positions.read(query.file(), query.selection()), expected));
            case BOARDS, REGIONS, GUESSES ->
                rows(
                        set,
                        table,
                        RegionList.read(table),
                        (query, positions, expected) -> Questions.region(
                                set.kind(), query, positions.read(query.file(), query.selection()), expected));
        };
    }

    /** The problems that ship with the program, with the truth about them. */
    static List<StudyProblem> shipped(Kind kind) {
        return switch (kind) {
            case SEMEAI -> shippedRaces();
            case LIFE -> shippedLives();
            case BOARDS, REGIONS, GUESSES -> shippedRegions(kind);
        };
    }

    /** What a row of a list asks of its position. */
    private interface Asking<Q> {
        StudyProblem.Asked ask(Q query, OnePosition positions, String expected);
    }

    /** A problem for each row, with the truth of the first column that the set names. */
    private static <Q> List<StudyProblem> rows(PositionSet set, Path table, ProblemList<Q> list, Asking<Q> asking) {
        checkColumns(set, list);
        OnePosition positions = new OnePosition();
        List<StudyProblem> problems = new ArrayList<>();
        for (int row = 0; row < list.size(); row++) {
            if (isLeftOut(set, list, row)) {
                continue;
            }
            String expected =
                    set.truth().isEmpty() ? "" : list.cell(row, set.truth().get(0));
            int current = row;
            problems.add(StudyProblem.of(
                    name(table), row + 1, "", () -> asking.ask(list.query(current), positions, expected)));
        }
        return problems;
    }

    private static List<StudyProblem> races(PositionSet set, Path table) {
        ProblemList<SemeaiQuery> list = SemeaiList.read(table);
        checkColumns(set, list);
        OnePosition positions = new OnePosition();
        List<StudyProblem> problems = new ArrayList<>();
        for (int row = 0; row < list.size(); row++) {
            if (isLeftOut(set, list, row)) {
                continue;
            }
            for (Mover first : List.of(Mover.BLACK, Mover.WHITE)) {
                String expected =
                        set.truth().isEmpty() ? "" : list.cell(row, set.truth().get(first.ordinal()));
                int current = row;
                problems.add(StudyProblem.of(name(table), row + 1, item(first), () -> {
                    SemeaiQuery query = list.query(current).with(first);
                    return Questions.race(query, positions.read(query.file(), query.selection()), expected);
                }));
            }
        }
        return problems;
    }

    private static boolean isLeftOut(PositionSet set, ProblemList<?> list, int row) {
        return set.only().entrySet().stream()
                .anyMatch(only -> !only.getValue().contains(list.cell(row, only.getKey())));
    }

    private static void checkColumns(PositionSet set, ProblemList<?> list) {
        for (String column : Stream.concat(set.truth().stream(), set.only().keySet().stream())
                .toList()) {
            if (!list.has(column)) {
                throw new InputException(set.place(), "there is no column '%s'".formatted(column));
            }
        }
    }

    private static List<StudyProblem> shippedRegions(Kind kind) {
        List<BoardInput> boards = List.copyOf(DemoData.regions().read().boards());
        List<StudyProblem> problems = new ArrayList<>();
        for (RegionTruth truth : DemoData.regionTruths()) {
            RegionQuery query = new RegionQuery(
                    Path.of(DemoData.REGIONS),
                    selection(truth.index()),
                    new Argument("at", truth.at()),
                    Optional.of(truth.defender()),
                    RegionQuery.Mover.ATTACKER);
            String expected = truth.countsExternalLiberties() ? "" : truth.attackerFirst();
            problems.add(StudyProblem.of(
                    DemoData.REGIONS,
                    truth.index(),
                    "",
                    () -> Questions.region(kind, query, boards.get(truth.index() - 1), expected)));
        }
        return problems;
    }

    private static List<StudyProblem> shippedRaces() {
        List<BoardInput> boards = List.copyOf(DemoData.races().read().boards());
        List<StudyProblem> problems = new ArrayList<>();
        for (RaceTruth truth : DemoData.raceTruths()) {
            for (Mover first : List.of(Mover.BLACK, Mover.WHITE)) {
                SemeaiQuery query = new SemeaiQuery(
                        Path.of(DemoData.RACES),
                        selection(truth.index()),
                        new Argument("black", truth.black()),
                        new Argument("white", truth.white()),
                        first,
                        truth.koWinner());
                String expected = first == Mover.BLACK ? truth.blackFirst() : truth.whiteFirst();
                problems.add(StudyProblem.of(
                        DemoData.RACES,
                        truth.index(),
                        item(first),
                        () -> Questions.race(query, boards.get(truth.index() - 1), expected)));
            }
        }
        return problems;
    }

    private static List<StudyProblem> shippedLives() {
        List<BoardInput> boards = List.copyOf(DemoData.life().read().boards());
        List<StudyProblem> problems = new ArrayList<>();
        for (LifeTruth truth : DemoData.lifeTruths()) {
            problems.add(StudyProblem.of(
                    DemoData.LIFE,
                    truth.index(),
                    "",
                    () -> Questions.life(
                            truth.query(),
                            boards.get(truth.index() - 1),
                            truth.verdict().name())));
        }
        return problems;
    }

    private static Selection selection(int index) {
        return new Selection(OptionalInt.of(index), OptionalInt.empty());
    }

    private static String item(Mover first) {
        return Words.of(first) + " first";
    }

    private static String name(Path table) {
        return String.valueOf(table.getFileName());
    }
}
