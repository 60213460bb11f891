package org.sekilab.life.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.life.Life;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeProof;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.BoardLine;
import org.sekilab.proof.RandomAttacker;
import org.sekilab.search.Limits;

/** A proof of life answers whatever the attacker does on the board. */
class LifeStrategyTest {
    private static final String FOUR = """
            . . . . . . .
            O O O O O O .
            X X X X X O .
            . . . . X O .
            """;

    private static final String BULKY_FIVE = """
            . . . . . .
            O O O O O .
            X X X O O .
            . . X X O .
            . . . X O .
            """;

    /** Nothing encloses these stones; some white stones may be captured. */
    private static final String OPEN = """
            . . . . . . .
            . . . . . . .
            . . O O . . .
            O O X X O . .
            X X . X O . .
            . . . X O . .
            """;

    @Test
    void middleOfFourIsAnsweredByTheOther() {
        LifeStrategy strategy = strategy(FOUR, Color.WHITE);
        assertEquals(Color.BLACK, strategy.winner());
        assertEquals("C1", answer(strategy, FOUR, "B1"));
        assertEquals("B1", answer(strategy, FOUR, "C1"));
    }

    @Test
    void defenderMovesFirstWhereItHasTo() {
        BoardLine line = strategy(BULKY_FIVE, Color.BLACK).follow(List.of());
        assertEquals(
                "B1",
                GtpPoints.format(
                        Diagram.parse(BULKY_FIVE).geometry(), line.moves().get(0)));
    }

    @Test
    void moveOutsideTheZoneIsAnsweredByAPass() {
        LifeStrategy strategy = strategy(FOUR, Color.WHITE);
        Geometry geometry = Diagram.parse(FOUR).geometry();
        int outside = GtpPoints.parse(geometry, "G4");
        assertFalse(strategy.follow(List.of()).zone().contains(outside));
        BoardLine line = strategy.follow(List.of(outside));
        assertEquals(List.of(outside, Points.PASS), line.moves());
        assertFalse(line.isDecided());
        assertTrue(line.tries().contains(GtpPoints.parse(geometry, "B1")));
        assertTrue(line.position().white().contains(outside));
    }

    @Test
    void twoPassesEndTheGame() {
        LifeStrategy strategy = strategy(FOUR, Color.WHITE);
        BoardLine line = strategy.follow(List.of(Points.PASS));
        assertEquals(List.of(Points.PASS, Points.PASS), line.moves());
        assertTrue(line.tries().isEmpty());
        assertThrows(IllegalArgumentException.class, () -> strategy.follow(List.of(Points.PASS, Points.PASS)));
    }

    @Test
    void illegalTryIsRefused() {
        LifeStrategy strategy = strategy(FOUR, Color.WHITE);
        int stone = Diagram.parse(FOUR).black().first();
        assertThrows(IllegalArgumentException.class, () -> strategy.follow(List.of(stone)));
    }

    @Test
    void strategyOfASideThatNeedsThreatsIsNotForTheBoard() {
        LifeProblem problem = problem(FOUR, Color.WHITE);
        LifeProof proof = Life.best().solve(problem).proofs().get(0);
        String claim = proof.claim().replace("ko white", "ko black");
        assertTrue(LifeStrategy.of(problem, new LifeProof(claim, proof.lines(), proof.zone(), proof.states()))
                .isEmpty());
    }

    /** Attackers that play at random, everywhere, with all kos. */
    @ParameterizedTest
    @ValueSource(strings = {FOUR, BULKY_FIVE, OPEN})
    void noAttackerAtRandomCapturesTheBlock(String board) {
        LifeStrategy strategy = strategy(board, Color.BLACK);
        int target = Diagram.parse(board).black().first();
        Random random = new Random(Seeds.of(21L));
        int decided = 0;
        for (int game = 0; game < 150; game++) {
            BoardLine last = RandomAttacker.play(
                    strategy,
                    random,
                    30,
                    line -> assertTrue(
                            line.position().black().contains(target),
                            line.moves().toString()));
            decided += last.isDecided() ? 1 : 0;
        }
        assertTrue(decided > 50, decided + " games came to the end of the proof");
    }

    /** White moves first and kills. Black plays at random, everywhere, with all kos. */
    @Test
    void noDefenderAtRandomSavesADeadBlock() {
        LifeProblem problem = problem(BULKY_FIVE, Color.WHITE);
        LifeStrategy strategy = strategyOf(problem);
        assertEquals(Color.WHITE, strategy.winner());
        int target = problem.groups().get(0).get(0);
        Random random = new Random(Seeds.of(22L));
        int captured = 0;
        for (int game = 0; game < 100; game++) {
            List<Integer> tries = new ArrayList<>();
            BoardLine line = strategy.follow(tries);
            boolean isGone = false;
            while (!line.tries().isEmpty() && tries.size() < 40 && !isGone) {
                List<Integer> choices = line.tries().stream()
                        .filter(move -> move != Points.PASS)
                        .toList();
                boolean passes = choices.isEmpty() || random.nextInt(6) == 0;
                tries.add(passes ? Points.PASS : choices.get(random.nextInt(choices.size())));
                line = strategy.follow(tries);
                isGone = !line.position().black().contains(target);
                assertTrue(isGone || !line.isDecided(), line.moves().toString());
            }
            captured += isGone ? 1 : 0;
        }
        assertTrue(captured > 90, captured + " games in which the block was captured");
    }

    private static String answer(LifeStrategy strategy, String board, String attempt) {
        Geometry geometry = Diagram.parse(board).geometry();
        BoardLine line = strategy.follow(List.of(GtpPoints.parse(geometry, attempt)));
        return GtpPoints.format(geometry, line.moves().get(1));
    }

    private static LifeStrategy strategy(String board, Color first) {
        return strategyOf(problem(board, first));
    }

    private static LifeStrategy strategyOf(LifeProblem problem) {
        LifeProof proof = Life.best()
                .with(Limits.DEFAULT.withMaxNodes(500_000))
                .solve(problem)
                .proofs()
                .get(0);
        return LifeStrategy.of(problem, proof).orElseThrow();
    }

    private static LifeProblem problem(String board, Color first) {
        Position position = Diagram.parse(board);
        int stone = position.black().first();
        return new LifeProblem(
                position, Color.BLACK, first, List.of(List.of(stone)), PointSet.board(position.geometry()));
    }
}
