package org.sekilab.statics.groups;

import java.util.List;
import org.sekilab.statics.euler.LinkCount;

/**
 * What is counted of a group to guess its eyes. Source: [N05] 4.
 *
 * @param links stones, links and loops of all its blocks
 * @param parts how many parts of the group are not linked, not even by the earth; at least 1
 * @param falseEyes enclosed points that must be filled before the blocks around them are captured
 * @param joints its semi-joints, in connected sets; unmodifiable
 */
public record EyeFeatures(LinkCount links, int parts, int falseEyes, List<JointSet> joints) {
    public EyeFeatures {
        joints = List.copyOf(joints);
    }

    /** The number of regions that the group encloses as it stands, false eyes too: [N05] 4.1. */
    public int regions() {
        return links.regions() + parts - 1;
    }
}
