package org.sekilab.experiments.run;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.JsonObject;

/**
 * A problem of a study, to be solved elsewhere.
 *
 * @param set the name of its set
 * @param file the game record or the list of problems, as results name it
 * @param index the game tree, or the row of the list, from 1
 * @param item what is asked where one position has several questions; else empty
 * @param input hash of the problem, as results store it
 * @param problem the problem; empty if it could not be read
 * @param mistakes why it could not be read
 */
record PackedProblem(
        String set, String file, int index, String item, String input, List<ProblemText> problem, List<String> mistakes)
        implements JsonObject {
    private static final String PLACE = "problems.jsonl";

    PackedProblem {
        problem = List.copyOf(problem);
        mistakes = List.copyOf(mistakes);
    }

    static String line(String set, StudyProblem problem) {
        List<ProblemText> texts = new ArrayList<>();
        List<String> mistakes = new ArrayList<>();
        try {
            texts.add(problem.source().read().text());
        } catch (InputException e) {
            mistakes.addAll(e.mistakes());
        }
        PackedProblem packed = new PackedProblem(
                set, problem.file(), problem.index(), problem.item(), problem.input(), texts, mistakes);
        return Json.text(packed);
    }

    /**
     * The problems of each set by its name.
     *
     * @throws InputException if a line is no problem, if its hash is wrong, or if two have one name
     */
    static Map<String, List<StudyProblem>> read(Iterable<String> lines) {
        Map<String, List<StudyProblem>> bySet = new TreeMap<>();
        Set<List<Object>> names = new HashSet<>();
        int number = 0;
        for (String line : lines) {
            number++;
            String place = PLACE + ":" + number;
            PackedProblem packed = parse(place, line);
            if (!names.add(List.of(packed.set, packed.file, packed.index, packed.item))) {
                throw new InputException(place, "a line before has the same name");
            }
            bySet.computeIfAbsent(packed.set, set -> new ArrayList<>()).add(packed.problem(place));
        }
        return bySet;
    }

    private static PackedProblem parse(String place, String line) {
        try {
            return Json.read(place, line, PackedProblem.class);
        } catch (InputException e) {
            throw new InputException(place, "is no problem");
        }
    }

    private StudyProblem problem(String place) {
        if (problem.isEmpty()) {
            if (mistakes.isEmpty()) {
                throw new InputException(place, "has no problem");
            }
            return new StudyProblem(file, index, item, input, () -> {
                throw new InputException(mistakes);
            });
        }
        if (!asked(place).input().equals(input)) {
            throw new InputException(place, "the problem has another hash than the line says");
        }
        return new StudyProblem(file, index, item, input, () -> asked(place));
    }

    private StudyProblem.Asked asked(String place) {
        try {
            return Questions.read(problem.get(0));
        } catch (InputException e) {
            throw e;
        } catch (RuntimeException e) { // the line is of a stranger, so anything may be wrong with it
            throw new InputException(place, "is no problem");
        }
    }
}
