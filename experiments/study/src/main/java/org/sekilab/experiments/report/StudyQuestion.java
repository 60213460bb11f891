package org.sekilab.experiments.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.store.ProblemKey;
import org.sekilab.experiments.store.Results;
import org.sekilab.experiments.store.StoredRun;

/** The question of a study in words, and the settings that a reader must know. All is read off the stored settings. */
final class StudyQuestion {
    private static final String WITHOUT = ".without";
    private static final List<String> TOLD =
            List.of("safety.preset", "safety.engine", "limits.region-nodes", "limits.region-time");

    private final Results results;
    private final StoredRun base;

    StudyQuestion(Results results) {
        this.results = results;
        this.base = results.runs().get(0);
    }

    /**
     * A setting that a run changes.
     *
     * @param from the value of the first run
     * @param to the value of this run
     */
    record Change(String key, String from, String to) {
        String label() {
            return key + " = " + to;
        }

        /** The feature that the run leaves out; empty if the change is another one. */
        private Optional<String> leftOut() {
            List<String> more = new ArrayList<>(words(to));
            boolean isLonger = key.endsWith(WITHOUT) && more.containsAll(words(from));
            more.removeAll(words(from));
            return isLonger && more.size() == 1 ? Optional.of(more.get(0)) : Optional.empty();
        }

        private static List<String> words(String list) {
            String inside = list.replaceAll("[\\[\\]]", "");
            return inside.isBlank() ? List.of() : List.of(inside.split(", ?", -1));
        }
    }

    /** What a run changes against the first one, in alphabetical order of the keys. */
    List<Change> changes(StoredRun run) {
        List<Change> changes = new ArrayList<>();
        SortedMap<String, String> before = base.values();
        run.values().forEach((key, value) -> {
            String from = before.getOrDefault(key, "");
            if (!from.equals(value)) {
                changes.add(new Change(key, plain(from), plain(value)));
            }
        });
        return changes;
    }

    /** The one feature that a run leaves out, all else as in the first run. */
    Optional<String> leftOut(StoredRun run) {
        List<Change> changes = changes(run);
        return changes.size() == 1 ? changes.get(0).leftOut() : Optional.empty();
    }

    /** What the study asks, one sentence. */
    String question() {
        List<StoredRun> others = results.runs().subList(1, results.runs().size());
        if (others.isEmpty()) {
            return "How much does %s prove?".formatted(base.name());
        }
        if (others.stream().allMatch(run -> changes(run).size() == 1)) {
            String keys = others.stream()
                    .map(run -> changes(run).get(0).key())
                    .distinct()
                    .collect(Collectors.joining(", "));
            return "What does %s gain or lose by one change at a time: %s?".formatted(base.name(), keys);
        }
        return "Which of %d runs proves most: %s?"
                .formatted(
                        results.runs().size(),
                        results.runs().stream().map(StoredRun::name).collect(Collectors.joining(", ")));
    }

    /** The settings in short: a name and a text for each. */
    SortedMap<String, String> settings() {
        SortedMap<String, String> settings = new TreeMap<>();
        for (String set : results.sets()) {
            settings.put("Set " + set, size(set));
        }
        SortedMap<String, String> values = base.values();
        for (String key : TOLD) {
            String value = values.getOrDefault(key, "");
            boolean isSame = results.runs().stream()
                    .allMatch(run -> run.values().getOrDefault(key, "").equals(value));
            if (isSame && !value.isEmpty() && !value.equals(String.valueOf(Integer.MAX_VALUE))) {
                settings.put(key, plain(value));
            }
        }
        return settings;
    }

    private String size(String set) {
        long boards = results.runs(set).stream()
                .flatMap(run -> results.boards(set, run.name()).stream())
                .map(row -> row.key().problem(""))
                .distinct()
                .count();
        long questions = results.runs(set).stream()
                .flatMap(run -> results.of(run.name(), set).keySet().stream())
                .map(ProblemKey::label)
                .distinct()
                .count();
        return boards == 0
                ? "%s questions".formatted(Numbers.whole(questions))
                : "%s boards with %s regions".formatted(Numbers.whole(boards), Numbers.whole(questions));
    }

    private static String plain(String value) {
        return value.replace("\"", "").replace(",", ", ");
    }
}
