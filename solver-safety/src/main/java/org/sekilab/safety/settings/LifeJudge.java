package org.sekilab.safety.settings;

import java.util.List;
import java.util.Optional;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.proof.Effort;
import org.sekilab.safety.certificate.OpenLife;
import org.sekilab.search.Limits;

/**
 * Finds out whether blocks live on an open board. Threads may share it.
 *
 * <p>The port through which the safety solver asks about life, without a dependency on the module of life and death.
 */
@FunctionalInterface
public interface LifeJudge {
    /** A judge that finds no life. */
    LifeJudge NONE = question -> Answer.OPEN;

    /** Judges whether blocks live if the attacker moves first and wins all kos. */
    Answer judge(Question question);

    /**
     * Do all of these blocks live?
     *
     * @param blocks of one color, at least one
     * @param area the points of play, with the stones of the blocks; all others count as stones of the attacker that
     *     are never captured
     * @param limits of all searches for the answer together
     */
    record Question(Position position, List<Block> blocks, PointSet area, Limits limits) {
        public Question {
            blocks = List.copyOf(blocks);
        }

        /** The same question with other limits. */
        public Question with(Limits newLimits) {
            return new Question(position, blocks, area, newLimits);
        }
    }

    /**
     * The answer.
     *
     * @param life a strategy that keeps all the blocks, if one is found
     * @param effort the work that was done
     */
    record Answer(Optional<OpenLife> life, Effort effort) {
        /** No life is found, without any work. */
        public static final Answer OPEN = new Answer(Optional.empty(), Effort.NONE);
    }
}
