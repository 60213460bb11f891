package org.sekilab.experiments.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
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
        assertThat(chunks).hasSize(3).allMatch(Backlog.Chunk::isAnswered); // of 700 problems, asked twice
    }

    private record Given(Lot lot, int task) {}

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
        assertThat(unknown.tasks()).allMatch(task -> task.size() == TaskSize.FIRST);
        backlog.note(unknown, 0, TaskSize.FIRST, TaskSize.FIRST * 10.0); // 10 ms a job
        Lot other = backlog.take(1, 2).orElseThrow();
        backlog.note(other, 0, 1, 30_000);
        backlog.take(1, 2);
        assertThat(next(backlog, "M6").tasks()).allMatch(task -> task.size() == 100);
        assertThat(next(backlog, "M7").tasks()).allMatch(task -> task.size() == 1);
    }

    /** A run that stops starting jobs must not have long ones waiting in Spark. */
    @Test
    void noTaskWaitsForACoreOnceJobsAreLong() {
        List<JobKey> keys = keys(100, 1);
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
        Lot lot = new Backlog(keys.size(), keys::get).take(16, 32).orElseThrow();
        assertThat(lot.tasks()).hasSize(8).allMatch(task -> task.size() == 1);
    }

    private static List<JobKey> keys(int problems, int repetitions) {
        List<JobKey> keys = new ArrayList<>();
        for (int repetition = 1; repetition <= repetitions; repetition++) {
            for (int index = 1; index <= problems; index++) {
                for (String variant : VARIANTS) {
                    keys.add(new JobKey(variant, "set", "file", index, "", repetition));
                }
            }
        }
        return keys;
    }
}
