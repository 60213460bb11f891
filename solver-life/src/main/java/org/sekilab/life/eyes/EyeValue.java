package org.sekilab.life.eyes;

import java.util.List;

/**
 * What an eye space can be worth: the canonical games of eyes without ko.
 *
 * <p>The defender moves to the left option, the attacker to the right one. A game ends with 0, 1 or 2 eyes; more
 * than two count as two. The name of a value is its mean, as in the paper. The star marks {@code {2|0}}: its mean
 * is 1, too.
 *
 * <p>Source: [L96], the values of a single group without ko and seki.
 * <p>Proves: each game with options of these values is equal to one of them. A test forms all of them.
 * <p>Differs: games are equal here if they may replace each other in all sums, where both sides may pass. This
 * gives the eight values of the paper. A seki inside the space has no name of its own: it counts as two eyes.
 */
public enum EyeValue {
    /** No eye. */
    ZERO("0"),
    /** An eye if the defender moves first, and none otherwise. */
    HALF("1/2"),
    /** An eye and a half if the defender moves first, and none otherwise. */
    THREE_QUARTERS("3/4"),
    /** One eye. */
    ONE("1"),
    /** Two eyes if the defender moves first, and none otherwise. */
    ONE_STAR("1*"),
    /** Two eyes if the defender moves first, and half an eye otherwise. */
    ONE_AND_QUARTER("1 1/4"),
    /** Two eyes if the defender moves first, and one otherwise. */
    ONE_AND_HALF("1 1/2"),
    /** Two eyes. */
    TWO("2");

    private final String text;

    EyeValue(String text) {
        this.text = text;
    }

    /** The name, such as {@code 1 1/2}. */
    public String text() {
        return text;
    }

    /** The form with options, such as {@code {2||1|0}}; a number of eyes if the game is over. */
    public String form() {
        return game().toString();
    }

    /** True if no move changes the number of eyes. */
    public boolean isSettled() {
        return defended() == this;
    }

    /** The value after the best move of the defender; this value itself if it is settled. */
    public EyeValue defended() {
        return switch (this) {
            case ZERO -> ZERO;
            case HALF, ONE -> ONE;
            case THREE_QUARTERS -> ONE_AND_HALF;
            case ONE_STAR, ONE_AND_QUARTER, ONE_AND_HALF, TWO -> TWO;
        };
    }

    /** The value after the best move of the attacker; this value itself if it is settled. */
    public EyeValue attacked() {
        return switch (this) {
            case ZERO, HALF, THREE_QUARTERS, ONE_STAR -> ZERO;
            case ONE_AND_QUARTER -> HALF;
            case ONE, ONE_AND_HALF -> ONE;
            case TWO -> TWO;
        };
    }

    /** The eyes if the defender moves first, and both sides then move in turn in this space alone: 0, 1 or 2. */
    public int eyesByMove() {
        return isSettled() ? eyes() : defended().eyesAgainstMove();
    }

    /** The eyes if the attacker moves first, and both sides then move in turn in this space alone: 0, 1 or 2. */
    public int eyesAgainstMove() {
        return isSettled() ? eyes() : attacked().eyesByMove();
    }

    /** True if this value may replace another one in each sum. Only 1 and 1* are not in order. */
    public boolean isAtLeast(EyeValue other) {
        return game().isAtLeast(other.game());
    }

    EyeGame game() {
        return isSettled()
                ? EyeGame.of(eyes())
                : EyeGame.of(List.of(defended().game()), List.of(attacked().game()));
    }

    private int eyes() {
        return this == ZERO ? 0 : this == ONE ? 1 : 2;
    }
}
