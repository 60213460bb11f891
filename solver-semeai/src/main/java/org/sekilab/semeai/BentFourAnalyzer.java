package org.sekilab.semeai;

import java.util.List;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;
import org.sekilab.search.Statistics;

/**
 * Treats as dead, as Japanese rules do, every block that holds only by ko threats and never wins the ko. Two cases
 * count.
 * <ul>
 * <li>Anywhere: the block is captured without threats, and with threats play merely never ends.</li>
 * <li>In the corner, a bent four. Without threats the eye's owner is captured, with either side first. With threats the
 *     owner holds but gains nothing.</li>
 * </ul>
 * The other side may wait until all threats are gone.
 *
 * <p>Source: the Japanese rules of 1989, commentary on article 7.2: when life is settled, threats do not count.
 * <p>Proves: nothing; under rules by which the ko must be played out, threats may count.
 * <p>Differs: the rules name the shapes; here the results of play identify them.
 * <p>Cost: up to four times that of the other analyzer.
 */
final class BentFourAnalyzer implements SemeaiAnalyzer {
    private static final int LARGEST_EYE = 7;

    private static final int MOST_QUESTIONS = 3; // after the first one

    private final SemeaiAnalyzer analyzer;
    private final Limits limits;

    /** @param limits for questions that name no others */
    BentFourAnalyzer(SemeaiAnalyzer analyzer, Limits limits) {
        this.analyzer = analyzer;
        this.limits = limits;
    }

    @Override
    public SemeaiResult analyze(SemeaiProblem problem, Color first) {
        return analyze(problem, first, limits);
    }

    @Override
    public SemeaiResult analyze(SemeaiProblem problem, Color first, Limits given) {
        TimeLeft time = new TimeLeft(given);
        SemeaiResult result = analyzer.analyze(problem, first, time.share(problem.koWinner() == KoWinner.NONE ? 1 : 2));
        if (problem.koWinner() == KoWinner.NONE || !holds(result)) {
            return result;
        }
        Color owner = problem.koWinner().side();
        Inquiry inquiry = new Inquiry(problem, owner, result.statistics(), time);
        boolean isDead = result.limit() == Limit.REPETITION
                ? inquiry.losesWithoutThreats(first)
                : hasEyeInCorner(problem, owner) && inquiry.proveBentFour();
        SemeaiResult answer = isDead ? dead(owner, result.method()) : result;
        return answer.with(inquiry.statistics);
    }

    private static SemeaiResult dead(Color owner, String method) {
        return new SemeaiResult(
                SemeaiVerdict.winOf(owner.opposite()),
                method,
                Certainty.HEURISTIC,
                Limit.NONE,
                List.of(),
                Statistics.NONE);
    }

    /** The further questions about a race; mutable: adds up their statistics. */
    private final class Inquiry {
        private final SemeaiProblem problem;
        private final Color owner;
        private final TimeLeft time;
        private int questions = MOST_QUESTIONS;
        private Statistics statistics;

        private Inquiry(SemeaiProblem problem, Color owner, Statistics before, TimeLeft time) {
            this.time = time;
            this.problem = problem;
            this.owner = owner;
            this.statistics = before;
        }

        private boolean proveBentFour() {
            boolean isBentFour = holds(ask(problem, owner)); // otherwise the owner gains by the ko and will start it
            for (Color first : Color.values()) {
                isBentFour = isBentFour && losesWithoutThreats(first);
            }
            return isBentFour;
        }

        private boolean losesWithoutThreats(Color first) {
            SemeaiResult withoutThreats = ask(problem.withKoWinner(KoWinner.NONE), first);
            return withoutThreats.verdict() == SemeaiVerdict.winOf(owner.opposite());
        }

        private SemeaiResult ask(SemeaiProblem race, Color first) {
            SemeaiResult result = analyzer.analyze(race, first, time.share(questions--));
            statistics = statistics.plus(result.statistics());
            return result;
        }
    }

    /** True when neither side captures, in a seki or in endless play. */
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
                        .anyMatch(points -> points.intersects(PointSet.corners(position.geometry())));
    }
}
