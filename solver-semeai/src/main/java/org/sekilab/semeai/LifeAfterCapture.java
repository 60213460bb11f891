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

/**
 * Tells whether the block that has captured the other lives: the race is lost for a side whose capture does not keep its own block from being
 * captured. Mutable: keeps what it found; for one search, confined to one thread.
 *
 * <p>Source: [N05] 5.2.
 * <p>Proves: what it says for the side that endless play does not count for, under any rule for repetitions that is as good for that side as the one
 * given, or better. What it says for the other side may be the work of a limit, where it says the same as for endless play: a proof only if
 * {@link #isComplete}.
 * <p>Differs: the paper looks at the size and the shape of what was captured; here play goes on.
 * <p>Cost: a search for each capture that has not been seen before, all of them within the limits.
 */
final class LifeAfterCapture implements CaptureValue {
    private static final long TABLE_BYTES = 1L << 18; // of one of many small searches
    private static final long MAX_NODES = 20_000; // of one of them

    private final SemeaiArea area;
    private final KoWinner koWinner;
    private final Engine engine;
    private final Limits limits;
    private final TimeLeft time;
    private final Map<Capture, Outcome> known = new HashMap<>();
    private final SemeaiArea[] areas; // [color that was captured]
    private Statistics statistics = Statistics.NONE;
    private boolean isComplete = true;

    /** A position after a capture: its key, and the captured color. */
    private record Capture(long keyLow, long keyHigh, Color captured) {}

    /** For one way to count endless play: answers are kept. */
    LifeAfterCapture(SemeaiArea area, KoWinner koWinner, Engine engine, Limits limits) {
        this.area = area;
        this.koWinner = koWinner;
        this.engine = engine;
        this.limits = limits;
        this.time = new TimeLeft(limits);
        this.areas = new SemeaiArea[] {area.withoutEssential(Color.BLACK), area.withoutEssential(Color.WHITE)};
    }

    /** What its searches took. */
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
                koWinner,
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

    /** Black lives, or white is captured, if the outcome is a win; the other way round if it is a loss. */
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
