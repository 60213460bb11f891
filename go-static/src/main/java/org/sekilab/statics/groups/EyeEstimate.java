package org.sekilab.statics.groups;

/**
 * A guess of the number of eyes that a group can form, in halves. The side to move can get the half eye. Source: [N05]
 * 3.2, table 1.
 *
 * @param halves at least 0
 */
public record EyeEstimate(int halves) {
    private static final String[] TYPES = {"{E|E}", "{O|E}", "{O|O}", "{T|O}", "{T|T}"};

    public EyeEstimate {
        if (halves < 0) {
            throw new IllegalArgumentException("%d half eyes".formatted(halves));
        }
    }

    /** The number of eyes. */
    public double eyes() {
        return halves / 2.0;
    }

    /**
     * The paper's pair of symbols: the result if the group moves first, and if the opponent does. T is two eyes, O one,
     * E none.
     */
    public String type() {
        return TYPES[Math.min(halves, TYPES.length - 1)];
    }
}
