package org.sekilab.experiments.solve;

import java.util.List;

/** A place that positions come from: mostly a file. */
public interface PositionSource {
    /** What the user calls it. */
    String name();

    /** Reads all positions. What is wrong is part of the answer, so that the rest can be worked on. */
    Reading read();

    /**
     * What was read.
     *
     * @param boards the positions, in the order of the source; unmodifiable
     * @param problems a line on each thing that is wrong, beginning with its place; unmodifiable
     */
    record Reading(List<BoardInput> boards, List<String> problems) {
        public Reading {
            boards = List.copyOf(boards);
            problems = List.copyOf(problems);
        }

        static Reading failed(String problem) {
            return new Reading(List.of(), List.of(problem));
        }
    }
}
