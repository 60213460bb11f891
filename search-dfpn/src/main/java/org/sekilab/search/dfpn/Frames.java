package org.sekilab.search.dfpn;

import org.jspecify.annotations.Nullable;

/** Room for the children of the states on the path, made when first needed; mutable, confined to a run. */
final class Frames {
    private final @Nullable Children[] byPly;
    private final int maxMoves;

    /** For the plies from 0 up to this, exclusive. */
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
