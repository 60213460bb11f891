package org.sekilab.experiments.analyze;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigValueFactory;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.Range;
import org.sekilab.experiments.config.Values;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.search.Statistics;

/** A question without an answer yet. Mutable. May be shared by threads. */
final class OpenQuery implements Comparable<OpenQuery> {
    private static final String PROGRESS = "progress";
    private static final Duration LEAST_PAUSE = Duration.ofMillis(10);

    private final AnalyzeQuery query;
    private final int bytes;
    private final long number;
    private final Optional<Duration> pause;
    private boolean isOpen = true;
    private @Nullable Thread thread; // that works on it
    private AnalyzeQuery.@Nullable Topic topic; // none before the work on the first
    private long nodes;
    private long startNanos;

    /**
     * @param bytes the length of its line
     * @param number its place in the input
     * @throws InputException if the time between lines of progress is wrong
     */
    OpenQuery(AnalyzeQuery query, int bytes, long number) {
        this.query = query;
        this.bytes = bytes;
        this.number = number;
        this.pause = Optional.ofNullable(query.progress()).map(OpenQuery::pause);
    }

    private static Duration pause(String text) {
        Mistakes mistakes = new Mistakes();
        Config given = ConfigFactory.empty().withValue(PROGRESS, ConfigValueFactory.fromAnyRef(text, PROGRESS));
        Config shipped = ConfigFactory.empty().withValue(PROGRESS, ConfigValueFactory.fromAnyRef("1s"));
        Duration pause = new Values(given, shipped, mistakes).read(PROGRESS, Range.duration(LEAST_PAUSE));
        mistakes.throwIfAny();
        return pause;
    }

    String id() {
        return query.id();
    }

    AnalyzeQuery query() {
        return query;
    }

    /** The length of its line. */
    int bytes() {
        return bytes;
    }

    /** The time between lines of progress. Empty if none are asked. */
    Optional<Duration> pause() {
        return pause;
    }

    /** The calling thread begins to work on it. False if it is not open any more. */
    synchronized boolean begin() {
        thread = Thread.currentThread();
        startNanos = System.nanoTime();
        return isOpen;
    }

    /** The thread that works on it has ended its work. An interrupt that came too late does not reach its next work. */
    synchronized void end() {
        thread = null;
        Thread.interrupted();
    }

    /** Closes it, and interrupts the thread that works on it. False if it was closed before. */
    synchronized boolean close() {
        boolean wasOpen = isOpen;
        isOpen = false;
        if (thread != null) {
            thread.interrupt();
        }
        return wasOpen;
    }

    /** The work turns to a topic. */
    synchronized void turnTo(AnalyzeQuery.Topic next) {
        topic = next;
        nodes = 0;
    }

    /** A search tells how far it is. */
    synchronized void progress(Statistics statistics) {
        nodes = statistics.nodes();
    }

    /** Hands a line of progress on, unless it is closed: no line follows the answer. */
    synchronized void tellProgress(Consumer<AnalyzeProgressLine> out) {
        if (isOpen && topic != null) {
            BigDecimal millis = Json.millis(System.nanoTime() - startNanos);
            out.accept(new AnalyzeProgressLine(id(), new AnalyzeProgressLine.Progress(topic, nodes, millis)));
        }
    }

    /** The one with the higher priority comes first, then the older one. */
    @Override
    public int compareTo(OpenQuery other) {
        int byPriority = Integer.compare(other.priority(), priority());
        return byPriority == 0 ? Long.compare(number, other.number) : byPriority;
    }

    private int priority() {
        return query.priority() == null ? 0 : query.priority();
    }
}
