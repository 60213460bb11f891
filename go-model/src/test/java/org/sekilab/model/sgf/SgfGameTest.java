package org.sekilab.model.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

class SgfGameTest {
    @Test
    void setupTakesPointsAndRectangles() {
        SgfGame game = game("(;SZ[5:4]AB[aa:cb][ed]AW[da][db:ec]AE[bb];AE[ed]AW[ad])");
        assertThat(Diagram.format(game.lastPosition())).isEqualTo("""
                X X X O .
                X . X O O
                . . . O O
                O . . . .
                """);
    }

    @Test
    void rectanglesMayBeGivenByAnyCorners() {
        assertThat(game("(;SZ[5]AB[cb:aa])").lastPosition().black())
                .isEqualTo(game("(;SZ[5]AB[aa:cb])").lastPosition().black())
                .hasToString("{A4 B4 C4 A5 B5 C5}");
    }

    @Test
    void setupCapturesNothing() {
        assertThat(Diagram.format(game("(;SZ[2]AB[aa]AW[ab][ba])").lastPosition()))
                .isEqualTo("""
                X O
                O .
                """);
    }

    @Test
    void gameAlongAVariationHasItAsMainLine() {
        SgfGame game = game("(;SZ[5];B[aa](;W[ba];B[ca](;W[da])(;W[ea]))(;W[ab])(;W[ac];B[ad]))");
        assertThat(game.variations()).isEqualTo(4);
        assertThat(game.along(0).lastPosition()).isEqualTo(game.lastPosition());
        assertThat(game.along(1).lastPosition().white()).hasToString("{B5 E5}");
        assertThat(game.along(2).lastPosition().white()).hasToString("{A4}");
        assertThat(game.along(3).lastPosition().black()).hasToString("{A2 A5}");
        assertThat(game.along(3).moveCount()).isEqualTo(3);
        assertThat(game.along(1).along(2).lastPosition())
                .isEqualTo(game.along(2).lastPosition());
        assertThat(SgfWriter.format(game.along(3))).isEqualTo(SgfWriter.format(game));
        assertThatThrownBy(() -> game.along(4))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("variation 4 of 4");
    }

    @Test
    void laterSetupReplacesStones() {
        assertThat(game("(;SZ[9]AB[aa][bb];AW[aa])").lastPosition().white()).hasToString("{A9}");
        assertThat(game("(;SZ[9]AB[aa]AW[])").lastPosition().black()).hasToString("{A9}");
    }

    @Test
    void movesCapture() {
        assertThat(Diagram.format(game("(;SZ[4]AB[ab][bb]AW[aa][ba];B[ca])").lastPosition()))
                .isEqualTo("""
                . . X .
                X X . .
                . . . .
                . . . .
                """);
    }

    /** Black's move captures two white stones. Stones that setup removes or covers are not prisoners. */
    @Test
    void capturedStonesAreCounted() {
        SgfGame game = game("(;SZ[4]AB[ab][bb]AW[aa][ba];B[ca];W[dd];AE[dd]AB[cd])");
        assertThat(game.capturedAfter(0, Color.WHITE)).isZero();
        assertThat(game.capturedAfter(1, Color.WHITE)).isEqualTo(2);
        assertThat(game.capturedAfter(2, Color.WHITE)).isEqualTo(2);
        assertThat(game.capturedAfter(2, Color.BLACK)).isZero();
    }

    @Test
    void komiIsThatOfTheRootOrNone() {
        assertThat(game("(;KM[6.5])").komi()).isEqualTo(6.5);
        assertThat(game("(;KM[-3])").komi()).isEqualTo(-3);
        assertThat(game("(;SZ[9];KM[7])").komi()).isZero();
        assertThatThrownBy(() -> game("(;KM[7,5])").komi())
                .isInstanceOf(SgfException.class)
                .hasMessageContaining("KM: '7,5' is not a number, such as 6.5");
    }

    @Test
    void aStoneMayCaptureSeveralBlocksAndThenHasLiberties() {
        SgfGame game = game("(;SZ[4:2]AB[ab][db]AW[aa][bb][cb][da][ba];AE[ba];W[ca];B[ba])");
        assertThat(Diagram.format(game.positionAfter(1))).isEqualTo("""
                O . O O
                X O O X
                """);
        assertThat(Diagram.format(game.lastPosition())).isEqualTo("""
                . X . .
                X . . X
                """);
    }

    @Test
    void suicideRemovesTheMoversBlock() {
        assertThat(Diagram.format(game("(;SZ[3]AB[ab][bb][ca]AW[ba];W[aa])").lastPosition()))
                .isEqualTo("""
                . . X
                X X .
                . . .
                """);
    }

    @Test
    void aMoveOnAStoneReplacesIt() {
        assertThat(Diagram.format(game("(;SZ[3]AB[aa]AW[ba];W[aa])").lastPosition()))
                .isEqualTo("""
                O O .
                . . .
                . . .
                """);
    }

    @Test
    void aKoIsClosedToTheOpponentForOneMove() {
        String ko = "(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb]";
        SgfGame game = game(ko + ";W[ee];B[ed])");
        assertThat(Diagram.format(game.positionAfter(1))).isEqualTo("""
                . X O . .
                X . X O .
                . X O . .
                . . . . .
                . . . . .
                """);
        assertThat(game.positionAfter(0).koPoint()).isEqualTo(Points.NONE);
        assertThat(game.positionAfter(1).koPoint()).isEqualTo(GtpPoints.parse(game.geometry(), "B4"));
        assertThat(game.positionAfter(1).toMove()).isEqualTo(Color.WHITE);
        assertThat(game.positionAfter(2).koPoint()).isEqualTo(Points.NONE);
        assertThat(game(ko + "PL[B])").lastPosition().koPoint()).isEqualTo(Points.NONE);
        assertThat(game(ko + "PL[W])").lastPosition().koPoint()).isNotEqualTo(Points.NONE);
        assertThat(game(ko + ";AB[ee])").lastPosition().koPoint()).isEqualTo(Points.NONE);
    }

    @Test
    void anIllegalRetakeOfAKoIsExecuted() {
        SgfGame game = game("(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb])");
        assertThat(game.lastPosition().stones(Color.WHITE))
                .isEqualTo(game.positionAfter(0).white());
        assertThat(game.lastPosition().stones(Color.BLACK))
                .isEqualTo(game.positionAfter(0).black());
    }

    @ParameterizedTest
    @CsvSource({
        "(;SZ[3]AB[aa];W[aa]), 1:17: W: 'aa' is illegal: occupied",
        "(;SZ[3]AB[ab][bb][ca]AW[ba];W[aa]), 1:31: W: 'aa' is illegal: suicide",
        "(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[bb]), 1:49: W: 'bb' is illegal: ko",
        "(;SZ[3]AB[aa]AW[ba][ab]), 1:2: the block at A3 has no liberty",
    })
    void whoWantsLegalPositionsIsToldWhatIsNot(String text, String message) {
        SgfGame game = game(text);
        assertThatThrownBy(() -> game.legalPositionAfter(game.moveCount()))
                .isInstanceOf(SgfException.class)
                .hasMessageEndingWith(message);
        assertThat(game.lastPosition()).isNotNull(); // FF[4] still defines how it is read
    }

    @Test
    void aLegalGameHasLegalPositions() {
        SgfGame game = game("(;SZ[5]AB[ba][ab][bc]AW[ca][db][cc][bb];B[cb];W[ee];B[bb])");
        for (int moves = 0; moves <= game.moveCount(); moves++) {
            assertThat(game.legalPositionAfter(moves)).isEqualTo(game.positionAfter(moves));
        }
    }

    @Test
    void capturingOneStoneIsNoKoWhenTheCapturerHasAnotherLiberty() {
        assertThat(game("(;SZ[5]AB[ab]AW[aa];B[ba])").lastPosition().koPoint()).isEqualTo(Points.NONE);
    }

    @ParameterizedTest
    @CsvSource({
        "19, true",
        "9, true",
        "17:5, true",
        "20, false",
        "20:5, false",
        "5:20, false",
        "19:20, false",
        "25, false"
    })
    void ttIsAPassOnBoardsUpTo19(String size, boolean isPass) {
        SgfGame game = game("(;SZ[%s];B[];W[tt];B[aa])".formatted(size));
        assertThat(game.moveCount()).isEqualTo(3);
        if (size.contains(":") && !isPass) { // off the board
            assertThatThrownBy(game::lastPosition).isInstanceOf(SgfException.class);
        } else {
            assertThat(game.lastPosition().white().isEmpty()).isEqualTo(isPass);
            assertThat(game.lastPosition().black().size()).isEqualTo(1);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "'(;SZ[9])', BLACK",
        "'(;SZ[9]PL[W])', WHITE",
        "'(;SZ[9]PL[white])', WHITE",
        "'(;SZ[9]PL[1])', BLACK",
        "'(;SZ[9]HA[2]AB[aa][bb]PL[B])', BLACK",
        "'(;SZ[9]HA[2]AB[aa][bb])', WHITE",
        "'(;SZ[9]HA[3])', WHITE",
        "'(;SZ[9]HA[0])', BLACK",
        "'(;SZ[9]HA[1])', BLACK",
        "'(;SZ[9]HA[some])', BLACK",
        "'(;SZ[9]AB[aa])', WHITE",
        "'(;SZ[9]AB[aa]AW[bb])', BLACK",
        "'(;SZ[9]AW[bb])', BLACK",
        "'(;SZ[9];B[aa])', WHITE",
        "'(;SZ[9];W[])', BLACK",
        "'(;SZ[9]PL[W];W[aa])', BLACK",
        "'(;SZ[9];W[aa]PL[W])', WHITE",
        "'(;SZ[9];PL[W]W[aa])', BLACK",
        "'(;SZ[9];W[aa];AB[bb])', BLACK"
    })
    void theSideToMoveIsSaidOrFollowsFromTheMoves(String text, Color toMove) {
        assertThat(game(text).lastPosition().toMove()).isEqualTo(toMove);
    }

    @Test
    void setupBetweenMovesBelongsToTheLaterOne() {
        SgfGame game = game("(;SZ[9];AB[aa];B[ba];AB[ca];;W[da];AW[ea])");
        assertThat(game.positionAfter(0).black()).hasToString("{A9}");
        assertThat(game.positionAfter(1).black()).hasToString("{A9 B9}");
        assertThat(game.positionAfter(2).black()).hasToString("{A9 B9 C9}");
        assertThat(game.positionAfter(2).white()).hasToString("{D9 E9}");
        assertThat(game.positionAfter(2)).isEqualTo(game.lastPosition());
    }

    @Test
    void setupOfANodeComesBeforeItsMove() {
        SgfGame game = game("(;SZ[3]B[ba]AW[aa]AB[ab];W[cc])");
        assertThat(game.positionAfter(0).white()).hasToString("{A3}");
        assertThat(game.positionAfter(1).white()).hasToString("{}");
    }

    @Test
    void theMainLineIsThatOfFirstChildren() {
        SgfGame game = game("(;SZ[9](;B[aa](;W[bb])(;W[cc]))(;B[zz]))");
        assertThat(game.mainLine()).hasSize(3);
        assertThat(game.lastPosition().white()).hasToString("{B8}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "(;SZ[9]~;B[aa];W[jj])  | 2:10 | W: 'jj' is not a point on 9x9 (aa to ii) or a pass",
                "(;SZ[9]~;B[q16])       | 2:4  | B: 'q16' is not a point on 9x9 (aa to ii) or a pass",
                "(;SZ[9]~;B[AA])        | 2:4  | B: 'AA' is not a point on 9x9 (aa to ii) or a pass",
                "(;SZ[9]~;B[aa][bb])    | 2:8  | B: one move was expected, not 2",
                "(;SZ[9]AB[aa]~[bb][tt]) | 2:6 | AB: 'tt' is not a point or rectangle on 9x9 (aa to ii)",
                "(;SZ[9]AW[aa:])        | 1:11 | AW: 'aa:' is not a point or rectangle on 9x9 (aa to ii)",
                "(;SZ[9]AE[aa:bb:cc])   | 1:11 | AE: 'aa:bb:cc' is not a point or rectangle on 9x9 (aa to ii)",
                "(;SZ[17:5]AB[qf])      | 1:14 | AB: 'qf' is not a point or rectangle on 17x5 (aa to qe)",
                "(;SZ[9]PL[green])      | 1:11 | PL: 'green' is not B or W",
            })
    void wrongValuesHaveTheirPlace(String text, String place, String problem) {
        SgfGame game = game(text.replace('~', '\n'));
        assertThatThrownBy(game::lastPosition)
                .isInstanceOf(SgfException.class)
                .hasMessage("test.sgf:%s: %s", place, problem);
    }

    @Test
    void aWrongValueMattersOnlyWhereItIsReached() {
        assertThat(game("(;SZ[9];B[aa];W[zz])").positionAfter(1).black()).hasToString("{A9}");
    }

    @Test
    void moreMovesThanThereAreIsAnError() {
        SgfGame game = SgfReader.parse("(;SZ[9])\n (;SZ[9];B[aa];W[])", "two.sgf")
                .games()
                .get(1);
        assertThatThrownBy(() -> game.positionAfter(3))
                .isInstanceOf(SgfException.class)
                .hasMessage("two.sgf:2:3: move 3 was asked for, but the main line of this game has 2");
        assertThatThrownBy(() -> game.positionAfter(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    private static SgfGame game(String text) {
        return SgfReader.parse(text, "test.sgf").games().get(0);
    }

    /** The format forbids this, and the meant color is unknown. */
    @Test
    void pointSetUpWithTwoColorsIsAnErrorWithItsLine() {
        assertThatThrownBy(() -> game("(;SZ[5]\nAB[aa:cc]\nAW[ee][bb])").lastPosition())
                .isInstanceOf(SgfException.class)
                .hasMessageEndingWith(":3:8: AW: B4 is set up as black too");
        assertThat(game("(;SZ[5]AB[aa];AW[aa])").lastPosition().white()).hasToString("{A5}");
    }

    @Test
    void nodesUpToAPositionAreThoseThatItIsMadeOf() {
        SgfGame game = SgfReader.parse("(;SZ[9];AB[aa];B[bb]W[cc];C[x];AW[dd];B[ee];C[y])", "x")
                .games()
                .get(0);
        List<SgfNode> line = game.mainLine();
        assertThat(game.nodesUpTo(0)).isEqualTo(line.subList(0, 4));
        assertThat(game.nodesUpTo(1)).isEqualTo(line.subList(0, 4));
        assertThat(game.nodesUpTo(2)).isEqualTo(line.subList(0, 4));
        assertThat(game.nodesUpTo(3)).isEqualTo(line);
        assertThat(game.nodesUpTo(9)).isEqualTo(line);
    }
}
