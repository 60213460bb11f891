package org.sekilab.experiments.gtp.game;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.gtp.protocol.LiveGraphics;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.Region;
import org.sekilab.safety.RegionProof;

/**
 * Solves regions of the game's position, tells GoGui how far the search is, and keeps the last proof. Mutable, for one
 * thread.
 *
 * <p>Source: GoGui's manual, live graphics.
 */
public final class LiveRegionSearch {
    private final GtpGame game;
    private final GtpSolvers solvers;
    private final LiveGraphics live;
    private @Nullable Finding last;

    public LiveRegionSearch(GtpGame game, GtpSolvers solvers, LiveGraphics live) {
        this.game = game;
        this.solvers = solvers;
        this.live = live;
    }

    /**
     * The finding about a region.
     *
     * @param position the board
     * @param region that was searched
     * @param first the side that moved first
     * @param proof the verdict, and what proves it
     */
    public record Finding(Position position, Region region, Color first, RegionProof proof) {}

    /**
     * Solves a region.
     *
     * @param first the side that moves first
     * @return empty if the region is too large, or has no block around
     */
    public Optional<Finding> find(Region region, Color first) {
        Position position = game.position();
        if (!solvers.regions().fits(region) || region.boundaryBlocks().isEmpty()) {
            return Optional.empty();
        }
        RegionProof proof = live.following(
                game.geometry(),
                first,
                listener ->
                        solvers.prover().prove(position, region, first, solvers.engine(), solvers.limits(), listener));
        last = new Finding(position, region, first, proof);
        return Optional.of(last);
    }

    /** The last search. */
    public Optional<Finding> findLast() {
        return Optional.ofNullable(last);
    }
}
