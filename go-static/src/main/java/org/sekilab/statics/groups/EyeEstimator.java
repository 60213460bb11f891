package org.sekilab.statics.groups;

/**
 * Guesses the eyes of a group. Implementations are free of state and may be shared by threads.
 *
 * <p>An extension point: an estimator is chosen by the name it is bound to, in {@code groups.eye-estimator}. Proves: nothing.
 */
@FunctionalInterface
public interface EyeEstimator {
    /** Enclosed regions, and the links and eyes of semi-joints: [N05] 4.3. */
    EyeEstimator SEMI_JOINTS = new SemiJointEyes();

    /** Enclosed regions as they stand: [N05] 4.1. */
    EyeEstimator REGIONS = new EnclosedRegionEyes();

    EyeEstimate estimate(EyeFeatures features);
}
