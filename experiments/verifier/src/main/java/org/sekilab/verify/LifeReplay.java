package org.sekilab.verify;

import java.util.BitSet;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Plays the moves of a graph of states of life and death. Each state stands before its successors, so that one pass is
 * enough. Mutable, confined to one thread.
 *
 * <p>Rules: F-LIFE-6, R-LIFE-1, R-LIFE-2, R-LIFE-3, R-LIFE-4, R-LIFE-5, R-LIFE-6, R-LIFE-7.
 * <p>Cost: some microseconds for each successor. Memory: less than 512 bytes for each state that waits.
 */
final class LifeReplay {
    /** How many states may wait. */
    static final int MAX_WAITING = 1 << 18;

    private final CertificateLines lines;
    private final LifeState first;
    private final int[] points;
    private final List<BitSet> zones;
    private final StateGraph graph;
    private final Map<Integer, LifeState> waiting = new HashMap<>(); // of lines that are reached and not played

    /**
     * @param first state, on the whole board
     * @param points the first zone, by local numbers
     * @param zones by their numbers
     */
    LifeReplay(CertificateLines lines, LifeState first, int[] points, List<BitSet> zones, StateGraph graph) {
        this.lines = lines;
        this.first = first;
        this.points = points;
        this.zones = zones;
        this.graph = graph;
    }

    /** Plays. */
    void run() throws CertificateException {
        if (graph.zone(0) != 0) {
            throw problem(0, "the first state is not in zone 0");
        }
        enter(0, first, 0);
        for (int line = 0; line < graph.size(); line++) {
            LifeState state = waiting.remove(line);
            if (state != null) {
                play(line, state);
            }
        }
    }

    private void play(int line, LifeState state) throws CertificateException {
        char kind = graph.kind(line);
        if (!state.isPossible()) {
            throw problem(line, "the goal is out of reach");
        }
        if (kind == '.') {
            if (!state.isReached()) {
                throw problem(line, "the goal is not reached");
            }
        } else if (state.isProvers() != (kind == 'd')) {
            throw problem(line, "the other side is to move");
        } else if (state.isProvers()) {
            enter(graph.number(line, 1), after(line, state), line);
        } else {
            if (state.hasDoubtfulGroup()) {
                throw problem(line, "the opponent captures stones that may have liberties outside");
            }
            List<LifeState> next = state.successors();
            if (next.size() != graph.count(line)) {
                throw problem(line, "there are %d legal moves".formatted(next.size()));
            }
            for (int i = 0; i < next.size(); i++) {
                enter(graph.number(line, i), next.get(i), line);
            }
        }
    }

    private LifeState after(int line, LifeState state) throws CertificateException {
        int move = graph.number(line, 0);
        return move == points.length
                ? state.afterPass()
                : state.after(points[move]).orElseThrow(() -> problem(line, "the move is not legal"));
    }

    /** Notes the state that a move leads to. */
    private void enter(int line, LifeState state, int from) throws CertificateException {
        BitSet zone = zones.get(graph.zone(line));
        if (!LifeState.contains(state.zone(), zone)) {
            throw problem(from, "the zone of line %d is no part of this one".formatted(graph.line(line)));
        }
        LifeState restricted = state.in(zone);
        LifeState known = waiting.putIfAbsent(line, restricted);
        if (known != null && !known.equals(restricted)) {
            throw problem(from, "a move leads to another state than that of line %d".formatted(graph.line(line)));
        }
        if (waiting.size() > MAX_WAITING) {
            throw lines.problem(graph.line(from), "more than %d later states are reached".formatted(MAX_WAITING));
        }
    }

    private CertificateException problem(int line, String what) {
        return lines.unproved(graph.line(line), what);
    }
}
