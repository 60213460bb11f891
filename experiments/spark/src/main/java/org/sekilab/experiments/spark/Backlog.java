package org.sekilab.experiments.spark;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.function.IntFunction;
import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.ProblemKey;

/**
 * The jobs that no task has yet. Cuts them into chunks of problems, in their order, and each chunk into lots of one
 * variant. The variants take turns. All of a chunk is given before the next, so the variants go through the problems
 * together. Only the chunks that are worked on are in memory. Mutable; for one thread.
 */
final class Backlog {
    /** Problems of a chunk at most. */
    static final int CHUNK = 512;

    /** A chunk has at most this part of the jobs. So half of a study has a quarter of each variant, and more. */
    private static final int LARGEST_PART = 4;

    /** A chunk has at least this part of the jobs. So long jobs, too, have few chunks. */
    private static final int SMALLEST_PART = 16;

    private static final int TASKS_FOR_EACH_CORE = 3;

    private final int jobs;
    private final IntFunction<JobKey> keys;
    private final Map<String, TaskSize> sizes = new HashMap<>(); // by variant
    private final TaskSize sizeOfAll = new TaskSize(); // of any variant
    private final Deque<Slice> waiting = new ArrayDeque<>();
    private int opened; // jobs that are in a chunk
    private int untaken;

    /**
     * @param jobs how many there are
     * @param keys the key of each job, from 0
     */
    Backlog(int jobs, IntFunction<JobKey> keys) {
        this.jobs = jobs;
        this.untaken = jobs;
        this.keys = keys;
    }

    /** Problems whose jobs are worked on at the same time. Mutable; for one thread. */
    static final class Chunk {
        private final Map<ProblemKey, Integer> places = new LinkedHashMap<>();
        private final List<Integer> firstJobs = new ArrayList<>(); // [place]
        private int unanswered;

        /** For each problem of the chunk, a job that asks it. */
        List<Integer> problems() {
            return Collections.unmodifiableList(firstJobs);
        }

        /** The place of a job's problem in {@link #problems}. */
        int place(JobKey key) {
            return Objects.requireNonNull(places.get(problem(key)), "no problem of this chunk");
        }

        /** True when all jobs of the chunk have a result. */
        boolean isAnswered() {
            return unanswered == 0;
        }

        /** Adds a job that none has answered. A new problem needs a place, and fewer jobs than the most. */
        private boolean add(int job, JobKey key, int most) {
            ProblemKey problem = problem(key);
            if (!places.containsKey(problem)) {
                if (places.size() == CHUNK || unanswered >= most) {
                    return false;
                }
                places.put(problem, places.size());
                firstJobs.add(job);
            }
            unanswered++;
            return true;
        }

        private static ProblemKey problem(JobKey key) {
            return key.problem("");
        }
    }

    /** The jobs of one variant in a chunk that no task has. */
    private record Slice(Chunk chunk, String variant, Deque<Integer> left) {}

    /**
     * How many tasks to give to Spark now. Some wait there for a core, and they are given several at a time, because
     * each lot costs some milliseconds. None waits where jobs are long: a run that is to end soon then ends soon.
     *
     * @param given tasks that Spark has, running or waiting
     */
    int room(int cores, int given) {
        if (sizes.values().stream().anyMatch(TaskSize::isLong)) {
            return Math.max(0, cores - given);
        }
        int most = TASKS_FOR_EACH_CORE * cores;
        return given <= most / 2 ? most - given : 0;
    }

    /**
     * The tasks to give to Spark next. Empty if every job is in a task.
     *
     * @param most tasks at most
     */
    Optional<Lot> take(int cores, int most) {
        if (waiting.isEmpty()) {
            openChunk();
        }
        Slice slice = waiting.poll();
        if (slice == null) {
            return Optional.empty();
        }
        int jobsOfTask = jobsOfTask(slice, cores);
        List<List<Integer>> tasks = new ArrayList<>();
        while (tasks.size() < most && !slice.left.isEmpty()) {
            List<Integer> task = new ArrayList<>();
            while (task.size() < jobsOfTask && !slice.left.isEmpty()) {
                task.add(slice.left.poll());
            }
            untaken -= task.size();
            tasks.add(List.copyOf(task));
        }
        if (!slice.left.isEmpty()) {
            waiting.addLast(slice);
        }
        return Optional.of(new Lot(slice.chunk, slice.variant, tasks));
    }

    /** Makes tasks of a slice about equal: a small one at its end would cost as much as a large one. */
    private int jobsOfTask(Slice slice, int cores) {
        int left = slice.left.size();
        int fair = Math.max(
                1, untaken / (TASKS_FOR_EACH_CORE * cores)); // so that no core is idle while another has jobs that wait
        int tasks = Math.max(
                Math.round((float) left / size(slice.variant).jobs()), parts(left, Math.min(fair, TaskSize.MOST)));
        return parts(left, tasks);
    }

    /** How many parts of a size there are; the last one may be smaller. */
    private static int parts(int all, int size) {
        return (all + size - 1) / size;
    }

    /**
     * Notes that a task is over. Its jobs without a result wait again, before all others.
     *
     * @param task which task of the lot
     * @param answered how many of its jobs have a result, in their order
     * @param millis what these took together
     */
    void note(Lot lot, int task, int answered, double millis) {
        List<Integer> all = lot.tasks().get(task);
        lot.chunk().unanswered -= answered;
        if (answered > 0) {
            size(lot.variant()).note(answered, millis);
            sizeOfAll.note(answered, millis);
        }
        if (answered < all.size()) {
            List<Integer> left = all.subList(answered, all.size());
            untaken += left.size();
            waiting.addFirst(new Slice(lot.chunk(), lot.variant(), new ArrayDeque<>(left)));
        }
    }

    private TaskSize size(String variant) {
        return sizes.computeIfAbsent(variant, name -> new TaskSize());
    }

    /** The jobs of the next chunk: a task for each variant. */
    private int jobsOfChunk() {
        int tasks = sizes.size() * sizeOfAll.jobs();
        return Math.max(1, Math.max(jobs / SMALLEST_PART, Math.min(jobs / LARGEST_PART, tasks)));
    }

    private void openChunk() {
        Chunk chunk = new Chunk();
        int most = jobsOfChunk();
        Map<String, Slice> slices = new LinkedHashMap<>();
        while (opened < jobs) {
            JobKey key = keys.apply(opened);
            if (!chunk.add(opened, key, most)) {
                break;
            }
            slices.computeIfAbsent(key.run(), variant -> new Slice(chunk, variant, new ArrayDeque<>()))
                    .left
                    .add(opened);
            opened++;
        }
        waiting.addAll(slices.values());
    }
}
