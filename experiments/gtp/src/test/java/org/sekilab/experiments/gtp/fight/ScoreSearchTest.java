package org.sekilab.experiments.gtp.fight;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.search.run.Budget;
import org.sekilab.search.table.FlatTable;
import org.sekilab.semeai.KoWinner;

/** The search beside a plain one, without a table, an order of moves, or a limit of depth. */
class ScoreSearchTest {
    private static final int SAMPLES = 600;
    private static final int MOST_NODES = 200_000;
    private static final long TABLE_BYTES = 1L << 20;

    private final Set<List<Long>> line = new HashSet<>();
    private int nodes;

    @Test
    void valuesOfTinyFieldsAreThoseOfAPlainSearch() {
        int compared = 0;
        for (int sample = 0; sample < SAMPLES; sample++) {
            long seed = Seeds.of(sample);
            Random random = new Random(seed);
            Battlefield field = field(random);
            while (field.position().findBlockWithoutLiberty().isPresent()) {
                field = field(random);
            }
            Color toMove = Color.values()[random.nextInt(2)];
            KoWinner winner = KoWinner.values()[random.nextInt(3)];
            nodes = 0;
            line.clear();
            int value = value(new ScoreBoard(field, toMove, winner), -ScoreSearch.INFINITE, ScoreSearch.INFINITE);
            if (nodes > MOST_NODES) {
                continue;
            }
            compared++;
            assertThat(search(field, toMove, winner).findValue())
                    .as("seed %d\n%s%s, %s", seed, field, toMove, winner)
                    .isEqualTo(value);
            assertThat(search(field, toMove, winner).reaches(value))
                    .as("seed %d", seed)
                    .isTrue();
            assertThat(search(field, toMove, winner).reaches(value + 1))
                    .as("seed %d", seed)
                    .isFalse();
        }
        assertThat(compared).isGreaterThan(500);
    }

    private static ScoreSearch search(Battlefield field, Color toMove, KoWinner winner) {
        return new ScoreSearch(new ScoreBoard(field, toMove, winner), new FlatTable(TABLE_BYTES), Budget.unlimited());
    }

    /** The value of a state for the side to move. No move may repeat a state of the line. */
    private int value(ScoreBoard board, int least, int most) {
        nodes++;
        if (board.passes() == 2 || nodes > MOST_NODES) {
            return board.score();
        }
        List<Long> state = List.of(board.keyLow(), board.keyHigh());
        if (!line.add(state)) {
            return ScoreSearch.INFINITE;
        }
        int best = -ScoreSearch.INFINITE;
        board.pass();
        best = Math.max(best, -value(board, -most, -Math.max(least, best)));
        board.undo();
        for (long rest = board.empties(); rest != 0 && best < most; rest &= rest - 1) {
            if (board.tryPlay(Long.numberOfTrailingZeros(rest))) {
                best = Math.max(best, -value(board, -most, -Math.max(least, best)));
                board.undo();
            }
        }
        line.remove(state);
        return best;
    }

    /** A row of 2 or 3 points in each of two lines of a board, with random stones; the stones around live. */
    private static Battlefield field(Random random) {
        Geometry geometry = Geometry.of(5, 5);
        PointSet points = new PointSet(geometry);
        PointSet black = new PointSet(geometry);
        PointSet white = new PointSet(geometry);
        PointSet[] beyond = {new PointSet(geometry), new PointSet(geometry)};
        int width = 2 + random.nextInt(2);
        for (int point = 0; point < geometry.area(); point++) {
            int column = geometry.column(point);
            int row = geometry.row(point);
            if (row < 2 && column < width) {
                points.add(point);
                int stone = random.nextInt(3);
                (stone == 0 ? black : stone == 1 ? white : new PointSet(geometry)).add(point);
            } else if (row < 2 && column == width || row == 2 && column < width) {
                Color color = Color.values()[random.nextInt(2)];
                beyond[color.ordinal()].add(point);
                (color == Color.BLACK ? black : white).add(point);
            }
        }
        Position position = Position.of(black, white, Color.BLACK);
        return new Battlefield(position, points.freeze(), beyond[0].freeze(), beyond[1].freeze());
    }
}
