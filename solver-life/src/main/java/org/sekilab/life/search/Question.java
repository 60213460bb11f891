package org.sekilab.life.search;

import org.sekilab.life.wall.Masks;

/**
 * What the prover has to reach in a wall game.
 *
 * @param goal the kind of goal
 * @param groups [group]: the mask of the targets of a group; none for {@link Goal#ANY}
 */
record Question(Goal goal, long[][] groups) {
    /** The kinds of goals, with their words in certificates. */
    enum Goal {
        /** Of each group, a target is never captured. */
        LIVE("live"),
        /** Some block of the prover lives unconditionally. */
        ANY("any"),
        /** All targets of some group are captured. */
        KILL("kill");

        private final String word;

        Goal(String word) {
            this.word = word;
        }

        String word() {
            return word;
        }
    }

    /** True if some group has no target left. */
    boolean isGroupGone(long[] targets) {
        for (long[] group : groups) {
            if (!Masks.meet(group, 0, targets, 0, group.length)) {
                return true;
            }
        }
        return false;
    }

    /** True if the opponent's pass needs an answer. */
    boolean isPassAnswered() {
        return goal != Goal.LIVE;
    }
}
