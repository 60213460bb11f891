package org.sekilab.life.eyes;

import it.unimi.dsi.fastutil.ints.Int2IntOpenHashMap;
import java.util.ArrayList;
import java.util.List;

/**
 * Finds the value of a game from the values of its options. Mutable: answers are kept. Confined to one thread.
 *
 * <p>Masks of values have bit i for the value with ordinal i. A <em>threat</em> is a move of the attacker that
 * leaves the block no liberty in the space. The defender answers it at once, or gives the space up: then no eye is
 * left, and the attacker has lost no move.
 *
 * <p>Source: [L96] for the values; threats are own.
 * <p>Proves: the game is at least the value. Without threats the two are equal.
 * <p>Cost: a look-up, except for the first time.
 */
final class EyeValues {
    private static final EyeValue[] VALUES = EyeValue.values();
    private static final int THREATS = 16; // bits below: defenses and attacks
    private static final int PAIR = 0; // the place of the answers 1 and 1*; answers worth 0 are no threat
    private static final int MISSING = -1;

    private final Int2IntOpenHashMap known = new Int2IntOpenHashMap();
    private final int[] dominated = new int[VALUES.length]; // [ordinal]: mask of lower values

    EyeValues() {
        known.defaultReturnValue(MISSING);
        for (EyeValue value : VALUES) {
            for (EyeValue other : VALUES) {
                if (value != other && value.isAtLeast(other)) {
                    dominated[value.ordinal()] |= bit(other);
                }
            }
        }
    }

    static int bit(EyeValue value) {
        return 1 << value.ordinal();
    }

    /** True if a value is higher than another one; both are ordinals. */
    boolean isHigher(int value, int other) {
        return (dominated[value] & 1 << other) != 0;
    }

    /**
     * The place of a threat in the mask of threats.
     *
     * @param answers the values that the defender may choose from; not only 0
     */
    int threat(int answers) {
        int best = highest(answers);
        boolean isPair = Integer.bitCount(best) > 1;
        return 1 << (isPair ? PAIR : Integer.numberOfTrailingZeros(best));
    }

    /**
     * The ordinal of the value of a game.
     *
     * @param defenses mask of the options of the defender
     * @param attacks mask of the options of the attacker, without threats
     * @param threats mask of what {@link #threat} says
     */
    int value(int defenses, int attacks, int threats) {
        int key = highest(defenses) | lowest(attacks) << VALUES.length | threats << THREATS;
        int value = known.get(key);
        if (value == MISSING) {
            value = compute(defenses, attacks, threats);
            known.put(key, value);
        }
        return value;
    }

    private int compute(int defenses, int attacks, int threats) {
        EyeGame game = game(defenses, attacks, threats);
        for (int value = VALUES.length - 1; value > 0; value--) {
            if (game.isAtLeast(VALUES[value].game())) {
                return value;
            }
        }
        return 0;
    }

    private EyeGame game(int defenses, int attacks, int threats) {
        List<EyeGame> attacked = games(lowest(attacks));
        for (int rest = threats; rest != 0; rest &= rest - 1) {
            attacked.add(threatGame(Integer.numberOfTrailingZeros(rest)));
        }
        return EyeGame.of(games(highest(defenses)), attacked);
    }

    private static EyeGame threatGame(int place) {
        int answers = place == PAIR ? bit(EyeValue.ONE) | bit(EyeValue.ONE_STAR) : 1 << place;
        EyeGame givenUp = EyeGame.of(List.of(EyeGame.of(0)), List.of(EyeGame.CAPTURED));
        return EyeGame.of(games(answers), List.of(givenUp));
    }

    private static List<EyeGame> games(int mask) {
        List<EyeGame> games = new ArrayList<>();
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            games.add(VALUES[Integer.numberOfTrailingZeros(rest)].game());
        }
        return games;
    }

    /** The values of a mask that no other one dominates, for the defender. */
    private int highest(int mask) {
        int kept = mask;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            kept &= ~dominated[Integer.numberOfTrailingZeros(rest)];
        }
        return kept;
    }

    /** The values of a mask that no other one dominates, for the attacker. */
    private int lowest(int mask) {
        int kept = mask;
        for (int rest = mask; rest != 0; rest &= rest - 1) {
            int value = Integer.numberOfTrailingZeros(rest);
            kept &= (dominated[value] & mask) == 0 ? -1 : ~(1 << value);
        }
        return kept;
    }
}
