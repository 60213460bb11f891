package org.sekilab.experiments.learn;

import java.util.ArrayList;
import java.util.List;
import java.util.random.RandomGenerator;
import org.sekilab.life.order.ChoiceListener;
import org.sekilab.life.order.MoveChoice;

/**
 * Keeps some of the choices of a search, each with the same chance. Choices among few moves teach little, and are left
 * out. Mutable, confined to one thread.
 *
 * <p>Source: reservoir sampling, Vitter, ACM Transactions on Mathematical Software 1985, algorithm R.
 */
final class ChoiceSample implements ChoiceListener {
    private static final int FEWEST_MOVES = 5;

    private final int most;
    private final RandomGenerator random;
    private final List<MoveChoice> kept = new ArrayList<>();
    private int seen;

    /** @param most how many choices are kept */
    ChoiceSample(int most, RandomGenerator random) {
        this.most = most;
        this.random = random;
    }

    @Override
    public void won(MoveChoice choice) {
        if (choice.moves().size() < FEWEST_MOVES) {
            return;
        }
        seen++;
        if (kept.size() < most) {
            kept.add(choice);
            return;
        }
        int place = random.nextInt(seen);
        if (place < most) {
            kept.set(place, choice);
        }
    }

    /** The choices that were kept. */
    List<MoveChoice> kept() {
        return List.copyOf(kept);
    }
}
