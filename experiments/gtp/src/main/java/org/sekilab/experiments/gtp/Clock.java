package org.sekilab.experiments.gtp;

import java.util.EnumMap;
import java.util.Map;
import org.sekilab.model.Color;

/** The time that each side has left. Mutable, for one thread. Source: [GTP2] 4.2; kgsGtp for periods. */
final class Clock {
    private static final int MOVES_TO_COME = 60; // a side's, where the controller says nothing
    private static final double SHORT = 5; // seconds for a move; searching a board takes a few

    private final Map<Color, Double> secondsAMove = new EnumMap<>(Color.class);
    private double overtimeAMove; // seconds for a move after the main time
    private boolean hasPeriods; // each of a length for one move

    /** Begins again; 0 seconds of overtime for some stones means no limit. */
    void set(int mainSeconds, int overtimeSeconds, int overtimeStones) {
        boolean isUnlimited = overtimeSeconds > 0 && overtimeStones == 0;
        if (isUnlimited) {
            setUnlimited();
        } else {
            begin(mainSeconds, overtimeStones == 0 ? 0 : (double) overtimeSeconds / overtimeStones, false);
        }
    }

    /** Begins again. After the main time each move has a period of its own. */
    void setPeriods(int mainSeconds, int periodSeconds) {
        begin(mainSeconds, periodSeconds, true);
    }

    /** Begins again, without a limit. */
    void setUnlimited() {
        begin(0, 0, false);
        secondsAMove.clear();
    }

    private void begin(int mainSeconds, double newOvertime, boolean newPeriods) {
        overtimeAMove = newOvertime;
        hasPeriods = newPeriods;
        for (Color color : Color.values()) {
            setLeft(color, mainSeconds, 0);
        }
    }

    /** Tells what a side has left; 0 stones stand for main time. With periods, the stones are the periods left. */
    void setLeft(Color color, int seconds, int stones) {
        double left;
        if (stones == 0) {
            left = Math.max(overtimeAMove, (double) seconds / MOVES_TO_COME);
        } else {
            left = hasPeriods ? seconds : (double) seconds / stones;
        }
        secondsAMove.put(color, left);
    }

    /** True when a side has no time to search. */
    boolean isShort(Color color) {
        return secondsAMove(color) < SHORT;
    }

    /** The seconds that a side has for a move; infinite without a limit. */
    double secondsAMove(Color color) {
        return secondsAMove.getOrDefault(color, Double.POSITIVE_INFINITY);
    }
}
