package org.sekilab.experiments.view.work;

import com.fasterxml.jackson.annotation.JsonClassDescription;
import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonPropertyDescription;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.output.json.JsonObject;
import org.sekilab.model.Color;

/** A tree of a proof, small enough to be drawn. */
@JsonClassDescription("GET jobs/N/strategies/K/tree: a tree of moves that leads to the proof.")
public record SearchTreeAnswer(
        @JsonPropertyDescription("The side that the proof numbers are about.")
        Color prover,

        @JsonPropertyDescription("False if the tree was cut off because it has too many nodes.")
        boolean isWhole,

        @JsonPropertyDescription("The root first, and each node after its parent.")
        List<TreeNode> nodes)
        implements JsonObject {
    public SearchTreeAnswer {
        nodes = List.copyOf(nodes);
    }

    /** A node, after a move. */
    public record TreeNode(
            @JsonPropertyDescription("The index of the node before the move; -1 for the root.")
            int parent,

            @JsonPropertyDescription("The move that leads here. Absent for the root.")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            String move,

            @JsonPropertyDescription("The side that made the move. For the root, the side that did not move last.")
            Color color,

            @JsonPropertyDescription("The proof number. Absent if it is infinite, or the tree has none.")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            Integer proof,

            @JsonPropertyDescription("The disproof number. Absent if it is infinite, or the tree has none.")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            Integer disproof,

            @JsonPropertyDescription("The points that the rest of the proof is about. Absent where there is no zone.")
            @JsonInclude(JsonInclude.Include.NON_NULL)
            @Nullable
            List<String> zone) {
        public TreeNode {
            zone = zone == null ? null : List.copyOf(zone);
        }
    }
}
