package org.sekilab.experiments.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Queue;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.store.JobKey;

class BacklogTest {
    private static final List<String> VARIANTS = List.of("M6", "M7", "best");

    /** Each job is in one task until it has a result, whatever tasks give back. */
    @Test
    void eachJobIsAnsweredOnceAlthoughTasksEndEarlyInAnyOrder() {
        Random random = new Random(Long.getLong("sekilab.seed", 20261122L));
        List<JobKey> keys = keys(700, 2);
        Backlog backlog = new Backlog(keys.size(), keys::get);
        List<Integer> answered = new ArrayList<>();
        List<Given> running = new ArrayList<>();
        Set<Backlog.Chunk> chunks = new HashSet<>();
        while (answered.size() < keys.size()) {
            Optional<Lot> taken = random.nextInt(3) == 0 ? backlog.take(3, 6) : Optional.empty();
            taken.ifPresent(lot -> {
                assertVariantAndProblems(lot, keys);
                chunks.add(lot.chunk());
                IntStream.range(0, lot.tasks().size()).forEach(task -> running.add(new Given(lot, task)));
            });
            if (running.isEmpty()) {
                continue;
            }
            Collections.shuffle(running, random);
            Given over = running.remove(running.size() - 1);
            List<Integer> jobs = over.lot.tasks().get(over.task);
            int done = 1 + random.nextInt(jobs.size());
            answered.addAll(jobs.subList(0, done));
            backlog.note(over.lot, over.task, done, done * 10.0);
        }
        assertThat(answered).doesNotHaveDuplicates().hasSize(keys.size());
        assertThat(backlog.take(3, 6)).isEmpty();
        assertThat(chunks).hasSizeBetween(4, 17).allMatch(Backlog.Chunk::isAnswered);
    }

    private record Given(Lot lot, int task) {
        int jobs() {
            return lot.tasks().get(task).size();
        }
    }

    private static void assertVariantAndProblems(Lot lot, List<JobKey> keys) {
        assertThat(lot.chunk().problems()).hasSizeLessThanOrEqualTo(Backlog.CHUNK);
        for (int job : lot.tasks().stream().flatMap(List::stream).toList()) {
            JobKey key = keys.get(job);
            assertThat(key.run()).isEqualTo(lot.variant());
            int asks = lot.chunk().problems().get(lot.chunk().place(key));
            assertThat(keys.get(asks).problem("")).isEqualTo(key.problem(""));
        }
    }

    @Test
    void variantsTakeTurns() {
        List<JobKey> keys = keys(500, 1);
        Backlog backlog = new Backlog(keys.size(), keys::get);
        List<String> turns = IntStream.range(0, 6)
                .mapToObj(i -> backlog.take(2, 4).orElseThrow().variant())
                .toList();
        assertThat(turns).containsExactly("M6", "M7", "best", "M6", "M7", "best");
    }

    @Test
    void shortJobsMakeLongTasksAndLongJobsGoAlone() {
        List<JobKey> keys = keys(5_000, 1);
        Backlog backlog = new Backlog(keys.size(), keys::get);
        Lot unknown = backlog.take(1, 2).orElseThrow();
        assertThat(unknown.tasks()).allSatisfy(task -> assertThat(task).hasSizeBetween(TaskSize.FIRST, 9));
        int jobs = unknown.tasks().get(0).size();
        backlog.note(unknown, 0, jobs, jobs * 10.0); // 10 ms a job
        Lot other = backlog.take(1, 2).orElseThrow();
        backlog.note(other, 0, 1, 30_000);
        backlog.take(1, 2);
        assertThat(next(backlog, "M6").tasks())
                .allSatisfy(task -> assertThat(task).hasSizeBetween(90, 110));
        assertThat(next(backlog, "M7").tasks()).allMatch(task -> task.size() == 1);
    }

    /** A run that stops starting jobs must not have long ones waiting in Spark. */
    @Test
    void noTaskWaitsForACoreOnceJobsAreLong() {
        List<JobKey> keys = keys(1_000, 1);
        Backlog backlog = new Backlog(keys.size(), keys::get);
        Lot lot = backlog.take(2, backlog.room(2, 0)).orElseThrow();
        assertThat(lot.tasks()).hasSizeGreaterThan(2);
        assertThat(backlog.room(2, 2)).isPositive();
        backlog.note(lot, 0, 1, 60_000);
        assertThat(backlog.room(2, 2)).isZero();
        assertThat(backlog.room(2, 1)).isEqualTo(1);
        assertThat(backlog.take(2, 1).orElseThrow().tasks()).hasSize(1);
    }

    private static Lot next(Backlog backlog, String variant) {
        while (true) {
            Lot lot = backlog.take(1, 2).orElseThrow();
            if (lot.variant().equals(variant)) {
                return lot;
            }
        }
    }

    @Test
    void fewJobsAreSpreadOverAllCores() {
        List<JobKey> keys = keys(8, 1);
        Backlog backlog = new Backlog(keys.size(), keys::get);
        List<List<Integer>> tasks = Stream.generate(() -> backlog.take(16, 32))
                .takeWhile(Optional::isPresent)
                .flatMap(lot -> lot.orElseThrow().tasks().stream())
                .toList();
        assertThat(tasks).hasSize(24).allMatch(task -> task.size() == 1);
    }

    /** Short jobs, too: a report of a study that is half done compares all variants. */
    @ParameterizedTest
    @CsvSource({"3, 500, 10", "2, 512, 1", "20, 100, 10", "20, 25, 10", "2, 60, 300", "3, 5000, 10", "4, 40, 20000"})
    void studyThatIsHalfDoneHasAQuarterOfEachVariantAndNoneIsNearItsEnd(int variants, int problems, double millis) {
        Replay replay = new Replay(variants, problems, millis);
        replay.run(variants * problems / 2);
        assertThat(replay.done)
                .hasSize(variants)
                .allSatisfy(
                        (variant, jobs) -> assertThat((double) jobs / problems).isBetween(0.25, 0.8));
    }

    @Test
    void tasksOfShortJobsTakeAboutASecond() {
        Replay replay = new Replay(20, 5_000, 10);
        replay.run(100_000);
        assertThat(replay.tasks).isLessThan(1_100); // of 1,000 seconds
        assertThat(replay.lots).isLessThan(500);
    }

    /** What Spark does on two cores: tasks in the order in which it gets them. Mutable. */
    private static final class Replay {
        private static final int CORES = 2;

        private final Backlog backlog;
        private final double millis;
        private final Map<String, Integer> done = new HashMap<>(); // by variant
        private final Queue<Given> waiting = new ArrayDeque<>();
        private final Queue<Working> working = new PriorityQueue<>(Comparator.comparingDouble(Working::end));
        private int lots;
        private int tasks;

        private record Working(Given given, double end) {}

        /** @param millis of each job */
        Replay(int variants, int problems, double millis) {
            List<String> names =
                    IntStream.range(0, variants).mapToObj(i -> "variant-" + i).toList();
            List<JobKey> keys = keys(names, problems, 1);
            this.backlog = new Backlog(keys.size(), keys::get);
            this.millis = millis;
        }

        /** Goes on until some jobs are done. */
        void run(int jobs) {
            double now = 0;
            while (done.values().stream().mapToInt(each -> each).sum() < jobs) {
                give();
                while (working.size() < CORES && !waiting.isEmpty()) {
                    Given next = waiting.remove();
                    working.add(new Working(next, now + next.jobs() * millis));
                }
                Working over = working.remove();
                Given given = over.given;
                now = over.end;
                backlog.note(given.lot, given.task, given.jobs(), given.jobs() * millis);
                done.merge(given.lot.variant(), given.jobs(), Integer::sum);
            }
        }

        private void give() {
            int room = room();
            while (room > 0) {
                Optional<Lot> lot = backlog.take(CORES, room);
                if (lot.isEmpty()) {
                    return;
                }
                lots++;
                tasks += lot.get().tasks().size();
                IntStream.range(0, lot.get().tasks().size()).forEach(task -> waiting.add(new Given(lot.get(), task)));
                room = room();
            }
        }

        private int room() {
            return backlog.room(CORES, waiting.size() + working.size());
        }
    }

    private static List<JobKey> keys(int problems, int repetitions) {
        return keys(VARIANTS, problems, repetitions);
    }

    private static List<JobKey> keys(List<String> variants, int problems, int repetitions) {
        List<JobKey> keys = new ArrayList<>();
        for (int repetition = 1; repetition <= repetitions; repetition++) {
            for (int index = 1; index <= problems; index++) {
                for (String variant : variants) {
                    keys.add(new JobKey(variant, "set", "file", index, "", repetition));
                }
            }
        }
        return keys;
    }
}
