package org.sekilab.statics.groups;

/**
 * Static groups: what is joined by a safe connecting point, or by two connecting points of which the opponent can take but one.
 *
 * <p>Source: [N05] 3.2, rules 1 and 2 of subgroups.
 * <p>Proves: nothing; moves that threaten two things at once, and shortage of liberties, separate such groups.
 * <p>Differs: the paper adds a block at a time to a subgroup, here two subgroups are joined by the same rule. So groups never overlap,
 * and they are the same from wherever one begins.
 * <p>Cost: O(connecting points) for each round; rounds end when nothing more is united, mostly after two.
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

    /** Two groups meet at a point once, even if it is next to several blocks of one of them. */
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
