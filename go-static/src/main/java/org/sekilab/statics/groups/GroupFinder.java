package org.sekilab.statics.groups;

/**
 * Says which blocks of one color form groups. Implementations are free of state and may be shared by threads.
 *
 * <p>An extension point: a finder is chosen by the name it is bound to, in {@code groups.finder}. Proves: nothing.
 */
@FunctionalInterface
public interface GroupFinder {
    /** What is joined by a safe connecting point, or by two: [N05] 3.2. */
    GroupFinder STATIC = new StaticGroups();

    /** Each block is a group. */
    GroupFinder BLOCKS = connections -> {};

    /** Unites blocks that belong to one group. What is united may depend on the connections only. */
    void unite(Connections connections);
}
