package org.sekilab.statics.groups;

/**
 * Guesses the eyes of a group. Implementations have no state, so threads may share them.
 *
 * <p>An extension point: {@code groups.eye-estimator} chooses an estimator by the name under which it is bound. Proves:
 * nothing.
 */
@FunctionalInterface
public interface EyeEstimator {
    /** Enclosed regions, and the links and eyes of semi-joints: [N05] 4.3. */
    EyeEstimator SEMI_JOINTS = new SemiJointEyes();

    /** Enclosed regions as they stand: [N05] 4.1. */
    EyeEstimator REGIONS = new EnclosedRegionEyes();

    EyeEstimate estimate(EyeFeatures features);
}
