package org.sekilab.life.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Position;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limits;
import org.sekilab.search.SearchListener;
import org.sekilab.search.run.Budget;
import org.sekilab.search.run.TableCounts;

class VitalMovesTest {
    /** Black lives by B2, with four in a row. After B1 or C1 of White this is too late, so three moves kill. */
    private static final String GAP = """
            . . . . . . . .
            . . . . . . . .
            O O O O O O . .
            X . X X X O . .
            . . . . X O . .
            """;

    /** Black lives by C2, with a row of four points. The stone at A1 does not change that. */
    private static final String GAP_IN_THE_MIDDLE = """
            . . . . . . . .
            . . . . . . . .
            O O O O O O . .
            X X . X X O . .
            O . . . X O . .
            """;

    /** Black lives by B1 alone. White kills there, or by a link to the stone at C1. */
    private static final String OPEN_END = """
            . . . . . . . .
            . . . . . . . .
            O O O O O O . .
            X X X X X O . .
            . . O . . O . .
            """;

    private static final String THREE = """
            . . . . . . .
            . . . . . . .
            O O O O O . .
            X X X X O . .
            . . . X O . .
            """;

    private static final String ROOM = """
            . . . . . . .
            O O O O O O .
            X X X X X O .
            . . . . X O .
            . . . . X O .
            """;

    @ParameterizedTest
    @ValueSource(strings = {"B1", "C1"})
    void attackerFillsTheGapThatTheDefenderWouldClose(String move) {
        assertEquals("B2", best(GAP, "A2", Color.WHITE, move));
        assertEquals("C2", best(GAP_IN_THE_MIDDLE, "A2", Color.WHITE, move));
    }

    @ParameterizedTest
    @ValueSource(strings = {"D1", "E1"})
    void attackerTakesTheEyeInPlaceOfRoom(String move) {
        assertEquals("B1", best(OPEN_END, "A2", Color.WHITE, move));
    }

    @ParameterizedTest
    @EnumSource(Color.class)
    void moveThatBothSidesNeedIsKept(Color first) {
        assertEquals("B1", best(THREE, "A2", first, "B1"));
    }

    @Test
    void searchesWithoutAnAnswerChangeNothing() {
        FightArea large = area(ROOM, "A3");
        FightSearch open = search(large, large.board(Color.WHITE, KoThreats.of(0)), 1);
        assertFalse(open.isDecided());
        VitalMoves vital = new VitalMoves(area(GAP, "A2"), Color.WHITE, board -> open);
        int move = GtpPoints.parse(Diagram.parse(GAP).geometry(), "B1");
        assertEquals(move, vital.best(move));
    }

    private static String best(String diagram, String stone, Color first, String move) {
        Geometry geometry = Diagram.parse(diagram).geometry();
        FightArea area = area(diagram, stone);
        VitalMoves vital = new VitalMoves(area, first, board -> search(area, board, 20_000));
        return GtpPoints.format(geometry, vital.best(GtpPoints.parse(geometry, move)));
    }

    private static FightArea area(String diagram, String stone) {
        Position position = Diagram.parse(diagram);
        return FightArea.around(position, GtpPoints.parse(position.geometry(), stone), 1);
    }

    private static FightSearch search(FightArea area, LocalBoard board, long nodes) {
        FightSearch search = new FightSearch(board, new FightJudge(board, area), 1 << 20);
        search.run(new Budget(Limits.DEFAULT.withMaxNodes(nodes), SearchListener.NONE, TableCounts.NONE));
        return search;
    }
}
