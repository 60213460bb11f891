package org.sekilab.experiments.store.merge;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.Destination;
import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.MergedJob;
import org.sekilab.experiments.store.ProblemKey;
import org.sekilab.experiments.store.ResultStore;
import org.sekilab.experiments.store.Shard;
import org.sekilab.experiments.store.StoredRun;

/**
 * The results of several folders as those of one. Each job is there once. Its inputs and settings must be the same in
 * all folders, and two results of one job must agree. Mutable while it is built; for one thread.
 */
public final class Merge {
    private final List<Source> sources = new ArrayList<>();
    private final Map<String, StoredRun> runs = new LinkedHashMap<>();
    private final Map<String, Integer> planned = new TreeMap<>();
    private final Map<JobKey, Taken> jobs = new LinkedHashMap<>();
    private final Map<ProblemKey, Hash> inputs = new TreeMap<>();
    private final Map<String, Hash> settings = new TreeMap<>();
    private final Set<String> changedRuns = new HashSet<>(); // their keys are told
    private final Set<String> contradictions = new TreeSet<>();
    private int doubles;

    private Merge() {}

    /** A job, and the folder that it is from. */
    private record Taken(MergedJob job, Path folder) {}

    /** A hash of what results are made from, and the first folder that tells it. */
    private record Hash(String hash, Path folder) {}

    /** What is said of a whole, to be told after it was written. */
    public record Summary(
            int folders, int jobs, int planned, int doubles, List<Shard> missingShards, List<String> unfinished) {
        public Summary {
            missingShards = List.copyOf(missingShards);
            unfinished = List.copyOf(unfinished);
        }
    }

    /**
     * Reads folders, and compares what they have.
     *
     * @param place what named the folders, for messages
     * @throws org.sekilab.experiments.InputException if one of them has no results
     */
    public static Merge of(String place, List<Path> folders) {
        Merge merge = new Merge();
        for (Path folder : folders) {
            merge.add(Source.read(place, folder));
        }
        return merge;
    }

    /** What contradicts, a line each in alphabetical order. Empty if the results can be merged. */
    public List<String> contradictions() {
        return List.copyOf(contradictions);
    }

    private void add(Source source) {
        sources.add(source);
        addRuns(source);
        source.planned().forEach((set, count) -> {
            @Nullable Integer known = planned.putIfAbsent(set, count);
            if (known != null && !known.equals(count)) {
                contradictions.add("set %s: %d jobs of each run in %s, another number in an earlier folder: %d"
                        .formatted(set, count, source.folder(), known));
            }
        });
        source.jobs().forEach(job -> add(job, source.folder()));
    }

    private void addRuns(Source source) {
        source.byName().forEach((name, run) -> {
            @Nullable StoredRun known = runs.putIfAbsent(name, run);
            if (known != null && !known.settings().equals(run.settings())) {
                changedRuns.add(name);
                Set<String> keys = new TreeSet<>(known.values().keySet());
                keys.addAll(run.values().keySet());
                keys.stream()
                        .filter(key -> !Objects.equals(
                                known.values().get(key), run.values().get(key)))
                        .forEach(key -> contradictions.add("'%s': %s is %s in %s, and %s in an earlier folder"
                                .formatted(
                                        name,
                                        key,
                                        run.values().getOrDefault(key, "not known"),
                                        source.folder(),
                                        known.values().getOrDefault(key, "not known"))));
            }
        });
    }

    private void add(MergedJob job, Path folder) {
        JobKey key = job.result().key();
        ProblemKey problem = key.problem("");
        compare(
                inputs,
                problem,
                job.origin().input(),
                folder,
                "%s: its content is another one".formatted(problem.label()));
        if (!changedRuns.contains(key.run())) {
            compare(
                    settings,
                    key.run(),
                    job.origin().settings(),
                    folder,
                    "'%s': results of other settings".formatted(key.run()));
        }
        @Nullable Taken known = jobs.putIfAbsent(key, new Taken(job, folder));
        if (known == null) {
            return;
        }
        doubles++;
        if (known.job.result().seed() != job.result().seed()) {
            contradictions.add("'%s': the seed of repetition %d is %d in %s, and %d in %s"
                    .formatted(
                            key.run(),
                            key.repetition(),
                            known.job.result().seed(),
                            known.folder,
                            job.result().seed(),
                            folder));
        }
        if (!known.job.origin().mayEqual(job.origin())) {
            return; // the lines about inputs and settings tell it
        }
        contradictions.addAll(Doubles.contradictions(
                Objects.requireNonNull(runs.get(key.run()), key.run()),
                known.job.result(),
                known.folder.toString(),
                job.result(),
                folder.toString()));
        if (!Doubles.isFirstKept(known.job.result(), job.result())) {
            jobs.put(key, new Taken(job, folder));
        }
    }

    /** @param hash empty if it is not known */
    private <K> void compare(Map<K, Hash> known, K key, String hash, Path folder, String what) {
        if (hash.isEmpty()) {
            return;
        }
        @Nullable Hash first = known.putIfAbsent(key, new Hash(hash, folder));
        if (first != null && !first.hash.equals(hash)) {
            contradictions.add("%s in %s than in %s".formatted(what, folder, first.folder));
        }
    }

    /**
     * Stores the results in a folder of their own, all or none.
     *
     * @param destination the folder; made if it is missing
     * @throws IllegalStateException if they contradict each other
     * @throws org.sekilab.experiments.InputException if it has results or cannot be written
     */
    public Summary write(Destination destination) {
        if (!contradictions.isEmpty()) {
            throw new IllegalStateException("contradictions: " + contradictions);
        }
        try (ResultStore store = ResultStore.open(destination.place(), destination.path())) {
            if (!store.runs().isEmpty()) {
                throw destination.mistake("has results already");
            }
            List<MergedJob> all = jobs.values().stream()
                    .map(Taken::job)
                    .sorted(Comparator.comparing(job -> job.process().started()))
                    .toList();
            String references = sources.stream()
                    .map(Source::references)
                    .filter(text -> !text.isEmpty())
                    .findFirst()
                    .orElse("");
            store.merge(List.copyOf(runs.values()), planned, references, shards(), all);
        }
        return new Summary(sources.size(), jobs.size(), plannedJobs(), doubles, missingShards(), unfinished());
    }

    /** The jobs of the study. Older versions noted no number. */
    private int plannedJobs() {
        int noted = runs.size()
                * planned.values().stream().mapToInt(Integer::intValue).sum();
        return Math.max(noted, jobs.size());
    }

    private Set<Shard> shards() {
        Set<Shard> shards = new TreeSet<>(Comparator.comparingInt(Shard::count).thenComparingInt(Shard::number));
        sources.forEach(source -> shards.addAll(source.shards()));
        return shards;
    }

    /** Known only if all shards are of one count. */
    private List<Shard> missingShards() {
        Set<Shard> shards = shards();
        List<Integer> counts = shards.stream().map(Shard::count).distinct().toList();
        if (counts.size() != 1 || jobs.size() >= plannedJobs()) {
            return List.of();
        }
        return IntStream.rangeClosed(1, counts.get(0))
                .mapToObj(number -> new Shard(number, counts.get(0)))
                .filter(shard -> !shards.contains(shard))
                .toList();
    }

    private List<String> unfinished() {
        return sources.stream()
                .filter(source -> source.unfinished() > 0)
                .map(source -> "%s: jobs of shard %s that are not done: %d"
                        .formatted(source.folder(), source.part().orElseThrow().shard(), source.unfinished()))
                .toList();
    }
}
