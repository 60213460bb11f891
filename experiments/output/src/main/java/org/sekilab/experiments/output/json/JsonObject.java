package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonProperty;

/**
 * A record that is a JSON object of its own: a line, or an answer of the viewer. The last field is {@code format}, the
 * number of the format.
 */
public interface JsonObject {
    /** The number of the format. A new field keeps it. A field that goes or changes its meaning makes it larger. */
    int FORMAT = 1;

    /** The number of the format that this object has. */
    @JsonProperty(value = "format", access = JsonProperty.Access.READ_ONLY)
    default int format() {
        return FORMAT;
    }
}
