package org.sekilab.model;

import java.util.Objects;
import java.util.Optional;

/**
 * An immutable position: stones, the side to move and the point that a simple ko forbids.
 *
 * @param geometry the board's size
 * @param black the black stones; frozen
 * @param white the white stones; frozen
 * @param toMove the side to move
 * @param koPoint the point where the side to move may not retake a ko now, or {@link Points#NONE}
 */
public record Position(Geometry geometry, PointSet black, PointSet white, Color toMove, int koPoint) {
    public Position {
        Objects.requireNonNull(toMove);
        if (black.geometry() != geometry || white.geometry() != geometry) {
            throw new IllegalArgumentException("stones are not on a board of " + geometry);
        }
        if (black.intersects(white)) {
            throw new IllegalArgumentException(
                    "points with stones of both colors: " + black.copy().intersect(white));
        }
        if (koPoint != Points.NONE
                && (!geometry.isPoint(koPoint) || black.contains(koPoint) || white.contains(koPoint))) {
            throw new IllegalArgumentException("ko point %d is not an empty point".formatted(koPoint));
        }
        black = black.copy().freeze();
        white = white.copy().freeze();
    }

    /** A position without a ko. */
    public static Position of(PointSet black, PointSet white, Color toMove) {
        return new Position(black.geometry(), black, white, toMove, Points.NONE);
    }

    /** The empty board, black to move. */
    public static Position empty(Geometry geometry) {
        return of(new PointSet(geometry), new PointSet(geometry), Color.BLACK);
    }

    /** The stones of a color; frozen. */
    public PointSet stones(Color color) {
        return color == Color.BLACK ? black : white;
    }

    /** The color of a stone. The caller sees to it that the point has one. */
    public Color colorOf(int stone) {
        return black.contains(stone) ? Color.BLACK : Color.WHITE;
    }

    /** The point where a color may not retake a ko if it moves now, or {@link Points#NONE}. */
    public int koPointFor(Color color) {
        return color == toMove ? koPoint : Points.NONE;
    }

    /** The same stones with this color to move. A ko is closed only to the side to move. */
    public Position withToMove(Color color) {
        return color == toMove ? this : of(black, white, color);
    }

    /** A new set of the empty points. */
    public PointSet empties() {
        return black.copy().unite(white).complement();
    }

    /** A block without liberties, which the rules would have removed. Black blocks are tested before white ones. */
    public Optional<PointSet> findBlockWithoutLiberty() {
        PointSet empties = empties();
        for (Color color : Color.values()) {
            for (PointSet block : stones(color).components()) {
                if (!block.exterior().intersects(empties)) {
                    return Optional.of(block);
                }
            }
        }
        return Optional.empty();
    }

    /**
     * Returns this position if every block has a liberty.
     *
     * @throws IllegalArgumentException if a block has none; the message names one of its points
     */
    public Position requireLiberties() {
        findBlockWithoutLiberty().ifPresent(block -> {
            throw new IllegalArgumentException(
                    "the block at %s has no liberty".formatted(geometry.name(block.first())));
        });
        return this;
    }

    /** The same position after a symmetry of the board, see {@link Geometry#symmetry}. */
    public Position transformed(int symmetry) {
        return new Position(
                geometry.afterSymmetry(symmetry),
                transformed(black, symmetry),
                transformed(white, symmetry),
                toMove,
                koPoint == Points.NONE ? Points.NONE : geometry.symmetry(symmetry, koPoint));
    }

    /** The same position with black and white exchanged, the side to move included. */
    public Position withColorsSwapped() {
        return new Position(geometry, white, black, toMove.opposite(), koPoint);
    }

    private PointSet transformed(PointSet set, int symmetry) {
        PointSet image = new PointSet(geometry.afterSymmetry(symmetry));
        for (int point = set.first(); point != Points.NONE; point = set.next(point)) {
            image.add(geometry.symmetry(symmetry, point));
        }
        return image;
    }
}
