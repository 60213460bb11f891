package org.sekilab.model.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Legality;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;

class GameHistoryTest {
    /**
     * Compares every legality with the list of positions. Small boards, such as one row or 2x2, often have long cycles.
     */
    @RepeatedTest(40)
    void repetitionsAreWhatTheListOfPositionsSays(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        KoRule rule = KoRule.values()[run.getCurrentRepetition() % 3];
        Board board = new Board(Geometry.of(2 + random.nextInt(2), 2));
        GameHistory history = new GameHistory(board, rule);
        List<Position> line = new ArrayList<>(List.of(board.toPosition()));
        int superkos = 0;
        for (int move = 0; move < 120; move++) {
            List<Integer> legal = new ArrayList<>(List.of(Points.PASS));
            for (int point = 0; point < board.geometry().area(); point++) {
                Legality expected = board.legality(point);
                if (expected == Legality.LEGAL) {
                    board.play(point);
                    expected = repeats(line, board.toPosition(), rule) ? Legality.SUPERKO : Legality.LEGAL;
                    board.undo();
                }
                assertThat(history.legality(point))
                        .as("seed %d, move %d", seed, move)
                        .isEqualTo(expected);
                superkos += expected == Legality.SUPERKO ? 1 : 0;
                if (expected == Legality.LEGAL) {
                    legal.add(point);
                }
            }
            if (line.size() > 1 && random.nextInt(5) == 0) {
                history.undo();
                line.remove(line.size() - 1);
                assertThat(board.toPosition()).isEqualTo(line.get(line.size() - 1));
            } else {
                history.play(legal.get(random.nextInt(legal.size())));
                line.add(board.toPosition());
            }
        }
        assertThat(superkos > 0).as("seed %d", seed).isEqualTo(rule != KoRule.SIMPLE);
    }

    @ParameterizedTest
    @EnumSource(KoRule.class)
    void passingIsLegalThoughItRepeatsTheStones(KoRule rule) {
        GameHistory history = new GameHistory(new Board(Geometry.of(3, 3)), rule);
        for (int i = 0; i < 4; i++) {
            assertThat(history.legality(Points.PASS)).isEqualTo(Legality.LEGAL);
            history.play(Points.PASS);
        }
    }

    @Test
    void nothingBeforeTheFirstMoveIsUndone() {
        GameHistory history = new GameHistory(new Board(Geometry.of(3, 3)), KoRule.SIMPLE);
        assertThatThrownBy(history::undo).isInstanceOf(IllegalStateException.class);
    }

    private static boolean repeats(List<Position> line, Position position, KoRule rule) {
        for (Position earlier : line) {
            boolean sameStones =
                    earlier.black().equals(position.black()) && earlier.white().equals(position.white());
            Color toMove = position.toMove();
            if (sameStones
                    && (rule == KoRule.POSITIONAL_SUPERKO
                            || rule == KoRule.SITUATIONAL_SUPERKO && earlier.toMove() == toMove)) {
                return true;
            }
        }
        return false;
    }
}
