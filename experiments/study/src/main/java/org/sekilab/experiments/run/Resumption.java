package org.sekilab.experiments.run;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.store.ContentHash;
import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.Origin;
import org.sekilab.experiments.store.ResultStore;
import org.sekilab.experiments.store.StoredJob;
import org.sekilab.experiments.store.StoredRun;

/**
 * Compares the inputs and settings of stored results with today's, before a run goes on with the results. Mutable; for
 * one thread.
 */
final class Resumption {
    private static final int MOST_LINES = 20;

    private final String option;
    private final List<StoredRun> runs;
    private final Map<String, StoredRun> before;
    private final Map<String, StoredRun> now;
    private final Map<JobKey, StudyJob> jobs;
    private final Set<String> differences = new TreeSet<>(); // a line each
    private final List<StoredJob> changed = new ArrayList<>();
    private final List<StoredJob> unknown = new ArrayList<>();
    private final List<StoredJob> cutShort = new ArrayList<>(); // stopped by a limit that was raised since

    /**
     * @param option what makes a run go on with stored results, for messages
     * @param before the stored runs
     * @param now the runs of today
     * @param jobs the jobs of today
     */
    Resumption(String option, List<StoredRun> before, List<StoredRun> now, List<StudyJob> jobs) {
        this.option = option;
        this.runs = List.copyOf(now);
        this.before = byName(before);
        this.now = byName(now);
        this.jobs = jobs.stream().collect(Collectors.toMap(StudyJob::key, Function.identity()));
    }

    private static Map<String, StoredRun> byName(List<StoredRun> runs) {
        return runs.stream().collect(Collectors.toMap(StoredRun::name, Function.identity()));
    }

    /**
     * Makes the results ready for going on. Takes away the results of jobs that a limit ended where that limit is
     * higher today.
     *
     * @param start what to do with results from other or unknown inputs and settings
     * @param listener is told what is unknown
     * @throws InputException with all differences, if there are some and the results are to be kept; nothing is changed
     * then
     */
    void prepare(ResultStore store, ExperimentRun.Start start, ExperimentRun.Listener listener) {
        store.jobs().forEach(this::compare);
        List<StoredJob> discarded = new ArrayList<>(cutShort);
        if (start == ExperimentRun.Start.REDO) {
            discarded.addAll(changed);
            discarded.addAll(unknown);
        } else {
            rejectChanges();
            warn(listener);
        }
        store.discard(discarded, runs);
        runs.stream().filter(run -> !before.containsKey(run.name())).forEach(store::add);
    }

    private void compare(StoredJob stored) {
        @Nullable StoredRun run = now.get(stored.key().run());
        if (run == null) {
            return; // the experiment has no such variant any more, and its results stay what they were
        }
        @Nullable StudyJob job = jobs.get(stored.key());
        List<String> found = new ArrayList<>();
        Origin origin = stored.origin();
        if (hasOtherSettings(stored, run)) {
            found.addAll(differences(run));
        }
        if (job != null
                && !origin.input().isEmpty()
                && !origin.input().equals(job.origin().input())) {
            found.add("%s: its content has changed"
                    .formatted(stored.key().problem("").label()));
        }
        if (job != null && stored.seed() != job.seed()) {
            found.add("'%s': the seed of repetition %d was %d and is %d now"
                    .formatted(run.name(), stored.key().repetition(), stored.seed(), job.seed()));
        }
        if (!found.isEmpty()) {
            changed.add(stored);
            differences.addAll(found);
        } else if (job != null && isCutShort(stored, job)) {
            cutShort.add(stored);
        } else if (job != null && origin.isUnknown()) {
            unknown.add(stored);
        }
    }

    private static boolean isCutShort(StoredJob stored, StudyJob job) {
        OptionalDouble limit = stored.timeOutMillis();
        return limit.isPresent() && limit.getAsDouble() < job.origin().limitMillis();
    }

    private boolean hasOtherSettings(StoredJob stored, StoredRun run) {
        String hash = stored.origin().settings();
        return hash.isEmpty() ? !differences(run).isEmpty() : !hash.equals(ContentHash.of(run));
    }

    /** The settings that differ from the settings of a run's results. */
    private List<String> differences(StoredRun run) {
        Map<String, String> was =
                Objects.requireNonNull(before.get(run.name()), run::name).values();
        Map<String, String> is = run.values();
        Set<String> keys = new TreeSet<>(was.keySet());
        keys.addAll(is.keySet());
        if (!was.containsKey(Keys.PLUGIN_JARS.name())) {
            keys.remove(Keys.PLUGIN_JARS.name()); // an older version did not note what was in them
        }
        return keys.stream()
                .filter(key -> !Objects.equals(was.get(key), is.get(key)))
                .map(key -> "'%s': %s was %s and is %s now"
                        .formatted(
                                run.name(), key, was.getOrDefault(key, "not known"), is.getOrDefault(key, "not known")))
                .toList();
    }

    private void rejectChanges() {
        if (changed.isEmpty()) {
            return;
        }
        List<String> lines = new ArrayList<>(differences.stream()
                .limit(MOST_LINES)
                .map(line -> option + ": " + line)
                .toList());
        if (differences.size() > MOST_LINES) {
            lines.add("%s: and %d differences more".formatted(option, differences.size() - MOST_LINES));
        }
        lines.add("%s: stored results from other inputs or settings: %d; maybe %s=redo, which computes them again"
                .formatted(option, changed.size(), option));
        throw new InputException(lines);
    }

    private void warn(ExperimentRun.Listener listener) {
        if (!unknown.isEmpty()) {
            listener.warn(
                    ("%s: results of an older version without a record of their inputs: %d; they are kept unchecked; "
                                    + "%s=redo computes them again")
                            .formatted(option, unknown.size(), option));
        }
    }
}
