package org.sekilab.experiments.report;

import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.stats.Cost;
import org.sekilab.experiments.store.StoredRun;
import org.sekilab.experiments.store.Summary;

/**
 * The unit of PAR-2 for a set is the unit that stopped the searches without an answer: time or nodes. A set has no
 * score where both units stopped searches, or neither did: a penalty would be made up then.
 *
 * @param unit empty if there is no score
 * @param note how the set is scored, or why it has no score
 * @param penalty what a problem without an answer counts twice
 */
record PenaltyScoring(Optional<Cost.Unit> unit, String note, Penalty penalty) {
    private static final Map<String, Cost.Unit> UNITS = Map.of("TIME", Cost.Unit.MILLIS, "NODES", Cost.Unit.NODES);

    /** What a problem without an answer counts twice. */
    enum Penalty {
        LIMIT,
        OWN_COST
    }

    private PenaltyScoring(Optional<Cost.Unit> unit, String note) {
        this(unit, note, Penalty.LIMIT);
    }

    /** @param answers all that the runs found out about the set */
    static PenaltyScoring of(List<StoredRun> runs, Collection<Summary> answers) {
        List<Summary> open = answers.stream().filter(each -> !each.isProved()).toList();
        if (open.isEmpty()) {
            return new PenaltyScoring(
                    Optional.of(Cost.Unit.MILLIS), "All problems are solved, so PAR-2 is the mean time.");
        }
        Set<Cost.Unit> stopped = open.stream()
                .filter(each -> UNITS.containsKey(each.limit()))
                .map(each -> UNITS.get(each.limit()))
                .collect(Collectors.toCollection(TreeSet::new));
        if (stopped.isEmpty()) {
            return none("no limit of time or nodes stopped a search that has no answer");
        }
        if (stopped.size() > 1) {
            return none("time stopped some searches and nodes stopped others, so there is no common unit");
        }
        Cost.Unit unit = stopped.iterator().next();
        if (unit == Cost.Unit.NODES
                && runs.stream().anyMatch(run -> run.maxNodes().isEmpty())) {
            return none("nodes stopped searches, but not all runs have a limit of nodes");
        }
        return new PenaltyScoring(
                Optional.of(unit),
                "PAR-2: the mean %s. An unsolved problem counts as twice the limit of a search. %s stopped the searches."
                        .formatted(
                                unit == Cost.Unit.MILLIS ? "time in ms" : "number of nodes",
                                unit == Cost.Unit.MILLIS ? "Time" : "Nodes"));
    }

    /**
     * The scoring of results from several machines. Their times cannot be compared. What a search without an answer
     * entered until it was stopped stands for its limit.
     */
    static PenaltyScoring ofNodes(Collection<Summary> answers) {
        return new PenaltyScoring(
                Optional.of(Cost.Unit.NODES),
                answers.stream().allMatch(Summary::isProved)
                        ? "All problems are solved, so PAR-2 is the mean number of nodes."
                        : "PAR-2: the mean number of nodes. An unsolved problem counts as twice the nodes that its search entered.",
                Penalty.OWN_COST);
    }

    private static PenaltyScoring none(String reason) {
        return new PenaltyScoring(Optional.empty(), "PAR-2 is left out: " + reason + ".");
    }

    /** The heading of the column. */
    String header() {
        return unit.map(each -> "PAR-2 " + each.label()).orElse("PAR-2");
    }

    /** The score of a run as tables show it. A dash stands where there is none. */
    String score(StoredRun run, Collection<Summary> its) {
        if (penalty == Penalty.OWN_COST) {
            return Numbers.three(Samples.costs(its).penalizedMean(unit.orElseThrow()));
        }
        double limit = unit.filter(each -> each == Cost.Unit.NODES).isPresent()
                ? run.maxNodes().orElseThrow()
                : run.limitMillis();
        return unit.map(each -> Numbers.three(Samples.costs(its).penalizedMean(each, limit)))
                .orElse("-");
    }
}
