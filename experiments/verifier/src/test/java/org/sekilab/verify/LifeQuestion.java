package org.sekilab.verify;

import it.unimi.dsi.fastutil.ints.IntImmutableList;
import it.unimi.dsi.fastutil.ints.IntList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.stream.IntStream;

/**
 * What a claim of life and death asks of a small board. Masks have a bit for each point of the board.
 *
 * @param near [point] the mask of the points next to it
 * @param prover the stones of the side that reaches the goal; so {@code opponent}
 * @param area the points of the first zone
 * @param isProversKo whether the prover may retake every ko at once, and not the opponent
 * @param groups the stones of the blocks of each group of targets
 */
record LifeQuestion(
        IntList near,
        int prover,
        int opponent,
        int area,
        Goal goal,
        boolean isProverFirst,
        boolean isProversKo,
        List<Integer> groups) {
    private static final int FIRST_POINT = 8; // word of a claim

    /** What the prover wants. */
    enum Goal {
        LIVE,
        ANY,
        KILL,
        PREVENT;

        /** Whether the prover only has to keep something from happening. */
        boolean isKeeping() {
            return this == LIVE || this == PREVENT;
        }
    }

    /** The same on the whole board. */
    LifeQuestion onBoard() {
        int all = (1 << near.size()) - 1;
        return new LifeQuestion(near, prover, opponent, all, goal, isProverFirst, isProversKo, groups);
    }

    /** The same with another side that may retake kos at once. */
    LifeQuestion withProversKo(boolean isIt) {
        return new LifeQuestion(near, prover, opponent, area, goal, isProverFirst, isIt, groups);
    }

    /**
     * What a claim asks.
     *
     * @param claim the line, from {@code claim life} on
     * @param area the points of the first zone
     */
    static LifeQuestion of(StoneBoard board, String claim, int area) {
        String[] words = claim.split(" ");
        Player side = side(words[3]);
        IntList near = new IntImmutableList(board.neighbors().stream()
                .mapToInt(points -> IntStream.of(points.stream().toArray())
                        .map(point -> 1 << point)
                        .sum())
                .toArray());
        int[] stones = new int[2];
        for (Player color : Player.values()) {
            stones[color.ordinal()] =
                    board.stones(color).stream().map(point -> 1 << point).sum();
        }
        Goal goal = Goal.valueOf(words[2].toUpperCase(Locale.ROOT));
        Player target = goal == Goal.LIVE ? side : side.opponent();
        List<Integer> groups = new ArrayList<>();
        if (goal != Goal.ANY) {
            String points = String.join(" ", Arrays.asList(words).subList(FIRST_POINT, words.length));
            for (String group : points.split(" & ")) {
                groups.add(Arrays.stream(group.split(" "))
                        .mapToInt(board::point)
                        .map(point -> flood(near, 1 << point, stones[target.ordinal()]))
                        .reduce(0, (one, other) -> one | other));
            }
        }
        return new LifeQuestion(
                near,
                stones[side.ordinal()],
                stones[side.opponent().ordinal()],
                area,
                goal,
                side(words[5]) == side,
                side(words[7]) == side,
                groups);
    }

    private static Player side(String word) {
        return Player.valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** The points next to some of these. */
    static int around(IntList near, int mask) {
        int around = 0;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            around |= near.getInt(Integer.numberOfTrailingZeros(rest));
        }
        return around;
    }

    /** The points of a mask that are connected with the seed. */
    static int flood(IntList near, int seed, int mask) {
        int flood = seed & mask;
        for (int front = flood; front != 0; flood |= front) {
            front = around(near, front) & mask & ~flood;
        }
        return flood;
    }
}
