package org.sekilab.proof;

import java.util.List;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;

/**
 * The facts that the static rules prove for one color, and the pairs that prove them. The defender answers each move of
 * the attacker by the pairs. Immutable.
 *
 * @param alive the blocks that are never captured
 * @param eyes areas that give liberties to blocks around them; alive blocks close each of them
 * @param territory areas that are territory and may also give liberties; alive blocks close each of them
 * @param pairs the pairs, two points each, inside or outside areas; no point is in two pairs
 * @param reserved the points where this proof fixes the defender's answers; another proof that uses them must not rest
 *     on this one
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
