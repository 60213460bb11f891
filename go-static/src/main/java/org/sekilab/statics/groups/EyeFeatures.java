package org.sekilab.statics.groups;

import java.util.List;
import org.sekilab.statics.euler.LinkCount;

/**
 * The counts of a group that serve to guess its eyes. Source: [N05] 4.
 *
 * @param links stones, links and loops of all its blocks
 * @param parts the number of parts of the group that are not linked, not even by the earth; at least 1
 * @param falseEyes the number of enclosed points that must be filled before the blocks around them are captured
 * @param joints its semi-joints, in connected sets; unmodifiable
 */
public record EyeFeatures(LinkCount links, int parts, int falseEyes, List<JointSet> joints) {
    public EyeFeatures {
        joints = List.copyOf(joints);
    }

    /** The number of regions that the group encloses as it stands, false eyes included: [N05] 4.1. */
    public int regions() {
        return links.regions() + parts - 1;
    }
}
