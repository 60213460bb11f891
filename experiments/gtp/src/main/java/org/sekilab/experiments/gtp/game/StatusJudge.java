package org.sekilab.experiments.gtp.game;

import org.sekilab.model.Points;

/** Tells whether a block can be killed or saved by the side to move. */
public interface StatusJudge {
    /** Whether the opponent kills the block of a stone, moving first. */
    Outlook attack(int stone);

    /** Whether the block of a stone is saved, its own side moving first. */
    Outlook defend(int stone);

    /** Whether the side to move reaches what it wants. */
    public enum Answer {
        FAILS,
        WORKS,
        /** The side succeeds by a ko for which the opponent has to find the first threat. */
        KO_OPPONENT_FIRST,
        /** The side succeeds by a ko for which the side itself has to find the first threat. */
        KO_SELF_FIRST,
        /** The side succeeds by a ko. It is not known which side has to find the first threat. */
        KO,
        UNKNOWN
    }

    /** The degree of trust in an answer. */
    public enum Trust {
        PROOF,
        GUESS
    }

    /**
     * The answer, and how.
     *
     * @param move that is best, a point or {@link Points#PASS}; {@link Points#NONE} where none works
     * @param trust of the answer and its move
     */
    public record Outlook(Answer answer, int move, Trust trust) {
        static final Outlook FAILS = proved(Answer.FAILS, Points.NONE);
        static final Outlook UNKNOWN = proved(Answer.UNKNOWN, Points.NONE);
        static final Outlook BY_PASSING = proved(Answer.WORKS, Points.PASS);

        static Outlook proved(Answer answer, int move) {
            return new Outlook(answer, move, Trust.PROOF);
        }

        static Outlook guessed(Answer answer, int move) {
            return new Outlook(answer, move, Trust.GUESS);
        }
    }
}
