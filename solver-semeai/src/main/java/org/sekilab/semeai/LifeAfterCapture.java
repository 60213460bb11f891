package org.sekilab.semeai;

import java.util.HashMap;
import java.util.Map;
import org.sekilab.model.Color;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.search.SearchListener;
import org.sekilab.search.Statistics;
import org.sekilab.semeai.area.SemeaiArea;
import org.sekilab.semeai.play.CaptureValue;
import org.sekilab.semeai.play.SemeaiBoard;
import org.sekilab.semeai.play.SemeaiGame;

/**
 * Tells whether the block that has captured the other one lives. A side loses the race if its capture does not save its
 * own block. Mutable: keeps the values that it found; for one search, confined to one thread.
 *
 * <p>Source: [N05] 5.2.
 * <p>Proves: values for the side against which endless play counts. These hold under each rule for repetitions that is
 * no worse for that side than the given rule. A value for the other side may equal that of endless play only because of
 * a limit. It is a proof only if {@link #isComplete}.
 * <p>Differs: the paper looks at the size and the shape of the captured stones; here play goes on.
 * <p>Cost: a search for each capture that has not been seen before, all of them within the limits.
 */
final class LifeAfterCapture implements CaptureValue {
    private static final long TABLE_BYTES = 1L << 18; // for each of many small searches
    private static final long MAX_NODES = 20_000; // for each search

    private final SemeaiArea area;
    private final KoWinner koWinner;
    private final Engine engine;
    private final Limits limits;
    private final TimeLeft time;
    private final Map<Capture, Outcome> known = new HashMap<>();
    private final SemeaiArea[] areas; // [captured color]
    private Statistics statistics = Statistics.NONE;
    private boolean isComplete = true;

    /** A position after a capture: its key, and the captured color. */
    private record Capture(long keyLow, long keyHigh, Color captured) {}

    /** Keeps its answers, so that it serves only one way to count endless play. */
    LifeAfterCapture(SemeaiArea area, KoWinner koWinner, Engine engine, Limits limits) {
        this.area = area;
        this.koWinner = koWinner;
        this.engine = engine;
        this.limits = limits;
        this.time = new TimeLeft(limits);
        this.areas = new SemeaiArea[] {area.withoutEssential(Color.BLACK), area.withoutEssential(Color.WHITE)};
    }

    /** The work of its searches. */
    Statistics statistics() {
        return statistics;
    }

    /** False when a search ran into a limit. */
    boolean isComplete() {
        return isComplete;
    }

    @Override
    public Outcome of(SemeaiBoard before, int move, Outcome repetition) {
        Color mover = Color.values()[before.mover()];
        Color captured = mover.opposite();
        SemeaiArea wider = areas[captured.ordinal()];
        if (!wider.fits()) {
            isComplete = false;
            return repetition;
        }
        SemeaiBoard board = new SemeaiBoard(
                wider,
                koWinner.banned(),
                mover,
                SemeaiBoard.End.TWO_FREE_PASSES,
                stones(before, wider, Color.BLACK, captured),
                stones(before, wider, Color.WHITE, captured));
        board.play(wider.localOf(area.point(move)));
        Capture capture = new Capture(board.keyLow(), board.keyHigh(), captured);
        Outcome value = known.get(capture);
        if (value == null) {
            value = search(board, mover, repetition);
            known.put(capture, value);
        }
        return value;
    }

    /** The captured block is among the stones of the wider area. */
    private long stones(SemeaiBoard before, SemeaiArea wider, Color color, Color captured) {
        long stones = 0;
        for (long rest = before.stones(color.ordinal()); rest != 0; rest &= rest - 1) {
            stones |= 1L << wider.localOf(area.point(Long.numberOfTrailingZeros(rest)));
        }
        if (color == captured) {
            for (int point : area.essentialBlock(color).toArray()) {
                stones |= 1L << wider.localOf(point);
            }
        }
        return stones;
    }

    /** A win means that black lives or that white is captured; a loss means the same with colors exchanged. */
    private Outcome search(SemeaiBoard board, Color mover, Outcome repetition) {
        Goal goal = mover == Color.BLACK ? Goal.AT_LEAST_DRAW : Goal.WIN;
        long nodesLeft = limits.after(statistics).maxNodes();
        Limits own = time.share(1).withMaxNodes(Math.min(MAX_NODES, nodesLeft)).withTableBytes(TABLE_BYTES);
        Result result = engine.prove(new SemeaiGame(board, goal, repetition), goal, own, SearchListener.NONE);
        statistics = statistics.plus(result.statistics());
        isComplete &= result.outcome() != Outcome.UNKNOWN;
        return result.outcome() == Outcome.UNKNOWN ? repetition : result.outcome();
    }
}
