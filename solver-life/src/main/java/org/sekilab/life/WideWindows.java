package org.sekilab.life;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import org.sekilab.life.wide.WideQuestion;
import org.sekilab.model.Block;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.local.WideShape;

/** The windows of more points than a {@link Window} has, around one block of each group of a problem. */
final class WideWindows {
    private static final int MOST_CHOICES = 4; // of blocks
    private static final int STEPS = 2; // each window is larger by one part of so many, at least

    private WideWindows() {}

    /** The windows, those around the most stones first; none if the area is small, or any living block is enough. */
    static List<WideQuestion> of(LifeProblem problem) {
        if (problem.isAnything()) {
            return List.of();
        }
        Comparator<List<Block>> byStones = Comparator.comparingInt(WideWindows::stones);
        return WindowSolver.choices(problem).stream()
                .sorted(byStones.reversed())
                .limit(MOST_CHOICES)
                .flatMap(blocks -> around(problem, blocks).stream())
                .toList();
    }

    private static int stones(List<Block> blocks) {
        return blocks.stream().mapToInt(block -> block.stones().size()).sum();
    }

    /** The points within some steps from the blocks. Stones of friends take no step. */
    private static List<WideQuestion> around(LifeProblem problem, List<Block> blocks) {
        PointSet own = problem.position().stones(problem.defender());
        PointSet free = problem.area().copy();
        PointSet points = new PointSet(free.geometry());
        for (Block block : blocks) {
            free.subtract(block.stones());
            points.unite(block.stones().exterior());
        }
        points.intersect(free);
        List<WideQuestion> questions = new ArrayList<>();
        int least = LocalShape.MAX_POINTS + 1;
        for (int before = -1; points.size() != before && points.size() <= WideShape.MAX_POINTS; ) {
            before = points.size();
            if (before >= least) {
                questions.add(
                        new WideQuestion(problem.position(), problem.defender(), problem.first(), blocks, points));
                least = before + before / STEPS;
            }
            points.unite(points.exterior().intersect(free));
            points.unite(points.copy().intersect(own).flood(own.copy().intersect(free)));
        }
        return questions;
    }
}
