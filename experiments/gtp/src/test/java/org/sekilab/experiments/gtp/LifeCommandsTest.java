package org.sekilab.experiments.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.gtp.game.GtpSolvers;
import org.sekilab.experiments.gtp.protocol.LiveGraphics;
import org.sekilab.experiments.life.LifeSolver;
import org.sekilab.life.LifeProblem;
import org.sekilab.life.LifeProof;
import org.sekilab.life.LifeResult;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.scoring.Ruleset;
import org.sekilab.search.Limit;
import org.sekilab.search.Statistics;

/** What the engine makes of answers about life and death on the open board: with a solver of the test. */
class LifeCommandsTest {
    private static final Geometry BOARD = Geometry.of(9, 9);
    private static final int D4 = BOARD.point(3, 3);
    private static final int E4 = BOARD.point(4, 3);
    private static final PointSet ZONE = PointSet.of(BOARD, BOARD.point(2, 2), D4, E4);

    @TempDir
    private Path folder;

    private final List<String> events = new ArrayList<>();
    private final LiveGraphics live = new LiveGraphics(events::add);
    private final List<LifeProblem> asked = new ArrayList<>();
    private LifeVerdict ifBlackFirst = LifeVerdict.UNKNOWN;
    private LifeVerdict ifWhiteFirst = LifeVerdict.UNKNOWN;

    /** The white block at C3 stands alone: no search of a region decides it. White defends. */
    @ParameterizedTest
    @CsvSource({
        "open, ALIVE, ALIVE, 0, 1 PASS, alive",
        "open, DEAD, DEAD, 1 PASS, 0, dead",
        "open, DEAD, ALIVE, 1 D4, 1 E4, critical D4 E4",
        "open, KO, ALIVE, unknown, 1 E4, critical D4 E4",
        "open, KO, KO, unknown, unknown, critical D4 E4",
        "open, UNKNOWN, ALIVE, unknown, 1 E4, unknown",
        "guess, KO, KO, 2 D4, 2 E4, critical D4 E4",
        "guess, KO, ALIVE, 2 D4, 1 E4, critical D4 E4",
        "open, UNKNOWN, UNKNOWN, unknown, unknown, unknown",
        "enclosed, DEAD, ALIVE, unknown, unknown, unknown"
    })
    void openBoardAnswersWhatSearchesOfRegionsLeaveUnknown(
            String method,
            LifeVerdict attackerFirst,
            LifeVerdict defenderFirst,
            String attack,
            String defend,
            String status) {
        ifBlackFirst = attackerFirst;
        ifWhiteFirst = defenderFirst;
        GtpEngine engine = engine(method);
        assertThat(engine.answer("owl_attack C3")).isEqualTo("= " + attack + "\n\n");
        assertThat(engine.answer("owl_defend C3")).isEqualTo("= " + defend + "\n\n");
        assertThat(engine.answer("dragon_status C3")).isEqualTo("= " + status + "\n\n");
        assertThat(asked.isEmpty()).isEqualTo(method.equals("enclosed"));
    }

    /** A proof is told as one, also where the other side's answer is a guess: the stone at C3 has the whole board. */
    @Test
    void guessFillsWhatProofsLeaveUnknownAndIsMarked() {
        GtpEngine engine = engine("guess");
        assertThat(engine.answer("sekilab-owl C3")).matches("= attack: 0, guess\ndefend: 1 \\S+, guess\n\n");
        assertThat(engine.answer("dragon_status C3")).isEqualTo("= alive\n\n");
        ifBlackFirst = LifeVerdict.DEAD;
        engine = engine("guess");
        assertThat(engine.answer("sekilab-owl C3")).startsWith("= attack: 1 D4, proof\ndefend: 1 ");
        ifWhiteFirst = LifeVerdict.DEAD;
        assertThat(engine("guess").answer("sekilab-owl C3")).isEqualTo("= attack: 1 PASS, proof\ndefend: 0, proof\n\n");
    }

    /** A ko is proved, and no proof tells which side has to find the first threat. */
    @Test
    void aProvedKoIsToldAsOne() {
        ifBlackFirst = LifeVerdict.KO;
        ifWhiteFirst = LifeVerdict.ALIVE;
        assertThat(engine("open").answer("sekilab-owl C3"))
                .isEqualTo("= attack: ko D4, proof\ndefend: 1 E4, proof\n\n");
        assertThat(engine("guess").answer("sekilab-owl C3"))
                .isEqualTo("= attack: 2 D4, guess\ndefend: 1 E4, proof\n\n");
    }

    /** With either side first, the guess is that the stone lives. */
    @Test
    void onlyAProofSettlesABlock() {
        assertThat(engine("guess").answer("owl_defend C3")).startsWith("= 1 ").doesNotContain("PASS");
        ifWhiteFirst = LifeVerdict.ALIVE;
        ifBlackFirst = LifeVerdict.ALIVE;
        assertThat(engine("guess").answer("owl_defend C3")).isEqualTo("= 1 PASS\n\n");
    }

    /** Without the proof, the guess is that the stone lives. */
    @Test
    void guessDoesNotContradictWhatIsProvedWithTheOtherSideFirst() {
        ifWhiteFirst = LifeVerdict.DEAD;
        GtpEngine engine = engine("guess");
        assertThat(engine.answer("sekilab-owl C3")).isEqualTo("= attack: 1 PASS, guess\ndefend: 0, proof\n\n");
        assertThat(engine.answer("dragon_status C3")).isEqualTo("= dead\n\n");
    }

    @Test
    void guessesAreNotMadeIfOnlyProofsAreWanted() {
        for (String method : List.of("enclosed", "open")) {
            GtpEngine engine = engine(method);
            assertThat(engine.answer("sekilab-owl C3")).isEqualTo("= attack: unknown\ndefend: unknown\n\n");
            assertThat(engine.answer("owl_threaten_attack C3")).isEqualTo("= unknown\n\n");
            assertThat(engine.answer("sekilab-eye A1")).isEqualTo("= unknown\n\n");
        }
    }

    @Test
    void answerHasTheVerdictTheMoveAndThePlay() {
        ifBlackFirst = LifeVerdict.DEAD;
        String answer = engine("enclosed").answer("sekilab-life C3");
        assertThat(answer).matches("""
                        = verdict: DEAD
                        defender: white
                        first: black
                        move: D4
                        moves: D4 PASS
                        area: \\d+
                        zone: 3
                        nodes: 7
                        millis: 0

                        """);
        assertThat(asked.get(0).groups()).isEqualTo(List.of(List.of(BOARD.point(2, 2))));
        assertThat(asked.get(0).first()).isEqualTo(Color.BLACK);
    }

    @Test
    void sideThatMovesFirstMayBeNamed() {
        GtpEngine engine = engine("enclosed");
        assertThat(engine.answer("sekilab-life C3 white")).contains("verdict: UNKNOWN", "first: white", "limit: time");
        assertThat(engine.answer("sekilab-life D4")).isEqualTo("? vertex must not be empty\n\n");
        assertThat(engine.answer("sekilab-life C3 b 1")).startsWith("? syntax error");
    }

    @Test
    void pictureHasTheBlockTheZoneAndThePlay() {
        ifBlackFirst = LifeVerdict.DEAD;
        assertThat(engine("enclosed").answer("sekilab-life_gfx C3")).isEqualTo("""
                        = SQUARE C3
                        COLOR red C3 D4 E4
                        VAR b D4 w PASS
                        TEXT DEAD of white, black first, zone 3, nodes 7

                        """);
        assertThat(engine("enclosed").answer("sekilab-life_gfx C3 white"))
                .contains("UNKNOWN of white")
                .doesNotContain("COLOR");
    }

    @Test
    void areaIsShownWhileItIsSearched() {
        ifBlackFirst = LifeVerdict.ALIVE;
        engine("enclosed").answer("sekilab-life C3");
        assertThat(events).hasSize(2);
        assertThat(events.get(0)).startsWith("gogui-gfx:\nLABEL C3 ?\nCOLOR gray B1 C1 D1 A2 B2 C2 D2 E2 A3 ");
        assertThat(events.get(1)).isEqualTo("gogui-gfx: CLEAR");
    }

    @Test
    void certificateOfTheLastAnswerIsWritten() throws IOException {
        GtpEngine engine = engine("enclosed");
        assertThat(engine.answer("sekilab-life_certificate proof.gz")).isEqualTo("? no life and death was solved\n\n");
        engine.answer("sekilab-life C3 white");
        assertThat(engine.answer("sekilab-life_certificate proof.gz"))
                .isEqualTo("? no certificate of UNKNOWN was found\n\n");
        assertThat(folder).isEmptyDirectory();
        ifBlackFirst = LifeVerdict.DEAD;
        engine.answer("sekilab-life C3");
        assertThat(engine.answer("sekilab-life_certificate proof.gz")).isEqualTo("= DEAD\n\n");
        assertThat(engine.answer("sekilab-life_certificate none/proof.gz"))
                .isEqualTo("? cannot write none/proof.gz\n\n");
        try (GZIPInputStream file = new GZIPInputStream(Files.newInputStream(folder.resolve("proof.gz")))) {
            assertThat(new String(file.readAllBytes(), StandardCharsets.UTF_8))
                    .contains("board 9 9 life\n", "row ..O......\n", "claim life kill\nstates 1\n0 .\nend\nboards 1\n");
        }
    }

    /** The old file was emptied first: a full disk left no proof at all. A second name of the old file shows that. */
    @Test
    void certificateTakesThePlaceOfTheOldOneWhenItIsComplete() throws IOException {
        Path old = Files.writeString(folder.resolve("proof.gz"), "old");
        Path second = Files.createLink(folder.resolve("second.gz"), old);
        GtpEngine engine = engine("enclosed");
        ifBlackFirst = LifeVerdict.DEAD;
        engine.answer("sekilab-life C3");
        assertThat(engine.answer("sekilab-life_certificate proof.gz")).isEqualTo("= DEAD\n\n");
        assertThat(second).hasContent("old");
        assertThat(Files.size(old)).isGreaterThan("old".length());
        assertThat(folder.toFile().list()).containsExactlyInAnyOrder("proof.gz", "second.gz");
    }

    /** A pipe without a reader was waited for without end. */
    @Test
    @EnabledOnOs(OS.LINUX)
    @Timeout(value = 1, unit = TimeUnit.MINUTES, threadMode = Timeout.ThreadMode.SEPARATE_THREAD)
    void certificateIsNotWrittenToAPipeOrADevice() throws IOException, InterruptedException {
        assertThat(new ProcessBuilder("mkfifo", folder.resolve("pipe").toString())
                        .start()
                        .waitFor())
                .isZero();
        GtpEngine engine = engine("enclosed");
        ifBlackFirst = LifeVerdict.DEAD;
        engine.answer("sekilab-life C3");
        assertThat(engine.answer("sekilab-life_certificate pipe")).isEqualTo("? cannot write pipe\n\n");
        assertThat(engine.answer("sekilab-life_certificate /dev/null")).isEqualTo("? cannot write /dev/null\n\n");
    }

    private GtpEngine engine(String method) {
        Mistakes mistakes = new Mistakes();
        Layers layers = new Layers(mistakes)
                .addOption("test", SearchKeys.REGION_NODES, "100")
                .addOption("test", Keys.STATUS, method);
        Laboratory laboratory = Laboratory.open(layers, mistakes);
        LifeSolver solver = (problem, limits) -> solve(problem);
        GtpEngine engine =
                new GtpEngine(GtpSolvers.of(laboratory).with(solver), new GtpOptions(folder, Ruleset.JAPANESE, live));
        engine.answer("boardsize 9");
        engine.answer("set_position w C3 b G7");
        return engine;
    }

    private LifeResult solve(LifeProblem problem) {
        asked.add(problem);
        live.progress(Statistics.NONE); // as a search does from time to time
        boolean isBlackFirst = problem.first() == Color.BLACK;
        LifeVerdict verdict = isBlackFirst ? ifBlackFirst : ifWhiteFirst;
        boolean isProved = verdict != LifeVerdict.UNKNOWN;
        int move = isBlackFirst ? D4 : E4;
        return new LifeResult(
                verdict,
                isProved ? Limit.NONE : Limit.TIME,
                isProved ? move : Points.NONE,
                isProved ? List.of(move, Points.PASS) : List.of(),
                isProved ? List.of(new LifeProof("life kill", List.of("states 1", "0 ."), ZONE, 1)) : List.of(),
                new Statistics(7, 0, 0, 0, 0, 0, 0));
    }
}
