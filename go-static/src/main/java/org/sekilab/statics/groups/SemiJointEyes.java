package org.sekilab.statics.groups;

import org.sekilab.statics.euler.LinkCount;

/**
 * Effective eyes: enclosed regions by Euler's formula, where semi-joints are links and eyes to come.
 *
 * <p>One semi-joint is half a link, or a whole one where the opponent's stone can be captured; two or more in a row are a link; four or
 * more form eyes besides.
 *
 * <p>Source: [N05] 4.3, with its table, and 4.4.
 * <p>Proves: nothing. An open region without semi-joints, such as six points in two rows, counts as one eye.
 * <p>Differs: the first link of a group to the earth encloses nothing, as in the paper's Euler numbers; here this is settled once, for all
 * semi-joints on the edge.
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
