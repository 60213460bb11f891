package org.sekilab.experiments.report;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.output.Table;
import org.sekilab.experiments.store.EngineEffort;
import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.StoredRun;

/** The engines that searched for each run, and what they spent. */
final class EngineTable {
    private static final double MILLIS_PER_SECOND = 1000;

    private final Results results;

    EngineTable(Results results) {
        this.results = results;
    }

    /** The table of a set; empty where no engine searched. */
    Optional<Table> of(String set) {
        List<List<String>> rows = new ArrayList<>();
        for (StoredRun run : results.runs(set)) {
            Map<String, EngineEffort> engines = engines(set, run);
            long all = engines.values().stream().mapToLong(EngineEffort::nodes).sum();
            engines.values()
                    .forEach(each -> rows.add(List.of(
                            run.name(),
                            each.engine(),
                            Numbers.whole(each.nodes()),
                            Numbers.percent(each.nodes(), all),
                            Numbers.three(each.millis() / MILLIS_PER_SECOND))));
        }
        return rows.isEmpty()
                ? Optional.empty()
                : Optional.of(new Table(
                        set + ": the engines that searched, and their effort",
                        "A search counts once here. In the other tables it counts for each of its regions. If a run has two engines, the second "
                                + "searched again what the first left open. It had the same limits again unless safety.second-limits is shared.",
                        List.of("run", "engine", "nodes", "%", "seconds"),
                        rows));
    }

    private Map<String, EngineEffort> engines(String set, StoredRun run) {
        Map<String, EngineEffort> engines = new LinkedHashMap<>();
        for (JobResult job : results.jobs()) {
            JobKey key = job.key();
            if (key.set().equals(set) && key.run().equals(run.name()) && key.repetition() == 1) {
                job.engines()
                        .forEach(each -> engines.merge(
                                each.engine(),
                                each,
                                (one, other) -> new EngineEffort(
                                        one.engine(), one.nodes() + other.nodes(), one.millis() + other.millis())));
            }
        }
        return engines;
    }
}
