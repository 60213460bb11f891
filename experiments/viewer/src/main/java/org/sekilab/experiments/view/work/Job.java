package org.sekilab.experiments.view.work;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.output.json.BoardNames;
import org.sekilab.model.Geometry;
import org.sekilab.search.Statistics;

/** Something that is being solved, or was. Mutable; may be shared by threads. */
public final class Job implements Runnable {
    private final int id;
    private final Work work;
    private final CountDownLatch end = new CountDownLatch(1);
    private final long startNanos = System.nanoTime();
    private State state = State.RUNNING;
    private Statistics statistics = Statistics.NONE;
    private List<Integer> line = List.of();
    private String step = "";
    private @Nullable AnalysisAnswer partial; // while it runs
    private long elapsedNanos; // when it has ended
    private @Nullable Thread thread;
    private @Nullable Finding finding;
    private @Nullable String problem;

    /** How far a job is. */
    public enum State {
        RUNNING,
        DONE,
        CANCELLED,
        FAILED
    }

    Job(int id, Work work) {
        this.id = id;
        this.work = work;
    }

    /** The board that it is about. */
    public Geometry geometry() {
        return work.geometry();
    }

    int id() {
        return id;
    }

    /** How far it is. */
    public synchronized State state() {
        return state;
    }

    /** Does the work, on the calling thread. */
    @Override
    public void run() {
        if (!begin()) {
            return;
        }
        try {
            Finding found = work.run(new Progress());
            end(Thread.currentThread().isInterrupted() ? State.CANCELLED : State.DONE, found, null);
        } catch (InputException e) {
            end(State.FAILED, null, String.join("; ", e.mistakes()));
        } catch (RuntimeException | StackOverflowError | OutOfMemoryError e) { // the page has to be told of these too
            end(State.FAILED, null, e.toString());
        }
    }

    /** Ends the work soon, if it is not done. */
    public synchronized void cancel() {
        if (state == State.RUNNING) {
            if (thread == null) {
                finish(State.CANCELLED);
            } else {
                thread.interrupt();
            }
        }
    }

    /** Waits until it has ended, or some time has passed. */
    public void awaitEnd(Duration most) throws InterruptedException {
        if (end.await(most.toNanos(), TimeUnit.NANOSECONDS)) {
            assert state() != State.RUNNING;
        }
    }

    /** The file with the proof that it found. */
    public synchronized Optional<CertificateBytes> findCertificate() {
        return finding == null ? Optional.empty() : finding.certificate();
    }

    /** A strategy that it found. */
    public synchronized Optional<ProofGame> findStrategy(int index) {
        return finding == null || index >= finding.strategies().size()
                ? Optional.empty()
                : Optional.of(finding.strategies().get(index));
    }

    /** What it is, and how far. */
    public synchronized JobAnswer answer() {
        Finding told = state == State.DONE ? finding : null;
        OptionalInt points = work.points();
        return new JobAnswer(
                id,
                state,
                work.query() instanceof SolveQuery query ? query : null,
                work.query() instanceof BoardQuestion question ? question : null,
                work.query() instanceof LifeQuestion question ? question : null,
                work.query() instanceof RacingQuestion question ? question : null,
                work.query() instanceof ScoreQuestion question ? question : null,
                step,
                points.isPresent() ? points.getAsInt() : null,
                statistics.nodes(),
                Math.round(statistics.nodesPerSecond()),
                statistics.tableHits(),
                statistics.maxDepth(),
                elapsed() / 1_000_000,
                BoardNames.moves(work.geometry(), line),
                problem,
                state == State.RUNNING ? partial : null,
                told == null ? null : told.analysis(),
                told == null ? null : told.causes(),
                told == null ? null : told.region(),
                told == null ? null : told.onBoard(),
                told == null ? null : told.life(),
                told == null ? null : told.race(),
                told == null ? null : told.score(),
                told == null
                        ? List.of()
                        : told.strategies().stream().map(ProofGame::about).toList(),
                told != null && told.certificate().isPresent());
    }

    private synchronized boolean begin() {
        thread = Thread.currentThread();
        return state == State.RUNNING;
    }

    /** Keeps what the work tells. */
    private final class Progress implements WorkListener {
        @Override
        public void progress(Statistics now, List<Integer> searched) {
            synchronized (Job.this) {
                statistics = now;
                line = searched;
            }
        }

        @Override
        public void partly(AnalysisAnswer soFar) {
            synchronized (Job.this) {
                partial = soFar;
            }
        }

        @Override
        public void begin(String now) {
            synchronized (Job.this) {
                step = now;
            }
        }
    }

    private synchronized void end(State last, @Nullable Finding found, @Nullable String message) {
        finding = found;
        problem = message;
        if (found != null) {
            statistics = found.statistics();
        }
        finish(last);
    }

    private void finish(State last) {
        state = last;
        elapsedNanos = System.nanoTime() - startNanos;
        thread = null;
        end.countDown();
    }

    private long elapsed() {
        return state == State.RUNNING ? System.nanoTime() - startNanos : elapsedNanos;
    }
}
