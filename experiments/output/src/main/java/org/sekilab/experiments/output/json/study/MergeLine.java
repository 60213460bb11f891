package org.sekilab.experiments.output.json.study;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.sekilab.experiments.output.json.JsonObject;

/** Results that were put together: the line of {@code merge}. */
@JsonClassDescription("The results of several folders that were put together.")
public record MergeLine(
        @JsonPropertyDescription("The folder of all results.")
        String folder,

        @JsonPropertyDescription("The number of folders that were put together.")
        int folders,

        @JsonPropertyDescription("The number of jobs that have a result.")
        int jobs,

        @JsonPropertyDescription("The number of jobs of the study.")
        int planned,

        @JsonPropertyDescription("The number of results that were there once more, and agreed.")
        int doubles,

        @JsonPropertyDescription("The shards that no folder has, such as 3/16.")
        List<String> missingShards,

        @JsonPropertyDescription("The folders of shards that are not finished, a sentence each.")
        List<String> unfinished)
        implements JsonObject {
    public MergeLine {
        missingShards = List.copyOf(missingShards);
        unfinished = List.copyOf(unfinished);
    }
}
