package org.sekilab.life;

import java.util.List;
import org.sekilab.model.PointSet;

/**
 * One proved claim about a {@link LifeProblem}, as lines of a certificate.
 *
 * @param claim the words of the claim, without {@code claim}
 * @param lines the proof: the lines after the claim, without ends of lines
 * @param zone the points that the proof plays on
 * @param states the number of states
 */
public record LifeProof(String claim, List<String> lines, PointSet zone, int states) {
    public LifeProof {
        lines = List.copyOf(lines);
    }
}
