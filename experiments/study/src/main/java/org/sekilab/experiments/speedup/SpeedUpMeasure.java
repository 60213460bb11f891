package org.sekilab.experiments.speedup;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.RegionFinder;
import org.sekilab.safety.RegionSolver;
import org.sekilab.safety.settings.Verdict;

/**
 * Solves regions of boards with one thread. Solves the regions that took the most nodes again with one thread and with
 * several. Immutable.
 *
 * <p>Cost: each region once, and the hardest ones some times more. Times depend on what else the machine does.
 */
public final class SpeedUpMeasure {
    private final RegionFinder regionFinder;
    private final int maxPoints;
    private final RegionSolver one;
    private final RegionSolver several;

    /** A region, with the attacker moving first. */
    private record Target(BoardInput board, BasicRegion region) {
        AnswerCost solve(RegionSolver solver) {
            return AnswerCost.of(solver.solve(board.position(), region, region.attacker()));
        }

        String at() {
            return board.position().geometry().name(region.points().first());
        }
    }

    private record Solved(Target target, long nodes) {}

    /**
     * @param maxPoints larger regions are left out
     * @param one searches with one thread
     * @param several the same with several
     */
    public SpeedUpMeasure(RegionFinder regionFinder, int maxPoints, RegionSolver one, RegionSolver several) {
        this.regionFinder = regionFinder;
        this.maxPoints = maxPoints;
        this.one = one;
        this.several = several;
    }

    /**
     * The hardest regions that are solved, hardest first.
     *
     * @param boards read one after the other; only the boards of the hardest regions stay in memory
     * @param tries how often each of them is solved again with one thread, and with several
     * @param progress told of each board, and then of each region that is solved again
     */
    public List<SpeedUpRow> measure(Iterable<BoardInput> boards, int hardest, int tries, Progress progress) {
        List<Solved> solved = List.of(); // the hardest so far
        for (BoardInput board : boards) {
            List<Solved> found = progress.track(board.label(), () -> solve(board));
            solved = Stream.concat(solved.stream(), found.stream())
                    .sorted(Comparator.comparingLong(Solved::nodes).reversed())
                    .limit(hardest)
                    .toList();
        }
        List<Target> chosen = solved.stream().map(Solved::target).toList();
        progress.expect(chosen.size());
        return chosen.stream()
                .map(target -> progress.track(target.board().label() + " " + target.at(), () -> row(target, tries)))
                .toList();
    }

    private List<Solved> solve(BoardInput board) {
        List<Solved> solved = new ArrayList<>();
        for (Target target : targets(board)) {
            AnswerCost effort = target.solve(one);
            if (effort.verdict() != Verdict.UNKNOWN) {
                solved.add(new Solved(target, effort.nodes()));
            }
        }
        return solved;
    }

    private List<Target> targets(BoardInput board) {
        List<Target> targets = new ArrayList<>();
        for (Color defender : Color.values()) {
            for (BasicRegion region :
                    regionFinder.find(board.position(), defender).regions()) {
                boolean fits = region.points().size() <= maxPoints && one.fits(region);
                if (fits && !region.boundaryBlocks().isEmpty()) {
                    targets.add(new Target(board, region));
                }
            }
        }
        return targets;
    }

    private SpeedUpRow row(Target target, int tries) {
        return new SpeedUpRow(
                target.board().label(),
                target.at(),
                target.region().points().size(),
                median(target, one, tries),
                median(target, several, tries));
    }

    /**
     * The try in the middle by time. A try with another verdict comes before that one, so that the difference is seen.
     */
    private static AnswerCost median(Target target, RegionSolver solver, int tries) {
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
