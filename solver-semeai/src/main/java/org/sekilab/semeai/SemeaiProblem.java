package org.sekilab.semeai;

import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * A capturing race between two essential blocks. Immutable.
 *
 * <p>Play alternates, suicide is illegal, a pass is always legal. The race ends when an essential block is captured, or
 * after two passes in a row. A simple ko is retaken as the ko model says. Source: [M99], [LCG] 1.
 *
 * @param position the board; its side to move matters only for a ko that is closed to it
 * @param black a stone of the black essential block
 * @param white a stone of the white essential block
 * @param koWinner the ko model
 * @param alive stones of both colors that are known never to be captured in the race; analyzers also recognize others;
 *     frozen. Stones of the essential blocks are left out: analyzers ask whether these are captured. Empty points are
 *     left out, too
 */
public record SemeaiProblem(Position position, int black, int white, KoWinner koWinner, PointSet alive) {
    public SemeaiProblem {
        check(position, Color.BLACK, black);
        check(position, Color.WHITE, white);
        alive = alive.copy()
                .subtract(position.empties())
                .subtract(block(position, Color.BLACK, black))
                .subtract(block(position, Color.WHITE, white))
                .freeze();
    }

    /** A race on a board without known alive stones. */
    public SemeaiProblem(Position position, int black, int white, KoWinner koWinner) {
        this(position, black, white, koWinner, new PointSet(position.geometry()));
    }

    /**
     * A race without known alive stones, in which no side wins all kos.
     *
     * @param first a stone of one of the essential blocks
     * @param second a stone of the other one, which has the other color
     */
    public static SemeaiProblem between(Position position, int first, int second) {
        boolean isBlackFirst = position.black().contains(first);
        return new SemeaiProblem(position, isBlackFirst ? first : second, isBlackFirst ? second : first, KoWinner.NONE);
    }

    /** The stones of an essential block, as a new set. */
    public PointSet essentialBlock(Color color) {
        return block(position, color, color == Color.BLACK ? black : white);
    }

    /** The same race under another ko model. */
    public SemeaiProblem withKoWinner(KoWinner other) {
        return new SemeaiProblem(position, black, white, other, alive);
    }

    /** The same race after a symmetry of the board. */
    public SemeaiProblem transformed(int symmetry) {
        return new SemeaiProblem(
                position.transformed(symmetry),
                position.geometry().symmetry(symmetry, black),
                position.geometry().symmetry(symmetry, white),
                koWinner,
                Position.of(alive, new PointSet(position.geometry()), Color.BLACK)
                        .transformed(symmetry)
                        .black());
    }

    /** The same race with black and white exchanged. */
    public SemeaiProblem withColorsSwapped() {
        return new SemeaiProblem(position.withColorsSwapped(), white, black, koWinner.withColorsSwapped(), alive);
    }

    private static PointSet block(Position position, Color color, int stone) {
        return PointSet.of(position.geometry(), stone).flood(position.stones(color));
    }

    private static void check(Position position, Color color, int stone) {
        if (stone == Points.PASS
                || !position.geometry().isPoint(stone)
                || !position.stones(color).contains(stone)) {
            throw new IllegalArgumentException("there is no %s stone at point %d".formatted(color, stone));
        }
    }
}
