package org.sekilab.semeai;

import java.util.EnumSet;
import java.util.Set;
import org.sekilab.model.Color;
import org.sekilab.search.Limit;
import org.sekilab.search.Limits;

/**
 * Decides races where a small capture may not be enough. A side wins if it captures and its own block is not captured
 * afterwards; it loses if its block is captured. If no such answer is found, or the blocks are large, the capture
 * decides.
 *
 * <p>Source: [N05] 5.2: eight stones or more that are captured leave room for two eyes.
 * <p>Proves: nothing about the race itself, because a side may win here by giving its block up and capturing back. So
 * all verdicts are guesses, also those that a search in proved surroundings found.
 * <p>Differs: the paper looks at the shape of the captured stones; here play goes on.
 * <p>Cost: some searches, and an analysis in which the capture decides, together within the time.
 */
final class LifeAnalyzer implements SemeaiAnalyzer {
    private static final int MOST_STONES = 7; // after larger captures, playing on is hard and needless

    /** Endless play is an answer; after a cancellation no more analyzers are asked. */
    private static final Set<Limit> ENDS = EnumSet.of(Limit.REPETITION, Limit.CANCELLED);

    private final SearchAnalyzer lives;
    private final SemeaiAnalyzer captures;

    /**
     * Combines two analyzers.
     *
     * @param lives plays on after captures
     * @param captures ends a race with the first capture
     */
    LifeAnalyzer(SearchAnalyzer lives, SemeaiAnalyzer captures) {
        this.lives = lives;
        this.captures = captures;
    }

    @Override
    public SemeaiResult analyze(SemeaiProblem problem, Color first) {
        return analyze(problem, first, lives.limits());
    }

    @Override
    public SemeaiResult analyze(SemeaiProblem problem, Color first, Limits limits) {
        int black = problem.essentialBlock(Color.BLACK).size();
        int white = problem.essentialBlock(Color.WHITE).size();
        int smaller = Math.min(black, white);
        if (smaller > MOST_STONES) {
            return captures.analyze(problem, first, limits).asGuess();
        }
        TimeLeft time = new TimeLeft(limits);
        SemeaiResult result = lives.analyze(problem, first, time.share(2));
        if (result.verdict() != SemeaiVerdict.UNKNOWN || ENDS.contains(result.limit())) {
            return result.asGuess();
        }
        SemeaiResult race = captures.analyze(problem, first, time.share(1)).asGuess();
        return race.with(race.statistics().plus(result.statistics()));
    }
}
