package org.sekilab.safety.board;

import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.sekilab.model.Position;
import org.sekilab.proof.Effort;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.search.Limits;
import org.sekilab.search.Statistics;

/** The answers to the questions about the races of a board, so that none is asked twice. Mutable, for one thread. */
final class RaceMemory {
    private final Position position;
    private final RaceJudge judge;
    private final Map<RaceQuestion, Boolean> answers = new HashMap<>(); // true if the block holds
    private Effort spent = Effort.NONE;

    RaceMemory(Position position, RaceJudge judge) {
        this.position = position;
        this.judge = judge;
    }

    /**
     * True if it is proved that the block holds.
     *
     * @param limits for all questions together
     * @param listener receives the work for the answer, if the question is new
     */
    boolean judge(RaceQuestion question, Limits limits, Consumer<Effort> listener) {
        return answers.computeIfAbsent(question, asked -> ask(asked, limits, listener));
    }

    private boolean ask(RaceQuestion question, Limits limits, Consumer<Effort> listener) {
        Limits left = limits.after(new Statistics(spent.nodes(), 0, 0, 0, 0, 0, spent.elapsedNanos()));
        RaceJudge.Answer answer = judge.judge(
                new RaceJudge.Race(position, question.alive(), question.block(), question.opponent(), left));
        spent = spent.plus(answer.effort());
        listener.accept(answer.effort());
        return answer.isHeld();
    }
}
