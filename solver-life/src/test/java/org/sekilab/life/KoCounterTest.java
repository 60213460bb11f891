package org.sekilab.life;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
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
