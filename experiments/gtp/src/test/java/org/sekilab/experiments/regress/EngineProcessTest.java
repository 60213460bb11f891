package org.sekilab.experiments.regress;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.gtp.protocol.GtpResponse;

/** Engines in processes of their own, good ones and bad ones. No answer depends on how fast anything is. */
class EngineProcessTest {
    private static final Duration LONG = Duration.ofMinutes(10);
    private static final Duration SHORT = Duration.ofMillis(50);

    private final List<String> remarks = new ArrayList<>();

    @TempDir
    private Path folder;

    @Test
    void answersAreThoseOfTheCommands() {
        try (GtpPeer peer = start("fake", LONG)) {
            assertThat(peer.send("echo A1")).isEqualTo(done("A1"));
            assertThat(peer.send("lines A1 B1 C1")).isEqualTo(done("A1\nB1\nC1"));
            assertThat(peer.send("nonsense")).isEqualTo(new GtpResponse(GtpResponse.Status.FAILURE, "unknown command"));
            assertThat(peer.send("numberless A2")).isEqualTo(done("A2"));
            assertThat(peer.send("echo")).isEqualTo(done(""));
        }
        assertThat(remarks).isEmpty();
    }

    @Test
    void runsInTheFolderOfTheTests() {
        try (GtpPeer peer = start("fake", LONG)) {
            assertThat(Path.of(peer.send("folder").text())).isEqualTo(folder);
        }
    }

    @Test
    void whatIsNoAnswerIsPassedOverWithOneRemark() {
        try (GtpPeer peer = start("fake", LONG)) {
            peer.send("echo A1");
            assertThat(peer.send("chatty B2")).isEqualTo(done("B2"));
            assertThat(peer.send("chatty C3")).isEqualTo(done("C3"));
        }
        assertThat(remarks).containsExactly("wrote 'thinking' before its answer to 'chatty B2'");
    }

    @ParameterizedTest
    @CsvSource(delimiter = '|', textBlock = """
            crash        | ended with exit code 3 in place of an answer to 'crash'; its last output: out of cheese
            flood x      | wrote a million characters without the end of its answer to 'flood x'
            endless x    | wrote a million characters without the end of its answer to 'endless x'
            """)
    void badEngineIsLost(String command, String reason) {
        try (GtpPeer peer = start("fake", LONG)) {
            assertThat(peer.send("echo A1")).isEqualTo(done("A1"));
            assertThatThrownBy(() -> peer.send(command))
                    .isInstanceOf(LostPeerException.class)
                    .hasMessage(reason);
        }
    }

    @Test
    void engineThatNeverAnswersIsLost() {
        try (GtpPeer peer = start("mute", SHORT)) {
            assertThatThrownBy(() -> peer.send("name"))
                    .isInstanceOf(LostPeerException.class)
                    .hasMessage("no answer to 'name' within 0.05s");
        }
    }

    @Test
    void engineThatIsClosedIsNoMore() {
        List<ProcessHandle> before = ProcessHandle.current().children().toList();
        try (GtpPeer peer = start("mute", SHORT)) {
            assertThatThrownBy(() -> peer.send("hang")).isInstanceOf(LostPeerException.class);
        }
        assertThat(ProcessHandle.current().children().filter(child -> !before.contains(child)))
                .allSatisfy(child -> assertThat(child.onExit()).succeedsWithin(LONG));
    }

    @Test
    void programThatIsNotThereIsLost() {
        assertThatThrownBy(() -> EngineProcess.start(List.of("no-such-program"), folder, LONG, remarks::add))
                .isInstanceOf(LostPeerException.class)
                .hasMessageContaining("cannot be started");
    }

    private GtpPeer start(String name, Duration limit) {
        return ExternalEngine.of("--engine", List.of(FakeEngine.commandLine(name)), "sekilab", limit)
                .get(0)
                .start(folder, remarks::add);
    }

    private static GtpResponse done(String text) {
        return new GtpResponse(GtpResponse.Status.SUCCESS, text);
    }
}
