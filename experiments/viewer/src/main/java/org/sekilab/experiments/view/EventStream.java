package org.sekilab.experiments.view;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.view.work.Job;

/**
 * Server-sent events about a job. An event tells the present state. More events follow while the job runs, and the last
 * one comes when it has ended.
 *
 * <p>Source: HTML standard, 9.2.
 */
final class EventStream {
    private static final Duration INTERVAL = Duration.ofMillis(150); // as often as one can read
    private static final int OK = 200;

    private EventStream() {}

    /** Sends events until the job has ended or the reader has gone. */
    static void send(HttpExchange exchange, Job job) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", "text/event-stream");
        exchange.sendResponseHeaders(OK, 0);
        OutputStream out = exchange.getResponseBody();
        boolean isEnded = false;
        while (!isEnded) {
            isEnded = job.state() != Job.State.RUNNING; // before it is written, so that the end is written too
            out.write("data: ".getBytes(StandardCharsets.UTF_8));
            out.write(Json.line(job.answer())); // with the end of its line
            out.write('\n');
            out.flush();
            if (!isEnded && !pause(job)) {
                return;
            }
        }
    }

    /** False if the server ends. */
    private static boolean pause(Job job) {
        try {
            job.awaitEnd(INTERVAL);
            return true;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
