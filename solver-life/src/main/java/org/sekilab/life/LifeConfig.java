package org.sekilab.life;

/**
 * The switches of a search for life and death.
 *
 * @param zones whether proofs keep their zones, so that attackers' moves outside need no answer
 * @param nullMoves whether the attacker's pass is searched first, with one pass after the other allowed; needs zones
 * @param direct whether each window has a second search without null moves, with short turns
 * @param kill whether a part of the search asks whether the stones are dead, live in seki only, or a ko
 *     decides
 * @param seed of the jitter of the first proof numbers; 0 for none
 * @param seeds how many searches of the same window take turns, from 1 to {@value #MOST_SEEDS}. Each but the first has
 *     another jitter. They share what they have won
 * @param patterns whether a state is won if it has the stones of another won state on the zone of that one's proof;
 *     needs zones
 * @param learnedOrder whether learned weights sort the defender's moves and give their first proof numbers
 */
public record LifeConfig(
        boolean zones,
        boolean nullMoves,
        boolean direct,
        boolean kill,
        long seed,
        int seeds,
        boolean patterns,
        boolean learnedOrder) {
    /** The largest number of {@link #seeds}. */
    public static final int MOST_SEEDS = 16;

    public static final LifeConfig DEFAULT = new LifeConfig(true, true, true, true, 0, 1, false, true);

    public LifeConfig {
        if (seeds < 1 || seeds > MOST_SEEDS) {
            throw new IllegalArgumentException("life.seeds: %d is not in 1..%d".formatted(seeds, MOST_SEEDS));
        }
    }

    /** True if a pass of the attacker is searched first. */
    boolean hasPasses() {
        return zones && nullMoves;
    }

    /** The same switches for a search without null moves. */
    LifeConfig withoutNullMoves() {
        return new LifeConfig(zones, false, false, kill, seed, seeds, patterns, learnedOrder);
    }
}
