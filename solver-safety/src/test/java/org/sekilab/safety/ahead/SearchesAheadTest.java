package org.sekilab.safety.ahead;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.Engines;
import org.sekilab.safety.SearchingSafetySolver;
import org.sekilab.safety.certificate.CertificateWriter;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Problem;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Solution;
import org.sekilab.statics.EnclosedBoard;

/** Several threads on a board find what one thread finds. */
class SearchesAheadTest {
    private static final SafetyConfig CONFIG =
            Engines.config(Preset.BEST).with(Engines.LIMITS.withMaxNodes(500).withTableBytes(1L << 20));
    private static final SearchingSafetySolver ALONE = solver(Engines.DFPN_R, CONFIG);

    /** The larger board needs searches of several regions. */
    private static final Position BOARD = Diagram.parse("""
            . . . X . . O . .
            . X X X O O O . .
            . X . X O . O O O
            X X X X O . . . .
            . . X O O O . O .
            X . X O . O O O O
            . X X O O . O . .
            . X . X O O O . .
            . X . X X X O . .
            """);

    @RepeatedTest(1)
    void severalThreadsProveTheSameWithTheSameEffort(RepetitionInfo run) {
        checkRandomBoards(run, 25);
    }

    @RepeatedTest(5)
    @Tag("slow")
    void severalThreadsProveTheSameWithTheSameEffortManyTimes(RepetitionInfo run) {
        checkRandomBoards(run, 300);
    }

    private static void checkRandomBoards(RepetitionInfo run, int boards) {
        Random random = new Random(Seeds.next(run));
        for (int i = 0; i < boards; i++) {
            EnclosedBoard.next(random, 14).ifPresent(board -> {
                String alone = describe(ALONE.solve(board.position()));
                for (int threads : new int[] {2, 5}) {
                    assertThat(describe(ALONE.withThreads(threads).solve(board.position())))
                            .as(Diagram.formatWithFrame(board.position()))
                            .isEqualTo(alone);
                }
            });
        }
    }

    @Test
    void certificatesAreEqual() throws IOException {
        String alone = certificate(ALONE);
        assertThat(alone).contains("zone");
        assertThat(certificate(ALONE.withThreads(3))).isEqualTo(alone);
    }

    private static String certificate(SearchingSafetySolver solver) throws IOException {
        ByteArrayOutputStream text = new ByteArrayOutputStream();
        CertificateWriter writer = new CertificateWriter(text);
        writer.write(solver.certify(BOARD, 10_000).certificate(), "board");
        writer.finish();
        return text.toString(StandardCharsets.UTF_8);
    }

    /** The failure of an engine reaches the caller as if there were no other thread. */
    @Test
    void failureReachesTheCallerAndLeavesNoThread() {
        SearchingSafetySolver broken = solver(new Failing(), CONFIG).withThreads(3);
        assertThatThrownBy(() -> broken.solve(BOARD))
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("broken engine");
        assertThat(threads()).isEmpty();
    }

    @Test
    void cancelledSolverEndsAllThreads() {
        SafetyConfig cancelled = CONFIG.with(CONFIG.limits().withCancel(() -> true));
        assertThat(solver(Engines.DFPN_R, cancelled).withThreads(3).solve(BOARD).spent())
                .isEmpty();
        assertThat(threads()).isEmpty();
    }

    @Test
    void thereIsAtLeastOneThread() {
        assertThatThrownBy(() -> ALONE.withThreads(0)).hasMessage("0 threads are not positive");
    }

    private static List<String> threads() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> name.startsWith("searches ahead"))
                .toList();
    }

    private static SearchingSafetySolver solver(Engine engine, SafetyConfig config) {
        EnginePair engines = EnginePair.of(engine).then(Engines.ALPHA_BETA);
        return new SearchingSafetySolver(new FloodRegionFinder(), engines, config, RaceJudge.NONE);
    }

    /** All that a solver tells, but for times. */
    private static String describe(SafetyMap map) {
        List<String> lines = new ArrayList<>();
        for (Color color : Color.values()) {
            lines.add("%s safe %s alive %s".formatted(color, map.safePoints(color), map.aliveStones(color)));
            map.regionMap(color)
                    .regions()
                    .forEach(region -> lines.add("%s %s %s"
                            .formatted(
                                    region.points(),
                                    map.effort(region).nodes(),
                                    map.effort(region).limit())));
        }
        map.spent().forEach((engine, spent) -> lines.add(engine + " " + spent.nodes()));
        for (int point = 0; point < map.position().geometry().area(); point++) {
            lines.add(map.methodAt(point).toString());
        }
        return String.join("\n", lines);
    }

    /** An engine that fails at once. */
    private static final class Failing implements Engine {
        @Override
        public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) {
            throw new IllegalStateException("broken engine");
        }

        @Override
        public Solution solve(Problem problem, Limits limits, SearchListener listener) {
            throw new IllegalStateException("broken engine");
        }
    }
}
