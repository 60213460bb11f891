package org.sekilab.experiments.view.work;

import java.util.OptionalInt;
import org.sekilab.model.Geometry;

/** The work of a job. The work ends soon when its thread is interrupted. */
public interface Work {
    /** Does the work on the calling thread. */
    Finding run(WorkListener listener);

    /** What is to be done. */
    JobQuery query();

    /** The points of the region that it is about. Empty for a whole board. */
    OptionalInt points();

    /** The board that it is about. */
    Geometry geometry();
}
