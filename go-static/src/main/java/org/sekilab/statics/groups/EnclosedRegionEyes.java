package org.sekilab.statics.groups;

/**
 * Counts an eye for each region that the group encloses as it stands, except false eyes.
 *
 * <p>Source: [N05] 4.1 and 4.4.
 * <p>Proves: nothing; a region may be too large for one eye, or an opponent may live in it.
 * <p>Differs: rules 1 and 2 of 4.4 are for two blocks. {@link Links} finds false eyes among more blocks.
 * <p>Cost: O(1).
 */
final class EnclosedRegionEyes implements EyeEstimator {
    @Override
    public EyeEstimate estimate(EyeFeatures features) {
        return new EyeEstimate(2 * Math.max(0, features.regions() - features.falseEyes()));
    }
}
