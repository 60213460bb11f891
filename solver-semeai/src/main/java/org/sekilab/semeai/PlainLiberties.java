package org.sekilab.semeai;

import java.util.List;
import java.util.stream.Stream;
import org.sekilab.model.Color;

/**
 * The plain liberties of an area, of which a search need try but one of each kind. Immutable.
 *
 * <p>Source: [LCG] 2.6.1: of plain liberties only the number counts.
 * <p>Proves: whatever is played, an exchange of two empty points of a kind leads to the same race, and so does that of the colors of
 * stones at them: each such stone is connected to stones that are never captured, or to an essential block. {@link #whereLifeCounts}
 * does not prove it: there an owner never fills outside liberties.
 * <p>Differs: nothing.
 * <p>Cost: some mask operations for each kind, of which there are at most three; allocates nothing.
 */
final class PlainLiberties {
    private final long[] kinds; // masks
    private final long[] forbidden; // [color] points where it does not play
    private final long all;

    private PlainLiberties(List<RacePart> parts, long[] forbidden) {
        this.kinds = parts.stream().mapToLong(RacePart::points).toArray();
        this.forbidden = forbidden;
        this.all = parts.stream().mapToLong(RacePart::points).reduce(0, (first, second) -> first | second);
    }

    /** Those of a race that a capture ends. */
    static PlainLiberties of(SemeaiArea area) {
        return new PlainLiberties(parts(area).filter(RacePart::isPlain).toList(), new long[Color.values().length]);
    }

    /** Those of a race that goes on after the capture: where the captured stones were, shared liberties differ. */
    static PlainLiberties whereLifeCounts(SemeaiArea area) {
        List<RacePart> outside =
                parts(area).filter(part -> part.kind() == RacePart.Kind.OUTSIDE).toList();
        long[] forbidden = new long[Color.values().length];
        outside.forEach(part -> forbidden[part.owner().ordinal()] |= part.points());
        return new PlainLiberties(outside, forbidden);
    }

    /** The points among those that are empty which a side has to try. */
    long candidates(int mover, long empties) {
        long candidates = empties & ~forbidden[mover];
        for (long kind : kinds) {
            long equal = kind & candidates;
            candidates ^= equal & equal - 1;
        }
        return candidates;
    }

    /** The mask of all of them: there the color of a stone does not matter. */
    long all() {
        return all;
    }

    private static Stream<RacePart> parts(SemeaiArea area) {
        return RacePart.withPlainLibertiesJoined(RacePart.of(area)).stream();
    }
}
