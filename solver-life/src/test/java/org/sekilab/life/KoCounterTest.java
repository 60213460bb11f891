package org.sekilab.life;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Limits;

/** The ko threats that sides need. The defender's first stone is asked for. */
class KoCounterTest {
    private static final Limits LIMITS = Limits.DEFAULT.withMaxNodes(1_000_000).withTableBytes(1 << 26);

    /** White takes the ko first, and Black needs a threat. */
    @Test
    void theBentFourInTheCornerIsADirectKo() {
        String rows = "......./......./OOOOO../XXXOO../.XXXO../...XO..";
        assertEquals(
                Optional.of(new LifeKo(Color.WHITE, 0, OptionalInt.of(1), OptionalInt.of(1), LifeKo.Kind.DIRECT)),
                solve(rows, Color.BLACK, Color.WHITE).ko());
    }

    /** Small boards, by enumeration. */
    @ParameterizedTest
    @CsvSource({
        "OX/.X/XX, white, white, black, 1, false",
        "XO./.../.XX, white, black, white, 1, false",
        "O./XO/X./.O, black, black, black, 2, false",
        "..X./OOOX, white, white, white, 2, false",
        "X./O./O./O., white, black, white, 2, false"
    })
    void theOtherSideNeedsSomeThreats(
            String rows, String defender, String first, String winner, int threats, boolean isDirect) {
        LifeResult result = solve(rows, color(defender), color(first));
        assertEquals(LifeVerdict.KO, result.verdict());
        LifeKo ko = result.ko().orElseThrow();
        assertEquals(color(winner), ko.winner());
        assertEquals(threats - 1, ko.tooFew());
        assertEquals(OptionalInt.of(threats), ko.enough());
        assertEquals(isDirect, ko.kind() == LifeKo.Kind.DIRECT);
    }

    /** By enumeration: the other side needs two retakes, and all may be at one point. */
    @ParameterizedTest
    @CsvSource({"O./XO/X./.O, black, black", "..X./OOOX, white, white", "X./O./O./O., white, black"})
    void anApproachKoWithOneMoveIsLostByIgnoringTwoThreats(String rows, String defender, String first) {
        LifeKo ko = solve(rows, color(defender), color(first)).ko().orElseThrow();
        assertEquals(OptionalInt.of(2), ko.ahead());
        assertEquals(LifeKo.Kind.APPROACH, ko.kind());
        assertEquals(1, ko.approachMoves());
    }

    /** The winner may ignore one threat, though the other side needs no more than one retake. */
    @Test
    void aKoThatTheWinnerMayLeaveForATurnIsNotDirect() {
        LifeKo ko = solve(".O./XX.", Color.WHITE, Color.BLACK).ko().orElseThrow();
        assertEquals(OptionalInt.of(1), ko.enough());
        assertEquals(OptionalInt.of(2), ko.ahead());
        assertEquals(LifeKo.Kind.OTHER, ko.kind());
    }

    /** Three retakes at one point are not enough. */
    @Test
    void aMultiStageKoNeedsRetakesAtTwoPoints() {
        LifeKo ko = solve("OX.X/.OX./O..O", Color.BLACK, Color.BLACK).ko().orElseThrow();
        assertEquals(OptionalInt.of(2), ko.enough());
        assertEquals(LifeKo.Kind.MULTI_STAGE, ko.kind());
    }

    /**
     * In the corner: White connects at B7 for a seki with two shared liberties. Black starts a ko there, and White
     * takes it first.
     */
    @Test
    void aKoThatTheAttackerStartsFromASekiIsAThousandYearKo() {
        String rows = "O.OX.X./XOOXXX./XOOX.../X.OX.../X.OXXXX/OOOX.X./XXXXX.X";
        Position position = position(rows);
        LifeProblem ifAttacked = corner(position, Color.BLACK);
        LifeResult attacked = Life.best().with(LIMITS).solve(ifAttacked);
        LifeKo ko = attacked.ko().orElseThrow();
        assertEquals(Color.WHITE, ko.winner());
        assertEquals(OptionalInt.of(1), ko.enough());
        assertEquals(LifeKo.Kind.THOUSAND_YEAR, ko.kind());
        LifeResult defended = Life.best().with(LIMITS).solve(corner(position, Color.WHITE));
        assertEquals(LifeStatus.THOUSAND_YEAR_KO, LifeStatus.of(attacked, defended));
    }

    private static LifeProblem corner(Position position, Color first) {
        int stone = position.geometry().point(2, 3);
        PointSet board = PointSet.board(position.geometry());
        return new LifeProblem(position, Color.WHITE, first, List.of(List.of(stone)), board);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7})
    void aThousandYearKoIsOneFromEachSideAndForEachColor(int symmetry) {
        LifeProblem problem = LifeShapes.swapped("X.X/OXX/OXX/O.X/O.X", symmetry);
        LifeKo ko = Life.best().with(LIMITS).solve(problem).ko().orElseThrow();
        assertEquals(LifeKo.Kind.THOUSAND_YEAR, ko.kind());
    }

    /** White throws in at D3, and Black takes first. With the first move, Black has two eyes there, at A4 and at C4. */
    @Test
    void aBlockThatLivesIfItMovesFirstHasNoThousandYearKo() {
        LifeProblem problem =
                LifeShapes.problem(LifeShapes.position(".X.XO.O./XXX..OOO/OXXXOO.O/OOOOOOO."), Color.WHITE);
        LifeKo ko = Life.best().with(LIMITS).solve(problem).ko().orElseThrow();
        assertEquals(Color.BLACK, ko.winner());
        assertEquals(OptionalInt.of(1), ko.enough());
        assertEquals(LifeKo.Kind.OTHER, ko.kind());
    }

    /** The two facts of a seki may be facts of different blocks. */
    @Test
    void onlyOneBlockHasAThousandYearKo() {
        Position position = position("O.OX.X./XOOXXX./XOOX.../X.OX.../X.OXXXX/OOOX.X./XXXXX.X");
        LifeProblem one = corner(position, Color.BLACK);
        List<List<Integer>> groups =
                List.of(one.groups().get(0), List.of(position.geometry().point(0, 6)));
        LifeProblem two = new LifeProblem(position, Color.WHITE, Color.BLACK, groups, one.area());
        Optional<LifeKo> ko = Life.best().with(LIMITS).solve(two).ko();
        assertTrue(ko.filter(each -> each.kind() == LifeKo.Kind.THOUSAND_YEAR).isEmpty());
    }

    @Test
    void onlyAKoHasThreats() {
        LifeResult result = solve("XX./X.X/.XX", Color.BLACK, Color.WHITE);
        assertEquals(LifeVerdict.ALIVE, result.verdict());
        assertTrue(result.ko().isEmpty());
    }

    /** A search that has used up its nodes tells the verdict alone. */
    @Test
    void withoutNodesLeftNothingIsCounted() {
        Position position = position("O./XO/X./.O");
        LifeProblem problem = problem(position, Color.BLACK, Color.BLACK);
        long nodes = 0;
        LifeResult result;
        do {
            result = Life.best().with(LIMITS.withMaxNodes(++nodes)).solve(problem);
        } while (result.verdict() != LifeVerdict.KO);
        assertTrue(result.ko().isEmpty());
    }

    private static LifeResult solve(String rows, Color defender, Color first) {
        return Life.best().with(LIMITS).solve(problem(position(rows), defender, first));
    }

    private static Position position(String rows) {
        return Diagram.parse(rows.replaceAll("(.)", "$1 ").replace("/ ", "\n"));
    }

    private static LifeProblem problem(Position position, Color defender, Color first) {
        return new LifeProblem(
                position,
                defender,
                first,
                List.of(List.of(position.stones(defender).first())),
                PointSet.board(position.geometry()));
    }

    private static Color color(String name) {
        return name.equals("black") ? Color.BLACK : Color.WHITE;
    }
}
