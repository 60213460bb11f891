package org.sekilab.verify;

import java.util.Optional;

/**
 * A state of a race. Immutable.
 *
 * @param mover the side to move
 * @param black a mask of black stones, with the essential block and the walls; so {@code white}
 * @param ko the point where the side to move may not retake a ko, or {@link #NO_KO}
 * @param isPassed whether the last move was a pass
 * @param isOver whether two passes have ended the race, or a block has been captured
 */
record RaceSituation(RaceArea area, Player mover, long black, long white, int ko, boolean isPassed, boolean isOver) {
    static final int NO_KO = 63;

    /** The state in the beginning. */
    static RaceSituation first(RaceArea area, Player mover) {
        return new RaceSituation(
                area, mover, area.stones(Player.BLACK), area.stones(Player.WHITE), NO_KO, false, false);
    }

    private long stones(Player color) {
        return color == Player.BLACK ? black : white;
    }

    private long empties() {
        return area.all() & ~black & ~white;
    }

    /** True if the essential block of a color has been captured. */
    boolean isCaptured(Player color) {
        return (stones(color) & RaceArea.block(color)) == 0;
    }

    RaceSituation afterPass() {
        return new RaceSituation(area, mover.opponent(), black, white, NO_KO, true, isPassed);
    }

    /**
     * The state after a stone on a point; empty if that is illegal.
     *
     * @param koWinner the side that may retake a ko at once, if there is one
     */
    Optional<RaceSituation> after(int point, Optional<Player> koWinner) {
        Player other = mover.opponent();
        long stone = 1L << point;
        if ((empties() & stone) == 0 || point == ko) {
            return Optional.empty();
        }
        long own = stones(mover) | stone;
        long free = empties() & ~stone;
        long captured = 0;
        for (long rest = area.around(stone) & stones(other); rest != 0; ) {
            long group = area.flood(rest & -rest, stones(other));
            captured |= isWithoutLiberty(group, other, free) ? group : 0;
            rest &= ~group;
        }
        long group = area.flood(stone, own);
        if (captured == 0 && isWithoutLiberty(group, mover, free)) {
            return Optional.empty();
        }
        boolean isEnd = (captured & RaceArea.block(other)) != 0;
        boolean isKo = Long.bitCount(captured) == 1
                && group == stone
                && (area.around(stone) & (free | captured)) == captured
                && !koWinner.equals(Optional.of(other));
        int next = isKo && !isEnd ? Long.numberOfTrailingZeros(captured) : NO_KO;
        long others = stones(other) & ~captured;
        boolean isBlack = mover == Player.BLACK;
        return Optional.of(
                new RaceSituation(area, other, isBlack ? own : others, isBlack ? others : own, next, false, isEnd));
    }

    private boolean isWithoutLiberty(long group, Player color, long free) {
        return (area.around(group) & free) == 0 && (group & RaceArea.wall(color)) == 0;
    }

    /** Whether the essential block of a color is settled: never captured, even if its side always passes. */
    boolean isSettled(Player color) {
        long group = area.flood(RaceArea.block(color), stones(color));
        if ((group & RaceArea.wall(color)) != 0) {
            return true;
        }
        Player other = color.opponent();
        long strange = RaceArea.block(other) | RaceArea.wall(other) | stones(color) & ~group & ~RaceArea.wall(color);
        int rooms = 0;
        for (long rest = area.all() & ~stones(color); rest != 0; ) {
            long room = area.flood(rest & -rest, area.all() & ~stones(color));
            boolean isClosed = (area.around(room) & strange) == 0;
            rooms += isClosed && (room & empties() & ~area.around(group)) == 0 ? 1 : 0;
            rest &= ~room;
        }
        return rooms >= 2;
    }
}
