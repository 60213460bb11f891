package org.sekilab.experiments.speedup;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.safety.RegionSolver;

/**
 * Solves regions of boards with one thread. Solves the regions that took the most nodes again with one thread and with
 * several. Immutable.
 *
 * <p>Cost: each region once, and the hardest ones some times more. Times depend on what else the machine does.
 */
public final class SpeedUpMeasure {
    private final HardestRegions regions;
    private final RegionSolver one;
    private final RegionSolver several;

    /**
     * @param regions finds the regions to measure
     * @param one searches with one thread
     * @param several searches with several threads
     */
    public SpeedUpMeasure(HardestRegions regions, RegionSolver one, RegionSolver several) {
        this.regions = regions;
        this.one = one;
        this.several = several;
    }

    /**
     * Measures the hardest regions that are solved, hardest first.
     *
     * @param tries how often each of them is solved again with one thread, and with several
     * @param progress told of each board, and then of each region that is solved again
     */
    public List<SpeedUpRow> measure(Iterable<BoardInput> boards, int hardest, int tries, Progress progress) {
        List<HardestRegions.Target> chosen = regions.find(boards, hardest, progress).stream()
                .map(HardestRegions.Solved::target)
                .toList();
        progress.expect(chosen.size());
        return chosen.stream()
                .map(target -> progress.track(target.label() + " " + target.at(), () -> row(target, tries)))
                .toList();
    }

    private SpeedUpRow row(HardestRegions.Target target, int tries) {
        return new SpeedUpRow(
                target.label(),
                target.at(),
                target.points(),
                median(target, one, tries),
                median(target, several, tries));
    }

    /**
     * The try in the middle by time. A try with another verdict comes before that one, so that the difference is seen.
     */
    private static AnswerCost median(HardestRegions.Target target, RegionSolver solver, int tries) {
        List<AnswerCost> efforts = new ArrayList<>();
        for (int i = 0; i < tries; i++) {
            efforts.add(target.solve(solver));
        }
        efforts.sort(Comparator.comparingDouble(AnswerCost::millis));
        AnswerCost middle = efforts.get(tries / 2);
        return efforts.stream()
                .filter(effort -> effort.verdict() != middle.verdict())
                .findFirst()
                .orElse(middle);
    }
}
