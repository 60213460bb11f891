package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.sekilab.statics.eyespace.Place;

/** How many empty regions have a status: a line of {@code eyes}. */
@JsonClassDescription("How many empty regions of a size and place have a status.")
public record EyeCountLine(
        @JsonPropertyDescription("The points of a region.") int size,
        Place place,

        @JsonPropertyDescription("The status if either side moves first, as the help of the command explains it.")
        String status,

        @JsonPropertyDescription("The regions, with 0, 1 and 2 liberties of the block elsewhere.")
        List<Integer> regions)
        implements JsonObject {
    public EyeCountLine {
        regions = List.copyOf(regions);
    }
}
