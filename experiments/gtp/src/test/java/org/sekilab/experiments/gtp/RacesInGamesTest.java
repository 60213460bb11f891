package org.sekilab.experiments.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.demo.DemoData;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.statics.CsvTable;

/**
 * Races between blocks of the games that ship, beside what is proved of one of the blocks. The command {@code life}
 * proves with at most 300,000 nodes that the block lives. The search of the race alone calls it captured, with as many
 * nodes as here. Nodes limit both searches, so the answers do not depend on the machine.
 */
class RacesInGamesTest {
    private static final String NODES = "50000";

    private final GtpEngine engine = engine();

    @Test
    void onlyTheKnownBlocksOfThoseThatAreProvedAliveAreCapturedInARace() {
        List<CsvTable.Row> rows = CsvTable.readResource(RacesInGamesTest.class, "races-in-games.csv");
        assertThat(rows).hasSize(24);
        assertThat(rows.stream().filter(row -> !lives(row)).map(row -> row.get("game") + " " + row.get("stone")))
                .containsExactly("117 Q3", "124 H11", "134 M17", "137 S5");
    }

    private boolean lives(CsvTable.Row row) {
        Position position = DemoData.positionAfter(row.getInt("game"), row.getInt("moves"));
        engine.answer("boardsize " + position.geometry().width());
        engine.answer("gogui-setup " + stones(position));
        String stone = row.get("stone");
        Color own = position.black().contains(GtpPoints.parse(position.geometry(), stone)) ? Color.BLACK : Color.WHITE;
        boolean isOwnMove = own == Color.valueOf(row.get("first").toUpperCase(Locale.ROOT));
        String blocks = isOwnMove ? stone + " " + row.get("other") : row.get("other") + " " + stone;
        String[] answer = engine.answer("analyze_semeai " + blocks).split(" ");
        return isOwnMove ? answer[1].equals("1") : answer[2].equals("0");
    }

    private static String stones(Position position) {
        return Stream.of(Color.values())
                .flatMap(color -> Arrays.stream(position.stones(color).toArray())
                        .mapToObj(stone -> color.name() + " " + GtpPoints.format(position.geometry(), stone)))
                .collect(Collectors.joining(" "));
    }

    private static GtpEngine engine() {
        Mistakes mistakes = new Mistakes();
        Layers layers = new Layers(mistakes)
                .addOption("test", Keys.SEMEAI_ANALYZER, "life")
                .addOption("test", SearchKeys.REGION_TIME, "10m")
                .addOption("test", SearchKeys.REGION_NODES, NODES);
        return new GtpEngine(Laboratory.open(layers, mistakes), Path.of("."));
    }
}
