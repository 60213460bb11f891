package org.sekilab.experiments.report;

import static org.sekilab.experiments.output.Numbers.counted;
import static org.sekilab.experiments.output.Numbers.percent;
import static org.sekilab.experiments.output.Numbers.significance;
import static org.sekilab.experiments.output.Numbers.three;
import static org.sekilab.experiments.output.Numbers.whole;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sekilab.experiments.solve.Tally;
import org.sekilab.experiments.stats.Comparison;
import org.sekilab.experiments.stats.Corrected;
import org.sekilab.experiments.store.BoardRow;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.StoredRun;

/**
 * What a study found, in sentences made of its statistics. The difference of points has no test of its own. Its
 * sentence tells the test of the regions: McNemar's with Holm's correction, as in the table of comparisons.
 */
final class Conclusions {
    private static final double CHANCE = 0.05;

    private final Results results;
    private final StudyQuestion question;

    /** @param common what all runs have answered */
    Conclusions(Results common) {
        this.results = common;
        this.question = new StudyQuestion(common);
    }

    private record Sentence(double probability, String text) {}

    /** The sentences about a set: what the best run proves, then one for each other run, the surest one first. */
    List<String> of(String set) {
        List<StoredRun> runs = results.runs(set);
        if (runs.isEmpty()) {
            return List.of();
        }
        List<String> sentences = new ArrayList<>();
        sentences.add(best(set, runs));
        StoredRun base = runs.get(0);
        List<StoredRun> others = runs.subList(1, runs.size());
        List<Comparison> comparisons = others.stream()
                .map(run -> Samples.comparison(results, set, base, run))
                .toList();
        Corrected corrected = Corrected.of(comparisons);
        List<Sentence> found = new ArrayList<>();
        for (int i = 0; i < others.size(); i++) {
            double solved = corrected.solved().get(i);
            double nodes = corrected.nodes().get(i);
            found.add(new Sentence(
                    solved,
                    sentence(set, base, others.get(i), comparisons.get(i), solved)
                            + effort(others.get(i), comparisons.get(i), nodes)));
        }
        found.stream()
                .sorted(Comparator.comparingDouble(Sentence::probability))
                .map(Sentence::text)
                .forEach(sentences::add);
        return sentences;
    }

    private String best(String set, List<StoredRun> runs) {
        boolean hasBoards = tally(set, runs.get(0)).isPresent();
        StoredRun best = runs.stream()
                .max(Comparator.comparingLong(run -> amount(set, run)))
                .orElseThrow();
        long most = amount(set, best);
        long all = tally(set, best).map(tally -> (long) tally.points()).orElse((long)
                results.of(best.name(), set).size());
        boolean areEqual = runs.stream().allMatch(run -> amount(set, run) == most);
        String who = runs.size() == 1
                ? best.name() + " proves"
                : areEqual ? "Each of %d runs proves".formatted(runs.size()) : best.name() + " proves most:";
        String text = "%s %s of %s %s (%s%%)"
                .formatted(who, whole(most), whole(all), hasBoards ? "points" : "problems", percent(most, all));
        String together = "; all runs together solve %s %s"
                .formatted(whole(new VirtualBest(results, set).solved()), hasBoards ? "regions" : "problems");
        return runs.size() == 1 ? text + "." : text + together + ".";
    }

    private long amount(String set, StoredRun run) {
        return tally(set, run).map(tally -> (long) tally.safePoints()).orElseGet(() ->
                (long) Samples.costs(results.of(run.name(), set).values()).solved());
    }

    private Optional<Tally> tally(String set, StoredRun run) {
        return results.boards(set, run.name()).stream().map(BoardRow::tally).reduce(Tally::plus);
    }

    /** What a run gains against the first one; of a run that leaves out one feature, what the feature gains. */
    private String sentence(String set, StoredRun base, StoredRun run, Comparison comparison, double probability) {
        Optional<String> feature = question.leftOut(run);
        StoredRun with = feature.isPresent() ? base : run;
        StoredRun without = feature.isPresent() ? run : base;
        int gained = feature.isPresent() ? comparison.onlyFirst() : comparison.onlySecond();
        int lost = feature.isPresent() ? comparison.onlySecond() : comparison.onlyFirst();
        boolean hasBoards = tally(set, base).isPresent();
        String noun = hasBoards ? "regions" : "problems";
        String name = feature.orElse(run.name());
        if (gained + lost == 0) {
            return "%s proves the same %s.".formatted(name, noun);
        }
        long more = hasBoards ? amount(set, with) - amount(set, without) : gained - lost;
        String amount = more == 0
                ? "as many %s".formatted(hasBoards ? "points" : noun)
                : "%s %s".formatted(counted(Math.abs(more), hasBoards ? "points" : noun), more > 0 ? "more" : "fewer");
        return "%s proves %s%s, %s: it gains %s and loses %s.%s"
                .formatted(
                        name,
                        amount,
                        limit(base, run),
                        significance(probability),
                        counted(gained, noun),
                        whole(lost),
                        probability < CHANCE ? "" : " Chance may explain this.");
    }

    private static String limit(StoredRun base, StoredRun run) {
        return base.maxNodes().isPresent() && base.maxNodes().equals(run.maxNodes())
                ? " at %s nodes".formatted(whole(base.maxNodes().getAsLong()))
                : "";
    }

    /** How the nodes of a run compare with those of the first run. Empty if chance may explain the difference. */
    private String effort(StoredRun run, Comparison comparison, double probability) {
        return comparison
                .nodeRatio()
                .filter(ratio -> probability < CHANCE)
                .map(ratio -> " %s needs %s times %s nodes where both search, %s."
                        .formatted(
                                question.leftOut(run).isPresent() ? run.name() : "It",
                                three(ratio.value() >= 1 ? ratio.value() : 1 / ratio.value()),
                                ratio.value() >= 1 ? "fewer" : "more",
                                significance(probability)))
                .orElse("");
    }
}
