package org.sekilab.experiments.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.InputException;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.Preset;

/** What comes out of layers of configuration, and what is said of mistakes in them. */
class LayersTest {
    @TempDir
    private Path folder;

    private final Mistakes mistakes = new Mistakes();
    private final Layers layers = new Layers(mistakes);

    @Test
    void shippedValuesAreThoseOfTheDesign() {
        Settings settings = Laboratory.open(layers, mistakes).settings();
        assertThat(settings.get(SafetyKeys.SOLVER)).isEqualTo("search");
        assertThat(settings.safety().limits().time()).isEqualTo(Duration.ofSeconds(10));
        assertThat(settings.safety().features()).isEqualTo(Preset.M6.features());
        assertThat(settings.threads()).isEqualTo(1);
        assertThat(settings.format()).isEqualTo(OutputFormat.TEXT);
    }

    @Test
    void laterLayersWin() throws IOException {
        layers.addFile(
                "--config", file("first.conf", "safety.solver = benson\nlimits { threads = 3, region-time = 250ms }"));
        layers.addFile("--config", file("second.conf", "limits.threads = 4"));
        layers.addAssignment("--set", "limits.memory=1G");
        layers.addAssignment("--set", "safety.preset=M4");
        layers.addOption("--threads", SearchKeys.THREADS, "5");
        Settings settings = Laboratory.open(layers, mistakes).settings();
        assertThat(settings.get(SafetyKeys.SOLVER)).isEqualTo("benson");
        assertThat(settings.safety().limits().time()).isEqualTo(Duration.ofMillis(250));
        assertThat(settings.safety().limits().tableBytes()).isEqualTo(1L << 30);
        assertThat(settings.safety().features()).isEqualTo(Preset.M4.features());
        assertThat(settings.threads()).isEqualTo(5);
    }

    @Test
    void featuresOfAPresetCanBeSwitchedOff() throws IOException {
        layers.addFile(
                "--config", file("lab.conf", "safety { preset = M6, without = [merging, move-ordering, estimate] }"));
        assertThat(Laboratory.open(layers, mistakes).settings().safety().features())
                .containsExactlyInAnyOrder(
                        Feature.EXPAND_VITAL,
                        Feature.EXTERNAL_EYES,
                        Feature.MOTIVATION,
                        Feature.FORCED_MOVES,
                        Feature.STATIC_SAFE,
                        Feature.WEAK_DEPENDENCIES,
                        Feature.EXTERNAL_MOVES,
                        Feature.CHAINS);
    }

    @Test
    void unknownFeatureIsReportedWithThoseThereAre() {
        layers.addAssignment("--set", "safety.without=mergin");
        assertThatThrownBy(() -> Laboratory.open(layers, mistakes))
                .hasMessage(
                        "--set safety.without: 'mergin' is not a list of some of expand-vital, external-eyes, merging,"
                                + " move-ordering, motivation, forced-moves, estimate, static-safe, weak-dependencies,"
                                + " external-moves, chains, seki, large-units, joint-regions, life-areas,"
                                + " liberty-areas, area-territory, common-life, largest-territory, given-up-blocks, region-life, open-life, ruin-and-recreate, early-stops, screening, static-states, joined-eyes");
    }

    @Test
    void includedFilesCount() throws IOException {
        file("base.conf", "safety.solver = benson");
        layers.addFile("--config", file("lab.conf", "include \"base.conf\"\nlimits.threads = 2"));
        assertThat(Laboratory.open(layers, mistakes).settings().get(SafetyKeys.SOLVER))
                .isEqualTo("benson");
    }

    @Test
    void allMistakesAreReportedWithFileAndLine() throws IOException {
        Path file = file("lab.conf", """
                safety {
                  solver = bensn
                  solvr = benson
                }
                limits.threads = many
                limits.region-time = -3s
                """);
        layers.addFile("--config", file);
        assertThatThrownBy(() -> Laboratory.open(layers, mistakes))
                .isInstanceOfSatisfying(
                        InputException.class,
                        e -> assertThat(e.mistakes())
                                .containsExactlyInAnyOrder(
                                        file + ":3: unknown key 'safety.solvr'; maybe 'safety.solver'",
                                        file + ":5: limits.threads: 'many' is not a whole number from 1 to 1024",
                                        file
                                                + ":6: limits.region-time: '-3s' is not a duration of at least 1 ms, such as"
                                                + " 250ms or 10s",
                                        file
                                                + ":2: safety.solver: unknown name 'bensn'; maybe 'benson'; known: benson,"
                                                + " search, static"));
    }

    @Test
    void brokenFileIsReportedWithItsLine() throws IOException {
        Path file = file("lab.conf", "limits {\n  threads = 2\n");
        layers.addFile("--config", file);
        assertThatThrownBy(mistakes::throwIfAny)
                .isInstanceOf(InputException.class)
                .hasMessageStartingWith(file + ":");
    }

    @Test
    void missingFileIsCalledMissing() {
        layers.addFile("--config", folder.resolve("none.conf"));
        assertThatThrownBy(mistakes::throwIfAny)
                .hasMessage("--config: " + folder.resolve("none.conf") + ": no such file");
    }

    @Test
    void nearestNameHasTheFewestEdits() {
        List<String> known = List.of("safety.solver", "limits.threads", "output.format");
        assertThat(NearestName.of("safety.sovler", known)).contains("safety.solver");
        assertThat(NearestName.of("thread", known)).contains("limits.threads");
        assertThat(NearestName.of("x", List.of())).isEmpty();
    }

    /** Three letters that no name resembles were answered by any short name. */
    @Test
    void onlyANameThatIsLikeTheGivenOneIsAHint() {
        List<String> known =
                List.of("--demo", "--index", "--move", "limits.threads", "region-finders", "safety.preset");
        assertThat(NearestName.hint("--foo", known)).isEmpty();
        assertThat(NearestName.hint("--nodes", known)).isEmpty();
        assertThat(NearestName.hint("x", known)).isEmpty();
        assertThat(NearestName.hint("--dmeo", known)).isEqualTo("; maybe '--demo'");
        assertThat(NearestName.hint("--mov", known)).isEqualTo("; maybe '--move'");
        assertThat(NearestName.hint("threasd", known)).isEqualTo("; maybe 'limits.threads'");
        assertThat(NearestName.hint("region", known)).isEqualTo("; maybe 'region-finders'");
        assertThat(NearestName.hint("preset", known)).isEqualTo("; maybe 'safety.preset'");
    }

    private Path file(String name, String text) throws IOException {
        return Files.writeString(folder.resolve(name), text);
    }
}
