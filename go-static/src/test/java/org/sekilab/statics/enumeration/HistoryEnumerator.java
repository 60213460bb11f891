package org.sekilab.statics.enumeration;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * Solves tiny local games under situational superko, by all histories. A situation is the stones and the side to move.
 * No stone may repeat a situation, except that the attacker may retake a ko at once. A pass is always legal. Mutable,
 * used once.
 *
 * <p>Cost: exponential. A remembered value holds for the same history only.
 */
public final class HistoryEnumerator {
    private static final long SITUATION = (1L << 48) - 1 | 1L << 53; // without the ko, and without a pass

    private final LocalRules rules;
    private final long maxNodes;
    private final LongArrayList history = new LongArrayList();
    private final Map<Node, Value> values = new HashMap<>();
    private long nodes;

    /** @param before the situation before the last one; the attacker may restore it by a retake */
    private record Node(long state, long before, Set<Long> history) {}

    private HistoryEnumerator(LocalRules rules, long maxNodes) {
        this.rules = rules;
        this.maxNodes = maxNodes;
    }

    /** The value if the attacker moves first; empty if it takes more than {@code maxNodes} nodes. */
    public static Optional<Value> attackerFirst(LocalGame game, long maxNodes) {
        LocalRules rules = new LocalRules(game, KoWinner.ATTACKER);
        return new HistoryEnumerator(rules, maxNodes).solve(rules.attackerFirst());
    }

    /** The value if the defender moves first; empty if it takes more than {@code maxNodes} nodes. */
    public static Optional<Value> defenderFirst(LocalGame game, long maxNodes) {
        LocalRules rules = new LocalRules(game, KoWinner.ATTACKER);
        return new HistoryEnumerator(rules, maxNodes).solve(rules.defenderFirst());
    }

    private Optional<Value> solve(long state) {
        Value value = value(state);
        return nodes > maxNodes ? Optional.empty() : Optional.of(value);
    }

    /** The value of a state. It is meaningless after too many nodes. */
    private Value value(long state) {
        long before = history.isEmpty() ? -1 : history.getLong(history.size() - 1);
        Node node = new Node(state, before, new TreeSet<>(history));
        Value known = values.get(node);
        if (known == null) {
            nodes++;
            history.add(state & SITUATION);
            known = bestMove(state, before);
            history.removeLong(history.size() - 1);
            values.put(node, known);
        }
        return known;
    }

    private Value bestMove(long state, long before) {
        boolean isDefender = LocalRules.isDefenderToMove(state);
        Value wanted = isDefender ? Value.SAFE : Value.UNSAFE;
        Value best = LocalRules.isPassed(state) ? rules.valueAtEnd(state) : value(LocalRules.pass(state));
        for (int bit = 0; bit < rules.size() && best != wanted && nodes <= maxNodes; bit++) {
            long next = rules.play(state, bit);
            boolean isLegal = next != LocalRules.ILLEGAL
                    && (next == LocalRules.CAPTURED
                            || !history.contains(next & SITUATION)
                            || !isDefender && (next & SITUATION) == before);
            if (isLegal) {
                Value value = next == LocalRules.CAPTURED ? Value.UNSAFE : value(next);
                boolean isBetter = isDefender ? value.compareTo(best) < 0 : value.compareTo(best) > 0;
                best = isBetter ? value : best;
            }
        }
        return best;
    }
}
