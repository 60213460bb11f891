package org.sekilab.experiments.solve;

import java.util.Collection;
import java.util.List;
import org.sekilab.experiments.Printable;

/** A place that positions come from: mostly a file. */
public interface PositionSource {
    /** What the user calls it. */
    String name();

    /** Reads all positions. What is wrong is part of the answer, so that the rest can be worked on. */
    Reading read();

    /**
     * What was read.
     *
     * @param boards the positions, in the order of the source, unmodifiable. Each iteration may read them anew, so
     *     that the program can work on a source of any length. An iteration throws
     *     {@link org.sekilab.experiments.InputException} if the source cannot be read any more
     * @param mistakes a line on each thing that is wrong, beginning with its place, unmodifiable
     */
    record Reading(Collection<BoardInput> boards, List<String> mistakes) {
        public Reading {
            mistakes = mistakes.stream().map(Printable::text).toList();
        }

        static Reading failed(String mistake) {
            return new Reading(List.of(), List.of(mistake));
        }
    }
}
