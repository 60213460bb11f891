package org.sekilab.experiments.analyze;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/** When questions are answered, and when not. */
class AnalyzeSessionTest {
    private static final String STATIC = "{\"id\": \"%s\", \"size\": 5, \"ask\": [\"static\"]%s}";

    @Test
    void cancelEndsARunningQuestionAndTheThreadWorksOn() throws InterruptedException {
        try (TestClient client = new TestClient(1)) {
            client.write(TestClient.ENDLESS.formatted("long"));
            client.awaitBegin("long");
            client.write("{\"id\": \"long\", \"action\": \"cancel\"}");
            assertThat(client.readAnswer()).isEqualTo("{\"id\":\"long\",\"error\":\"cancelled\",\"format\":1}");
            client.write(STATIC.formatted("next", ""));
            assertThat(client.readAnswer()).startsWith("{\"id\":\"next\",\"static\":{");
            client.closeInput();
            assertThat(client.awaitEnd()).isEmpty();
        }
    }

    @Test
    void waitingQuestionsAreBegunByPriorityAndThenByAge() throws InterruptedException {
        try (TestClient client = new TestClient(1)) {
            client.write(TestClient.ENDLESS.formatted("long"));
            client.awaitBegin("long");
            client.write(STATIC.formatted("none", ""));
            client.write(STATIC.formatted("low", ", \"priority\": -3"));
            client.write(STATIC.formatted("high", ", \"priority\": 7"));
            client.write(STATIC.formatted("later", ", \"priority\": 0"));
            client.write(STATIC.formatted("gone", ", \"priority\": 9"));
            client.write("{\"id\": \"gone\", \"action\": \"cancel\"}");
            client.write("{\"id\": \"long\", \"action\": \"cancel\"}");
            List<String> ids = new ArrayList<>();
            for (int i = 0; i < 6; i++) {
                ids.add(client.readAnswer().replaceFirst("\\{\"id\":\"([a-z]+)\".*", "$1"));
            }
            assertThat(ids).containsExactly("gone", "long", "high", "none", "later", "low");
        }
    }

    @Test
    void severalQuestionsAreAnsweredAtTheSameTime() throws InterruptedException {
        try (TestClient client = new TestClient(2)) {
            client.write(TestClient.ENDLESS.formatted("a"));
            client.write(TestClient.ENDLESS.formatted("b"));
            client.awaitBegin("a");
            client.awaitBegin("b");
            client.awaitBegin("a");
        }
    }

    @Test
    void quitEndsOpenQuestionsAndTheSession() throws InterruptedException {
        try (TestClient client = new TestClient(1)) {
            client.write(TestClient.ENDLESS.formatted("long"));
            client.awaitBegin("long");
            client.write(STATIC.formatted("waits", ""));
            client.write("{\"id\": \"end\", \"action\": \"quit\"}");
            client.write(STATIC.formatted("late", ""));
            assertThat(List.of(client.readAnswer(), client.readAnswer()))
                    .containsExactlyInAnyOrder(
                            "{\"id\":\"long\",\"error\":\"cancelled\",\"format\":1}",
                            "{\"id\":\"waits\",\"error\":\"cancelled\",\"format\":1}");
            assertThat(client.readAnswer()).isEqualTo("{\"id\":\"end\",\"action\":\"quit\",\"format\":1}");
            assertThat(client.awaitEnd()).isEmpty();
        }
    }

    @Test
    void endOfInputFinishesTheOpenQuestions() throws InterruptedException {
        String[] lines = IntStream.range(0, 50)
                .mapToObj(i -> STATIC.formatted("q" + i, ""))
                .toArray(String[]::new);
        assertThat(TestClient.answers(2, lines))
                .hasSize(50)
                .allMatch(line -> line.contains("\"static\":{"))
                .doesNotHaveDuplicates();
    }

    /** The input stays open: the closed output alone shows that nobody reads answers any more. */
    @Test
    void clientThatGoesAwayLeavesNoSearchRunning() throws InterruptedException {
        try (TestClient client = new TestClient(2)) {
            String silent = TestClient.ENDLESS.replace(", \"progress\": \"10ms\"", "");
            client.write(silent.formatted("silent"));
            client.write(TestClient.ENDLESS.formatted("long"));
            client.awaitBegin("long");
            client.closeOutput();
            assertThat(client.awaitEnd())
                    .hasValueSatisfying(gone -> assertThat(gone).hasMessageContaining("pipe"));
        }
        assertThat(workers()).isEmpty();
    }

    /** No progress is asked, so that only the beat of the session can show that the client is gone. */
    @Test
    void clientThatGoesAwayDuringASilentSearchIsNoticed() throws InterruptedException {
        try (TestClient client = new TestClient(1)) {
            client.write("{\"id\": \"v\", \"action\": \"version\"}");
            assertThat(client.read()).contains("\"version\":");
            client.write(
                    TestClient.ENDLESS.replace(", \"progress\": \"10ms\"", "").formatted("silent"));
            client.closeOutput();
            assertThat(client.awaitEnd()).isPresent();
        }
        assertThat(workers()).isEmpty();
    }

    @Test
    void nameMayBeUsedAgainAfterTheAnswer() throws InterruptedException {
        try (TestClient client = new TestClient(1)) {
            for (int i = 0; i < 200; i++) {
                client.write(STATIC.formatted("same", ""));
                assertThat(client.read()).startsWith("{\"id\":\"same\",\"static\":{");
            }
            client.write(TestClient.ENDLESS.formatted("same"));
            client.awaitBegin("same");
            client.write(STATIC.formatted("same", ""));
            assertThat(client.readAnswer())
                    .isEqualTo(
                            "{\"id\":\"same\",\"error\":\"id: 'same' is the name of an open question\",\"format\":1}");
        }
    }

    @Test
    void linesOfProgressTellTopicNodesAndTime() throws InterruptedException {
        try (TestClient client = new TestClient(1)) {
            client.write(TestClient.ENDLESS.formatted("long"));
            String line = client.read();
            while (line.contains("\"nodes\":0,")) {
                line = client.read();
            }
            assertThat(line)
                    .matches("\\{\"id\":\"long\",\"progress\":\\{\"topic\":\"regions\",\"nodes\":[1-9]\\d*,"
                            + "\"millis\":\\d+\\.\\d{3}\\},\"format\":1\\}");
        }
    }

    private static List<String> workers() {
        return Thread.getAllStackTraces().keySet().stream()
                .map(Thread::getName)
                .filter(name -> name.equals("analyze"))
                .toList();
    }
}
