package org.sekilab.scoring;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.SharedData;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.model.sgf.SgfReader;

/**
 * Properties of every board: the count ends, and each empty point is counted once. Colors and directions do not matter
 * if the rule does not depend on them.
 *
 * <p>They matter to {@code black}, {@code white} and {@code alternate}. The colors matter to a single checkered
 * pattern. The directions matter to it if a side of the board is even, because the other half of the points turns black
 * then.
 */
class InvariantsTest {
    private static final Map<String, SekiRule> SYMMETRIC = new LinkedHashMap<>();

    static {
        SYMMETRIC.put("off", new NoSekiRule());
        SYMMETRIC.put("strict", new StrictSekiRule());
        SYMMETRIC.put("grey", new RelaxedSekiRule(Filling.GREY));
        SYMMETRIC.put("checkered", new RelaxedSekiRule(Filling.CHECKERED));
    }

    @Test
    void allSharedPositionsCanBeScored() throws IOException {
        int count = 0;
        for (Path file : SharedData.requireSgfFiles(".")) {
            for (SgfGame game : SgfReader.read(file).games()) {
                check(file.toString(), game.lastPosition());
                count++;
            }
        }
        assertThat(count).isGreaterThan(300);
    }

    /** If the first neighbor of a false eye is empty, the article's own program never ends. */
    @ParameterizedTest
    @ValueSource(strings = {"q01.sgf", "q11.sgf"})
    void falseEyesWithAnEmptyNeighborAreFilled(String file) throws IOException {
        Path path = SharedData.require("territory/igs31").resolve(file);
        Position position = SgfReader.read(path).games().get(0).lastPosition();
        int falseEyes = 0;
        for (Filling filling : Filling.values()) {
            Territory territory = new RelaxedSekiRule(filling).territory(position);
            falseEyes += territory.black().falseEyes().size()
                    + territory.white().falseEyes().size();
        }
        assertThat(falseEyes).isPositive();
    }

    /** C3 is the last liberty of D3, and its first neighbor is empty. */
    @Test
    void falseEyeBesideAnEmptyPointIsFilledInTheColorOfItsRegion() {
        Territory territory = new RelaxedSekiRule(Filling.CHECKERED).territory(ScoringDiagram.position("""
                . . f X O . .
                X X X O O O O
                . . . . . . .
                """));
        assertThat(territory.black().falseEyes().toString()).isEqualTo("{C3}");
    }

    @RepeatedTest(300)
    void randomBoardsCanBeScored(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        Geometry geometry = Geometry.of(2 + random.nextInt(8), 2 + random.nextInt(8));
        PointSet black = new PointSet(geometry);
        PointSet white = new PointSet(geometry);
        int stones = 30 + random.nextInt(65); // percent
        for (int point = 0; point < geometry.area(); point++) {
            if (random.nextInt(100) < stones) {
                // Runs of one color, so that one color sometimes closes a region.
                (random.nextInt(100) < 85 == (point / 3 % 2 == 0) ? black : white).add(point);
            }
        }
        check("seed " + seed, Position.of(black, white, Color.BLACK));
    }

    private static void check(String name, Position position) {
        for (Filling filling : Filling.values()) {
            Territory territory = new RelaxedSekiRule(filling).territory(position);
            checkSum(name + ", " + filling, territory);
            Territory swapped = new RelaxedSekiRule(opposite(filling)).territory(position.withColorsSwapped());
            if (filling != Filling.ALTERNATE) {
                checkSwapped(name + ", " + filling, territory, swapped);
            }
        }
        SYMMETRIC.forEach((key, rule) -> {
            Territory territory = rule.territory(position);
            checkSum(name + ", " + key, territory);
            checkSwapped(name + ", " + key, territory, rule.territory(position.withColorsSwapped()));
            for (int symmetry = 1; symmetry < Geometry.SYMMETRIES; symmetry++) {
                Territory image = rule.territory(position.transformed(symmetry));
                for (Color color : Color.values()) {
                    assertThat(image.of(color))
                            .as("%s, %s, symmetry %d, %s", name, key, symmetry, color)
                            .isEqualTo(transformed(territory.of(color), symmetry));
                }
            }
        });
    }

    /** The same filling with the colors exchanged. */
    private static Filling opposite(Filling filling) {
        return switch (filling) {
            case BLACK -> Filling.WHITE;
            case WHITE -> Filling.BLACK;
            case CHECKERED_BLACK -> Filling.CHECKERED_WHITE;
            case CHECKERED_WHITE -> Filling.CHECKERED_BLACK;
            case GREY, ALTERNATE, CHECKERED -> filling;
        };
    }

    /**
     * Stones, territory, eyes in seki, false eyes and neutral points are all points together. Under area rules each
     * point counts for one side or none.
     */
    private static void checkSum(String name, Territory territory) {
        int sum = territory.neutral().size();
        Score area = new Score(Ruleset.AREA, territory, Prisoners.NONE, Prisoners.NONE, 0);
        double points = territory.neutral().size();
        for (Color color : Color.values()) {
            Surrounded surrounded = territory.of(color);
            sum += territory.position().stones(color).size()
                    + surrounded.territory().size()
                    + surrounded.seki().size()
                    + surrounded.falseEyes().size();
            points += area.points(color);
        }
        int all = territory.position().geometry().area();
        assertThat(sum).as(name).isEqualTo(all);
        assertThat(points).as(name).isEqualTo(all);
    }

    private static void checkSwapped(String name, Territory territory, Territory swapped) {
        assertThat(swapped.black()).as("%s, colors exchanged", name).isEqualTo(territory.white());
        assertThat(swapped.white()).as("%s, colors exchanged", name).isEqualTo(territory.black());
    }

    private static Surrounded transformed(Surrounded surrounded, int symmetry) {
        return new Surrounded(
                transformed(surrounded.territory(), symmetry),
                transformed(surrounded.seki(), symmetry),
                transformed(surrounded.falseEyes(), symmetry));
    }

    private static PointSet transformed(PointSet points, int symmetry) {
        Position position = Position.of(points, new PointSet(points.geometry()), Color.BLACK);
        return position.transformed(symmetry).black();
    }
}
