package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.model.sgf.SgfReader;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.statics.CsvTable;

/**
 * A race with its exact value; see the README beside the resources.
 *
 * @param active the points on which the enumeration played
 * @param blackFirst the value with black first; empty if it depends on the rule for repetitions
 * @param whiteFirst the value with white first; empty if it depends on the rule for repetitions
 * @param bestBlack the moves that keep the value with black first; {@link org.sekilab.model.Points#PASS} may be one
 * @param bestWhite the moves that keep the value with white first; {@link org.sekilab.model.Points#PASS} may be one
 */
record OracleRace(
        int index,
        SemeaiProblem problem,
        PointSet active,
        Optional<SemeaiVerdict> blackFirst,
        Optional<SemeaiVerdict> whiteFirst,
        List<Integer> bestBlack,
        List<Integer> bestWhite) {
    private static final String FOLDER = "oracle/";

    /** All races, in the order of the table. */
    static List<OracleRace> all() {
        List<SgfGame> games = readGames();
        List<OracleRace> races = new ArrayList<>();
        for (CsvTable.Row row : CsvTable.readResource(OracleRace.class, FOLDER + "truth.csv")) {
            int index = row.getInt("index");
            Position position = games.get(index - 1).lastPosition();
            Geometry geometry = position.geometry();
            SemeaiProblem problem = new SemeaiProblem(
                    position,
                    GtpPoints.parse(geometry, row.get("black")),
                    GtpPoints.parse(geometry, row.get("white")),
                    KoWinner.valueOf(row.get("ko_winner").toUpperCase(Locale.ROOT)));
            races.add(new OracleRace(
                    index,
                    problem,
                    PointSet.of(geometry, GtpPoints.parseList(geometry, row.get("active")))
                            .freeze(),
                    verdict(row.get("black_first")),
                    verdict(row.get("white_first")),
                    moves(geometry, row.get("best_black")),
                    moves(geometry, row.get("best_white"))));
        }
        return races;
    }

    Optional<SemeaiVerdict> truth(Color first) {
        return first == Color.BLACK ? blackFirst : whiteFirst;
    }

    List<Integer> best(Color first) {
        return first == Color.BLACK ? bestBlack : bestWhite;
    }

    /** Checks the verdict and the moves of a result that is not {@link SemeaiVerdict#UNKNOWN}. */
    void check(Color first, SemeaiResult result) {
        assertThat(truth(first))
                .as("%s first: %s%n%s", first, result, describe())
                .hasValue(result.verdict());
        assertThat(best(first))
                .as("%s first: %s%n%s", first, result, describe())
                .containsAll(result.principalVariation());
    }

    /** For messages. */
    String describe() {
        return "race %d, ko winner %s%n%s"
                .formatted(index, problem.koWinner(), Diagram.formatWithFrame(problem.position()));
    }

    private static Optional<SemeaiVerdict> verdict(String name) {
        return name.equals("AMBIGUOUS") ? Optional.empty() : Optional.of(SemeaiVerdict.valueOf(name));
    }

    private static List<Integer> moves(Geometry geometry, String names) {
        List<Integer> moves = new ArrayList<>();
        for (int move : GtpPoints.parseList(geometry, names)) {
            moves.add(move);
        }
        return moves;
    }

    private static List<SgfGame> readGames() {
        String name = FOLDER + "positions.sgf";
        try (InputStream stream = Objects.requireNonNull(OracleRace.class.getResourceAsStream(name))) {
            return SgfReader.parse(new String(stream.readAllBytes(), StandardCharsets.UTF_8), name)
                    .games();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
