package org.sekilab.search.dfpn;

import org.jspecify.annotations.Nullable;

/** Memory for the children of the states on the path, made at the first request. Mutable, confined to a run. */
final class Frames {
    private final @Nullable Children[] byPly;
    private final int maxMoves;

    /** Frames for the plies from 0 up to {@code plies}, exclusive. */
    Frames(int plies, int maxMoves) {
        this.byPly = new Children[plies];
        this.maxMoves = maxMoves;
    }

    int plies() {
        return byPly.length;
    }

    Children at(int ply) {
        Children children = byPly[ply];
        if (children == null) {
            children = new Children(maxMoves);
            byPly[ply] = children;
        }
        return children;
    }
}
