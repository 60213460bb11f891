package org.sekilab.proof;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.function.Consumer;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;

/** Plays at random against a proof: mostly in its zone, and sometimes anywhere. */
public final class RandomAttacker {
    private static final int IN_ZONE = 4; // one move of so many may be anywhere, or a pass

    private RandomAttacker() {}

    /**
     * Plays a game.
     *
     * @param most moves of the attacker
     * @param check is called after each answer
     * @return the last line
     */
    public static BoardLine play(PlayedProof proof, Random random, int most, Consumer<BoardLine> check) {
        List<Integer> tries = new ArrayList<>();
        BoardLine line = proof.follow(tries);
        while (!line.tries().isEmpty() && tries.size() < most) {
            PointSet zone = line.zone();
            List<Integer> near = line.tries().stream()
                    .filter(move -> move != Points.PASS && zone.contains(move))
                    .toList();
            List<Integer> choices = near.isEmpty() || random.nextInt(IN_ZONE) == 0 ? line.tries() : near;
            tries.add(choices.get(random.nextInt(choices.size())));
            line = proof.follow(tries);
            check.accept(line);
        }
        return line;
    }
}
