package org.sekilab.safety.board;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.proof.Effort;
import org.sekilab.safety.certificate.OpenLife;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.search.Limits;

/**
 * Asks about life on a board, and remembers the answers. Mutable, confined to one thread.
 *
 * <p>A smaller area is harder. So blocks that did not live in an area are not asked about in a part of it. An area with
 * new points only far away from the blocks counts as such a part. This is a guess that saves questions. A strategy that
 * was found is the answer in each area with all its points.
 */
final class LifeMemory {
    private final Position position;
    private final LifeJudge judge;
    private final Map<List<Block>, List<PointSet>> failed = new HashMap<>(); // areas
    private final Map<List<Block>, List<OpenLife>> found = new HashMap<>();

    LifeMemory(Position position, LifeJudge judge) {
        this.position = position;
        this.judge = judge;
    }

    /**
     * A strategy that keeps all the blocks alive in an area, if one is found.
     *
     * @param limits of the question
     * @param listener receives the work for the answer, if the question is new
     */
    Optional<OpenLife> find(List<Block> blocks, PointSet area, Limits limits, Consumer<Effort> listener) {
        List<OpenLife> known = found.computeIfAbsent(List.copyOf(blocks), none -> new ArrayList<>());
        Optional<OpenLife> usable =
                known.stream().filter(life -> area.containsAll(life.points())).findFirst();
        if (usable.isPresent()) {
            return usable;
        }
        List<PointSet> before = failed.computeIfAbsent(List.copyOf(blocks), none -> new ArrayList<>());
        PointSet near = near(blocks).intersect(area);
        if (before.stream().anyMatch(earlier -> earlier.containsAll(near))) {
            return Optional.empty();
        }
        LifeJudge.Answer answer = judge.judge(new LifeJudge.Question(position, blocks, area, limits));
        listener.accept(answer.effort());
        answer.life().ifPresent(known::add);
        if (answer.life().isEmpty()) {
            before.add(area.copy().freeze());
        }
        return answer.life();
    }

    /** The blocks, their liberties, and the neighbors of these. */
    private PointSet near(List<Block> blocks) {
        PointSet near = new PointSet(position.geometry());
        blocks.forEach(block -> near.unite(block.stones()).unite(block.liberties()));
        return near.unite(near.exterior());
    }
}
