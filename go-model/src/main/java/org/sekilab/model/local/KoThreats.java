package org.sekilab.model.local;

/**
 * The number of times that the attacker of a local game may retake a ko at once, or that the defender may. The other
 * side may never do so.
 *
 * <p>Source: [NKM] 5.3 models unlimited threats of the attacker. [NKM] 7 asks for limited ones. Unlimited threats of
 * the defender, the other extreme, show whether a result depends on a ko at all: [N05] table 1.
 *
 * @param count of the attacker, from 0 to {@value #MOST}, or {@link #NO_LIMIT}, or {@link #NO_LIMIT_FOR_THE_DEFENDER}
 * @param countOfDefender from 0 to {@value #MOST}; 0 unless the attacker has none
 */
public record KoThreats(int count, int countOfDefender) {
    /** The largest limit. */
    public static final int MOST = 15;

    /** The most points of a game with limited threats. The key of a state needs bits for the threats left. */
    public static final int MAX_POINTS = LocalShape.MAX_POINTS - 2;

    /** The {@link #count} for an attacker with unlimited threats. */
    public static final int NO_LIMIT = -1;

    /** The {@link #count} for an attacker without threats and a defender with unlimited ones. */
    public static final int NO_LIMIT_FOR_THE_DEFENDER = -2;

    public static final KoThreats UNLIMITED = new KoThreats(NO_LIMIT);

    /** The defender may always retake a ko at once, the attacker never. */
    public static final KoThreats OF_THE_DEFENDER = new KoThreats(NO_LIMIT_FOR_THE_DEFENDER);

    public KoThreats {
        if (count < NO_LIMIT_FOR_THE_DEFENDER || count > MOST) {
            throw new IllegalArgumentException("%d ko threats are not in 0..%d".formatted(count, MOST));
        }
        int mostOfDefender = count == 0 ? MOST : 0;
        if (countOfDefender < 0 || countOfDefender > mostOfDefender) {
            throw new IllegalArgumentException(
                    "%d ko threats of the defender are not in 0..%d".formatted(countOfDefender, mostOfDefender));
        }
    }

    /** Threats without a limited number for the defender. */
    public KoThreats(int count) {
        this(count, 0);
    }

    /**
     * A limited number of threats of the attacker.
     *
     * @param count from 0 to {@value #MOST}
     */
    public static KoThreats of(int count) {
        if (count < 0) {
            throw new IllegalArgumentException("%d ko threats are not in 0..%d".formatted(count, MOST));
        }
        return new KoThreats(count);
    }

    /**
     * A limited number of threats of the defender, and none of the attacker.
     *
     * @param count from 0 to {@value #MOST}
     */
    public static KoThreats ofTheDefender(int count) {
        return new KoThreats(0, count);
    }

    /** True when the attacker may not always retake a ko at once. */
    public boolean isLimited() {
        return count != NO_LIMIT;
    }

    /** True when the defender may retake a ko at once, always or a number of times. */
    public boolean isOfTheDefender() {
        return count == NO_LIMIT_FOR_THE_DEFENDER || countOfDefender > 0;
    }

    /** The number of threats of the side that has some; 0 if they are unlimited. */
    int number() {
        return Math.max(countOfDefender, count);
    }

    /** These threats when so many are left; unlimited ones stay unlimited. */
    KoThreats left(int left) {
        return number() == 0 ? this : isOfTheDefender() ? ofTheDefender(left) : of(left);
    }

    /** The most points that a game with these threats may have. */
    public int maxPoints() {
        return isLimited() ? MAX_POINTS : LocalShape.MAX_POINTS;
    }

    /** The value as the configuration writes it. */
    @Override
    public String toString() {
        return switch (count) {
            case NO_LIMIT -> "unlimited";
            case NO_LIMIT_FOR_THE_DEFENDER -> "defender";
            default -> countOfDefender > 0 ? "defender " + countOfDefender : Integer.toString(count);
        };
    }
}
