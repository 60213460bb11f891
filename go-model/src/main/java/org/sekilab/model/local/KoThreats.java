package org.sekilab.model.local;

/**
 * How often the attacker of a local game may retake a ko at once.
 *
 * <p>Source: unlimited threats are the model of [NKM] 5.3; limited ones are what [NKM] 7 asks for.
 *
 * @param count from 0 to {@value #MOST}, or {@link #NO_LIMIT}
 */
public record KoThreats(int count) {
    /** The largest limit. */
    public static final int MOST = 15;

    /** The most points of a game with limited threats: the key of a state holds what is left of them. */
    public static final int MAX_POINTS = LocalShape.MAX_POINTS - 2;

    /** The {@link #count} that is no limit. */
    public static final int NO_LIMIT = -1;

    public static final KoThreats UNLIMITED = new KoThreats(NO_LIMIT);

    public KoThreats {
        if (count < NO_LIMIT || count > MOST) {
            throw new IllegalArgumentException("%d ko threats are not in 0..%d".formatted(count, MOST));
        }
    }

    /**
     * So many.
     *
     * @param count from 0 to {@value #MOST}
     */
    public static KoThreats of(int count) {
        if (count == NO_LIMIT) {
            throw new IllegalArgumentException("%d ko threats are not in 0..%d".formatted(count, MOST));
        }
        return new KoThreats(count);
    }

    public boolean isLimited() {
        return count != NO_LIMIT;
    }

    /** The most points that a game may have. */
    public int maxPoints() {
        return isLimited() ? MAX_POINTS : LocalShape.MAX_POINTS;
    }

    /** As the configuration has it. */
    @Override
    public String toString() {
        return isLimited() ? Integer.toString(count) : "unlimited";
    }
}
