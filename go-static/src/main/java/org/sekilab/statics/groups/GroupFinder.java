package org.sekilab.statics.groups;

/**
 * Decides which blocks of one color form groups. Implementations have no state, so threads may share them.
 *
 * <p>An extension point: {@code groups.finder} chooses a finder by the name under which it is bound. Proves: nothing.
 */
@FunctionalInterface
public interface GroupFinder {
    /** Groups are blocks joined by a safe connecting point, or by two connecting points: [N05] 3.2. */
    GroupFinder STATIC = new StaticGroups();

    /** Each block is a group. */
    GroupFinder BLOCKS = connections -> {};

    /** Unites blocks that belong to one group. The result may depend on the connections only. */
    void unite(Connections connections);
}
