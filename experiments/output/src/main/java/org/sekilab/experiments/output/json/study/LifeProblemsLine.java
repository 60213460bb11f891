package org.sekilab.experiments.output.json.study;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.sekilab.experiments.output.json.JsonObject;

/** Problems of life and death that were written: the line of {@code life-problems}. */
@JsonClassDescription("The problems of life and death that were written.")
public record LifeProblemsLine(
        @JsonPropertyDescription("The folder of the problems.")
        String folder,

        @JsonPropertyDescription("How many problems it has.")
        int problems)
        implements JsonObject {}
