package org.sekilab.semeai.graph;

import java.util.List;
import org.sekilab.model.Color;

/**
 * The groups in a race, and the confrontations between them. Immutable. Source: [N05] 5.1. Alive groups are no
 * vertices: liberties towards them are outer liberties.
 *
 * @param groups the vertices; unmodifiable
 * @param confrontations the edges; unmodifiable
 */
public record SemeaiGraph(List<RaceGroup> groups, List<Confrontation> confrontations) {
    public SemeaiGraph {
        groups = List.copyOf(groups);
        confrontations = List.copyOf(confrontations);
        for (Confrontation edge : confrontations) {
            if (groups.get(edge.black()).color() != Color.BLACK
                    || groups.get(edge.white()).color() != Color.WHITE) {
                throw new IllegalArgumentException("%s is not between black and white".formatted(edge));
            }
        }
    }

    /** About the number of states in play, without the side to move. Captures and their gains add some states. */
    public double states() {
        double states = 1;
        for (RaceGroup group : groups) {
            states *= (group.outerLiberties() + 1.0)
                    * (group.innerLiberties() < RaceGroup.ALIVE ? group.innerLiberties() + 1 : 1);
        }
        for (Confrontation edge : confrontations) {
            states *= edge.buffer().shared() + 1;
        }
        return states;
    }

    /** The liberties that a group has in buffers. */
    int bufferLiberties(int group) {
        int sum = 0;
        for (Confrontation edge : confrontations) {
            sum += edge.black() == group ? edge.buffer().black() : 0;
            sum += edge.white() == group ? edge.buffer().white() : 0;
        }
        return sum;
    }
}
