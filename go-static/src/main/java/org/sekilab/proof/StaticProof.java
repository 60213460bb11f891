package org.sekilab.proof;

import java.util.List;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;

/**
 * What the static rules prove of one color, and by what: the defender answers by the pairs, wherever the attacker plays. Immutable.
 *
 * @param alive the blocks that are never captured
 * @param eyes areas that give liberties to blocks around them, each closed by blocks that are alive
 * @param territory areas that are territory, and may give liberties too; likewise
 * @param pairs the pairs, two points each, which may lie in areas or not; no point is in two
 * @param reserved the points where the proof says how the defender answers: another proof that wants to use them must not rest on this one
 */
public record StaticProof(
        List<Block> alive, List<PointSet> eyes, List<PointSet> territory, List<PointSet> pairs, PointSet reserved) {
    public StaticProof {
        alive = List.copyOf(alive);
        eyes = List.copyOf(eyes);
        territory = List.copyOf(territory);
        pairs = List.copyOf(pairs);
        reserved = reserved.copy().freeze();
    }
}
