package org.sekilab.statics.groups;

/**
 * Static groups: blocks joined by a safe connecting point, or by two connecting points. The opponent can take only one
 * of the two.
 *
 * <p>Source: [N05] 3.2, rules 1 and 2 of subgroups.
 * <p>Proves: nothing; double threats and shortage of liberties can separate such groups.
 * <p>Differs: the paper adds one block at a time to a subgroup. Here the same rule joins two subgroups. So groups never
 * overlap, and they do not depend on the first block.
 * <p>Cost: O(connecting points) for each round; rounds end when nothing more is united, usually after two.
 */
final class StaticGroups implements GroupFinder {
    @Override
    public void unite(Connections connections) {
        boolean isMore = true;
        while (isMore) {
            isMore = false;
            connections.beginRound();
            for (int point = 0; point < connections.pointCount(); point++) {
                isMore |= uniteAt(point, connections);
            }
        }
    }

    /**
     * Unites groups at a point. Two groups meet at a point only once, even if it is next to several blocks of one of
     * them.
     */
    private static boolean uniteAt(int point, Connections connections) {
        boolean isMore = false;
        int[] groups = new int[AdjacentBlocks.MOST];
        int count = 0;
        for (int i = 0; i < AdjacentBlocks.MOST && connections.blockAt(point, i) >= 0; i++) {
            count = AdjacentBlocks.addIfNew(connections.groupOf(connections.blockAt(point, i)), groups, count);
        }
        for (int i = 1; i < count; i++) {
            for (int j = 0; j < i; j++) {
                if (connections.isSafe(point) || connections.meetAgain(groups[i], groups[j])) {
                    isMore |= connections.unite(groups[i], groups[j]);
                }
            }
        }
        return isMore;
    }
}
