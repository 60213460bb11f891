package org.sekilab.statics.enumeration;

import java.util.Optional;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;

/**
 * Solves local games exactly. Enumerates every state that play can reach, and values the cyclic graph backwards.
 *
 * <p>Endless play is counted once for the attacker and once for the defender. If the two results agree, the value holds
 * under any rule for repetitions. If not, it is {@link Value#AMBIGUOUS}.
 *
 * <p>Cost: time and memory linear in states times moves; some 50,000 states for eight empty points.
 */
public final class RegionEnumerator {
    private RegionEnumerator() {}

    /** Solves a game in which the attacker wins all ko fights. */
    public static Optional<Truth> solve(LocalGame game, int maxStates) {
        return solve(game, KoWinner.ATTACKER, maxStates);
    }

    /**
     * The value if the attacker moves first and wins all ko fights, and endless play counts for the defender.
     *
     * @return empty if there are too many states
     */
    public static Optional<Value> best(LocalGame game, int maxStates) {
        LocalRules rules = new LocalRules(game, KoWinner.ATTACKER);
        GameGraph graph = new GameGraph(rules, maxStates);
        return graph.solve(rules.attackerFirst(), rules.defenderFirst())
                ? Optional.of(graph.best(rules.attackerFirst()))
                : Optional.empty();
    }

    /**
     * Solves a race in which the attacker wins all ko fights. The game is safe as soon as the defender has captured a
     * stone of the prize, whatever happens to the defender then.
     *
     * @param prize stones of the attacker on active points
     */
    public static Optional<Truth> solveRace(LocalGame game, PointSet prize, int maxStates) {
        return solve(game, new LocalRules(game, prize, KoWinner.ATTACKER), maxStates);
    }

    /**
     * The values of a game and the moves that keep them.
     *
     * @param koWinner the side that may retake a ko at once
     * @param maxStates enumeration gives up beyond this number of states
     * @return empty if it gave up
     * @throws IllegalArgumentException if the game has more than 24 active points
     */
    public static Optional<Truth> solve(LocalGame game, KoWinner koWinner, int maxStates) {
        return solve(game, new LocalRules(game, koWinner), maxStates);
    }

    private static Optional<Truth> solve(LocalGame game, LocalRules rules, int maxStates) {
        GameGraph graph = new GameGraph(rules, maxStates);
        if (!graph.solve(rules.attackerFirst(), rules.defenderFirst())) {
            return Optional.empty();
        }
        Geometry geometry = game.position().geometry();
        return Optional.of(new Truth(
                graph.value(rules.attackerFirst()),
                graph.value(rules.defenderFirst()),
                moves(rules, geometry, graph.bestMoves(rules.attackerFirst())),
                moves(rules, geometry, graph.bestMoves(rules.defenderFirst())),
                graph.stateCount()));
    }

    private static Truth.Moves moves(LocalRules rules, Geometry geometry, long mask) {
        long pass = 1L << rules.size();
        return new Truth.Moves(rules.pointsOf(geometry, mask & ~pass).freeze(), (mask & pass) != 0);
    }
}
