package org.sekilab.safety;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.safety.region.RegionProblem;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.SearchPurpose;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;

/**
 * The search problem of a region as numbers and names. Another process makes the problem again from them. Immutable.
 * Points are those of the board.
 *
 * @param width of the board
 * @param height of the board
 * @param defender the side whose region it is
 * @param mover the side to move at the start
 * @param points where both sides play
 * @param territory the points that are to be the defender's in the end
 * @param attackers the attacker's stones on the points, at the start
 * @param defenders the defender's stones on the points, at the start
 * @param ko the point where the first move may not retake a ko, or {@link Points#NONE}
 * @param blocks the stones of each block that must not be captured
 * @param eyes of each block, as {@link LocalShape#eyes}
 * @param threats of the attacker, as {@link KoThreats#count}
 * @param threatsOfDefender as {@link KoThreats#countOfDefender}
 * @param purpose chooses the parts of the search
 * @param repetition the value of endless play
 * @param line the moves that were played, points and {@link Points#PASS}
 * @param keyLow the key of the present state
 * @param keyHigh its second half
 */
public record RegionForm(
        int width,
        int height,
        Color defender,
        Color mover,
        List<Integer> points,
        List<Integer> territory,
        List<Integer> attackers,
        List<Integer> defenders,
        int ko,
        List<List<Integer>> blocks,
        List<Long> eyes,
        int threats,
        int threatsOfDefender,
        SearchPurpose purpose,
        Outcome repetition,
        List<Integer> line,
        long keyLow,
        long keyHigh) {
    public RegionForm {
        points = List.copyOf(points);
        territory = List.copyOf(territory);
        attackers = List.copyOf(attackers);
        defenders = List.copyOf(defenders);
        blocks = blocks.stream().map(List::copyOf).toList();
        eyes = List.copyOf(eyes);
        line = List.copyOf(line);
    }

    /**
     * The form of the present state of a problem of a {@link RegionSolver}. Problems of other solvers have none.
     */
    public static Optional<RegionForm> of(Problem problem) {
        return problem instanceof RegionProblem region
                ? region.purpose().flatMap(purpose -> of(region, purpose))
                : Optional.empty();
    }

    private static Optional<RegionForm> of(RegionProblem problem, SearchPurpose purpose) {
        LocalBoard board = problem.board();
        LocalShape shape = board.shape();
        if (shape.wallAt() != 0 || !shape.sacrifices().isEmpty()) {
            return Optional.empty();
        }
        LocalBoard start = new LocalBoard(board);
        while (start.ply() > 0) {
            start.undo();
        }
        return Optional.of(new RegionForm(
                shape.geometry().width(),
                shape.geometry().height(),
                shape.defender(),
                start.isDefenderToMove() ? shape.defender() : shape.defender().opposite(),
                shape.pointsOf(shape.all()).toList(),
                shape.pointsOf(shape.territory()).toList(),
                shape.pointsOf(start.attacker()).toList(),
                shape.pointsOf(start.defender()).toList(),
                start.koPoint() == Points.NONE ? Points.NONE : shape.point(start.koPoint()),
                shape.blocks().stream().map(block -> block.stones().toList()).toList(),
                Arrays.stream(shape.eyes()).boxed().toList(),
                start.threatsLeft().count(),
                start.threatsLeft().countOfDefender(),
                purpose,
                problem.repetition(),
                problem.line(),
                board.keyLow(),
                board.keyHigh()));
    }

    /**
     * The problem, after the moves of the line.
     *
     * @param config of a search for a verdict
     * @throws IllegalStateException if the state is not the one of the form
     */
    public Problem problem(SafetyConfig config) {
        Geometry geometry = Geometry.of(width, height);
        List<Block> essential = IntStream.range(0, blocks.size())
                .mapToObj(index -> new Block(
                        index, defender, PointSet.of(geometry, blocks.get(index)), new PointSet(geometry).freeze()))
                .toList();
        LocalShape shape = LocalShape.ofArea(
                defender,
                PointSet.of(geometry, points),
                PointSet.of(geometry, territory),
                new PointSet(geometry).freeze(),
                essential,
                eyes.stream().mapToLong(Long::longValue).toArray());
        PointSet ofAttacker = PointSet.of(geometry, attackers);
        PointSet ofDefender = PointSet.of(geometry, defenders);
        boolean isBlack = defender == Color.BLACK;
        Position position =
                new Position(geometry, isBlack ? ofDefender : ofAttacker, isBlack ? ofAttacker : ofDefender, mover, ko);
        LocalBoard board = new LocalBoard(shape, position, mover, new KoThreats(threats, threatsOfDefender));
        board.closeKo(position);
        RegionProblem problem = new RegionProblem(board, config, purpose, repetition);
        line.forEach(point -> problem.play(point == Points.PASS ? problem.pass() : shape.localOf(point)));
        if (problem.keyLow() != keyLow || problem.keyHigh() != keyHigh) {
            throw new IllegalStateException("not the state of the form: %s".formatted(board));
        }
        return problem;
    }
}
