package org.sekilab.semeai;

import java.util.List;
import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.model.Points;
import org.sekilab.search.Limit;
import org.sekilab.search.Outcome;
import org.sekilab.search.Statistics;
import org.sekilab.semeai.graph.SingleRace;

/**
 * Decides races by counting liberties.
 *
 * <p>Source: [N05] 5.3.
 * <p>Proves: a verdict is certain: it is given only if every point is a plain liberty, or belongs to the one eye of a block, of at most two
 * empty points. As nothing can be captured but the essential blocks, neither kos nor repetitions matter.
 * <p>Differs: the paper reads graphs off the groups that it finds; here the two blocks are given. Races of more groups are left to others, see
 * {@link org.sekilab.semeai.graph.GraphRace}.
 * <p>Cost: the parts of the area.
 */
public final class GraphAnalyzer implements AreaAnalyzer {
    private static final String METHOD = "graph";
    private static final int LARGEST_EYE = 2; // an owner who moves first makes two eyes of three points

    /** UNKNOWN if the race is not of this kind. */
    @Override
    public SemeaiResult analyze(SemeaiArea area, KoWinner koWinner, Color first) {
        long begin = System.nanoTime();
        Optional<Counts> counts = area.fits() ? findCounts(area) : Optional.empty();
        SemeaiVerdict verdict = SemeaiVerdict.UNKNOWN;
        List<Integer> variation = List.of();
        if (counts.isPresent()) {
            Outcome value = counts.get().race().value(first);
            verdict = SemeaiVerdict.of(value);
            variation = List.of(counts.get().bestMove(area, first));
        }
        Statistics statistics = new Statistics(0, 0, 0, 0, 0, 0, System.nanoTime() - begin);
        return new SemeaiResult(verdict, METHOD, Certainty.CERTAIN, Limit.NONE, variation, statistics);
    }

    private static Optional<Counts> findCounts(SemeaiArea area) {
        List<RacePart> parts = RacePart.of(area);
        if (RacePart.semeaiClass(parts).isEmpty()) {
            return Optional.empty();
        }
        Counts counts = new Counts();
        long stones = area.stones(Color.BLACK) | area.stones(Color.WHITE);
        for (RacePart part : parts) {
            int owner = part.owner().ordinal();
            switch (part.kind()) {
                case OUTSIDE -> counts.outer[owner] |= part.points();
                case SHARED -> counts.shared |= part.points();
                case EYE -> counts.inner[owner] = part.points();
                case OTHER -> throw new IllegalStateException("a race of class 0 or 1 has no such part");
            }
            if (part.kind() == RacePart.Kind.EYE
                    && (Long.bitCount(part.points()) > LARGEST_EYE || (part.points() & stones) != 0)) {
                return Optional.empty();
            }
        }
        return Optional.of(counts);
    }

    /** The liberties of each kind, masks of the area; mutable until all are found. */
    private static final class Counts {
        private final long[] inner = new long[2]; // [color]
        private final long[] outer = new long[2]; // [color]
        private long shared;

        private SingleRace race() {
            return new SingleRace(
                    Long.bitCount(inner[0]),
                    Long.bitCount(outer[0]),
                    Long.bitCount(inner[1]),
                    Long.bitCount(outer[1]),
                    Long.bitCount(shared));
        }

        /** Outside liberties first, as nothing is lost by it; shared ones only to capture. */
        private int bestMove(SemeaiArea area, Color first) {
            int other = first.opposite().ordinal();
            boolean isWin = race().value(first) == (first == Color.BLACK ? Outcome.WIN : Outcome.LOSS);
            long candidates = outer[other];
            if (candidates == 0 && isWin) {
                boolean isLastOfEye = Long.bitCount(inner[other]) == 1 && shared != 0;
                candidates = inner[other] == 0 || isLastOfEye ? shared : inner[other];
            }
            return candidates == 0 ? Points.PASS : area.point(Long.numberOfTrailingZeros(candidates));
        }
    }
}
