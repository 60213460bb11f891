package org.sekilab.statics.groups;

import org.sekilab.statics.euler.LinkCount;

/**
 * Counts effective eyes: enclosed regions by Euler's formula, with semi-joints as links and future eyes.
 *
 * <p>One semi-joint is half a link, or a whole one if an opponent stone there can be captured. Two or more in a row are
 * a link. Four or more also form eyes.
 *
 * <p>Source: [N05] 4.3, with its table, and 4.4.
 * <p>Proves: nothing. An open region without semi-joints, such as six points in two rows, counts as one eye.
 * <p>Differs: the first link of a group to the earth encloses nothing, as in the paper's Euler numbers. Here this is
 * handled once for all semi-joints on the edge.
 * <p>Cost: O(sets of semi-joints).
 */
final class SemiJointEyes implements EyeEstimator {
    @Override
    public EyeEstimate estimate(EyeFeatures features) {
        LinkCount links = features.links();
        int inside = 0;
        int onEdge = 0;
        for (JointSet set : features.joints()) {
            if (set.isOnEdge()) {
                onEdge += set.worth();
            } else {
                inside += set.worth();
            }
        }
        int fromEdge = links.isEarthed() ? onEdge : Math.max(0, onEdge - JointSet.LINK);
        int halves = 2 * (links.regions() - features.falseEyes()) + inside + fromEdge;
        return new EyeEstimate(Math.max(0, halves));
    }
}
