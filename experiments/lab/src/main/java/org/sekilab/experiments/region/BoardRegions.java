package org.sekilab.experiments.region;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.solve.BoardAnalyzer;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.experiments.solve.RegionOutcome;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.MergedRegion;
import org.sekilab.safety.settings.Verdict;

/**
 * What solving whole boards says about their regions. Mutable: keeps the last board. May be shared by threads.
 *
 * <p>Proves: what the solver of the boards does. No proof about a region is made here out of others, so none can rest
 * on itself.
 */
final class BoardRegions {
    private final BoardAnalyzer analyzer;
    private @Nullable BoardResult last;

    BoardRegions(BoardAnalyzer analyzer) {
        this.analyzer = analyzer;
    }

    /** The verdict about a region with the attacker moving first, or nothing if the board does not decide it. */
    Optional<RegionOutcome> find(MergedRegion region, BoardInput board) {
        List<RegionOutcome> parts = new ArrayList<>();
        for (RegionOutcome outcome : result(board).regions()) {
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

    private synchronized BoardResult result(BoardInput board) {
        if (last == null || !last.input().position().equals(board.position())) {
            last = analyzer.analyze(board);
        }
        return last;
    }
}
