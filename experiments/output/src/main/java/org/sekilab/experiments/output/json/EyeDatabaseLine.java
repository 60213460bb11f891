package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;

/** A database of empty regions that was written: the line of {@code eye-database}. */
@JsonClassDescription("The database of empty regions that was written.")
public record EyeDatabaseLine(
        @JsonPropertyDescription("The file of the database.")
        String file,

        @JsonPropertyDescription("How many regions it has.") int regions)
        implements JsonObject {}
