package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;

/** A row of a list that cannot be answered: a line of {@code --list} in {@code region},
 * {@code semeai} and {@code life}. */
@JsonClassDescription("A row of a list that cannot be answered.")
public record RowErrorLine(
        @JsonPropertyDescription("The row of the list, from 1.")
        int row,

        @JsonPropertyDescription("What is wrong with it.") String error)
        implements JsonObject {}
