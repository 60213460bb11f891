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
 * Asks about life on a board, and remembers where none was found. Mutable, confined to one thread.
 *
 * <p>A smaller area is harder. So blocks that did not live in an area are not asked about in a part of it.
 */
final class LifeMemory {
    private final Position position;
    private final LifeJudge judge;
    private final Map<List<Block>, List<PointSet>> failed = new HashMap<>(); // areas

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
        List<PointSet> before = failed.computeIfAbsent(List.copyOf(blocks), none -> new ArrayList<>());
        if (before.stream().anyMatch(larger -> larger.containsAll(area))) {
            return Optional.empty();
        }
        LifeJudge.Answer answer = judge.judge(new LifeJudge.Question(position, blocks, area, limits));
        listener.accept(answer.effort());
        if (answer.life().isEmpty()) {
            before.add(area.copy().freeze());
        }
        return answer.life();
    }
}
