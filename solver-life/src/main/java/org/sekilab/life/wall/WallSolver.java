package org.sekilab.life.wall;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.life.search.SearchEffort;
import org.sekilab.life.search.SearchTurns;
import org.sekilab.model.PointSet;

/**
 * Searches for a proof of a {@link WallQuestion} on growing sets of points, in turns. Mutable, confined to one thread.
 *
 * <p>Proves: a proof is one for the board, whatever stands beyond its points. No proof means nothing. With limited ko
 * threats there is no proof to write, as certificates have no limits; then it tells only whether the prover wins.
 * <p>Cost: each set of points has a table of its own, made at its first turn.
 */
public final class WallSolver {
    private static final long FIRST_TURN = 4_000; // states
    private static final int GROWTH = 2;
    private static final int STEPS = 4; // each shape is larger by one part of so many, at least
    private static final long LEAST_TABLE = 1L << 20;

    private final WallQuestion game;
    private final SearchEffort effort;
    private final int mostStates;
    private final SearchTurns<WallSearch> turns;
    private Optional<WallProof> proof = Optional.empty();
    private boolean isWonWithoutProof; // the ko threats are limited

    /**
     * A search of a game.
     *
     * @param area the points to play on
     * @param tableBytes the memory for all tables
     * @param mostStates a proof with more states is not written
     */
    public WallSolver(WallQuestion game, PointSet area, SearchEffort effort, long tableBytes, int mostStates) {
        this.game = game;
        this.effort = effort;
        this.mostStates = mostStates;
        this.turns = new SearchTurns<>(effort, FIRST_TURN, GROWTH);
        List<WallShape> shapes = WallAreas.around(game, area).stream()
                .flatMap(points -> WallShape.of(game, points).stream())
                .toList();
        List<WallShape> chosen = new ArrayList<>();
        int last = 0;
        for (WallShape shape : shapes) {
            boolean isLargest = shape == shapes.get(shapes.size() - 1);
            if (isLargest || STEPS * shape.size() >= (STEPS + 1) * last) {
                last = shape.size();
                chosen.add(shape);
            }
        }
        long share = Math.max(LEAST_TABLE, tableBytes / Math.max(1, chosen.size()));
        chosen.forEach(shape -> turns.add(() -> new WallSearch(new WallBoard(game, shape), effort, share)));
    }

    /** True if nothing is left to search. */
    public boolean isDone() {
        return isWon() || turns.isEmpty();
    }

    /** True if the prover wins. There is a proof then, unless the ko threats are limited. */
    public boolean isWon() {
        return isWonWithoutProof || proof.isPresent();
    }

    /** The proof, if one is found. */
    public Optional<WallProof> proof() {
        return proof;
    }

    /** Searches for a number of states, or until nothing is left to search. */
    public void search(long states) {
        if (!isDone()) {
            turns.take(effort.nodes() + states, this::write);
        }
    }

    private boolean write(WallSearch search) {
        isWonWithoutProof = game.isLimited();
        proof = isWonWithoutProof ? Optional.empty() : new WallWriter(game, search, mostStates).write();
        return isWon();
    }
}
