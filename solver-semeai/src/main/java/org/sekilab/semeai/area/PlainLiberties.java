package org.sekilab.semeai.area;

import java.util.List;
import java.util.stream.Stream;
import org.sekilab.model.Color;

/**
 * The plain liberties of an area; a search needs to try only one of each kind. Immutable.
 *
 * <p>Source: [LCG] 2.6.1: of plain liberties only the number counts.
 * <p>Proves: two exchanges do not change the race. The first one exchanges two empty points of a kind. The other one
 * exchanges the colors of the stones at two points of a kind. Each such stone is connected to stones that are never
 * captured, or to an essential block. {@link #whereLifeCounts} does not prove it: there an owner never fills outside
 * liberties.
 * <p>Differs: nothing.
 * <p>Cost: some mask operations for each kind, of which there are at most three; allocates nothing.
 */
public final class PlainLiberties {
    private final long[] kinds; // masks
    private final long[] forbidden; // [color] points at which it does not play
    private final long all;

    private PlainLiberties(List<RacePart> parts, long[] forbidden) {
        this.kinds = parts.stream().mapToLong(RacePart::points).toArray();
        this.forbidden = forbidden;
        this.all = parts.stream().mapToLong(RacePart::points).reduce(0, (first, second) -> first | second);
    }

    /** The plain liberties of a race that ends with the first capture. */
    public static PlainLiberties of(SemeaiArea area) {
        return new PlainLiberties(parts(area).filter(RacePart::isPlain).toList(), new long[Color.values().length]);
    }

    /**
     * The plain liberties of a race that goes on after the capture. Shared liberties are left out, because they differ
     * by the captured stones next to them.
     */
    public static PlainLiberties whereLifeCounts(SemeaiArea area) {
        List<RacePart> outside =
                parts(area).filter(part -> part.kind() == RacePart.Kind.OUTSIDE).toList();
        long[] forbidden = new long[Color.values().length];
        outside.forEach(part -> forbidden[part.owner().ordinal()] |= part.points());
        return new PlainLiberties(outside, forbidden);
    }

    /** The points among the empty ones that a side has to try. */
    public long candidates(int mover, long empties) {
        long candidates = empties & ~forbidden[mover];
        for (long kind : kinds) {
            long equal = kind & candidates;
            candidates ^= equal & equal - 1;
        }
        return candidates;
    }

    /** The mask of all plain liberties: the color of a stone there does not matter. */
    public long all() {
        return all;
    }

    private static Stream<RacePart> parts(SemeaiArea area) {
        return RacePart.withPlainLibertiesJoined(RacePart.of(area)).stream();
    }
}
