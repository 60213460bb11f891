package org.sekilab.experiments.analyze;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.output.json.Json;

/** The open questions, and how many there may be. */
@Timeout(60)
class QueryQueueTest {
    private final QueryQueue queue = new QueryQueue();
    private long number;

    @Test
    void readerWaitsWhileAsManyQuestionsAreOpenAsMayBe() throws InterruptedException {
        for (int i = 0; i < QueryQueue.MOST; i++) {
            assertThat(queue.add(query("q" + i, 1))).isTrue();
        }
        assertThatReaderWaits("q5");
    }

    @Test
    void readerWaitsWhileTheLinesTakeAsMuchMemoryAsTheyMay() throws InterruptedException {
        assertThat(queue.add(query("q0", QueryQueue.MOST_BYTES + 1))).isTrue();
        assertThatReaderWaits("q0");
    }

    private void assertThatReaderWaits(String next) throws InterruptedException {
        AtomicBoolean isAdded = new AtomicBoolean();
        OpenQuery late = query("late", 1);
        Thread reader = new Thread(() -> isAdded.set(add(late)));
        reader.start();
        while (reader.getState() != Thread.State.WAITING) {
            Thread.onSpinWait();
        }
        assertThat(isAdded).isFalse();
        queue.settle(
                queue.find(next).orElseThrow(),
                () -> assertThat(queue.find(next)).isEmpty());
        reader.join();
        assertThat(isAdded).isTrue();
        assertThat(queue.find("late")).contains(late);
    }

    @Test
    void closedQueueTakesNoQuestionAndGivesTheRest() throws InterruptedException {
        OpenQuery rest = query("rest", 1);
        queue.add(rest);
        queue.close();
        assertThat(queue.add(query("late", 1))).isFalse();
        assertThat(queue.take()).contains(rest);
        assertThat(queue.take()).isEmpty();
    }

    @Test
    void questionIsSettledOnce() throws InterruptedException {
        OpenQuery query = query("q", 1);
        queue.add(query);
        AtomicInteger settled = new AtomicInteger();
        queue.settle(query, settled::incrementAndGet);
        queue.settle(query, settled::incrementAndGet);
        assertThat(settled).hasValue(1);
        assertThat(query.begin()).isFalse();
        queue.close();
        queue.awaitEnd();
    }

    @Test
    void openNameIsRefused() throws InterruptedException {
        queue.add(query("q", 1));
        assertThatThrownBy(() -> queue.add(query("q", 1)))
                .isInstanceOf(InputException.class)
                .hasMessage("id: 'q' is the name of an open question");
    }

    private boolean add(OpenQuery query) {
        try {
            return queue.add(query);
        } catch (InterruptedException e) {
            throw new IllegalStateException(e);
        }
    }

    private OpenQuery query(String id, int bytes) {
        byte[] line = "{\"id\": \"%s\", \"ask\": [\"static\"]}".formatted(id).getBytes(StandardCharsets.UTF_8);
        return new OpenQuery(Json.readExactly("a test", line, AnalyzeQuery.class), bytes, number++);
    }
}
