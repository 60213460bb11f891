package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.sekilab.statics.eyespace.Place;

/** How often a classifier of empty regions is right: a line of {@code eyes}. */
@JsonClassDescription("How often a classifier is right about empty regions of a size and place.")
public record EyeClassifierLine(
        @JsonPropertyDescription("The name of the classifier.")
        String classifier,

        @JsonPropertyDescription("The points of a region.") int size,
        Place place,
        @JsonPropertyDescription("How often it is right.") int right,
        @JsonPropertyDescription("How often it was asked.") int total)
        implements JsonObject {}
