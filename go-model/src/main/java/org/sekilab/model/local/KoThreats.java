package org.sekilab.model.local;

/**
 * How often the attacker of a local game may retake a ko at once, or that the defender may.
 *
 * <p>Source: unlimited threats are the model of [NKM] 5.3; limited ones are what [NKM] 7 asks for; those of the defender,
 * the other extreme, tell what hangs on a ko at all: [N05] table 1.
 *
 * @param count from 0 to {@value #MOST}, or {@link #NO_LIMIT}, or {@link #NO_LIMIT_FOR_THE_DEFENDER}
 */
public record KoThreats(int count) {
    /** The largest limit. */
    public static final int MOST = 15;

    /** The most points of a game with limited threats: the key of a state holds what is left of them. */
    public static final int MAX_POINTS = LocalShape.MAX_POINTS - 2;

    /** The {@link #count} that is no limit. */
    public static final int NO_LIMIT = -1;

    /** The {@link #count} that gives the attacker none, and the defender as many as he likes. */
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
     * So many.
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

    /** True when the defender may. */
    public boolean isOfTheDefender() {
        return count == NO_LIMIT_FOR_THE_DEFENDER;
    }

    /** The most points that a game may have. */
    public int maxPoints() {
        return isLimited() ? MAX_POINTS : LocalShape.MAX_POINTS;
    }

    /** As the configuration has it. */
    @Override
    public String toString() {
        return switch (count) {
            case NO_LIMIT -> "unlimited";
            case NO_LIMIT_FOR_THE_DEFENDER -> "defender";
            default -> Integer.toString(count);
        };
    }
}
