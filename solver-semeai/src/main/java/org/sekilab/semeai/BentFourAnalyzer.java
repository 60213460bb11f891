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
 * Takes for dead, as Japanese rules do, what another analyzer finds to hold by ko threats alone, without ever winning the ko: anywhere, what
 * is captured without threats and with them has nothing but that play does not end; and in the corner a bent four, an eye whose owner is
 * captured without threats, whoever moves first, and holds with threats, but no more. The other side may wait until all threats are gone.
 *
 * <p>Source: the Japanese rules of 1989, commentary on article 7.2: when it is settled who lives, threats do not count.
 * <p>Proves: nothing; under rules by which the ko must be played out, threats may count.
 * <p>Differs: the rules name the shapes; here they are known by what comes of them.
 * <p>Cost: up to four times that of the other analyzer.
 */
final class BentFourAnalyzer implements SemeaiAnalyzer {
    private static final int LARGEST_EYE = 7;

    private static final int MOST_QUESTIONS = 3; // after the first one

    private final SemeaiAnalyzer analyzer;
    private final Limits limits;

    /** @param limits where a question names no others */
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
        Color owner = problem.koWinner() == KoWinner.BLACK ? Color.BLACK : Color.WHITE;
        Inquiry inquiry = new Inquiry(problem, owner, result.statistics(), time);
        boolean isDead = result.limit() == Limit.REPETITION
                ? inquiry.isLostWithoutThreats(first)
                : hasEyeInCorner(problem, owner) && inquiry.isBentFour();
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

    /** What else is asked about a race; mutable: adds up what that takes. */
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

        private boolean isBentFour() {
            boolean isBentFour = holds(ask(problem, owner)); // else the owner gains by the ko, and will begin it
            for (Color first : Color.values()) {
                isBentFour = isBentFour && isLostWithoutThreats(first);
            }
            return isBentFour;
        }

        private boolean isLostWithoutThreats(Color first) {
            SemeaiResult withoutThreats = ask(problem.withKoWinner(KoWinner.NONE), first);
            return withoutThreats.verdict() == SemeaiVerdict.winOf(owner.opposite());
        }

        private SemeaiResult ask(SemeaiProblem race, Color first) {
            SemeaiResult result = analyzer.analyze(race, first, time.share(questions--));
            statistics = statistics.plus(result.statistics());
            return result;
        }
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
                        .anyMatch(points -> points.intersects(PointSet.corners(position.geometry())));
    }
}
