package org.sekilab.experiments.gtp;

import java.util.EnumMap;
import java.util.Map;
import org.sekilab.model.Color;

/** The time that each side has left. Mutable, for one thread. Source: [GTP2] 4.2. */
final class Clock {
    private static final int MOVES_TO_COME = 60; // a side's, where the controller says nothing
    private static final double SHORT = 5; // seconds for a move; searching a board takes a few

    private final Map<Color, Double> secondsAMove = new EnumMap<>(Color.class);

    /** Begins again; 0 seconds of overtime for some stones means no limit. */
    void set(int mainSeconds, int overtimeSeconds, int overtimeStones) {
        secondsAMove.clear();
        boolean isUnlimited = overtimeSeconds > 0 && overtimeStones == 0;
        if (!isUnlimited) {
            for (Color color : Color.values()) {
                double overtime = overtimeStones == 0 ? 0 : (double) overtimeSeconds / overtimeStones;
                secondsAMove.put(color, Math.max(overtime, (double) mainSeconds / MOVES_TO_COME));
            }
        }
    }

    /** Tells what a side has left; 0 stones stand for main time. */
    void setLeft(Color color, int seconds, int stones) {
        secondsAMove.put(color, (double) seconds / (stones == 0 ? MOVES_TO_COME : stones));
    }

    /** True when a side has no time to search. */
    boolean isShort(Color color) {
        return secondsAMove.getOrDefault(color, Double.MAX_VALUE) < SHORT;
    }
}
