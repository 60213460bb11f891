package org.sekilab.experiments.regress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.progress.Progress;

/** The engine of this program as tests see it. */
class OwnEngineTest {
    @TempDir
    private Path folder;

    private final Mistakes mistakes = new Mistakes();
    private final OwnEngine engine = new OwnEngine(Laboratory.open(new Layers(mistakes), mistakes));

    @Test
    void recordsAreFoundFromTheFolderOfTheTests() throws IOException {
        Files.createDirectories(folder.resolve("games"));
        Files.writeString(folder.resolve("games/two-eyes.sgf"), "(;SZ[5]AB[ba][bb][ab][bc][ac][bd][be])");
        Path file = Files.writeString(folder.resolve("a.tst"), """
                loadsgf games/two-eyes.sgf
                10 unconditional_status B1
                #? [alive]
                20 unconditional_status B1
                #? [dead]*
                30 loadsgf games/none.sgf
                """);
        FileResult result = FileRun.run(TestFile.read(file), engine, Progress.none());
        assertThat(result.results())
                .extracting(TestResult::outcome)
                .containsExactly(TestOutcome.PASS, TestOutcome.EXPECTED_FAIL, TestOutcome.FAIL);
        assertThat(result.remarks()).isEmpty();
    }

    @Test
    void filesBeginWithAnEngineOfTheirOwn() throws IOException {
        Path first = Files.writeString(folder.resolve("a.tst"), "boardsize 5\nplay b C3\n");
        Path second = Files.writeString(folder.resolve("b.tst"), "boardsize 5\n1 play w C3\n");
        FileRun.run(TestFile.read(first), engine, Progress.none());
        assertThat(FileRun.run(TestFile.read(second), engine, Progress.none()).counts())
                .isEqualTo(new Counts(1, 0, 0, 0, 0, 0, 0));
    }

    @Test
    void filesAtTheSameTimeHaveTheAnswersOfOneAfterTheOther() throws IOException {
        List<TestFile> files = new ArrayList<>();
        for (int size = 3; size <= 9; size++) {
            String text = "boardsize %d\nplay b B2\n1 go_safe static\n2 go_safe full\n3 showboard\n".formatted(size);
            files.add(TestFile.read(Files.writeString(folder.resolve(size + ".tst"), text)));
        }
        assertThat(answers(files, 3)).hasSize(files.size() * 3).isEqualTo(answers(files, 1));
    }

    private List<String> answers(List<TestFile> files, int threads) {
        List<String> answers = new ArrayList<>();
        new TestRun(List.of(engine), threads)
                .run(
                        files,
                        Progress.none(),
                        results -> results.results().stream()
                                .flatMap(result -> result.results().stream())
                                .forEach(result -> answers.add(
                                        result.answer().orElseThrow().text())));
        return answers;
    }

    @Test
    void engineThatHasQuitIsLost() {
        try (GtpPeer peer = engine.start(folder, remark -> {})) {
            assertThat(peer.send("quit").isSuccess()).isTrue();
            assertThatThrownBy(() -> peer.send("name"))
                    .isInstanceOf(LostPeerException.class)
                    .hasMessage("has quit before 'name'");
        }
    }
}
