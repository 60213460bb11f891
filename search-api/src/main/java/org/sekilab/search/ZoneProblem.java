package org.sekilab.search;

/**
 * A problem that knows on which part of a state a win of the prover rests: its zone. Mutable, confined to one thread.
 *
 * <p>A zone is a mask. Its bits have a meaning for the problem only. The prover wins each state that is equal on the
 * zone, with the same side to move. A larger zone is always right too.
 *
 * <p>Source: relevance zones, Shih, Wu et al., AAAI 2022.
 */
public interface ZoneProblem extends Problem {
    /** The zone that has everything. */
    long ALL = -1;

    /** False if all zones have everything, so that it is no use to ask for them. It never changes. */
    boolean hasZones();

    /** The zone of the present state, which {@link #outcome} gives to the prover. */
    long zoneOfWin();

    /**
     * The zone of the present state of the prover, which is won by a move.
     *
     * @param after the zone of the state after the move
     */
    long zoneBefore(int move, long after);

    /**
     * The least zone of the present state of the opponent that contains some points. The prover must answer only the
     * moves {@link #isAnswered in} this zone. The states after these moves may add points to it.
     *
     * @param points {@link #ALL}, or the union of zones of states after moves of the opponent
     * @param preferred a zone with the points to take first, where there is a choice
     */
    long closedZone(long points, long preferred);

    /**
     * True if the prover must answer a move of the opponent in a zone of the present state. In each zone at least one
     * move is answered, such as a pass. Otherwise a state could be won although none of its moves is.
     */
    boolean isAnswered(int move, long zone);
}
