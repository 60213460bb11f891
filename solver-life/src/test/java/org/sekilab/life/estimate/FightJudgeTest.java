package org.sekilab.life.estimate;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;

class FightJudgeTest {
    /** Black is in atari. Black extends at C3, or captures three stones at D1. A move at C4 comes too late. */
    private static final String ATARI = """
            . . . . . .
            . . . . . .
            O O . O . .
            X X X O . .
            O O O . O .
            """;

    @Test
    void groupInAtariExtendsOrCaptures() {
        Position position = Diagram.parse(ATARI);
        FightArea area = FightArea.around(position, GtpPoints.parse(position.geometry(), "A2"), FightArea.MOST_MARGIN);
        LocalBoard board = area.board(Color.BLACK, KoThreats.of(0));

        int[] moves =
                board.shape().pointsOf(new FightJudge(board, area).moves()).toArray();

        Set<String> names = IntStream.of(moves)
                .mapToObj(point -> GtpPoints.format(position.geometry(), point))
                .collect(Collectors.toSet());
        assertEquals(Set.of("C3", "D1"), names);
    }
}
