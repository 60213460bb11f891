package org.sekilab.life.play;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.proof.BoardLine;

/** Plays at random against a strategy of life: mostly in its zone, and sometimes anywhere. */
public final class RandomAttacker {
    private static final int IN_ZONE = 4; // one move of so many may be anywhere

    private RandomAttacker() {}

    /**
     * Plays a game.
     *
     * @param most moves of the attacker
     * @param check is called after each answer
     * @return the last line
     */
    public static BoardLine play(LifeStrategy strategy, Random random, int most, Consumer<BoardLine> check) {
        List<Integer> tries = new ArrayList<>();
        BoardLine line = strategy.follow(tries);
        while (!line.tries().isEmpty() && tries.size() < most) {
            boolean isLocal = random.nextInt(IN_ZONE) != 0;
            PointSet zone = line.zone();
            List<Integer> choices = line.tries().stream()
                    .filter(move -> move != Points.PASS && (!isLocal || zone.contains(move)))
                    .toList();
            tries.add(choices.isEmpty() ? Points.PASS : choices.get(random.nextInt(choices.size())));
            line = strategy.follow(tries);
            check.accept(line);
        }
        return line;
    }
}
