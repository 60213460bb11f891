package org.sekilab.statics.groups;

/**
 * Guesses the eyes of a group. Implementations are free of state and may be shared by threads.
 *
 * <p>An extension point: an estimator is chosen by the name it is bound to, in {@code groups.eye-estimator}. Proves: nothing.
 */
@FunctionalInterface
public interface EyeEstimator {
    EyeEstimate estimate(EyeFeatures features);
}
