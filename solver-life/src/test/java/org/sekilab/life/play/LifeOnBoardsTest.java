package org.sekilab.life.play;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.life.settings.LifeConfig;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.BoardPlay;
import org.sekilab.safety.certificate.OpenLife;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.search.Limits;

/** What the safety solver is told of life on the open board, and how the strategies are followed. */
class LifeOnBoardsTest {
    private static final LifeJudge JUDGE = new LifeOnBoards(LifeConfig.DEFAULT);

    private static final String FOUR = """
            . . . . . . .
            O O O O O O .
            X X X X X O .
            . . . . X O .
            """;

    /** With white first, the eye is one eye. */
    private static final String THREE = """
            . . . . . . .
            O O O O O O .
            X X X X O O .
            . . . X O O .
            """;

    /** Eight in a row on the second line live, as the proverb says. Nothing encloses them. */
    private static final String EIGHT = """
            . . . . . . . . . . . .
            . . O O O O O O O O . .
            . O X X X X X X X X O .
            . . . . . . . . . . . .
            """;

    private static final String TWO_BLOCKS = """
            . . . . . . . . . . . .
            O O O O O O O O O O O O
            X X X X X O O X X X X X
            . . . . X O O X . . . .
            """;

    private static Optional<OpenLife> ask(String board, PointSet area, String... stones) {
        Position position = Diagram.parse(board);
        return JUDGE.judge(new LifeJudge.Question(
                        position,
                        List.of(stones).stream()
                                .map(stone -> block(position, stone))
                                .toList(),
                        area,
                        Limits.DEFAULT.withMaxNodes(100_000)))
                .life();
    }

    private static PointSet everywhere(String board) {
        return PointSet.board(Diagram.parse(board).geometry());
    }

    private static Block block(Position position, String stone) {
        int point = GtpPoints.parse(position.geometry(), stone);
        return new FloodRegionFinder()
                .find(position, Color.BLACK).blocks().stream()
                        .filter(block -> block.stones().contains(point))
                        .findFirst()
                        .orElseThrow();
    }

    @Test
    void fourInARowLivesAndThreeDoesNot() {
        assertTrue(ask(FOUR, everywhere(FOUR), "A2").isPresent());
        assertTrue(ask(THREE, everywhere(THREE), "A2").isEmpty());
    }

    @Test
    void strategyIsWithinTheAreaAndHasTheStones() {
        PointSet area =
                everywhere(EIGHT).remove(GtpPoints.parse(Diagram.parse(EIGHT).geometry(), "A1"));
        OpenLife life = ask(EIGHT, area, "D2").orElseThrow();
        assertTrue(area.containsAll(life.points()));
        assertTrue(life.points().containsAll(block(Diagram.parse(EIGHT), "D2").stones()));
        assertEquals("life live black first white ko white C2", life.lines().get(0));
    }

    @Test
    void pointsBeyondTheAreaAreTheAttackers() {
        PointSet half =
                everywhere(FOUR).remove(GtpPoints.parse(Diagram.parse(FOUR).geometry(), "B1"));
        assertTrue(ask(FOUR, half, "A2").isEmpty());
    }

    @Test
    void middleOfFourIsAnsweredByTheOther() {
        OpenLife.Game game = ask(FOUR, everywhere(FOUR), "A2").orElseThrow().begin();
        assertFalse(game.isDecided());
        assertEquals(Points.PASS, game.answerToPass());
        int middle = GtpPoints.parse(Diagram.parse(FOUR).geometry(), "B1");
        assertEquals("C1", GtpPoints.format(Diagram.parse(FOUR).geometry(), game.answer(middle)));
    }

    /** Attackers that play at random, everywhere, with all kos. */
    @ParameterizedTest
    @ValueSource(strings = {FOUR, EIGHT, TWO_BLOCKS})
    void noAttackerAtRandomCapturesABlock(String board) {
        Random random = new Random(Seeds.of(20_261_128L));
        Position start = Diagram.parse(board);
        String[] stones = board.equals(TWO_BLOCKS) ? new String[] {"A2", "M2"} : new String[] {firstOf(start)};
        Optional<OpenLife> life = ask(board, everywhere(board), stones);
        assertTrue(life.isPresent());
        for (int game = 0; game < 200; game++) {
            OpenLife.Game defender = life.get().begin();
            BoardPlay play = new BoardPlay(start, Color.BLACK, Color.WHITE);
            for (int move = 0; move < 60 && !play.isOver(); move++) {
                int attempt = attempt(play, random);
                play.play(attempt);
                boolean isInside = attempt != Points.PASS && life.get().points().contains(attempt);
                int answer = isInside
                        ? defender.answer(attempt)
                        : attempt == Points.PASS ? defender.answerToPass() : Points.PASS;
                assertTrue(play.isLegal(answer));
                play.play(answer);
                for (String stone : stones) {
                    assertTrue(play.position()
                            .black()
                            .containsAll(block(start, stone).stones()));
                }
            }
        }
    }

    private static String firstOf(Position position) {
        return GtpPoints.format(position.geometry(), position.black().first());
    }

    private static int attempt(BoardPlay play, Random random) {
        int[] empties = play.position().empties().toArray();
        List<Integer> legal =
                Arrays.stream(empties).filter(play::isLegal).boxed().toList();
        return legal.isEmpty() || random.nextInt(8) == 0 ? Points.PASS : legal.get(random.nextInt(legal.size()));
    }
}
