package org.sekilab.experiments.output.json;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.math.BigDecimal;
import java.util.List;
import java.util.stream.Stream;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.model.Color;
import org.sekilab.statics.groups.StaticAnalysis;
import org.sekilab.statics.groups.StaticGroup;

/** The groups of a board: a line of {@code static}. */
@JsonClassDescription("A position, and its groups as they are estimated. Nothing here is proved.")
public record StaticLine(
        @JsonPropertyDescription(Meanings.FILE) String file,
        @JsonPropertyDescription(Meanings.INDEX) int index,
        @JsonPropertyDescription(Meanings.SIZE) String size,

        @JsonPropertyDescription("The groups of black, then those of white.")
        List<GroupEstimate> groups)
        implements JsonObject {
    public StaticLine {
        groups = List.copyOf(groups);
    }

    /** A group. */
    public record GroupEstimate(
            Color color,

            @JsonPropertyDescription("How many blocks the group has.")
            int blocks,

            List<String> stones,
            List<String> liberties,
            int effectiveLiberties,

            @JsonPropertyDescription("Points that connect blocks of the group.")
            List<String> connectingPoints,

            @JsonPropertyDescription("The connecting points that the opponent cannot take.")
            List<String> safeConnectingPoints,

            @JsonPropertyDescription("Enclosed regions.") int regions,
            List<String> falseEyes,
            List<String> semiJoints,

            @JsonPropertyDescription("The estimated number of eyes.")
            BigDecimal eyes,

            @JsonPropertyDescription("The type of the eyes, as the table of the command shows it.")
            String type,

            @JsonPropertyDescription("Whether oi-otoshi threatens.")
            boolean shortOfLiberties) {
        public GroupEstimate {
            stones = List.copyOf(stones);
            liberties = List.copyOf(liberties);
            connectingPoints = List.copyOf(connectingPoints);
            safeConnectingPoints = List.copyOf(safeConnectingPoints);
            falseEyes = List.copyOf(falseEyes);
            semiJoints = List.copyOf(semiJoints);
        }

        private static GroupEstimate of(StaticGroup group) {
            return new GroupEstimate(
                    group.color(),
                    group.blocks(),
                    BoardNames.points(group.stones()),
                    BoardNames.points(group.liberties()),
                    group.effectiveLibertyCount(),
                    BoardNames.points(group.connectingPoints()),
                    BoardNames.points(group.safeConnectingPoints()),
                    group.features().regions(),
                    BoardNames.points(group.falseEyes()),
                    BoardNames.points(group.semiJoints()),
                    Json.number(group.eyes().eyes()),
                    group.eyes().type(),
                    group.isShortOfLiberties());
        }
    }

    /** The line of a position. */
    public static StaticLine of(BoardInput input, StaticAnalysis analysis) {
        return new StaticLine(
                input.file(),
                input.index(),
                BoardNames.size(input.position().geometry()),
                Stream.of(Color.values())
                        .flatMap(color -> analysis.groups(color).stream())
                        .map(GroupEstimate::of)
                        .toList());
    }
}
