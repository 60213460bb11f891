package org.sekilab.semeai;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.semeai.area.SemeaiArea;
import org.sekilab.semeai.certify.RaceStrategy;
import org.sekilab.semeai.certify.StrategyGoal;

/**
 * Makes certificates of verdicts about races that are proofs. Whatever method found a verdict, the race is played out
 * here. Immutable; threads may share it.
 *
 * <p>Cost: an enumeration of the race for each win, and two for a seki.
 */
public final class RaceCertifier {
    private final int mostStates;

    /** @param mostStates the number of states of a race at which there is no certificate; positive */
    public RaceCertifier(int mostStates) {
        this.mostStates = mostStates;
    }

    /**
     * Certifies results, as far as they are proofs.
     *
     * <p>There is no certificate of a race with more states than the limit, or with more than 60 points. There is
     * none if the position forbids the first move because of a ko, or names stones that are alive. The format has no
     * words for these.
     *
     * @param results by the side that moves first
     * @return a certificate of one or both results; empty if there is none
     * @throws IllegalStateException if a result that is a proof is false
     */
    public Optional<RaceCertificate> certify(SemeaiProblem problem, Map<Color, SemeaiResult> results) {
        Map<Color, SemeaiVerdict> verdicts = new EnumMap<>(Color.class);
        Map<Color, List<RaceStrategy>> strategies = new EnumMap<>(Color.class);
        SemeaiArea area = Walls.areaOf(problem);
        if (area.fits() && problem.alive().isEmpty()) {
            results.forEach((first, result) -> {
                boolean isKo = area.koPoint() >= 0
                        && area.koBanned() == first
                        && problem.koWinner().bans(first);
                if (result.isProved() && !isKo) {
                    List<RaceStrategy> found = strategies(area, problem.koWinner(), first, result.verdict());
                    if (!found.isEmpty()) {
                        verdicts.put(first, result.verdict());
                        strategies.put(first, found);
                    }
                }
            });
        }
        return verdicts.isEmpty() ? Optional.empty() : Optional.of(new RaceCertificate(problem, verdicts, strategies));
    }

    /** The strategies that prove a verdict; none if one of them is too large. */
    private List<RaceStrategy> strategies(SemeaiArea area, KoWinner koWinner, Color first, SemeaiVerdict verdict) {
        List<RaceStrategy> strategies = new ArrayList<>();
        for (Color side : Color.values()) {
            boolean isSeki = verdict == SemeaiVerdict.SEKI;
            if (isSeki || verdict == SemeaiVerdict.winOf(side)) {
                StrategyGoal goal = isSeki ? StrategyGoal.HOLDS : StrategyGoal.WINS;
                Optional<RaceStrategy> strategy =
                        RaceStrategy.find(area, koWinner.banned(), first, side, goal, mostStates);
                if (strategy.isEmpty()) {
                    return List.of();
                }
                strategies.add(strategy.get());
            }
        }
        return strategies;
    }
}
