package org.sekilab.experiments.semeai;

import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.proof.Effort;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.semeai.Defense;
import org.sekilab.semeai.KoWinner;
import org.sekilab.semeai.SemeaiAnalyzer;
import org.sekilab.semeai.SemeaiProblem;

/**
 * Judges races by an analyzer. Immutable.
 *
 * <p>Proves: a race is held if the analyzer has a proof that the attacker does not win it. The proof is certain or by
 * bounds. Proofs of both kinds hold under any rule for repetitions. Guesses do not count.
 */
public final class AnalyzedRaces implements RaceJudge {
    private final SemeaiAnalyzer analyzer;

    public AnalyzedRaces(SemeaiAnalyzer analyzer) {
        this.analyzer = analyzer;
    }

    @Override
    public Answer judge(Race race) {
        Color attacker = race.attacker().color();
        Defense defense = analyzer.defend(problem(race), attacker, race.limits());
        return new Answer(
                defense.answer() == Defense.Answer.HOLDS,
                new Effort(
                        defense.statistics().nodes(),
                        defense.statistics().elapsedNanos(),
                        defense.limit().reached()));
    }

    private static SemeaiProblem problem(Race race) {
        boolean isBlackAttacker = race.attacker().color() == Color.BLACK;
        Block black = isBlackAttacker ? race.attacker() : race.defender();
        Block white = isBlackAttacker ? race.defender() : race.attacker();
        return new SemeaiProblem(
                race.position(),
                black.anchor(),
                white.anchor(),
                isBlackAttacker ? KoWinner.BLACK : KoWinner.WHITE,
                race.alive());
    }
}
