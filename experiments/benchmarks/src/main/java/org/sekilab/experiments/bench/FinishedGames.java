package org.sekilab.experiments.bench;

import org.sekilab.experiments.demo.DemoData;
import org.sekilab.model.Position;

/** The finished games on 19x19 that ship with the program, as boards for benchmarks. */
final class FinishedGames {
    /** How many there are: one invocation goes over all of them. */
    static final int COUNT = 40;

    private FinishedGames() {}

    /** All of them, a new array. */
    static Position[] read() {
        Position[] positions = DemoData.finalPositions().toArray(Position[]::new);
        if (positions.length != COUNT) {
            throw new IllegalStateException("%d boards instead of %d".formatted(positions.length, COUNT));
        }
        return positions;
    }
}
