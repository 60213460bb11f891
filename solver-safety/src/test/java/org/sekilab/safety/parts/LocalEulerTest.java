package org.sekilab.safety.parts;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.euler.EulerNumbers;
import org.sekilab.statics.euler.Surroundings;

/** Euler numbers in local games agree with those of the board. */
class LocalEulerTest {
    @Test
    void numbersAreThoseOfTheBoard() {
        int points = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            LocalShape shape = LocalShape.of(problem.region());
            LocalBoard board = new LocalBoard(shape, problem.position(), shape.defender());
            LocalEuler euler = new LocalEuler(board);
            PointSet own = shape.pointsOf(board.defender());
            shape.blocks().forEach(block -> own.unite(block.stones()));
            Surroundings surroundings = Surroundings.of(own.geometry());
            for (long rest = board.empties(); rest != 0; rest &= rest - 1) {
                int local = Long.numberOfTrailingZeros(rest);
                int point = shape.point(local);
                int pattern = surroundings.earth(point);
                for (int i = 0; i < EulerNumbers.NEIGHBORS; i++) {
                    int neighbor = surroundings.neighbor(point, i);
                    boolean isOwn = neighbor != own.geometry().area() && own.contains(neighbor);
                    pattern |= isOwn ? 1 << i : 0;
                }
                assertThat(euler.number(local))
                        .as("%d in problem %d%n%s", point, problem.index(), Diagram.format(problem.position()))
                        .isEqualTo(EulerNumbers.number(pattern));
                points++;
            }
        }
        assertThat(points).isGreaterThan(1_000);
    }

    /** Known eye spaces: the side to move makes an eye and a half into two eyes or one. */
    @ParameterizedTest
    @CsvSource({
        "XXXX X..X XXXX, 2",
        "XXXXX X...X XXXXX, 3",
        "XXXXXX X....X XXXXXX, 4",
        "XXXX X..X X..X XXXX, 2",
        "XXXXX X...X XX.XX XXXXX, 3",
        "XXXXX X.X.X XXXXX, 4",
        "....X XXXXX, 4", // on the edge and in the corner
        "...X XXXX, 3"
    })
    void halfEyesAreThoseThatPlayersKnow(String rows, int halves) {
        Position position = Diagram.parse(rows.replace(' ', '\n'));
        RegionMap map = new FloodRegionFinder().find(position, Color.BLACK);
        LocalShape shape = LocalShape.of(map.merge(map.regions()));
        LocalEuler euler = new LocalEuler(new LocalBoard(shape, position, Color.BLACK));
        assertThat(euler.halfEyes()).isEqualTo(halves);
    }
}
