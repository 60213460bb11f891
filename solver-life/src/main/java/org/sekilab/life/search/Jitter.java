package org.sekilab.life.search;

import java.util.SplittableRandom;

/**
 * Small random changes that make searches of the same game differ. They change the first numbers of moves, and how
 * far a child may exceed the second best one. Immutable.
 *
 * <p>Proves: nothing.
 *
 * @param seed the seed of the first search; 0 for no additions
 * @param search the number of the search, from 0. Only others than the first have another margin
 */
public record Jitter(long seed, int search) {
    private static final int MOST_OF_FIRST = 1;
    private static final int MOST = 3;
    private static final int LEAST_PART = 2;
    private static final int MOST_PARTS = 12;

    /** What is added to the first number of each move, the last of which is the pass, which gets nothing. */
    public int[] additions(int moves) {
        SplittableRandom random = new SplittableRandom(seed + search);
        int most = search == 0 ? MOST_OF_FIRST : MOST;
        int[] additions = new int[moves];
        for (int move = 0; move < moves - 1 && seed + search != 0; move++) {
            additions[move] = random.nextInt(1 + most);
        }
        return additions;
    }

    /** A choice of children with the margin of the search. */
    public ChildChoice choice() {
        SplittableRandom random = new SplittableRandom(~(seed + search));
        return new ChildChoice(search == 0 ? ChildChoice.PART : random.nextInt(LEAST_PART, MOST_PARTS + 1));
    }
}
