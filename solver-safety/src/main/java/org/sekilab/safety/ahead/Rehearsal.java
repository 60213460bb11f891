package org.sekilab.safety.ahead;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import java.util.function.Supplier;
import org.sekilab.safety.region.GameQuestion;
import org.sekilab.safety.region.GameSearcher;
import org.sekilab.safety.region.RegionSearcher;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.search.Limit;

/**
 * The searches of a thread that solves the board ahead of the solver. A search that another thread is busy with counts
 * as open for now. If it then is a win, this rehearsal is outdated. Mutable, confined to one thread.
 */
final class Rehearsal implements GameSearcher, LifeJudge {
    private final GameAnswers games;
    private final LifeAnswers lives;
    private final BooleanSupplier isOver;
    private final List<CompletableFuture<? extends SharedAnswers.Answer<?>>> assumed = new ArrayList<>();

    /** @param isOver true if nobody needs further answers */
    Rehearsal(GameAnswers games, LifeAnswers lives, BooleanSupplier isOver) {
        this.games = games;
        this.lives = lives;
        this.isOver = isOver;
    }

    @Override
    public RegionSearcher.Searched search(GameQuestion question) {
        GameQuestion untilOver = new GameQuestion(
                question.kind(), question.game(), question.limits().withCancel(isOver));
        return answer(() -> games.askAhead(untilOver), GameAnswers.Answer::searched, question::open);
    }

    @Override
    public Answer judge(Question question) {
        Question untilOver = question.with(question.limits().withCancel(isOver));
        return answer(() -> lives.askAhead(untilOver), LifeAnswers.Answer::found, LifeAnswers::open);
    }

    /**
     * The answer to a question. A search goes on when its rehearsal is outdated: most answers are needed all the same.
     *
     * @param ask is left out when this rehearsal is outdated
     * @param found what an answer says
     * @param open what is said of a question without an answer
     */
    private <A extends SharedAnswers.Answer<A>, R> R answer(
            Supplier<CompletableFuture<A>> ask, Function<A, R> found, Function<Limit, R> open) {
        if (isOutdated()) {
            return open.apply(Limit.CANCELLED);
        }
        CompletableFuture<A> answer = ask.get();
        if (!answer.isDone()) {
            assumed.add(answer);
            return open.apply(Limit.NODES);
        }
        return answer.isCancelled() ? open.apply(Limit.CANCELLED) : found.apply(answer.join());
    }

    /** True if nothing that follows has a meaning any more. */
    boolean isOutdated() {
        return isOver.getAsBoolean() || assumed.stream().anyMatch(Rehearsal::isWin);
    }

    /**
     * Waits for the searches that counted as open.
     *
     * @return false if all of them are open in the end
     */
    boolean awaitsNews() {
        while (!isOutdated()) {
            assumed.removeIf(CompletableFuture::isDone);
            if (assumed.isEmpty()) {
                return false;
            }
            CompletableFuture.anyOf(assumed.toArray(CompletableFuture[]::new))
                    .exceptionally(cancelled -> false)
                    .join();
        }
        return true;
    }

    private static boolean isWin(CompletableFuture<? extends SharedAnswers.Answer<?>> answer) {
        return answer.isDone()
                && !answer.isCompletedExceptionally()
                && answer.join().isWin();
    }
}
