package org.sekilab.experiments.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.run.Experiment.JobLimits;
import org.sekilab.experiments.run.Experiment.Pictures;
import org.sekilab.experiments.run.PositionSet.Kind;
import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.JobResult.Status;
import org.sekilab.experiments.store.Origin;

class JobPoolTest {
    private static final JobAnswers NOTHING = new JobAnswers(Optional.empty(), List.of(), List.of());
    private static final StudyProblem.Question EASY = bench -> NOTHING;

    private final Bench bench = bench();
    private final List<JobResult> results = new ArrayList<>();

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 7})
    void everyJobHasOneResult(int threads) {
        run(
                threads,
                JobLimits.DEFAULT,
                IntStream.range(0, 500).mapToObj(i -> EASY).toList());
        assertThat(results).hasSize(500).allMatch(result -> result.status() == Status.DONE);
        assertThat(results).extracting(JobResult::key).doesNotHaveDuplicates();
    }

    @Test
    void oneThreadKeepsTheOrder() {
        run(1, JobLimits.DEFAULT, IntStream.range(0, 100).mapToObj(i -> EASY).toList());
        assertThat(results)
                .extracting(result -> result.key().index())
                .containsExactlyElementsOf(IntStream.rangeClosed(1, 100).boxed().toList());
    }

    /** The second job ends only after the result of the first was handed on. */
    @Test
    void resultIsHandedOnWhileOtherJobsAreWorkedOn() {
        CountDownLatch handedOn = new CountDownLatch(1);
        StudyProblem.Question second = bench -> {
            awaitQuietly(handedOn);
            return NOTHING;
        };
        JobPool.run(jobs(List.of(EASY, second)), 1, JobLimits.DEFAULT, () -> true, found -> {
            results.addAll(found);
            handedOn.countDown();
        });
        assertThat(results).hasSize(2);
    }

    /** Each time but the last is a tenth of a second after the one before, however slow the machine is. */
    @Test
    void resultsOfAMomentAreHandedOnTogether() {
        StudyProblem.Question quick = bench -> {
            LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(1));
            return NOTHING;
        };
        AtomicInteger times = new AtomicInteger();
        long start = System.nanoTime();
        JobPool.run(jobs(Collections.nCopies(300, quick)), 1, JobLimits.DEFAULT, () -> true, found -> {
            results.addAll(found);
            times.incrementAndGet();
        });
        long tenths = TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start) / 100;
        assertThat(results).hasSize(300);
        assertThat((long) times.get()).isLessThanOrEqualTo(tenths + 2);
    }

    @Test
    void failureIsAResultAndStopsNothing() {
        StudyProblem.Question wrong = bench -> {
            throw new InputException("--at", "there is no such point");
        };
        StudyProblem.Question broken = bench -> {
            throw new IllegalStateException("broken");
        };
        StudyProblem.Question deep = bench -> {
            throw new StackOverflowError();
        };
        run(2, JobLimits.DEFAULT, List.of(EASY, wrong, broken, deep, EASY));
        assertThat(errors())
                .containsExactly(
                        "",
                        "--at: there is no such point",
                        "internal error: java.lang.IllegalStateException: broken",
                        "internal error: java.lang.StackOverflowError",
                        "");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void noJobIsStartedAfterTheBudgetIsSpent(int threads) {
        AtomicInteger asked = new AtomicInteger();
        JobPool.run(
                jobs(Collections.nCopies(100, EASY)),
                threads,
                JobLimits.DEFAULT,
                () -> asked.incrementAndGet() <= 10,
                results::addAll);
        assertThat(results).hasSize(10);
        assertThat(results).extracting(JobResult::key).doesNotHaveDuplicates();
        assertThat(asked).as("the first no is the last question").hasValue(11);
    }

    /** One job ends when it is told, and the other never does. The only thread goes on with the rest all the same. */
    @Test
    void hangingJobIsToldToEndAndThenGivenUp() {
        CountDownLatch never = new CountDownLatch(1);
        StudyProblem.Question patient = bench -> {
            awaitQuietly(never);
            return NOTHING;
        };
        StudyProblem.Question deaf = bench -> {
            while (never.getCount() > 0) {
                awaitQuietly(never);
            }
            return NOTHING;
        };
        run(1, new JobLimits(Duration.ofMillis(300), Duration.ofMillis(300)), List.of(EASY, patient, deaf, EASY));
        never.countDown();
        assertThat(errors())
                .containsExactly(
                        "",
                        "not done after 300 ms (job.time)",
                        "not done after 300 ms (job.time), and did not end when told to; its thread was given up",
                        "");
    }

    private void run(int threads, JobLimits limits, List<StudyProblem.Question> questions) {
        JobPool.run(jobs(questions), threads, limits, () -> true, results::addAll);
    }

    private List<StudyJob> jobs(List<StudyProblem.Question> questions) {
        List<StudyJob> jobs = new ArrayList<>();
        for (StudyProblem.Question question : questions) {
            jobs.add(new StudyJob(
                    new JobKey("r", "s", "f", jobs.size() + 1, "", 1),
                    1,
                    Origin.UNKNOWN,
                    () -> asked(question),
                    bench));
        }
        return jobs;
    }

    private static StudyProblem.Asked asked(StudyProblem.Question question) {
        return new StudyProblem.Asked("", new ProblemText(Kind.BOARDS, "f", 1, 1, "", 0, Map.of()), question);
    }

    private List<String> errors() {
        return results.stream()
                .sorted((a, b) -> Integer.compare(a.key().index(), b.key().index()))
                .map(JobResult::error)
                .toList();
    }

    private static void awaitQuietly(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            return; // the interrupt tells the job to end
        }
    }

    private static Bench bench() {
        Mistakes mistakes = new Mistakes();
        return new Bench(Laboratory.open(new Layers(mistakes), mistakes), Pictures.LEFT_OUT);
    }
}
