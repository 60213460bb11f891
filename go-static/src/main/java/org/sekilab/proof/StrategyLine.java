package org.sekilab.proof;

import java.util.Arrays;
import java.util.List;

/**
 * A state of a strategy, as a line of a certificate tells it.
 *
 * @param kind what the winner does in the state
 * @param move of the winner, a local point; {@link #PASS} for the pass, and where the winner does not move
 * @param numbers the numbers of the states that follow: one for each legal move of the loser, or the one after the
 *     winner's move. For a settled state the local points of its pairs, two by two; unmodifiable
 */
public record StrategyLine(Kind kind, int move, List<Integer> numbers) {
    /** The move that is no point. */
    public static final int PASS = -1;

    private static final String PASS_WORD = "p";

    /** What the winner does in a state. */
    public enum Kind {
        /** Play is over, and the goal is reached. */
        REACHED,
        /** Static reasons decide the state: the winner answers by pairs of points. */
        SETTLED,
        /** The loser is to move. */
        REPLIES,
        /** The winner plays a move. */
        MOVE
    }

    public StrategyLine {
        numbers = List.copyOf(numbers);
    }

    /**
     * Reads a line.
     *
     * @param line as this program writes it
     * @param number of the state
     */
    public static StrategyLine parse(String line, int number) {
        String[] words = line.split(" ", -1);
        return switch (words[0]) {
            case "." -> new StrategyLine(Kind.REACHED, PASS, List.of());
            case "=" -> new StrategyLine(Kind.SETTLED, PASS, numbers(words, 1, 0));
            case "a" -> new StrategyLine(Kind.REPLIES, PASS, numbers(words, 1, number));
            case "d" -> new StrategyLine(Kind.MOVE, move(words[1]), numbers(words, 2, number));
            default -> throw new IllegalArgumentException("'%s' is no kind of state".formatted(words[0]));
        };
    }

    private static int move(String word) {
        return word.equals(PASS_WORD) ? PASS : Integer.parseInt(word);
    }

    private static List<Integer> numbers(String[] words, int from, int added) {
        return Arrays.stream(words)
                .skip(from)
                .map(word -> added + Integer.parseInt(word))
                .toList();
    }
}
