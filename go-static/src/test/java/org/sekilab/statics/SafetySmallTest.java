package org.sekilab.statics;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.SharedData;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.model.sgf.SgfReader;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetySolver;

/**
 * Compares small positions with the answers of two other programs. The answers are equal, or
 * {@code safety-small-explained.csv} explains the difference, row by row.
 *
 * <p>One kind of difference is explained here. GNU Go also finds stones that are dead and territory that is safe for
 * any play of the opponent. Benson's algorithm leaves both undecided. By the README of the data, 400 of its 667 rows
 * are those of Benson's algorithm. The algorithm decides nothing in the other 267.
 */
class SafetySmallTest {
    private static final SafetySolver BENSON = new BensonSolver(new FloodRegionFinder());
    private static final SafetySolver STATIC = new AlternatingPlaySolver(new FloodRegionFinder());
    private static final String UNDECIDED = "undecided";

    private final SafetyQueries queries = new SafetyQueries();
    private final Map<Position, SafetyMap> byBenson = new HashMap<>();
    private final Map<Position, SafetyMap> byStatic = new HashMap<>();

    @Test
    void countsOfSafePointsAgreeOrAreExplained() throws IOException {
        Map<String, CsvTable.Row> explanations = new HashMap<>();
        for (CsvTable.Row row : CsvTable.readResource(SafetySmallTest.class, "safety-small-explained.csv")) {
            explanations.put(name(row), row);
        }
        for (CsvTable.Row row : rows()) {
            String query = row.get("query");
            if (query.startsWith("go_safe")) {
                String expected = SafetyQueries.expected(row.get("expected"));
                String actual = queries.answer(query, position(row));
                CsvTable.Row explanation = explanations.remove(name(row));
                String difference = explanation == null ? "equal" : explanation.get("direction");
                assertThat(difference(actual, expected))
                        .as("%s of %s: %s, expected %s", query, row.get("file"), actual, expected)
                        .isEqualTo(difference);
            }
        }
        assertThat(explanations).as("explanations of what agrees").isEmpty();
    }

    @Test
    void unconditionalStatusIsThatOfGnuGoOrUndecided() throws IOException {
        int agreed = 0;
        int undecided = 0;
        for (CsvTable.Row row : rows()) {
            String[] query = row.get("query").split(" ", -1);
            if (query[0].equals("unconditional_status")) {
                Position position = position(row);
                int point = GtpPoints.parse(position.geometry(), query[1]);
                String status = status(byBenson.computeIfAbsent(position, BENSON::solve), point);
                agreed += status.equals(row.get("expected")) ? 1 : 0;
                undecided += status.equals(row.get("expected")) ? 0 : 1;
                assertThat(status)
                        .as("%s of %s", row.get("query"), row.get("file"))
                        .isIn(row.get("expected"), UNDECIDED);
                assertThat(status(byStatic.computeIfAbsent(position, STATIC::solve), point))
                        .as("%s of %s by static rules", row.get("query"), row.get("file"))
                        .satisfiesAnyOf(
                                byRules -> assertThat(byRules).isIn(row.get("expected"), UNDECIDED),
                                byRules -> assertThat(row.get("expected")).isEqualTo(UNDECIDED));
            }
        }
        assertThat(agreed).isEqualTo(400);
        assertThat(undecided).isEqualTo(267);
    }

    private static List<CsvTable.Row> rows() {
        return CsvTable.read(folder().resolve("expected.csv"));
    }

    private static Path folder() {
        return SharedData.require("safety-small");
    }

    private static String name(CsvTable.Row row) {
        return row.get("source_tst") + " " + row.get("test_id");
    }

    private static Position position(CsvTable.Row row) throws IOException {
        SgfGame game = SgfReader.read(folder().resolve(row.get("file"))).games().get(0);
        String moves = row.get("move_number");
        return moves.isEmpty() ? game.lastPosition() : game.positionAfter(Integer.parseInt(moves));
    }

    private static String difference(String actual, String expected) {
        if (actual.equals(expected)) {
            return "equal";
        }
        if (!actual.matches("\\d+") || !expected.matches("\\d+")) {
            return "other";
        }
        return Integer.parseInt(actual) > Integer.parseInt(expected) ? "more" : "less";
    }

    private static String status(SafetyMap safety, int point) {
        for (Color color : Color.values()) {
            int index = safety.regionMap(color).blockIndexAt(point);
            if (index >= 0) {
                Block block = safety.regionMap(color).blocks().get(index);
                return safety.isAlive(block) ? "alive" : safety.isDead(block) ? "dead" : UNDECIDED;
            }
        }
        for (Color color : Color.values()) {
            if (safety.safePoints(color).contains(point)) {
                return color.name().toLowerCase(Locale.ROOT) + "_territory";
            }
        }
        return UNDECIDED;
    }
}
