package org.sekilab.statics;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.model.sgf.SgfReader;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.Truth;
import org.sekilab.statics.enumeration.Value;

/**
 * A region problem with its exact value. See the README beside the resources.
 *
 * @param kind the column {@code class}
 * @param size the column {@code region_size}
 * @param map the blocks and regions of the defender's color
 * @param region the union of the basic regions at the named points
 * @param truth the expected values
 */
public record OracleProblem(
        int index, String kind, int size, Position position, RegionMap map, MergedRegion region, Truth truth) {
    private static final String FOLDER = "oracle/";

    /** All problems, in the order of the table. */
    public static List<OracleProblem> all() {
        List<SgfGame> games = readGames();
        List<OracleProblem> problems = new ArrayList<>();
        for (CsvTable.Row row : CsvTable.readResource(OracleProblem.class, FOLDER + "truth.csv")) {
            int index = row.getInt("index");
            problems.add(problem(index, games.get(index - 1).lastPosition(), row));
        }
        return problems;
    }

    /** The boundary blocks of the region. */
    public List<Block> boundary() {
        return region.boundaryBlocks();
    }

    public LocalGame game() {
        PointSet external = new PointSet(position.geometry());
        for (Block block : boundary()) {
            external.unite(region.externalLiberties(block));
        }
        return LocalGame.of(position, region, external);
    }

    private static OracleProblem problem(int index, Position position, CsvTable.Row row) {
        Color defender = Color.valueOf(row.get("defender").toUpperCase(Locale.ROOT));
        RegionMap map = new FloodRegionFinder().find(position, defender);
        List<BasicRegion> parts = new ArrayList<>();
        for (int point : GtpPoints.parseList(position.geometry(), row.get("at"))) {
            parts.add(map.regions().get(map.regionIndexAt(point)));
        }
        Truth truth = new Truth(
                Value.valueOf(row.get("attacker_first")),
                Value.valueOf(row.get("defender_first")),
                moves(position, row.get("best_attacker")),
                moves(position, row.get("best_defender")),
                row.getInt("states"));
        int size = row.getInt("region_size");
        return new OracleProblem(index, row.get("class"), size, position, map, map.merge(parts), truth);
    }

    private static Truth.Moves moves(Position position, String names) {
        int[] points = GtpPoints.parseList(position.geometry(), names.replace("PASS", ""));
        return new Truth.Moves(PointSet.of(position.geometry(), points).freeze(), names.contains("PASS"));
    }

    private static List<SgfGame> readGames() {
        String name = FOLDER + "positions.sgf";
        try (InputStream stream = Objects.requireNonNull(OracleProblem.class.getResourceAsStream(name))) {
            return SgfReader.parse(new String(stream.readAllBytes(), StandardCharsets.UTF_8), name)
                    .games();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
