package org.sekilab.safety.ahead;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import org.sekilab.safety.region.GameMemory;
import org.sekilab.safety.region.GameQuestion;
import org.sekilab.safety.region.GameSearcher;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.search.Limit;
import org.sekilab.search.Outcome;
import org.sekilab.search.Proof;
import org.sekilab.search.Result;
import org.sekilab.search.Statistics;

/**
 * The answers to the questions about the games of a board. Mutable; threads may share it.
 *
 * <p>Proves: the same as the engines. An answer depends on its question alone, so it is the same in any thread. With
 * limits of time this is so up to the speed of the machine.
 */
final class GameAnswers {
    private final Function<EnginePair.Meter, GameSearcher> searchers;
    private final SharedAnswers<Asked, Answer> answers;

    /** The parts of a question that its answer depends on. */
    private record Asked(GameQuestion.Kind kind, GameMemory.Game game, AskedLimits limits) {
        static Asked of(GameQuestion question) {
            return new Asked(question.kind(), question.game(), AskedLimits.of(question.limits()));
        }
    }

    /** The work of an engine in one search. */
    record Work(String engine, Statistics spent) {}

    /**
     * An answer.
     *
     * @param work in the order of the searches
     */
    record Answer(RegionSearcher.Searched searched, List<Work> work) implements SharedAnswers.Answer<Answer> {
        @Override
        public boolean isWin() {
            return searched.result().outcome() == Outcome.WIN;
        }

        @Override
        public boolean isCancelled() {
            return searched.result().limit() == Limit.CANCELLED;
        }

        /** Without the table of the search. */
        @Override
        public Answer light() {
            Result result = searched.result().withProof(Proof.NONE);
            return new Answer(new RegionSearcher.Searched(searched.shape(), result), work);
        }
    }

    /**
     * @param permits one for each search; fair
     * @param searchers makes a searcher for one search, with the meter that receives its work
     */
    GameAnswers(Semaphore permits, Function<EnginePair.Meter, GameSearcher> searchers) {
        this.searchers = searchers;
        this.answers = new SharedAnswers<>(permits);
    }

    /** The answer to a question of the solver, see {@link SharedAnswers#await}. */
    Answer await(GameQuestion question) {
        return answers.await(
                        Asked.of(question),
                        () -> search(question),
                        question.limits().isCancelled())
                .orElseGet(() -> new Answer(question.open(Limit.CANCELLED), List.of()));
    }

    /** The answer to a question of a thread that runs ahead, see {@link SharedAnswers#askAhead}. */
    CompletableFuture<Answer> askAhead(GameQuestion question) {
        return answers.askAhead(Asked.of(question), () -> search(question));
    }

    private Answer search(GameQuestion question) {
        List<Work> work = new ArrayList<>();
        RegionSearcher.Searched searched = searchers
                .apply((engine, spent) -> work.add(new Work(engine, spent)))
                .search(question);
        Answer answer = new Answer(searched, List.copyOf(work));
        return answer.isWin() ? answer : answer.light();
    }
}
