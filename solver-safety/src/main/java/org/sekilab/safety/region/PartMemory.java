package org.sekilab.safety.region;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.function.LongConsumer;
import java.util.function.Supplier;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;

/**
 * The answers to questions about parts of one local game. All its states share them. Mutable, confined to one thread.
 *
 * <p>Proves: what a search of the part has proved.
 * <p>Cost: an open question is searched again only with {@value #GROWTH} times the nodes.
 */
final class PartMemory {
    private static final int GROWTH = 2;
    private static final int MOST_QUESTIONS = 1 << 17; // some 300 bytes each

    private final Map<LongArrayList, Answer> answers = new HashMap<>();

    /** @param nodes the limit of an open search */
    private record Answer(Outcome outcome, long nodes) {
        boolean isToBeSearched(long maxNodes) {
            return outcome == Outcome.UNKNOWN && maxNodes >= GROWTH * nodes;
        }
    }

    /** True if a question is known to be lost, or is open and is not to be searched with some nodes. */
    boolean isHopeless(LongArrayList question, long maxNodes) {
        Answer answer = answers.get(question);
        return answer != null && answer.outcome != Outcome.WIN && !answer.isToBeSearched(maxNodes);
    }

    /**
     * True if a search wins a part.
     *
     * @param question all that matters for the answer; copied if it is new
     * @param maxNodes the limit of the search
     * @param search asks the question
     * @param spent receives the nodes of each search
     */
    boolean isWon(LongArrayList question, long maxNodes, Supplier<Result> search, LongConsumer spent) {
        Answer answer = answers.get(question);
        if (answer == null || answer.isToBeSearched(maxNodes)) {
            LongArrayList key = question.clone();
            Result result = search.get();
            spent.accept(result.statistics().nodes());
            answer = new Answer(result.outcome(), maxNodes);
            if (answers.size() >= MOST_QUESTIONS) {
                answers.clear();
            }
            answers.put(key, answer);
        }
        return answer.outcome == Outcome.WIN;
    }
}
