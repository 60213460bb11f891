package org.sekilab.life.order;

/** Receives the states in which a search has found a winning move of the defender. */
@FunctionalInterface
public interface ChoiceListener {
    /** Receives nothing. */
    ChoiceListener NONE = choice -> {};

    /** Called on the thread of the search. */
    void won(MoveChoice choice);

    /** True if {@link #won} is to be called. */
    default boolean isListening() {
        return this != NONE;
    }
}
