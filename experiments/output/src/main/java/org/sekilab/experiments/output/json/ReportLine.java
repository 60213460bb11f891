package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The files that were made from the results of an experiment: the line of {@code run} and {@code report}. */
@JsonClassDescription("The files that were made from the results of an experiment.")
public record ReportLine(
        @JsonPropertyDescription("The paths of the files.") List<String> files,

        @JsonPropertyDescription("What must be known before the results, a sentence each. Absent if there is nothing.")
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        List<String> head)
        implements JsonObject {
    public ReportLine {
        files = List.copyOf(files);
        head = head == null ? null : List.copyOf(head);
    }
}
