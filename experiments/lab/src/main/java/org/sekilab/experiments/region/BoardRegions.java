package org.sekilab.experiments.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.SafetyKeys;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.solve.BoardAnalyzer;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.experiments.solve.LastBoard;
import org.sekilab.experiments.solve.RegionOutcome;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.MergedRegion;
import org.sekilab.safety.settings.Verdict;

/**
 * What solving whole boards says about their regions. Mutable: keeps the last board. May be shared by threads.
 *
 * <p>Proves: what the solvers of the boards do. No proof about a region is made here out of others, so none can rest
 * on itself.
 */
public final class BoardRegions {
    private static final String SEARCH = "search";
    private static final String QUICK = "static";

    private final List<LastBoard> solvers;

    private BoardRegions(List<BoardAnalyzer> analyzers) {
        this.solvers = analyzers.stream().map(LastBoard::new).toList();
    }

    /**
     * Regions by the solver of boards that the configuration chose. The static solver is asked before the solver that
     * searches: that solver begins with the same rules, and decides at least the same regions.
     */
    public static BoardRegions of(Laboratory laboratory) {
        List<BoardAnalyzer> analyzers = new ArrayList<>();
        if (laboratory.settings().get(SafetyKeys.SOLVER).equals(SEARCH)) {
            analyzers.add(new BoardAnalyzer(
                    laboratory.strategies(StrategyKind.SOLVERS).create(QUICK), System::nanoTime));
        }
        analyzers.add(new BoardAnalyzer(laboratory.create(StrategyKind.SOLVERS), System::nanoTime));
        return new BoardRegions(analyzers);
    }

    /**
     * The verdict about a region with the attacker moving first. Nothing if the board does not decide the region, or
     * the calling thread is interrupted.
     */
    public Optional<RegionOutcome> find(MergedRegion region, BoardInput board) {
        for (LastBoard solver : solvers) {
            Optional<RegionOutcome> found = solver.solve(board).flatMap(result -> find(region, result));
            if (found.isPresent()) {
                return found;
            }
        }
        return Optional.empty();
    }

    private static Optional<RegionOutcome> find(MergedRegion region, BoardResult result) {
        List<RegionOutcome> parts = new ArrayList<>();
        for (RegionOutcome outcome : result.regions()) {
            BasicRegion basic = outcome.region();
            if (basic.color() == region.defender() && region.points().containsAll(basic.points())) {
                parts.add(outcome);
            }
        }
        if (parts.size() == 1) {
            return Optional.of(parts.get(0)).filter(outcome -> outcome.verdict() != Verdict.UNKNOWN);
        }
        // Safe regions are safe together. Other regions need more facts about them.
        boolean areSafe = parts.stream().allMatch(outcome -> outcome.verdict() == Verdict.SAFE);
        return areSafe ? parts.stream().findFirst() : Optional.empty();
    }
}
