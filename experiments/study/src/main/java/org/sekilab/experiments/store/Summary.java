package org.sekilab.experiments.store;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalInt;

/**
 * The findings of a run about a problem, over all its repetitions.
 *
 * @param size points of the region, or stones of the race
 * @param verdict what every repetition said; {@code UNKNOWN} if any had no answer
 * @param certainty how far the verdict is to be trusted; open if any repetition had no answer
 * @param limit what stopped a search without an answer, or {@code NONE}
 * @param expected the truth as a table tells it; empty where none does
 * @param effort the median of what the repetitions took, each number by itself
 * @param estimate what a heuristic thought of it
 */
public record Summary(
        int size,
        String verdict,
        Answer.Certainty certainty,
        String limit,
        String expected,
        Answer.Effort effort,
        OptionalInt estimate) {
    /** True when there is a verdict that is no guess. */
    public boolean isProved() {
        return certainty == Answer.Certainty.PROVED;
    }

    /** True when a table tells what is true. */
    public boolean hasTruth() {
        return !expected.isEmpty() && !expected.equals("AMBIGUOUS");
    }

    /** True when a table tells that it is safe. */
    public boolean isTrulySafe() {
        return expected.equals("SAFE");
    }

    /** True when there is a verdict, and the truth is something else. */
    public boolean isWrong() {
        return hasTruth() && certainty != Answer.Certainty.OPEN && !verdict.equals(expected);
    }

    /** Sums up at least one answer. */
    static Summary of(List<Answer> answers) {
        Answer first = answers.stream()
                .filter(answer -> answer.certainty() == Answer.Certainty.OPEN)
                .findFirst()
                .orElse(answers.get(0));
        return new Summary(
                first.size(),
                first.verdict(),
                first.certainty(),
                first.limit(),
                first.expected(),
                new Answer.Effort(
                        (long) median(answers.stream()
                                .mapToDouble(answer -> answer.effort().nodes())
                                .toArray()),
                        (long) median(answers.stream()
                                .mapToDouble(answer -> answer.effort().firstNodes())
                                .toArray()),
                        (long) median(answers.stream()
                                .mapToDouble(answer -> answer.effort().secondNodes())
                                .toArray()),
                        median(answers.stream()
                                .mapToDouble(answer -> answer.effort().millis())
                                .toArray())),
                first.estimate());
    }

    /** The middle one, the lower of two. */
    private static double median(double[] values) {
        Arrays.sort(values);
        return values[(values.length - 1) / 2];
    }
}
