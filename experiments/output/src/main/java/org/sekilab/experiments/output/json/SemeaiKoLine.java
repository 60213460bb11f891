package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.semeai.SemeaiQuery;
import org.sekilab.model.Color;
import org.sekilab.semeai.KoOutlook;

/** Whether a ko decides a capturing race: a line of {@code semeai --ko}. */
@JsonClassDescription("A capturing race, and whether a ko decides it, with --ko.")
public record SemeaiKoLine(
        @JsonPropertyDescription(Meanings.ROW) @JsonInclude(JsonInclude.Include.NON_NULL) @Nullable
        Integer row,

        @JsonPropertyDescription("A stone of the black block that races.")
        String black,

        @JsonPropertyDescription("A stone of the white block that races.")
        String white,

        @JsonPropertyDescription("If black moves first: " + Meanings.KO)
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        String blackFirstKo,

        @JsonPropertyDescription("If white moves first: " + Meanings.KO)
        @JsonInclude(JsonInclude.Include.NON_NULL)
        @Nullable
        String whiteFirstKo)
        implements JsonObject {
    /**
     * The line of a race.
     *
     * @param row the row of a list that it is about, from 1
     * @param kos by the side that moves first
     */
    public static SemeaiKoLine of(OptionalInt row, SemeaiQuery query, Map<Color, KoOutlook.Ko> kos) {
        return new SemeaiKoLine(
                row.isPresent() ? row.getAsInt() : null,
                query.black().text(),
                query.white().text(),
                word(kos.get(Color.BLACK)),
                word(kos.get(Color.WHITE)));
    }

    /** In format 1 the words of a ko have underscores. */
    private static @Nullable String word(KoOutlook.@Nullable Ko ko) {
        return ko == null ? null : ko.name().toLowerCase(Locale.ROOT);
    }
}
