package org.sekilab.experiments.score;

import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;

/**
 * The dead stones of a position, by what tells that they are dead. Each is in one of the first three sets. Immutable.
 *
 * @param named the stones that the user calls dead; frozen
 * @param proved the stones that a solver proves dead; frozen
 * @param estimated the stones that are dead by an estimate; frozen
 * @param doubtful the stones whose estimate may well be wrong, dead ones and others; frozen
 */
public record JudgedStones(PointSet named, PointSet proved, PointSet estimated, PointSet doubtful) {
    public JudgedStones {
        named = named.copy().freeze();
        proved = proved.copy().freeze();
        estimated = estimated.copy().freeze();
        doubtful = doubtful.copy().freeze();
    }

    /** No stone is dead. */
    static JudgedStones none(Geometry geometry) {
        return proved(new PointSet(geometry));
    }

    /** The stones that a solver proves dead are. */
    static JudgedStones proved(PointSet stones) {
        PointSet none = new PointSet(stones.geometry());
        return new JudgedStones(none, stones, none, none);
    }

    /** The stones as the user says, and these judgements about all stones that the user does not name. */
    JudgedStones corrected(PointSet dead, PointSet alive) {
        PointSet decided = dead.copy().unite(alive);
        return new JudgedStones(
                dead,
                proved.copy().subtract(decided),
                estimated.copy().subtract(decided),
                doubtful.copy().subtract(decided));
    }

    /** All dead stones, a new set. */
    public PointSet all() {
        return named.copy().unite(proved).unite(estimated);
    }

    /** True when an estimate calls stones dead or leaves stones in doubt. */
    public boolean isEstimate() {
        return !estimated.isEmpty() || !doubtful.isEmpty();
    }
}
