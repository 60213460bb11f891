package org.sekilab.semeai;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.Predicate;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.SharedData;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.model.sgf.SgfReader;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.statics.CsvTable;

/**
 * Compares the answers of {@code life} with the shared collections of races. The questions are those of GNU Go's
 * command {@code analyze_semeai}. Is the first block saved, and is the second captured, with the first block's side to
 * move? Rows with an unwanted answer are explained in {@code semeai-explained.csv}. A bent four in the corner is dead,
 * as the sources go by Japanese rules.
 *
 * <p>Source of the wanted answers: STS-RV by Ricard Vilà, and GNU Go's own tests.
 */
class SemeaiSuiteTest {
    private static final String UNKNOWN = "unknown";
    private static final Limits LIMITS =
            Limits.DEFAULT.withTime(Duration.ofMinutes(10)).withMaxNodes(50_000).withTableBytes(4L << 20);
    private static final SemeaiConfig CONFIG = SemeaiConfig.of(LIMITS);
    private static final SemeaiAnalyzer LIFE = new BentFourAnalyzer(
            new LifeAnalyzer(
                    SearchAnalyzer.forLife(Engines.ALPHA_BETA, CONFIG), AutoAnalyzer.of(Engines.ALPHA_BETA, CONFIG)),
            LIMITS);

    /** The results of the rows of a suite. */
    private static final class Tally {
        private int agreed;
        private int disagreed;
        private int unknown;
        private int agreedOfFailing; // rows that GNU Go is known to fail
        private int failing;
        private long nanos;

        @Override
        public String toString() {
            return "%d agree, %d disagree, %d unknown; of %d that GNU Go fails %d agree; %d ms"
                    .formatted(agreed, disagreed, unknown, failing, agreedOfFailing, nanos / 1_000_000);
        }
    }

    @Tag("slow")
    @Test
    void answersAreThoseOfTheSuitesOrExplained() throws IOException {
        Path folder = SharedData.require("semeai");
        Map<String, String> explained = new HashMap<>();
        for (CsvTable.Row row : CsvTable.readResource(SemeaiSuiteTest.class, "semeai-explained.csv")) {
            assertThat(row.get("explanation")).as(name(row)).isNotBlank();
            explained.put(name(row), row.get("answer"));
        }
        Map<String, Tally> suites = new TreeMap<>();
        StringBuilder differences = new StringBuilder();
        for (CsvTable.Row row : CsvTable.read(folder.resolve("expected.csv"))) {
            String[] query = row.get("query").split(" ", -1);
            if (query[0].equals("analyze_semeai")) {
                long begin = System.nanoTime();
                String answer = answer(position(folder, row), query[1], query[2]);
                String wanted = row.get("expected").substring(0, 3);
                Tally tally = suites.computeIfAbsent(row.get("source_tst"), suite -> new Tally());
                tally.nanos += System.nanoTime() - begin;
                boolean isFailing = !row.get("marked_as_failing").isEmpty();
                tally.failing += isFailing ? 1 : 0;
                tally.agreedOfFailing += isFailing && answer.equals(wanted) ? 1 : 0;
                tally.agreed += answer.equals(wanted) ? 1 : 0;
                tally.unknown += answer.equals(UNKNOWN) ? 1 : 0;
                tally.disagreed += answer.equals(wanted) || answer.equals(UNKNOWN) ? 0 : 1;
                String allowed = explained.getOrDefault(name(row), wanted);
                explained.remove(name(row), answer);
                if (!answer.equals(allowed)) {
                    differences.append("%s,%s: %s for %s, not %s%n"
                            .formatted(row.get("source_tst"), row.get("test_id"), answer, wanted, allowed));
                }
            }
        }
        Files.writeString(Path.of("target", "semeai-suites.txt"), suites.toString());
        assertThat(differences.toString()).as("%s", suites).isEmpty();
        assertThat(explained).as("explanations of what agrees").isEmpty();
    }

    private static String name(CsvTable.Row row) {
        return row.get("source_tst") + " " + row.get("test_id");
    }

    /** The position of a row of the shared table. */
    static Position position(Path folder, CsvTable.Row row) throws IOException {
        SgfGame game = SgfReader.read(folder.resolve(row.get("file"))).games().get(0);
        String moves = row.get("move_number");
        Position position = moves.isEmpty() ? game.lastPosition() : game.positionAfter(Integer.parseInt(moves));
        for (String move : row.get("extra_moves").split("; *", -1)) {
            if (!move.isEmpty()) {
                Color color = move.startsWith("B") ? Color.BLACK : Color.WHITE;
                Board board = new Board(
                        new Position(position.geometry(), position.black(), position.white(), color, Points.NONE));
                board.play(GtpPoints.parse(position.geometry(), move.substring(2)));
                position = board.toPosition();
            }
        }
        return position;
    }

    private static String answer(Position position, String firstBlock, String secondBlock) {
        int own = GtpPoints.parse(position.geometry(), firstBlock);
        int others = GtpPoints.parse(position.geometry(), secondBlock);
        Color first = position.black().contains(own) ? Color.BLACK : Color.WHITE;
        SemeaiProblem problem = first == Color.BLACK
                ? new SemeaiProblem(position, own, others, KoWinner.NONE)
                : new SemeaiProblem(position, others, own, KoWinner.NONE);
        KoOutlook outlook = KoOutlook.of(SemeaiSuiteTest::analyze, problem, first);
        boolean isKnown = outlook.ko() != KoOutlook.Ko.UNKNOWN;
        if (!isKnown && outlook.verdict(KoWinner.NONE) == SemeaiVerdict.UNKNOWN) {
            return UNKNOWN;
        }
        SemeaiVerdict loss = SemeaiVerdict.winOf(first.opposite());
        SemeaiVerdict win = SemeaiVerdict.winOf(first);
        return digit(outlook, first, verdict -> verdict != loss) + " "
                + digit(outlook, first, verdict -> verdict == win);
    }

    /**
     * If neither side wins with endless play counted for the other, no block is captured: endless play then counts as a
     * seki.
     */
    private static SemeaiResult analyze(SemeaiProblem problem, Color first) {
        SemeaiResult result = LIFE.analyze(problem, first);
        if (result.limit() != Limit.REPETITION) {
            return result;
        }
        return new SemeaiResult(
                SemeaiVerdict.SEKI,
                result.method(),
                Certainty.HEURISTIC,
                Limit.NONE,
                result.principalVariation(),
                result.statistics());
    }

    /** 1 if it is so, 0 if not. If it depends on a ko: 2 if the opponent needs threats, 3 if the side itself does. */
    private static int digit(KoOutlook outlook, Color first, Predicate<SemeaiVerdict> isSo) {
        boolean nobody = isSo.test(outlook.verdict(KoWinner.NONE));
        if (outlook.ko() == KoOutlook.Ko.UNKNOWN) {
            return nobody ? 1 : 0;
        }
        boolean own = isSo.test(outlook.verdict(KoWinner.of(first)));
        boolean others = isSo.test(outlook.verdict(first == Color.BLACK ? KoWinner.WHITE : KoWinner.BLACK));
        if (own == others) {
            return own ? 1 : 0;
        }
        return nobody ? 2 : 3;
    }
}
