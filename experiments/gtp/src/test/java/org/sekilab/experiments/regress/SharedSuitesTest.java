package org.sekilab.experiments.regress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.StatusMethod;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.model.SharedData;
import org.sekilab.statics.CsvTable;

/** The suites that the shared tables hold, as files of tests. {@code -Dregress.out=DIR} leaves them in a folder. */
class SharedSuitesTest {
    /** Rows with a query, and of 58 final positions six numbers and their neutral points. */
    private static final int TESTS = 1_882 + 58 * 7;

    @TempDir
    private Path temporary;

    private Path folder = Path.of("");
    private int written;

    @BeforeEach
    void write() throws IOException {
        String out = System.getProperty("regress.out", "");
        folder = out.isEmpty() ? temporary : Path.of(out);
        written = TstSuites.write(SharedData.require(""), folder);
    }

    @Test
    void everyQueryIsATest() throws IOException {
        List<TestFile> files = TstSuites.in(folder).stream().map(TestFile::read).toList();
        assertThat(files.stream().flatMap(file -> file.commands().stream()).filter(TestCommand::isTest))
                .hasSize(written)
                .allSatisfy(test -> assertThat(test.expectation()).isPresent());
        assertThat(written).isEqualTo(TESTS);
    }

    /** Solvers give the tests the answers that they give when they are asked directly. */
    @Test
    void staticAnswersDifferOnlyWhereItIsExplained() {
        Set<String> explained = CsvTable.readResource(CsvTable.class, "safety-small-explained.csv").stream()
                .map(row -> row.get("source_tst") + " " + row.get("test_id"))
                .collect(Collectors.toSet());
        for (String file : List.of("static_safety_basics.tst", "static_safety_fullboard.tst")) {
            for (TestResult result : runOwn("safety-small/" + file)) {
                if (result.test().command().startsWith("go_safe ")) {
                    assertThat(isAsWanted(result))
                            .as("%s %s", file, result)
                            .isNotEqualTo(explained.contains(
                                    file + " " + result.test().id()));
                }
            }
        }
    }

    /** Source: Fuego's tests. They have the numbers of [NM04] too. */
    @Test
    void pointsThatBensonProvesAreThoseOfOtherPrograms() {
        assertThat(Stream.of("igs31", "czd27")
                        .flatMap(set -> runOwn("territory/" + set + ".tst").stream())
                        .filter(result -> result.test().command().startsWith("go_safe benson")))
                .hasSize(58 * 3)
                .allSatisfy(result -> assertThat(result.outcome()).isEqualTo(TestOutcome.PASS));
    }

    /** Source: GNU Go's tests. */
    @Test
    void unconditionalStatusIsThatOfAnotherProgram() {
        assertThat(runOwn("safety-small/unconditional.tst")).hasSize(667).allMatch(SharedSuitesTest::isAsWanted);
    }

    /** Source: GNU Go's tests of eyes, most of which lie between several blocks. */
    @Test
    void eyesThatAreCountedAreThoseOfAnotherProgram() {
        assertThat(runOwn("life-and-death/optics.tst", StatusMethod.ENCLOSED))
                .filteredOn(result -> !result.isOpen())
                .hasSize(12)
                .allSatisfy(result -> assertThat(result.outcome()).isEqualTo(TestOutcome.PASS));
    }

    /** The eyes of GNU Go's own tests, none of which is marked. */
    @Test
    void gnuGoPassesItsOwnTests() {
        String gnuGo = Stream.concat(
                        Pattern.compile(File.pathSeparator).splitAsStream(System.getenv("PATH")),
                        Stream.of("/usr/games")) // where Debian has it, and services do not look
                .map(path -> Path.of(path, "gnugo"))
                .filter(Files::isExecutable)
                .findFirst()
                .map(Path::toString)
                .orElse("");
        assumeTrue(!gnuGo.isEmpty(), "skipped: no gnugo");
        Contender engine = ExternalEngine.of(
                        "--engine", List.of("\"" + gnuGo + "\" --mode gtp --seed 1"), "sekilab", Duration.ofMinutes(10))
                .get(0);
        assertThat(engine.introduce("--engine")).startsWith("GNU Go 3.");
        FileResult result =
                FileRun.run(TestFile.read(folder.resolve("life-and-death/optics.tst")), engine, Progress.none());
        assertThat(result.counts()).isEqualTo(new Counts(56, 0, 0, 0, 0, 0, 0));
        assertThat(result.remarks()).isEmpty();
    }

    private List<TestResult> runOwn(String file) {
        return runOwn(file, StatusMethod.GUESS);
    }

    private List<TestResult> runOwn(String file, StatusMethod method) {
        Mistakes mistakes = new Mistakes();
        Layers layers = new Layers(mistakes)
                .addOption("test", Keys.STATUS, method.name().toLowerCase(Locale.ROOT));
        OwnEngine engine = new OwnEngine(Laboratory.open(layers, mistakes));
        FileResult result = FileRun.run(TestFile.read(folder.resolve(file)), engine, Progress.none());
        assertThat(result.remarks()).isEmpty();
        return result.results();
    }

    private static boolean isAsWanted(TestResult result) {
        return result.outcome() == TestOutcome.PASS || result.outcome() == TestOutcome.UNEXPECTED_PASS;
    }
}
