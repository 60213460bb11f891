package org.sekilab.safety.ahead;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ConcurrentMap;
import java.util.concurrent.Semaphore;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
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
 * The answers to the questions about the games of a board. Each question is searched by one thread only. Mutable;
 * threads may share it.
 *
 * <p>Proves: the same as the engines. An answer depends on its question alone, so it is the same in any thread. With
 * limits of time this is so up to the speed of the machine.
 */
final class GameAnswers {
    private final Function<EnginePair.Meter, GameSearcher> searchers;
    private final Semaphore permits; // one for each search; fair, so that the solver does not starve
    private final ConcurrentMap<Asked, CompletableFuture<Answer>> answers = new ConcurrentHashMap<>();

    /** The parts of a question that its answer depends on. */
    private record Asked(GameQuestion.Kind kind, GameMemory.Game game, Duration time, long maxNodes, int maxProof) {
        static Asked of(GameQuestion question) {
            return new Asked(
                    question.kind(),
                    question.game(),
                    question.limits().time(),
                    question.limits().maxNodes(),
                    question.limits().maxProof());
        }
    }

    /** The work of an engine in one search. */
    record Work(String engine, Statistics spent) {}

    /**
     * An answer.
     *
     * @param work in the order of the searches
     */
    record Answer(RegionSearcher.Searched searched, List<Work> work) {
        boolean isWin() {
            return searched.result().outcome() == Outcome.WIN;
        }

        /** The same answer without the table of the search, which takes much memory. */
        Answer withoutProof() {
            Result result = searched.result().withProof(Proof.NONE);
            return new Answer(new RegionSearcher.Searched(searched.shape(), result), work);
        }
    }

    /**
     * @param threads the most searches at the same time
     * @param searchers makes a searcher for one search, with the meter that receives its work
     */
    GameAnswers(int threads, Function<EnginePair.Meter, GameSearcher> searchers) {
        this.searchers = searchers;
        this.permits = new Semaphore(threads, true);
    }

    /**
     * The answer to a question of the solver. Searches, or waits for the thread that searches. The proof of a win is
     * handed out once.
     */
    Answer await(GameQuestion question) {
        Asked asked = Asked.of(question);
        Waiting waiting = new Waiting(question.limits().isCancelled());
        while (waiting.goesOn()) {
            CompletableFuture<Answer> earlier = answers.get(asked);
            if (earlier != null) {
                Optional<Answer> answer = waiting.tryGet(earlier);
                answer.ifPresent(each -> answers.put(asked, CompletableFuture.completedFuture(each.withoutProof())));
                if (answer.isPresent()) {
                    return answer.get();
                }
            } else if (waiting.tryAcquire(permits)) {
                CompletableFuture<Answer> own = new CompletableFuture<>();
                if (claim(asked, own) == null) {
                    Answer answer = search(question, asked, own);
                    own.complete(answer.withoutProof());
                    return answer;
                }
            }
        }
        return new Answer(Rehearsal.open(question, Limit.CANCELLED), List.of());
    }

    /**
     * The answer to a question of a thread that runs ahead. Searches if no thread has asked this question yet.
     *
     * @return the answer; it is not complete while another thread searches for it
     */
    CompletableFuture<Answer> askAhead(GameQuestion question) {
        Asked asked = Asked.of(question);
        CompletableFuture<Answer> earlier = answers.get(asked);
        if (earlier != null) {
            return earlier;
        }
        CompletableFuture<Answer> own = new CompletableFuture<>();
        permits.acquireUninterruptibly();
        earlier = claim(asked, own);
        if (earlier != null) {
            return earlier;
        }
        Answer answer = search(question, asked, own);
        if (answer.searched().result().limit() == Limit.CANCELLED) {
            answers.remove(asked, own);
            own.cancel(false);
        } else {
            own.complete(answer.isWin() ? answer : answer.withoutProof());
        }
        return own;
    }

    /**
     * Claims a question for a thread with a permit. Gives the permit back if another thread was faster.
     *
     * @return the answer of the other thread; null if there is none
     */
    private @Nullable CompletableFuture<Answer> claim(Asked asked, CompletableFuture<Answer> own) {
        CompletableFuture<Answer> earlier = answers.putIfAbsent(asked, own);
        if (earlier != null) {
            permits.release();
        }
        return earlier;
    }

    /** Searches. If that fails, nobody waits for the answer any more. */
    private Answer search(GameQuestion question, Asked asked, CompletableFuture<Answer> own) {
        List<Work> work = new ArrayList<>();
        boolean isDone = false;
        try {
            RegionSearcher.Searched searched = searchers
                    .apply((engine, spent) -> work.add(new Work(engine, spent)))
                    .search(question);
            isDone = true;
            return new Answer(searched, List.copyOf(work));
        } finally {
            permits.release();
            if (!isDone) {
                answers.remove(asked, own);
                own.cancel(false);
            }
        }
    }
}
