package org.sekilab.life.window;

import java.util.List;
import java.util.Optional;
import org.sekilab.life.settings.LifeConfig;
import org.sekilab.life.settings.LifeFeature;
import org.sekilab.life.zones.KnownZones;
import org.sekilab.life.zones.ZonePatterns;
import org.sekilab.life.zones.ZoneState;

/**
 * The zones on which states of a window are won: those that one search found, and those of a store. Mutable,
 * confined to one thread.
 *
 * <p>Proves: as {@link ZonePatterns}.
 */
final class WonZones {
    private static final int MOST_PATTERNS = 1 << 16;
    private static final long LEAST_NODES = 20; // a state that took less is no pattern

    private final WindowGame game;
    private final Optional<KnownZones> given;
    private final Optional<ZonePatterns> patterns;
    private final boolean keepsOwn;
    private int found = ZonePatterns.NONE;

    /**
     * The zones at the beginning of a search.
     *
     * @param moves knows the order of the points
     * @param given zones of earlier searches, if there is a store
     */
    WonZones(WindowGame game, WindowMoves moves, LifeConfig config, Optional<KnownZones> given) {
        this.game = game;
        this.given = given;
        this.keepsOwn = config.has(LifeFeature.PATTERNS);
        this.patterns = config.has(LifeFeature.ZONES) && (keepsOwn || given.isPresent())
                ? Optional.of(new ZonePatterns(game.board(), game.targets()::left, moves.hottestFirst(), MOST_PATTERNS))
                : Optional.empty();
        patterns.ifPresent(known -> given.ifPresent(zones -> known.addGiven(zones.states())));
    }

    /** Keeps the zone of the present state, which a move has won after some nodes, if that was hard to find. */
    void keep(long zone, int move, long nodes) {
        boolean isPass =
                game.board().isDefenderToMove() && move == game.board().shape().size();
        // A pattern does not tell whether the attacker has passed. After that pass, a pass ends the game.
        if (keepsOwn && nodes >= LEAST_NODES && !isPass) {
            patterns.ifPresent(known -> known.add(zone, move));
        }
    }

    /** True if the present state matches a pattern. Until the next call, {@link #move} and {@link #zone} tell it. */
    boolean find() {
        if (patterns.isPresent()) {
            found = patterns.get().find();
        }
        return found != ZonePatterns.NONE;
    }

    /** The winning move of the pattern that was found. */
    int move() {
        return patterns.orElseThrow().move(found);
    }

    /** The zone of the pattern that was found. */
    long zone() {
        return patterns.orElseThrow().zone(found);
    }

    /** True if there is a store that takes the zones of proofs. */
    boolean isStoreOpen() {
        return given.isPresent() && given.get().store().isOpen();
    }

    /** Gives the states of a proof to the store, if there is one. Each state comes after those that it rests on. */
    void learn(List<ZoneState> proved) {
        given.ifPresent(zones -> zones.learn(proved));
    }

    /** Tells the store how often its zones were looked up, and how often they matched. */
    void countMatches() {
        given.ifPresent(zones -> patterns.ifPresent(known -> zones.store().count(known.lookUps(), known.matches())));
    }
}
