package org.sekilab.safety.ahead;

import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.proof.Effort;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.search.Limit;

/**
 * The answers to the questions about life on one board. Mutable; threads may share it.
 *
 * <p>Proves: the same as the judge. With limits of nodes, an answer depends on its question alone.
 */
final class LifeAnswers {
    private final LifeJudge judge;
    private final SharedAnswers<Asked, Answer> answers;

    /** The parts of a question that its answer depends on. */
    private record Asked(List<Block> blocks, PointSet area, AskedLimits limits) {
        static Asked of(LifeJudge.Question question) {
            return new Asked(question.blocks(), question.area().copy().freeze(), AskedLimits.of(question.limits()));
        }
    }

    /** An answer. */
    record Answer(LifeJudge.Answer found) implements SharedAnswers.Answer<Answer> {
        @Override
        public boolean isWin() {
            return found.life().isPresent();
        }

        @Override
        public boolean isCancelled() {
            return found.effort().limit().equals(Limit.CANCELLED.reached());
        }

        /** The whole answer: a strategy is short. */
        @Override
        public Answer light() {
            return this;
        }
    }

    /** @param permits one for each search; fair */
    LifeAnswers(Semaphore permits, LifeJudge judge) {
        this.judge = judge;
        this.answers = new SharedAnswers<>(permits);
    }

    /** The answer to a question of the solver, see {@link SharedAnswers#await}. */
    LifeJudge.Answer await(LifeJudge.Question question) {
        return answers.await(
                        Asked.of(question),
                        () -> search(question),
                        question.limits().isCancelled())
                .map(Answer::found)
                .orElseGet(() -> open(Limit.CANCELLED));
    }

    /** The answer to a question of a thread that runs ahead, see {@link SharedAnswers#askAhead}. */
    CompletableFuture<Answer> askAhead(LifeJudge.Question question) {
        return answers.askAhead(Asked.of(question), () -> search(question));
    }

    private Answer search(LifeJudge.Question question) {
        return new Answer(judge.judge(question));
    }

    /** No life is found, without any work. */
    static LifeJudge.Answer open(Limit limit) {
        return new LifeJudge.Answer(Optional.empty(), new Effort(0, 0, limit.reached()));
    }
}
