package org.sekilab.experiments.run;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.InputException;

class JobOrderTest {
    private static final Map<String, List<StudyProblem>> PROBLEMS = problems();

    @Test
    void orderIsThatOfTheSeedAndHasEachProblemOnce() {
        List<JobOrder.Entry> order = JobOrder.of(PROBLEMS, 5);
        assertThat(order).isEqualTo(JobOrder.of(PROBLEMS, 5)).isNotEqualTo(JobOrder.of(PROBLEMS, 6));
        List<JobOrder.Entry> all = new ArrayList<>();
        PROBLEMS.forEach((set, its) -> its.forEach(problem -> all.add(new JobOrder.Entry(set, problem))));
        assertThat(order).containsExactlyInAnyOrderElementsOf(all).isNotEqualTo(all);
    }

    @Test
    void problemsOfOnePositionStayTogether() {
        List<JobOrder.Entry> order = JobOrder.of(PROBLEMS, 5);
        for (int i = 0; i < order.size(); i++) {
            if (order.get(i).problem().item().equals("black first")) {
                assertThat(order.get(i + 1).problem().item()).isEqualTo("white first");
                assertThat(order.get(i + 1).problem().index())
                        .isEqualTo(order.get(i).problem().index());
            }
        }
    }

    /** With chance alone, half of a set is outside of these bounds less than once in a thousand seeds. */
    @Test
    void firstHalfIsAFairSampleOfEachSet() {
        List<JobOrder.Entry> order = JobOrder.of(PROBLEMS, 5);
        Map<String, Long> half = order.subList(0, order.size() / 2).stream()
                .collect(Collectors.groupingBy(JobOrder.Entry::set, Collectors.counting()));
        assertThat(half.keySet()).isEqualTo(Set.of("boards", "races"));
        assertThat(half.values()).allMatch(count -> count >= 70 && count <= 130);
        long early = order.subList(0, order.size() / 2).stream()
                .filter(entry -> entry.set().equals("boards") && entry.problem().index() <= 100)
                .count();
        assertThat(early).as("of the first half of the file").isBetween(30L, 70L);
    }

    /** A run that ends early has something of each set. */
    @Test
    void setsTakeTurns() {
        List<JobOrder.Entry> order = JobOrder.of(PROBLEMS, 5);
        for (int i = 0; i + 10 <= order.size(); i += 10) {
            assertThat(order.subList(i, i + 10)).extracting(JobOrder.Entry::set).contains("boards", "races");
        }
    }

    /** A long collection is read from its start for each position that lies before the last one. */
    @Test
    void orderGoesBackInAFileAFewTimesOnly() {
        List<Integer> boards = JobOrder.of(PROBLEMS, 5).stream()
                .filter(entry -> entry.set().equals("boards"))
                .map(entry -> entry.problem().index())
                .toList();
        long back = IntStream.range(1, boards.size())
                .filter(i -> boards.get(i) < boards.get(i - 1))
                .count();
        assertThat(back).isBetween(1L, 20L);
    }

    private static Map<String, List<StudyProblem>> problems() {
        Map<String, List<StudyProblem>> problems = new TreeMap<>();
        for (int index = 1; index <= 200; index++) {
            add(problems, "boards", index, "");
        }
        for (int index = 1; index <= 100; index++) {
            add(problems, "races", index, "black first");
            add(problems, "races", index, "white first");
        }
        return problems;
    }

    private static void add(Map<String, List<StudyProblem>> problems, String set, int index, String item) {
        problems.computeIfAbsent(set, name -> new ArrayList<>()).add(StudyProblem.of(set + ".sgf", index, item, () -> {
            throw new InputException(set, "is made up");
        }));
    }
}
