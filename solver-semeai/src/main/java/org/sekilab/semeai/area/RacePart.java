package org.sekilab.semeai.area;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.search.run.Budget;
import org.sekilab.semeai.lcg.Addition;
import org.sekilab.semeai.lcg.LibertyCountGame;
import org.sekilab.semeai.lcg.PlainGames;

/**
 * A part of a race: connected points of its area, or plain liberties of a kind. Moves in different parts meet only in
 * the liberties of the essential blocks.
 *
 * <p>Source: [M99], [LCG] 2.6.
 * <p>Proves: {@code OUTSIDE} and {@code SHARED} parts are exactly the plain games with as many liberties as points.
 * Every stone that is placed there is connected to alive stones or to an essential block.
 * <p>Differs: an eye is a part that only its owner surrounds, of any shape and size; its game decides whether it is a
 * nakade shape.
 *
 * @param kind the kind of the part
 * @param owner the owner of the liberties or the eye; of no meaning for the other kinds
 * @param points its points, a mask of the area
 */
public record RacePart(Kind kind, Color owner, long points) {
    /** The relation of a part to the essential blocks. */
    public enum Kind {
        /** Plain outside liberties of the owner. */
        OUTSIDE,
        /** Plain liberties of both sides. */
        SHARED,
        /** Points that only the owner surrounds. */
        EYE,
        /** Anything else. */
        OTHER
    }

    /** The parts of an area, by their lowest point. */
    public static List<RacePart> of(SemeaiArea area) {
        List<RacePart> parts = new ArrayList<>();
        for (long rest = area.all(); rest != 0; ) {
            long points = area.flood(Long.lowestOneBit(rest), area.all());
            parts.add(part(area, points));
            rest &= ~points;
        }
        return parts;
    }

    /**
     * The parts with all plain liberties of a kind and an owner joined to one part: its game is the sum of their games.
     */
    public static List<RacePart> withPlainLibertiesJoined(List<RacePart> parts) {
        List<RacePart> joined = new ArrayList<>();
        for (RacePart part : parts) {
            int at = 0;
            while (at < joined.size() && !(part.isPlain() && joined.get(at).isLike(part))) {
                at++;
            }
            if (at == joined.size()) {
                joined.add(part);
            } else {
                joined.set(at, new RacePart(part.kind, part.owner, joined.get(at).points | part.points));
            }
        }
        return joined;
    }

    /** The empty points next to an essential block. */
    public long libertiesIn(SemeaiArea area) {
        long stones = area.stones(Color.BLACK) | area.stones(Color.WHITE);
        return points & ~stones & (area.exterior(Color.BLACK) | area.exterior(Color.WHITE));
    }

    /** The game of the part if every empty point next to an essential block were a plain liberty: a guess. */
    public LibertyCountGame look(SemeaiArea area, Budget budget) {
        long liberties = libertiesIn(area);
        long black = liberties & area.exterior(Color.BLACK);
        long white = liberties & area.exterior(Color.WHITE);
        Addition addition = new Addition(budget);
        return addition.add(
                PlainGames.shared(Long.bitCount(black & white)),
                addition.add(
                        PlainGames.outside(Color.BLACK, Long.bitCount(black & ~white)),
                        PlainGames.outside(Color.WHITE, Long.bitCount(white & ~black))));
    }

    /** True for liberties of which only the number counts. */
    boolean isPlain() {
        return kind == Kind.OUTSIDE || kind == Kind.SHARED;
    }

    private boolean isLike(RacePart other) {
        return kind == other.kind && owner == other.owner;
    }

    private static RacePart part(SemeaiArea area, long points) {
        boolean isEmpty = ((area.stones(Color.BLACK) | area.stones(Color.WHITE)) & points) == 0;
        long black = area.exterior(Color.BLACK) & points;
        long white = area.exterior(Color.WHITE) & points;
        long walls = (area.wallAt(Color.BLACK) | area.wallAt(Color.WHITE)) & points;
        if (isEmpty && black == points && white == points && walls == 0) {
            return new RacePart(Kind.SHARED, Color.BLACK, points);
        }
        for (Color owner : Color.values()) {
            long others = owner == Color.BLACK ? white : black;
            if (others == 0 && walls == 0) {
                return new RacePart(Kind.EYE, owner, points);
            }
            boolean isOutside = isEmpty
                    && others == 0
                    && (area.exterior(owner) & points) == points
                    && (area.wallAt(owner.opposite()) & points) == points
                    && (area.wallAt(owner) & points) == 0;
            if (isOutside) {
                return new RacePart(Kind.OUTSIDE, owner, points);
            }
        }
        return new RacePart(Kind.OTHER, Color.BLACK, points);
    }
}
