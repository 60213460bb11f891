package org.sekilab.experiments.store.merge;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.store.Answer;
import org.sekilab.experiments.store.JobKey;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.StoredRun;

/**
 * Compares two results of one job. Two proofs must agree. Where nodes limited the searches, all verdicts and all nodes
 * must be equal: they do not depend on the machine. Where time stopped a search, one machine may prove more than the
 * other.
 */
final class Doubles {
    private Doubles() {}

    /**
     * What contradicts, a line each.
     *
     * @param run the settings of both
     * @param first the name of the first folder, for the lines
     * @param second the name of the other folder
     */
    static List<String> contradictions(StoredRun run, JobResult one, String first, JobResult other, String second) {
        if (one.status() == JobResult.Status.FAILED || other.status() == JobResult.Status.FAILED) {
            return List.of();
        }
        boolean isExact = run.maxNodes().isPresent()
                && run.isSearchedByOneThread()
                && !one.isStoppedByTime()
                && !other.isStoppedByTime();
        Map<String, Answer> theirs = new LinkedHashMap<>();
        other.answers().forEach(answer -> theirs.put(answer.item(), answer));
        List<String> lines = new ArrayList<>();
        for (Answer ours : one.answers()) {
            @Nullable Answer their = theirs.remove(ours.item());
            String name = name(one.key(), ours.item());
            if (their == null) {
                lines.add("%s: %s has no such question".formatted(name, second));
            } else if (!ours.verdict().equals(their.verdict()) && (isExact || ours.isProved() && their.isProved())) {
                lines.add("%s: %s in %s, %s in %s".formatted(name, ours.verdict(), first, their.verdict(), second));
            } else if (isExact && ours.effort().nodes() != their.effort().nodes()) {
                lines.add("%s: %d nodes in %s, %d in %s"
                        .formatted(
                                name,
                                ours.effort().nodes(),
                                first,
                                their.effort().nodes(),
                                second));
            }
        }
        theirs.keySet()
                .forEach(item -> lines.add("%s: %s has no such question".formatted(name(one.key(), item), first)));
        return lines;
    }

    /** The one that tells more: the first, unless only the other is an answer or the other proves more. */
    static boolean isFirstKept(JobResult one, JobResult other) {
        return proofs(one) >= proofs(other);
    }

    private static int proofs(JobResult result) {
        return result.status() == JobResult.Status.FAILED
                ? -1
                : (int) result.answers().stream().filter(Answer::isProved).count();
    }

    private static String name(JobKey key, String item) {
        return "'%s', %s, repetition %d".formatted(key.run(), key.problem(item).label(), key.repetition());
    }
}
