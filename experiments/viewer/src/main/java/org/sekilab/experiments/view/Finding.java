package org.sekilab.experiments.view;

import com.fasterxml.jackson.core.JsonGenerator;
import java.io.IOException;
import java.util.List;
import org.sekilab.safety.RegionStrategy;
import org.sekilab.search.Statistics;

/** The finding of a job. */
interface Finding {
    /** The cost of the finding. */
    Statistics statistics();

    /** The strategies that can be played against; unmodifiable. */
    List<RegionStrategy> strategies();

    /** Writes the fields of the finding. */
    void writeTo(JsonGenerator json) throws IOException;
}
