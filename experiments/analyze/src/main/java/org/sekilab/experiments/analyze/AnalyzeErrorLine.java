package org.sekilab.experiments.analyze;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.Printable;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.JsonObject;

/** A line of {@code analyze} in place of an answer. */
@JsonClassDescription("A question that has no answer, or a line that is no question.")
public record AnalyzeErrorLine(
        @JsonPropertyDescription("The name of the question. Null if the line has none that can be read.")
        @JsonInclude(JsonInclude.Include.ALWAYS)
        @Nullable
        String id,

        @JsonPropertyDescription("What is wrong, after the name of the field; or cancelled.")
        String error)
        implements JsonObject {
    static final String CANCELLED = "cancelled";
    private static final Pattern FIRST_FIELD =
            Pattern.compile("\\s*\\{\\s*\"id\"\\s*:\\s*\"([^\"\\\\\\p{Cntrl}]{0,200})\"");
    private static final int MOST = 500; // code points; a wrong value may have any length

    /** The name in a line that may have mistakes elsewhere. Null if there is none. */
    static @Nullable String findId(byte[] line) {
        try {
            return Json.read("the line", line, Named.class).id();
        } catch (InputException e) { // the line may be broken behind the name
            Matcher name = FIRST_FIELD.matcher(new String(line, StandardCharsets.UTF_8));
            return name.lookingAt() ? name.group(1) : null;
        }
    }

    private record Named(String id) {}

    /** The line about some mistakes. */
    static AnalyzeErrorLine of(@Nullable String id, List<String> mistakes) {
        String text = Printable.text(String.join("; ", mistakes));
        return new AnalyzeErrorLine(
                id,
                text.codePointCount(0, text.length()) <= MOST
                        ? text
                        : text.substring(0, text.offsetByCodePoints(0, MOST)) + " ...");
    }
}
