package org.sekilab.experiments.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import org.sekilab.model.Geometry;
import org.sekilab.safety.RegionListener;

/** The work of a job. The work ends soon when its thread is interrupted. */
interface Work {
    /** Does the work on the calling thread. */
    Finding run(RegionListener listener);

    /** The board that it is about. */
    Geometry geometry();

    /** Writes the fields that say what is to be done. */
    void writeTo(JsonGenerator json) throws IOException;
}
