package org.sekilab.experiments.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import org.junit.jupiter.api.Test;

/** What travels between driver and executors, as Spark writes it. */
class ExecutorTextsTest {
    @Test
    void jobsArriveAsTheyWereSent() throws IOException, ClassNotFoundException {
        TaskJobs jobs = new TaskJobs(List.of("{\"a\": 1}", "\u00e4\ud83d\ude00"), List.of(0, 511));
        assertThat(sent(jobs)).isEqualTo(jobs);
    }

    @Test
    void answersArriveAsTheyWereSent() throws IOException, ClassNotFoundException {
        TaskAnswer answer = new TaskAnswer(List.of("{}", "x".repeat(100_000)), 12.25);
        assertThat(sent(answer)).isEqualTo(answer);
    }

    private static Object sent(Object object) throws IOException, ClassNotFoundException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try (ObjectOutputStream out = new ObjectOutputStream(bytes)) {
            out.writeObject(object);
        }
        try (ObjectInputStream in = new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()))) {
            return in.readObject();
        }
    }
}
