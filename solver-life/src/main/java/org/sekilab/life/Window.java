package org.sekilab.life;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.sekilab.life.window.Targets;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;

/**
 * A part of the area of a problem, around blocks that must not be captured. Immutable.
 *
 * <p>All points of the board beyond the window count as stones of the attacker that are never captured, friends of the
 * blocks too. So a win in the window is a win in the area.
 *
 * @param groups of each, one block must live; if there are none, any living block is enough
 * @param areEssential whether each group has one block, which is not in the points
 * @param points at most {@link LocalShape#MAX_POINTS}
 */
record Window(List<List<Block>> groups, boolean areEssential, PointSet points) {
    /**
     * The windows around some blocks, each with the points within some steps from a first window. Stones of friends
     * take no step. There are two first windows: the liberties of the blocks, and those of the blocks and their
     * friends. Friends share liberties with the blocks, or with other friends.
     */
    static List<Window> around(LifeProblem problem, List<List<Block>> groups) {
        return around(problem, stonesOf(problem, groups), groups, false);
    }

    /** As {@link #around(LifeProblem, List)}, for groups of one block each. The blocks are not in the points. */
    static List<Window> aroundEssential(LifeProblem problem, List<List<Block>> groups) {
        return around(problem, stonesOf(problem, groups), groups, true);
    }

    private static PointSet stonesOf(LifeProblem problem, List<List<Block>> groups) {
        PointSet stones = new PointSet(problem.area().geometry());
        groups.forEach(group -> group.forEach(block -> stones.unite(block.stones())));
        return stones;
    }

    /**
     * The windows for any living block: around all blocks, and around each of them if these windows are not the whole
     * area. Without blocks, the area is the window.
     *
     * @param blocks of the defender in the area
     */
    static List<Window> forAnything(LifeProblem problem, List<Block> blocks) {
        PointSet stones = new PointSet(problem.area().geometry());
        blocks.forEach(block -> stones.unite(block.stones()));
        List<Window> windows = new ArrayList<>(around(problem, stones, List.of(), false));
        boolean isAreaSmall = problem.area().size() <= LocalShape.MAX_POINTS;
        if (blocks.isEmpty() && isAreaSmall && !problem.area().isEmpty()) {
            windows.add(new Window(List.of(), false, problem.area()));
        }
        if (!isAreaSmall) {
            blocks.forEach(block -> windows.addAll(around(problem, block.stones(), List.of(), false)));
        }
        return windows.stream().distinct().toList();
    }

    private static List<Window> around(
            LifeProblem problem, PointSet stones, List<List<Block>> groups, boolean areEssential) {
        PointSet own = problem.position().stones(problem.defender());
        PointSet empties = problem.position().empties();
        PointSet free = problem.area().copy();
        if (areEssential) {
            free.subtract(stones);
        }
        PointSet group = stones.copy();
        for (int before = 0; before != group.size(); ) {
            before = group.size();
            PointSet liberties = group.exterior().intersect(empties).intersect(free);
            group.unite(liberties.exterior().intersect(own).flood(own));
        }
        return Stream.of(stones, group)
                .map(first -> first.exterior().intersect(empties).unite(first).intersect(free))
                .flatMap(first -> grownFrom(first, free, own).stream())
                .distinct()
                .map(points -> new Window(groups, areEssential, points))
                .toList();
    }

    /** A set, and larger ones up to the largest that fits into a window; none if the set is too large itself. */
    private static List<PointSet> grownFrom(PointSet first, PointSet free, PointSet own) {
        List<PointSet> grown = new ArrayList<>();
        PointSet points = first.copy();
        int before = 0;
        while (points.size() <= LocalShape.MAX_POINTS && points.size() != before) {
            grown.add(points.copy().freeze());
            before = points.size();
            points.unite(points.exterior().intersect(free));
            points.unite(points.copy().intersect(own).flood(own.copy().intersect(free)));
        }
        return grown;
    }

    /** All blocks of all groups. */
    List<Block> blocks() {
        return groups.stream().flatMap(List::stream).distinct().toList();
    }

    /** The blocks that must live, at the start of the game. */
    Targets targets(LocalBoard board) {
        return new Targets(board, groups, areEssential);
    }

    /** The game on the window from the start of the problem. */
    LocalBoard board(LifeProblem problem) {
        Color defender = problem.defender();
        PointSet wall = points.exterior();
        List<Block> blocks = areEssential ? blocks() : List.of();
        blocks.forEach(block -> wall.subtract(block.stones()));
        LocalShape shape = LocalShape.ofArea(
                defender, points, new PointSet(points.geometry()), wall, blocks, new long[blocks.size()]);
        LocalBoard board = new LocalBoard(shape, problem.position(), problem.first());
        board.closeKo(problem.position());
        return board;
    }
}
