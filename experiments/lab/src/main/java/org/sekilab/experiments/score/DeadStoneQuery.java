package org.sekilab.experiments.score;

import java.util.Optional;
import java.util.regex.Pattern;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.Words;

/**
 * What a user says about dead stones: what tells them, and the blocks that the user decides.
 *
 * @param judge what tells about the blocks that the user does not name
 * @param dead one point of each block that is dead; absent if there is none
 * @param alive one point of each block that is alive; absent if there is none
 */
public record DeadStoneQuery(DeadStoneJudge judge, Optional<Argument> dead, Optional<Argument> alive) {
    private static final Pattern NAME = Pattern.compile("[^\\s,]");

    /**
     * Reads what a user asks for.
     *
     * @param dead a judge, or points, or a judge and then points. Points alone are all dead stones there are. Without
     *     any, the stones are estimated
     * @param alive points of blocks that are alive
     * @throws InputException if one of them is empty
     */
    public static DeadStoneQuery of(Optional<Argument> dead, Optional<Argument> alive) {
        dead.ifPresent(DeadStoneQuery::checkNotEmpty);
        alive.ifPresent(DeadStoneQuery::checkNotEmpty);
        if (dead.isEmpty()) {
            return new DeadStoneQuery(DeadStoneJudge.ESTIMATE, dead, alive);
        }
        String[] words = dead.get().text().strip().split("[\\s,]+", 2);
        Optional<DeadStoneJudge> judge = Words.find(DeadStoneJudge.class, words[0]);
        if (judge.isEmpty()) {
            return new DeadStoneQuery(DeadStoneJudge.NONE, dead, alive);
        }
        Optional<Argument> points = words.length == 1
                ? Optional.empty()
                : Optional.of(new Argument(dead.get().place(), words[1]));
        return new DeadStoneQuery(judge.get(), points, alive);
    }

    /** An empty list is a name that was forgotten: {@code none} says that no stone is dead. */
    private static void checkNotEmpty(Argument stones) {
        if (!NAME.matcher(stones.text()).find()) {
            throw stones.mistake("names no stone");
        }
    }
}
