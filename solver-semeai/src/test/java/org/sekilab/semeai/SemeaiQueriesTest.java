package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.SharedData;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limits;
import org.sekilab.statics.CsvTable;
import org.sekilab.statics.SafetyQueries;

/**
 * The questions of the shared collection of races other than the outcome of a given race. A good move in the whole game
 * is answered by the move in the race at hand, see {@link RaceAtHand}. Whether the side to move is winning is answered
 * by whether it wins that race. The static rules count safe points; they never count more than Fuego does. Fuego treats
 * any region of a block that lives by Benson as territory, even if the stones inside are in seki. The table of the
 * answers is written to {@code target/semeai-queries.txt}.
 */
class SemeaiQueriesTest {
    private static final SemeaiConfig CONFIG = new SemeaiConfig(
            Limits.DEFAULT.withTime(Duration.ofMinutes(10)).withMaxNodes(5_000).withTableBytes(1L << 20),
            2_000,
            500,
            20_000,
            BentFour.PLAY);
    private static final SemeaiAnalyzer AUTO = new AutoAnalyzer(List.of(
            new GraphAnalyzer(),
            new LibertyCountAnalyzer(CONFIG),
            new SearchAnalyzer(Engines.ALPHA_BETA, CONFIG),
            LibertyCountAnalyzer.byLooks(CONFIG)));

    /** The comparison of an answer with the wanted one. */
    private enum Judgment {
        AGREES,
        /**
         * The move or the winner is not the wanted one. It may belong to another race, because the rows do not name
         * one.
         */
        DIFFERS,
        /** The races here do not decide it. */
        OPEN
    }

    @Tag("slow")
    @Test
    void movesOfPlainRacesAreNoOthersThanThoseWanted() throws IOException {
        Path folder = SharedData.require("semeai");
        Map<String, int[]> suites = new TreeMap<>(); // [judgment]
        List<String> plain = new ArrayList<>();
        StringBuilder table = new StringBuilder();
        for (CsvTable.Row row : CsvTable.read(folder.resolve("expected.csv"))) {
            String[] query = row.get("query").split(" ", -1);
            if (!query[0].equals("analyze_semeai")) {
                Position position = SemeaiSuiteTest.position(folder, row);
                Judgment judgment = judge(row, query, position);
                String kind = row.get("source_tst") + " " + (query.length == 2 ? "move" : query[0]);
                suites.computeIfAbsent(kind, name -> new int[Judgment.values().length])[judgment.ordinal()]++;
                table.append("%s,%s,%s,%s%n".formatted(row.get("source_tst"), row.get("test_id"), query[0], judgment));
                if (row.get("file").contains("semeai-plain") && query.length == 2 && judgment == Judgment.DIFFERS) {
                    plain.add(row.get("test_id"));
                }
            }
        }
        StringBuilder counts = new StringBuilder();
        suites.forEach((name, count) ->
                counts.append("%s: %d agree, %d differ, %d open%n".formatted(name, count[0], count[1], count[2])));
        Files.writeString(Path.of("target", "semeai-queries.txt"), counts.toString() + table);
        assertThat(plain).as("rows of plain races, of all%n%s", counts).isEmpty();
    }

    private static Judgment judge(CsvTable.Row row, String[] query, Position position) {
        if (query[0].equals("go_safe")) {
            String count = new SafetyQueries().answer(row.get("query"), position);
            String wanted = SafetyQueries.expected(row.get("expected"));
            assertThat(Integer.parseInt(count)).as(row.get("test_id")).isLessThanOrEqualTo(Integer.parseInt(wanted));
            return count.equals(wanted) ? Judgment.AGREES : Judgment.DIFFERS;
        }
        Color mover = query[1].startsWith("b") ? Color.BLACK : Color.WHITE;
        Optional<RaceAtHand> race = RaceAtHand.find(position, mover, AUTO);
        if (race.isEmpty()) {
            return Judgment.OPEN;
        }
        if (query.length > 2) {
            boolean isWinning = race.get().value() != SemeaiVerdict.winOf(mover.opposite());
            return isWinning == row.get("expected").equals("1") ? Judgment.AGREES : Judgment.DIFFERS;
        }
        return judgeMove(row.get("expected"), race.get(), position);
    }

    private static Judgment judgeMove(String expected, RaceAtHand race, Position position) {
        boolean isBad = expected.startsWith("!");
        List<Integer> named = new ArrayList<>();
        for (String name : expected.replaceAll("[!()]", "").split("\\|", -1)) {
            named.add(GtpPoints.parse(position.geometry(), name));
        }
        int move = race.bestMove(AUTO);
        if (move == Points.NONE) {
            return Judgment.OPEN;
        }
        return named.contains(move) != isBad ? Judgment.AGREES : Judgment.DIFFERS;
    }
}
