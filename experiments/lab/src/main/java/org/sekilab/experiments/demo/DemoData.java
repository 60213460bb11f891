package org.sekilab.experiments.demo;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.Function;
import org.apache.commons.csv.CSVFormat;
import org.apache.commons.csv.CSVParser;
import org.apache.commons.csv.CSVRecord;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.experiments.solve.SgfSource;
import org.sekilab.model.Position;

/** The data that ship with the program: finished games on 19x19, and small regions with the truth about them. */
public final class DemoData {
    /** The collection of small regions. */
    public static final String REGIONS = "regions.sgf";

    /** The collection of capturing races. */
    public static final String RACES = "races.sgf";

    /** The collection of problems of life and death. */
    public static final String LIFE = "life.sgf";

    private static final String REGIONS_TRUTH = "regions.csv";
    private static final String RACES_TRUTH = "races.csv";
    private static final String LIFE_TRUTH = "life.csv";
    /** The number of the first game. */
    public static final int FIRST_GAME = 100;

    private static final int LAST_GAME = 139;

    private DemoData() {}

    /** The finished games, a source each. Their last positions have dead stones and neutral points. */
    public static List<PositionSource> games() {
        List<PositionSource> sources = new ArrayList<>();
        for (int game = FIRST_GAME; game <= LAST_GAME; game++) {
            sources.add(source(fileOf(game)));
        }
        return sources;
    }

    /** What the demonstration shows: the games, then the regions. */
    public static List<PositionSource> all() {
        List<PositionSource> sources = games();
        sources.add(regions());
        return sources;
    }

    /** The small regions, a game tree each. */
    public static PositionSource regions() {
        return source(REGIONS);
    }

    /** The capturing races, a game tree each. */
    public static PositionSource races() {
        return source(RACES);
    }

    /** The problems of life and death, a game tree each. The side to move moves first. */
    public static PositionSource life() {
        return source(LIFE);
    }

    /** A position of a game's main line: after some moves, at most as many as there are. */
    public static Position positionAfter(int game, int moves) {
        Selection selection = new Selection(OptionalInt.empty(), OptionalInt.of(moves));
        String name = fileOf(game);
        return SgfSource.of(name, new ByteArrayInputStream(bytes(name)), selection)
                .read()
                .boards()
                .iterator()
                .next()
                .position();
    }

    /** The last positions of the games. */
    public static List<Position> finalPositions() {
        return games().stream()
                .flatMap(source -> source.read().boards().stream())
                .map(BoardInput::position)
                .toList();
    }

    /** The truth about the regions, in the order of their game trees. */
    public static List<RegionTruth> regionTruths() {
        return rows(REGIONS_TRUTH, RegionTruth::of);
    }

    /** The truth about the races, in the order of their game trees. */
    public static List<RaceTruth> raceTruths() {
        return rows(RACES_TRUTH, RaceTruth::of);
    }

    /** The truth about the problems of life and death, in the order of their game trees. */
    public static List<LifeTruth> lifeTruths() {
        return rows(LIFE_TRUTH, LifeTruth::of);
    }

    private static <T> List<T> rows(String file, Function<CSVRecord, T> mapping) {
        CSVFormat format = CSVFormat.DEFAULT
                .builder()
                .setHeader()
                .setSkipHeaderRecord(true)
                .get();
        String table = new String(bytes(file), StandardCharsets.UTF_8);
        try (CSVParser rows = CSVParser.parse(table, format)) {
            return rows.stream().map(mapping).toList();
        } catch (IOException e) {
            throw new UncheckedIOException(file, e);
        }
    }

    private static String fileOf(int game) {
        return "g%d.sgf".formatted(game);
    }

    private static PositionSource source(String name) {
        return SgfSource.of(name, new ByteArrayInputStream(bytes(name)), Selection.ALL);
    }

    private static byte[] bytes(String name) {
        try (InputStream stream = DemoData.class.getResourceAsStream(name)) {
            return Objects.requireNonNull(stream, name).readAllBytes();
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }
}
