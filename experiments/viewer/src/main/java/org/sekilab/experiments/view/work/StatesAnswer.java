package org.sekilab.experiments.view.work;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.output.json.JsonObject;

/** How many states a proof has. */
@JsonClassDescription("GET jobs/N/strategies/K/states: how many states a whole proof has.")
public record StatesAnswer(
        @JsonPropertyDescription("How many are counted at most.")
        int most,

        @JsonPropertyDescription("The states. Absent if there are more.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        Integer states)
        implements JsonObject {}
