package org.sekilab.statics.groups;

/**
 * An eye for each region that the group encloses as it stands, but for false ones.
 *
 * <p>Source: [N05] 4.1 and 4.4.
 * <p>Proves: nothing; a region may be too large for one eye or hold an opponent who lives.
 * <p>Differs: rules 1 and 2 of 4.4 are for two blocks; {@link Links} says what is false among more.
 * <p>Cost: O(1).
 */
final class EnclosedRegionEyes implements EyeEstimator {
    @Override
    public EyeEstimate estimate(EyeFeatures features) {
        return new EyeEstimate(2 * Math.max(0, features.regions() - features.falseEyes()));
    }
}
