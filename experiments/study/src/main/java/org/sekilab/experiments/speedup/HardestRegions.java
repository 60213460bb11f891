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

/** Finds the basic regions of boards that take one solver the most nodes, among those that it solves. Immutable. */
public final class HardestRegions {
    private final RegionFinder regionFinder;
    private final int maxPoints;
    private final RegionSolver solver;

    /** A region, with the attacker moving first. */
    record Target(BoardInput board, BasicRegion region) {
        AnswerCost solve(RegionSolver solver) {
            return AnswerCost.of(solver.solve(board.position(), region, region.attacker()));
        }

        String at() {
            return board.position().geometry().name(region.points().first());
        }

        String label() {
            return board.label();
        }

        int points() {
            return region.points().size();
        }
    }

    /** A region, and the cost of its answer. */
    record Solved(Target target, AnswerCost cost) {}

    /** @param maxPoints larger regions are left out */
    public HardestRegions(RegionFinder regionFinder, int maxPoints, RegionSolver solver) {
        this.regionFinder = regionFinder;
        this.maxPoints = maxPoints;
        this.solver = solver;
    }

    /**
     * The hardest regions that are solved, hardest first.
     *
     * @param boards read one after the other; only the boards of the hardest regions stay in memory
     * @param most the largest number of regions
     * @param progress told of each board
     */
    List<Solved> find(Iterable<BoardInput> boards, int most, Progress progress) {
        List<Solved> hardest = List.of();
        for (BoardInput board : boards) {
            List<Solved> found = progress.track(board.label(), () -> solve(board));
            hardest = Stream.concat(hardest.stream(), found.stream())
                    .sorted(Comparator.comparingLong(
                                    (Solved each) -> each.cost().nodes())
                            .reversed())
                    .limit(most)
                    .toList();
        }
        return hardest;
    }

    private List<Solved> solve(BoardInput board) {
        List<Solved> solved = new ArrayList<>();
        for (Target target : targets(board)) {
            AnswerCost cost = target.solve(solver);
            if (cost.verdict() != Verdict.UNKNOWN) {
                solved.add(new Solved(target, cost));
            }
        }
        return solved;
    }

    private List<Target> targets(BoardInput board) {
        List<Target> targets = new ArrayList<>();
        for (Color defender : Color.values()) {
            for (BasicRegion region :
                    regionFinder.find(board.position(), defender).regions()) {
                boolean fits = region.points().size() <= maxPoints && solver.fits(region);
                if (fits && !region.boundaryBlocks().isEmpty()) {
                    targets.add(new Target(board, region));
                }
            }
        }
        return targets;
    }
}
