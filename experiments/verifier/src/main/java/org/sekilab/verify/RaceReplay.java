package org.sekilab.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Plays the moves of a graph of states of a race. Each state stands before its successors, so that one pass is enough.
 * Mutable, confined to one thread.
 *
 * <p>Rules: R-RACE-1, R-RACE-2, R-RACE-3, R-RACE-4, R-RACE-5.
 * <p>Cost: a move for each successor, and 18 bytes for each state.
 */
final class RaceReplay {
    private final CertificateLines lines;
    private final RaceArea area;
    private final RaceAim aim;
    private final StateGraph graph;
    // The states that lines belong to: [line], 0 in the last array for a line that is not reached.
    private final long[] black;
    private final long[] white;
    private final short[] turns;

    RaceReplay(CertificateLines lines, RaceArea area, RaceAim aim, StateGraph graph) {
        this.lines = lines;
        this.area = area;
        this.aim = aim;
        this.graph = graph;
        this.black = new long[graph.size()];
        this.white = new long[graph.size()];
        this.turns = new short[graph.size()];
    }

    /** Plays. */
    void run() throws CertificateException {
        enter(0, RaceSituation.first(area, aim.terms().first()), 0);
        for (int line = 0; line < graph.size(); line++) {
            if (turns[line] != 0) {
                play(line, state(line));
            }
        }
    }

    private void play(int line, RaceSituation state) throws CertificateException {
        boolean isOwn = state.mover() == aim.side();
        char kind = graph.kind(line);
        if (kind == '=') {
            boolean isHeld = aim.goal() == RaceAim.Goal.HOLDS && state.isSettled(aim.side());
            if (!isHeld || graph.count(line) > 0) {
                throw problem(line, "the block is not settled");
            }
        } else if (isOwn != (kind == 'd')) {
            throw problem(line, "the other side is to move");
        } else if (isOwn) {
            int move = graph.number(line, 0);
            RaceSituation next = after(state, move).orElseThrow(() -> problem(line, "the move is not legal"));
            enter(graph.number(line, 1), next, line);
        } else {
            List<RaceSituation> next = new ArrayList<>();
            for (int move = 0; move <= area.size(); move++) {
                after(state, move).ifPresent(next::add);
            }
            if (next.size() != graph.count(line)) {
                throw problem(line, "there are %d legal moves".formatted(next.size()));
            }
            for (int i = 0; i < next.size(); i++) {
                enter(graph.number(line, i), next.get(i), line);
            }
        }
    }

    private Optional<RaceSituation> after(RaceSituation state, int move) {
        return move == area.size()
                ? Optional.of(state.afterPass())
                : state.after(move, aim.terms().koWinner());
    }

    /** Notes the state that a move leads to. */
    private void enter(int line, RaceSituation state, int from) throws CertificateException {
        if (state.isOver()) {
            boolean isWon = state.isCaptured(aim.side().opponent());
            boolean isHeld = aim.goal() == RaceAim.Goal.HOLDS && !state.isCaptured(aim.side());
            if (!isWon && !isHeld) {
                throw problem(from, "a move ends the race without the goal");
            }
        }
        if (state.isOver() != (graph.kind(line) == '.')) {
            throw problem(from, "the race is%s over after a move".formatted(state.isOver() ? "" : " not"));
        }
        if (!state.isOver() && turns[line] != 0 && !state.equals(state(line))) {
            throw problem(from, "a move leads to another state than that of line %d".formatted(graph.line(line)));
        }
        if (!state.isOver()) {
            black[line] = state.black();
            white[line] = state.white();
            turns[line] = (short) (1 | state.mover().ordinal() << 1 | (state.isPassed() ? 4 : 0) | state.ko() << 3);
        }
    }

    private RaceSituation state(int line) {
        Player mover = Player.values()[turns[line] >> 1 & 1];
        boolean isPassed = (turns[line] & 4) != 0;
        return new RaceSituation(area, mover, black[line], white[line], turns[line] >> 3, isPassed, false);
    }

    private CertificateException problem(int line, String what) {
        return lines.unproved(graph.line(line), what);
    }
}
