package org.sekilab.experiments.store.merge;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.MergedJob;
import org.sekilab.experiments.store.Part;
import org.sekilab.experiments.store.ResultStore;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.Session;
import org.sekilab.experiments.store.Shard;
import org.sekilab.experiments.store.StoredJob;
import org.sekilab.experiments.store.StoredRun;

/**
 * A folder of results to be merged.
 *
 * @param folder where they are
 * @param runs in the order of the experiment
 * @param jobs in the order in which they were done
 * @param planned how many jobs each run has to do, by set
 * @param references what others have measured, as HOCON
 * @param part the part of the study that it is for
 * @param shards that it has: its own, or those that were merged into it
 */
record Source(
        Path folder,
        List<StoredRun> runs,
        List<MergedJob> jobs,
        Map<String, Integer> planned,
        String references,
        Optional<Part> part,
        Set<Shard> shards) {

    /**
     * Reads a folder.
     *
     * @param place what named it, for messages
     * @throws InputException if it has no results, or a run adds results
     */
    static Source read(String place, Path folder) {
        if (ResultStore.isAtWork(folder)) {
            throw new InputException(place, "%s: a run is at work in this folder".formatted(folder));
        }
        try (ResultStore store = ResultStore.openExisting(place, folder)) {
            Map<JobKey, JobResult> results =
                    store.results().stream().collect(Collectors.toMap(JobResult::key, Function.identity()));
            Map<Long, Session> sessions = store.processes();
            List<MergedJob> jobs = new ArrayList<>();
            for (StoredJob job : store.jobs()) {
                jobs.add(new MergedJob(
                        Objects.requireNonNull(sessions.get(job.session()), "a foreign key"),
                        Objects.requireNonNull(results.get(job.key()), "a run of the table"),
                        job.origin()));
            }
            return new Source(
                    folder,
                    store.runs(),
                    jobs,
                    store.planned(),
                    store.find(Results.REFERENCES).orElse(""),
                    store.part(),
                    store.shards());
        }
    }

    /** The settings of each run, by its name. */
    Map<String, StoredRun> byName() {
        Map<String, StoredRun> byName = new LinkedHashMap<>();
        runs.forEach(run -> byName.put(run.name(), run));
        return byName;
    }

    /** The jobs of the shard that have no result. 0 for a folder that is for no shard. */
    int unfinished() {
        return part.map(its -> Math.max(0, its.jobs() - jobs.size())).orElse(0);
    }
}
