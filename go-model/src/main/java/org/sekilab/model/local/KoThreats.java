package org.sekilab.model.local;

/**
 * The number of times that the attacker of a local game may retake a ko at once, or that the defender may retake
 * always.
 *
 * <p>Source: [NKM] 5.3 models unlimited threats of the attacker. [NKM] 7 asks for limited ones. Unlimited threats of
 * the defender, the other extreme, show whether a result depends on a ko at all: [N05] table 1.
 *
 * @param count from 0 to {@value #MOST}, or {@link #NO_LIMIT}, or {@link #NO_LIMIT_FOR_THE_DEFENDER}
 */
public record KoThreats(int count) {
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

    /** True when the attacker may not always retake a ko at once. */
    public boolean isLimited() {
        return count != NO_LIMIT;
    }

    /** True when the defender may always retake a ko at once. */
    public boolean isOfTheDefender() {
        return count == NO_LIMIT_FOR_THE_DEFENDER;
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
            default -> Integer.toString(count);
        };
    }
}
