package org.sekilab.model.rules;

import it.unimi.dsi.fastutil.longs.Long2ObjectOpenHashMap;
import it.unimi.dsi.fastutil.objects.ObjectArrayList;
import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Board;
import org.sekilab.model.Legality;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * A board with all its earlier positions, for superko. This is library API: no command needs it. Mutable, confined to
 * one thread.
 *
 * <p>The history is not part of the board, so searches without superko do not pay for it. Positions are found by hash
 * and compared stone by stone: no collision can make a legal move illegal. A snapshot is kept for each move.
 */
public final class GameHistory {
    private final Board board;
    private final KoRule rule;
    private final Long2ObjectOpenHashMap<List<Position>> byHash = new Long2ObjectOpenHashMap<>(); // by stonesHash
    private final ObjectArrayList<Position> line = new ObjectArrayList<>();

    /** Begins with the present position of the board. From here on, all moves must be played through this object. */
    public GameHistory(Board board, KoRule rule) {
        this.board = board;
        this.rule = rule;
        remember();
    }

    /** As {@link Board#legality}, and {@link Legality#SUPERKO} for a move that the rule forbids. O(stones). */
    public Legality legality(int point) {
        Legality legality = board.legality(point);
        if (legality != Legality.LEGAL || point == Points.PASS || rule == KoRule.SIMPLE) {
            return legality;
        }
        board.play(point);
        boolean isRepeated = isRepeated();
        board.undo();
        return isRepeated ? Legality.SUPERKO : Legality.LEGAL;
    }

    /** Plays a move that {@link #legality} allows. */
    public void play(int point) {
        assert legality(point) == Legality.LEGAL : point;
        board.play(point);
        remember();
    }

    /** Takes the last move played here back. */
    public void undo() {
        if (line.size() == 1) {
            throw new IllegalStateException("no move was played");
        }
        Position last = line.pop();
        List<Position> same = byHash.get(board.stonesHash());
        same.remove(same.size() - 1);
        if (same.isEmpty()) {
            byHash.remove(board.stonesHash());
        }
        board.undo();
        assert last.toMove() != board.toMove();
    }

    /** True when the same stones were on the board before. The situational rule also compares the side to move. */
    private boolean isRepeated() {
        List<Position> same = byHash.get(board.stonesHash());
        if (same == null) {
            return false;
        }
        Position now = board.toPosition();
        for (Position earlier : same) {
            if (earlier.black().equals(now.black())
                    && earlier.white().equals(now.white())
                    && (rule == KoRule.POSITIONAL_SUPERKO || earlier.toMove() == now.toMove())) {
                return true;
            }
        }
        return false;
    }

    private void remember() {
        Position position = board.toPosition();
        line.push(position);
        byHash.computeIfAbsent(board.stonesHash(), hash -> new ArrayList<>(1)).add(position);
    }
}
