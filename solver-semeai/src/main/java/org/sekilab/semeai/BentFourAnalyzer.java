package org.sekilab.semeai;

import java.util.List;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.search.Limit;

/**
 * Takes a bent four in the corner for dead, as Japanese rules do, where another analyzer finds that it holds by ko threats: an eye in the
 * corner whose owner is captured without threats, whoever moves first, and with threats has nothing but that play does not end. The
 * other side may wait there until all threats are gone.
 *
 * <p>Source: the Japanese rules of 1989, commentary on article 7.2.
 * <p>Proves: nothing; under rules by which the ko must be played out, threats may count.
 * <p>Differs: the rules name the shape; here it is known by what comes of it.
 * <p>Cost: up to four times that of the other analyzer.
 */
final class BentFourAnalyzer implements SemeaiAnalyzer {
    private static final int LARGEST_EYE = 7;

    private final SemeaiAnalyzer analyzer;

    BentFourAnalyzer(SemeaiAnalyzer analyzer) {
        this.analyzer = analyzer;
    }

    @Override
    public SemeaiResult analyze(SemeaiProblem problem, Color first) {
        SemeaiResult result = analyzer.analyze(problem, first);
        if (problem.koWinner() == KoWinner.NONE || !holds(result)) {
            return result;
        }
        Color owner = problem.koWinner() == KoWinner.BLACK ? Color.BLACK : Color.WHITE;
        if (!hasEyeInCorner(problem, owner) || !isBentFour(problem, owner)) {
            return result;
        }
        return new SemeaiResult(
                SemeaiVerdict.winOf(owner.opposite()),
                result.method(),
                Certainty.HEURISTIC,
                Limit.NONE,
                List.of(),
                result.statistics());
    }

    private boolean isBentFour(SemeaiProblem problem, Color owner) {
        boolean isBentFour =
                holds(analyzer.analyze(problem, owner)); // else the owner gains by the ko, and will begin it
        for (Color first : Color.values()) {
            SemeaiResult withoutThreats = analyzer.analyze(problem.withKoWinner(KoWinner.NONE), first);
            isBentFour &= withoutThreats.verdict() == SemeaiVerdict.winOf(owner.opposite());
        }
        return isBentFour;
    }

    /** True where nobody captures, in a seki or in endless play. */
    private static boolean holds(SemeaiResult result) {
        return result.verdict() == SemeaiVerdict.SEKI || result.limit() == Limit.REPETITION;
    }

    private static boolean hasEyeInCorner(SemeaiProblem problem, Color owner) {
        Position position = problem.position();
        PointSet around = problem.essentialBlock(owner).exterior();
        return new FloodRegionFinder()
                .find(position, owner).regions().stream()
                        .map(BasicRegion::points)
                        .filter(points -> points.size() <= LARGEST_EYE && points.intersects(around))
                        .anyMatch(points -> points.intersects(corners(position.geometry())));
    }

    private static PointSet corners(Geometry geometry) {
        int right = geometry.width() - 1;
        int top = geometry.height() - 1;
        return PointSet.of(
                geometry,
                geometry.point(0, 0),
                geometry.point(right, 0),
                geometry.point(0, top),
                geometry.point(right, top));
    }
}
