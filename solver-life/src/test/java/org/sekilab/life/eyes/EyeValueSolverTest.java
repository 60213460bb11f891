package org.sekilab.life.eyes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;

class EyeValueSolverTest {
    private final EyeValueSolver solver = new EyeValueSolver(1_000_000);

    private static Arguments row(String name, EyeValue value, String... rows) {
        return Arguments.of(name, value, String.join("\n", rows));
    }

    /** Shapes of Go theory; {@link #agreesWithAllPlayBesideEyes} plays each of them out. */
    static Stream<Arguments> shapes() {
        return Stream.of(
                row("one point", EyeValue.ONE, "OOO", "O.O", "OOO"),
                row("two points", EyeValue.ONE, "OOOO", "O..O", "OOOO"),
                row("straight three", EyeValue.ONE_AND_HALF, "OOOOO", "O...O", "OOOOO"),
                row("bent three", EyeValue.ONE_AND_HALF, "OOOO", "O..O", "OO.O", "OOOO"),
                row("straight four", EyeValue.TWO, "OOOOOO", "O....O", "OOOOOO"),
                row("bent four", EyeValue.TWO, "OOOOO", "O...O", "OOO.O", "OOOOO"),
                row("zigzag four", EyeValue.TWO, "OOOOO", "O..OO", "OO..O", "OOOOO"),
                row("pyramid four", EyeValue.ONE_AND_HALF, "OOOOO", "O...O", "OO.OO", "OOOOO"),
                row("square four", EyeValue.ONE, "OOOO", "O..O", "O..O", "OOOO"),
                row("bulky five", EyeValue.ONE_AND_HALF, "OOOOO", "O...O", "O..OO", "OOOOO"),
                row("crossed five", EyeValue.ONE_AND_HALF, "OOOOO", "OO.OO", "O...O", "OO.OO", "OOOOO"),
                row("straight five", EyeValue.TWO, "OOOOOOO", "O.....O", "OOOOOOO"),
                row("rabbitty six", EyeValue.ONE_AND_HALF, "OOOOO", "OO.OO", "O...O", "O..OO", "OOOOO"),
                row("rectangle of six", EyeValue.TWO, "OOOOO", "O...O", "O...O", "OOOOO"),
                row("rectangle of six in the corner", EyeValue.ONE_AND_HALF, "...O", "...O", "OOOO"),
                row("bent four in the corner", EyeValue.ONE_AND_HALF, "..O", ".OO", ".OO", "OOO"),
                row("nakade of three stones", EyeValue.ONE, "OOOOO", "O.X.O", "OOXOO", "OO.OO", "OOOOO"),
                row("seki of two liberties", EyeValue.TWO, "OOOOOOO", "O.XXX.O", "OOOOOOO"),
                row("open point", EyeValue.ZERO, "OOO", "O.#", "OOO"),
                row("half eye", EyeValue.HALF, "OOOO", "O..#", "OOOO"),
                row("open corridor of three", EyeValue.ONE, "OOOOO", "O...#", "OOOOO"),
                row("open corridor of four", EyeValue.ONE, "OOOOOO", "O....#", "OOOOOO"),
                row("open corridor of five", EyeValue.ONE_AND_HALF, "OOOOOOO", "O.....#", "OOOOOOO"),
                row("straight three, open in the middle", EyeValue.ONE_STAR, "OO#OO", "O...O", "OOOOO"),
                row("bent three, open at the corner", EyeValue.ONE_STAR, "O#OO", "O..O", "O.OO", "OOOO"),
                row("square four, open", EyeValue.THREE_QUARTERS, "OO#O", "O..O", "O..O", "OOOO"),
                row("straight four, open inside", EyeValue.ONE_AND_QUARTER, "OO#OOO", "O....O", "OOOOOO"),
                row("eye that is a ko", EyeValue.ZERO, "##OO", "#o.O", "##OO"),
                row("stone that links two eyes", EyeValue.TWO, "OO#OO", "O.o.O", "OO#OO", "OOOOO"),
                row("stone that may be cut off", EyeValue.HALF, "OOO###", "O..o##", "OOO###"));
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("shapes")
    void tellsTheValueOfShapes(String name, EyeValue value, String picture) {
        Spaces spaces = Spaces.of(picture);
        assertThat(spaces.spaces()).hasSize(1);
        assertThat(spaces.values()).as(name).containsExactly(value);
    }

    @ParameterizedTest(name = "{0}")
    @MethodSource("shapes")
    void agreesWithAllPlayBesideEyes(String name, EyeValue value, String picture) {
        int eyes = 0;
        for (String addition : new String[] {"", "O\nO", "O.O", "O.O.O"}) {
            Spaces spaces = Spaces.of(beside(picture, addition.replace("\n", "")));
            PlainGame plain = spaces.plain();
            eyes = (int) addition.chars().filter(stone -> stone == '.').count();
            assertThat(plain.holdsAgainstMove(spaces.board()))
                    .as("%s beside %d eyes", name, eyes)
                    .isEqualTo(value.eyesAgainstMove() + eyes >= 2);
            assertThat(plain.holdsByMove(spaces.board()))
                    .as("%s beside %d eyes", name, eyes)
                    .isEqualTo(value.eyesByMove() + eyes >= 2);
        }
    }

    /** A picture with a column of the block on the right, and a row of it in which a text stands. */
    private static String beside(String picture, String text) {
        StringBuilder made = new StringBuilder();
        String[] rows = picture.split("\n");
        for (int row = 0; row < rows.length; row++) {
            String more = row == rows.length / 2 ? text : "O".repeat(text.length());
            made.append(rows[row]).append("OO").append(more).append("O\n");
        }
        return made.append("O".repeat(rows[0].length() + text.length() + 3)).toString();
    }

    @Test
    void namesTheMovesThatKeepTheValue() {
        Spaces spaces = Spaces.of("""
                OOOOO
                O...O
                OO.OO
                OOOOO
                """);
        EyeSpaceValue found = solver.solve(spaces.problem(0)).orElseThrow();
        PointSet middle = PointSet.of(spaces.geometry(), spaces.geometry().point(2, 2));
        assertThat(found.attacks()).isEqualTo(middle);
        assertThat(found.defenses()).isEqualTo(middle);
    }

    @RepeatedTest(20)
    void symmetriesAndColorsChangeNothing(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        Optional<Spaces> made = Optional.empty();
        while (made.isEmpty() || made.get().points() > 8) {
            made = Spaces.random(random, 1, 8);
        }
        EyeProblem problem = made.get().problem(0);
        EyeSpaceValue found = solver.solve(problem).orElseThrow();
        for (int symmetry = 0; symmetry < Geometry.SYMMETRIES; symmetry++) {
            int turn = symmetry;
            Position position = problem.position().transformed(turn).withColorsSwapped();
            EyeProblem turned = new EyeProblem(
                    position,
                    problem.defender().opposite(),
                    turned(problem.points(), turn),
                    turned(problem.wall(), turn));
            EyeSpaceValue other = solver.solve(turned).orElseThrow();
            assertThat(other)
                    .as("seed %d, symmetry %d%n%s", seed, symmetry, made.get())
                    .isEqualTo(new EyeSpaceValue(
                            found.value(),
                            turned(found.defenses(), turn),
                            turned(found.attacks(), turn),
                            found.states()));
        }
    }

    private static PointSet turned(PointSet points, int symmetry) {
        Geometry geometry = points.geometry();
        PointSet turned = new PointSet(geometry.afterSymmetry(symmetry));
        points.toList().forEach(point -> turned.add(geometry.symmetry(symmetry, point)));
        return turned;
    }

    /** The moves of a hot space lead to the options of its value, and other moves do not. */
    @RepeatedTest(3)
    void hotSpacesHaveMovesOfBothSides(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        int hot = 0;
        while (hot < 40) {
            Optional<Spaces> made = Spaces.random(random, 1, 7).filter(spaces -> spaces.points() <= 8);
            if (made.isPresent()) {
                EyeProblem problem = made.get().problem(0);
                EyeSpaceValue found = solver.solve(problem).orElseThrow();
                boolean isHot = !found.value().isSettled();
                hot += isHot ? 1 : 0;
                assertThat(found.defenses().isEmpty())
                        .as("seed %d%n%s", seed, made.get())
                        .isEqualTo(!isHot);
                assertThat(found.attacks().isEmpty())
                        .as("seed %d%n%s", seed, made.get())
                        .isEqualTo(!isHot);
                if (isHot) {
                    checkDefenses(problem, found, "seed %d%n%s".formatted(seed, made.get()));
                }
            }
        }
    }

    private static void checkDefenses(EyeProblem problem, EyeSpaceValue found, String text) {
        EyeBoard board = new EyeBoard(problem);
        long state = board.state(problem);
        int[] points = problem.points().toArray();
        for (int rest = board.empties(state); rest != 0; rest &= rest - 1) {
            int point = Integer.numberOfTrailingZeros(rest);
            long next = board.afterDefense(state, point);
            EyeStates states = new EyeStates(board);
            boolean isGood = next != EyeBoard.ILLEGAL
                    && states.explore(next, 1_000_000)
                    && states.value().isAtLeast(found.value().defended());
            assertThat(found.defenses().contains(points[point])).as(text).isEqualTo(isGood);
        }
    }

    @Test
    void aLimitIsNoValue() {
        EyeProblem problem = Spaces.of("OOOOOO\nO....O\nOOOOOO").problem(0);
        assertThat(new EyeValueSolver(52).solve(problem)).isPresent();
        assertThat(new EyeValueSolver(51).solve(problem)).isEmpty();
        EyeProblem large = Spaces.of(("O" + ".".repeat(17) + "O\n").repeat(1) + "O".repeat(19))
                .problem(0);
        assertThat(solver.solve(large)).isEmpty();
        assertThatThrownBy(() -> new EyeValueSolver(0)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void aProblemHasAWallOfTheDefender() {
        EyeProblem problem = Spaces.of("OOOO\nO..O\nOOOO").problem(0);
        PointSet none = new PointSet(problem.points().geometry());
        assertThatThrownBy(() -> new EyeProblem(problem.position(), problem.defender(), problem.points(), none))
                .hasMessageContaining("is not next to the wall");
        assertThatThrownBy(() -> new EyeProblem(
                        problem.position(), problem.defender().opposite(), problem.points(), problem.wall()))
                .hasMessageContaining("other points than stones");
        assertThatThrownBy(() -> new EyeProblem(problem.position(), problem.defender(), problem.wall(), problem.wall()))
                .hasMessageContaining("overlap");
    }
}
