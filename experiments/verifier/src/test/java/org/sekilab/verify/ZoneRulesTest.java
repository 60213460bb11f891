package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/** What the lines of a zone may name. */
class ZoneRulesTest {
    private static final String BOARD = """
            sekilab-certificate 2
            board 9 4
            row .X.X.X..X
            row XXXXXXXXX
            row OOOOOOOOO
            row .O.O.O...
            """;

    private static final String EYES = BOARD + """
            zone black pairs
            eye A4
            block A3 1
            zone black pairs
            eye C4
            block A3 1
            zone white pairs
            eye A1
            block A2 1
            """;

    /** The block has one eye here, and what the earlier zones keep. */
    private static final String CHAIN = """
            zone black game alive
            points E4
            block A3 3
            givers 1 2
            states 3
            a 1
            d p 1
            .
            """;

    private static final String END = "end\nboards 1\n";

    @Test
    void giversAreZonesOfTheColor() {
        assertThat(problem(EYES + CHAIN + END)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            givers 1 3  | test:19: a giver is of the other color, has givers, or is named twice
            givers 3 1  | test:19: a giver is of the other color, has givers, or is named twice
            givers 1 1  | test:19: a giver is of the other color, has givers, or is named twice
            givers 1 4  | test:19: '4' is not a whole number from 1 to 3
            givers 0 1  | test:19: '0' is not a whole number from 1 to 3
            givers      | test:19: the line ends too early
            givers 1    | test:16: no zone gives what is assumed of the block at A3
            """)
    void giverThatIsNoneIsRejected(String givers, String problem) {
        assertThat(problem(EYES + CHAIN.replace("givers 1 2", givers) + END)).isEqualTo(problem);
    }

    /** What a zone with givers keeps is not given on. */
    @Test
    void giverHasNoGivers() {
        String last = CHAIN.replace("points E4", "points A1").replace("givers 1 2", "givers 1 4");
        assertThat(problem(EYES + CHAIN + last + END))
                .isEqualTo("test:27: a giver is of the other color, has givers, or is named twice");
    }

    /** A block has 60 bits for givers. */
    @Test
    void giversAreNoMoreThanBits() {
        for (int count : new int[] {60, 61}) {
            Geometry geometry = Geometry.of(25, 25);
            PointSet eyes = new PointSet(geometry);
            for (int i = 0; i <= count; i++) {
                eyes.add(geometry.point(1 + 2 * (i % 12), 1 + 2 * (i / 12)));
            }
            List<String> lines = new ArrayList<>();
            StringBuilder givers = new StringBuilder("givers");
            int[] points = eyes.toArray();
            for (int i = 0; i < count; i++) {
                lines.addAll(List.of("zone black pairs", "eye " + geometry.name(points[i]), "block A1 1"));
                givers.append(' ').append(i + 1);
            }
            lines.addAll(List.of("zone black game alive", "points " + geometry.name(points[count]), "block A1 3"));
            lines.addAll(List.of(givers.toString(), "states 3", "a 1", "d p 1", "."));
            Position position = Position.of(eyes.copy().complement(), new PointSet(geometry), Color.BLACK);
            assertThat(problem(Certificates.board(position, lines)))
                    .isEqualTo(count == 60 ? "" : "test:214: '61' is a word too many");
        }
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', quoteCharacter = '"', textBlock = """
            G4 H4     | ""
            G4 H4 E4  | a point is in two pairs, or not empty, or without a partner
            G4        | a point is in two pairs, or not empty, or without a partner
            G4 G4     | a point is in two pairs, or not empty, or without a partner
            G4 F4     | a point is in two pairs, or not empty, or without a partner
            G4 A2     | a point is in two pairs, or not empty, or without a partner
            """)
    void pairsAreEmptyAndDisjoint(String pairs, String problem) {
        String zone = "zone black pairs\neye A4\neye C4\nblock A3 0\npairs " + pairs + "\n";
        assertThat(problem(BOARD + zone + END)).isEqualTo(problem.isEmpty() ? "" : "test:7: " + problem);
    }

    @Test
    void goalAliveHasNoTerritory() {
        String zone = CHAIN.replace("givers 1 2\n", "").replace("block A3 3", "block A3 1");
        assertThat(problem(BOARD + zone + END)).isEmpty();
        assertThat(problem(BOARD + zone.replace("points E4", "points E4\nterritory 0") + END))
                .isEmpty();
        assertThat(problem(BOARD + zone.replace("points E4", "points E4\nterritory 1") + END))
                .isEqualTo("test:7: the goal alive has no territory");
        String safe = zone.replace("game alive", "game safe");
        assertThat(problem(BOARD + safe.replace("points E4", "points E4\nterritory 1") + END))
                .isEmpty();
        assertThat(problem(BOARD + safe.replace("points E4", "points E4\nterritory 2") + END))
                .isEqualTo("test:7: the territory has points outside of the zone");
    }

    /** The next word is not read as a state. */
    @Test
    void zoneHasAtMost64Blocks() {
        Geometry geometry = Geometry.of(25, 25);
        for (int count : new int[] {64, 65}) {
            PointSet black = new PointSet(geometry);
            List<String> lines = new ArrayList<>(List.of("zone black game safe", "points B1"));
            for (int i = 0; i < count; i++) {
                int point = geometry.point(2 * (i % 12), 2 * (i / 12));
                black.add(point);
                lines.add((i % 2 == 0 ? "block %s alive" : "lost %s").formatted(geometry.name(point)));
            }
            lines.addAll(List.of("states 1", "?"));
            Position position = Position.of(black, new PointSet(geometry), Color.BLACK);
            assertThat(problem(Certificates.board(position, lines)))
                    .isEqualTo(
                            count == 64 ? "test:95: '?' is not a state" : "test:94: the zone has more than 64 blocks");
        }
    }

    @Test
    void gameHasAtMost60Points() {
        Geometry geometry = Geometry.of(9, 9);
        for (int count : new int[] {60, 61}) {
            PointSet points = new PointSet(geometry);
            for (int point = 0; point < count; point++) {
                points.add(point);
            }
            List<String> lines =
                    List.of("zone black game safe", "points" + Certificates.names(points), "states 1", "?");
            assertThat(problem(Certificates.board(Position.empty(geometry), lines)))
                    .isEqualTo(
                            count == 60
                                    ? "test:15: '?' is not a state"
                                    : "test:12: a game, a part, or what pairs have elsewhere has more than 60 points");
        }
    }

    /** White has two regions on the board. */
    @Test
    void refutationsAreNoMoreThanRegions() {
        String refutation = """
                zone white game not-safe
                points A1
                territory 1
                block A2 alive
                states 4
                d 0 1
                a 1
                d p 1
                .
                """;
        String board = """
                sekilab-certificate 2
                board 5 4
                row .X.XO
                row XXXXO
                row OOOOO
                row .....
                """;
        assertThat(problem(board + refutation.repeat(2) + END)).isEmpty();
        assertThat(problem(board + refutation.repeat(3) + END))
                .isEqualTo("test:25: there are more zones of the goal not-safe than regions");
    }

    private static String problem(String certificate) {
        return Certificates.problem(certificate).orElse("");
    }
}
