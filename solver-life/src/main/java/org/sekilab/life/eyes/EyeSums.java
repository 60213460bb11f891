package org.sekilab.life.eyes;

import it.unimi.dsi.fastutil.longs.Long2IntOpenHashMap;
import java.util.List;

/**
 * Tells whether the eye spaces of a block give it two eyes, by playing the sum of their games. Mutable: answers are
 * kept. Confined to one thread.
 *
 * <p>Each side moves in one of the spaces at a time. An attack in one space may be answered in another one. So
 * {@code {2|1} + {1|0}} gives two eyes with either side first, although neither space does.
 *
 * <p>Source: [L96].
 * <p>Proves: the sum of the games. The spaces must be apart: no point of one is in another one.
 * <p>Cost: one look-up for each number of spaces of each value that comes up.
 */
public final class EyeSums {
    /** The most spaces of a sum. */
    public static final int MOST_SPACES = 15;

    private static final EyeValue[] VALUES = EyeValue.values();
    private static final int DIGIT = 4; // bits: how many spaces have a value
    private static final int NONE = -1;
    private static final int ATTACKED = 0;
    private static final int DEFENDED = 1;

    private final Long2IntOpenHashMap known = new Long2IntOpenHashMap();

    public EyeSums() {
        known.defaultReturnValue(NONE);
    }

    /** True if the defender gets two eyes even if the attacker moves first. */
    public boolean holdsAgainstMove(List<EyeValue> values) {
        return holds(counts(values), ATTACKED);
    }

    /** True if the defender gets two eyes by moving first. */
    public boolean holdsByMove(List<EyeValue> values) {
        return holds(counts(values), DEFENDED);
    }

    private static long counts(List<EyeValue> values) {
        if (values.size() > MOST_SPACES) {
            throw new IllegalArgumentException(
                    "a sum of %d spaces is too long; at most %d".formatted(values.size(), MOST_SPACES));
        }
        long counts = 0;
        for (EyeValue value : values) {
            counts += one(value);
        }
        return counts;
    }

    private boolean holds(long counts, int turn) {
        long key = counts << 1 | turn;
        int answer = known.get(key);
        if (answer == NONE) {
            answer = (turn == ATTACKED ? holdsAgainstAll(counts) : holdsBySome(counts)) ? 1 : 0;
            known.put(key, answer);
        }
        return answer == 1;
    }

    private boolean holdsAgainstAll(long counts) {
        int eyes = 0;
        boolean isOver = true;
        for (EyeValue value : VALUES) {
            if (count(counts, value) == 0) {
                continue;
            }
            if (value.isSettled()) {
                eyes += count(counts, value) * value.eyesByMove();
            } else {
                isOver = false;
                if (!holds(counts - one(value) + one(value.attacked()), DEFENDED)) {
                    return false;
                }
            }
        }
        return !isOver || eyes >= 2;
    }

    private boolean holdsBySome(long counts) {
        if (holds(counts, ATTACKED)) {
            return true;
        }
        for (EyeValue value : VALUES) {
            if (count(counts, value) > 0
                    && !value.isSettled()
                    && holds(counts - one(value) + one(value.defended()), ATTACKED)) {
                return true;
            }
        }
        return false;
    }

    private static long one(EyeValue value) {
        return 1L << DIGIT * value.ordinal();
    }

    private static int count(long counts, EyeValue value) {
        return (int) (counts >>> DIGIT * value.ordinal() & (1 << DIGIT) - 1);
    }
}
