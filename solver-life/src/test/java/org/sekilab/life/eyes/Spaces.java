package org.sekilab.life.eyes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.IntStream;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * A board with eye spaces of one block. All other points have stones: of the block, or of the attacker.
 *
 * @param board a character for each point, as in {@link PlainGame}
 * @param spaces apart from each other
 * @param wall the stones of the block
 */
record Spaces(Geometry geometry, String board, List<PointSet> spaces, PointSet wall) {

    /**
     * The board of a picture, the top row first: as in {@link PlainGame}, with o for the defender's stones in a
     * space.
     */
    static Spaces of(String picture) {
        String[] rows = picture.strip().split("\\s+");
        Geometry geometry = Geometry.of(rows[0].length(), rows.length);
        char[] board = new char[geometry.area()];
        PointSet taken = new PointSet(geometry);
        PointSet wall = new PointSet(geometry);
        for (int point = 0; point < board.length; point++) {
            char stone = rows[rows.length - 1 - geometry.row(point)].charAt(geometry.column(point));
            board[point] = Character.toUpperCase(stone);
            if (stone == PlainGame.DEFENDER) {
                wall.add(point);
            } else if (stone != PlainGame.IMMORTAL) {
                taken.add(point);
            }
        }
        return new Spaces(geometry, String.valueOf(board), taken.components(), wall.freeze());
    }

    /** A random board, or nothing if the stones do not fit. */
    static Optional<Spaces> random(Random random, int count, int mostPoints) {
        Geometry geometry = Geometry.of(4 + random.nextInt(5), 3 + random.nextInt(2));
        PointSet taken = new PointSet(geometry);
        List<PointSet> spaces = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            PointSet space = PointSet.of(geometry, random.nextInt(geometry.area()));
            int size = 1 + random.nextInt(mostPoints);
            while (space.size() < size) {
                List<Integer> around = space.exterior().toList();
                space.add(around.get(random.nextInt(around.size())));
            }
            if (space.intersects(taken) || space.exterior().intersects(taken)) {
                return Optional.empty();
            }
            taken.unite(space);
            spaces.add(space);
        }
        char[] board = new char[geometry.area()];
        int holes = random.nextInt(4);
        for (int point = 0; point < board.length; point++) {
            board[point] = taken.contains(point)
                    ? stone(random)
                    : random.nextInt(12) < holes ? PlainGame.IMMORTAL : PlainGame.DEFENDER;
        }
        return complete(geometry, board, spaces, taken);
    }

    private static char stone(Random random) {
        return switch (random.nextInt(10)) {
            case 0 -> PlainGame.ATTACKER;
            case 1 -> PlainGame.DEFENDER;
            default -> PlainGame.EMPTY;
        };
    }

    /** The largest block is the one that needs eyes; smaller ones beside a space belong to it. */
    private static Optional<Spaces> complete(Geometry geometry, char[] board, List<PointSet> spaces, PointSet taken) {
        PointSet outside = stones(geometry, board, PlainGame.DEFENDER).subtract(taken);
        PointSet wall = new PointSet(geometry);
        for (PointSet part : outside.components()) {
            wall = part.size() > wall.size() ? part : wall;
        }
        outside.subtract(wall);
        for (PointSet part : outside.components()) {
            List<PointSet> beside = spaces.stream()
                    .filter(space -> space.exterior().intersects(part))
                    .toList();
            if (beside.size() == 1) {
                beside.get(0).unite(part);
            } else {
                part.toList().forEach(point -> board[point] = PlainGame.IMMORTAL);
            }
        }
        PointSet block = wall;
        boolean isFit = !wall.isEmpty()
                && spaces.stream().allMatch(space -> space.exterior().intersects(block))
                && areApart(spaces);
        Spaces made = new Spaces(geometry, String.valueOf(board), spaces, wall.freeze());
        return isFit && made.haveLiberties() ? Optional.of(made) : Optional.empty();
    }

    private static boolean areApart(List<PointSet> spaces) {
        PointSet before = new PointSet(spaces.get(0).geometry());
        for (PointSet space : spaces) {
            if (before.intersects(space) || before.exterior().intersects(space)) {
                return false;
            }
            before.unite(space);
        }
        return true;
    }

    private boolean haveLiberties() {
        PointSet black = stones(geometry, board.toCharArray(), PlainGame.ATTACKER);
        PointSet white = stones(geometry, board.toCharArray(), PlainGame.DEFENDER);
        PointSet immortal = stones(geometry, board.toCharArray(), PlainGame.IMMORTAL);
        PointSet empty = stones(geometry, board.toCharArray(), PlainGame.EMPTY);
        black.unite(immortal);
        return white.components().stream().allMatch(part -> part.exterior().intersects(empty))
                && black.components().stream()
                        .allMatch(part ->
                                part.intersects(immortal) || part.exterior().intersects(empty));
    }

    private static PointSet stones(Geometry geometry, char[] board, char kind) {
        PointSet found = new PointSet(geometry);
        for (int point = 0; point < board.length; point++) {
            if (board[point] == kind) {
                found.add(point);
            }
        }
        return found;
    }

    PlainGame plain() {
        PointSet playable = new PointSet(geometry);
        spaces.forEach(playable::unite);
        return new PlainGame(geometry, board, playable.toList(), wall.first());
    }

    /** True if each point of a space is next to the block, and each space has a liberty of it. */
    boolean areFlat() {
        PointSet beside = wall.exterior();
        PointSet empty = stones(geometry, board.toCharArray(), PlainGame.EMPTY);
        return spaces.stream()
                .allMatch(space -> beside.containsAll(space)
                        && space.copy().intersect(empty).intersects(beside));
    }

    int points() {
        return spaces.stream().mapToInt(PointSet::size).sum();
    }

    List<EyeValue> values() {
        EyeValueSolver solver = new EyeValueSolver(1_000_000);
        return IntStream.range(0, spaces.size())
                .mapToObj(space -> solver.solve(problem(space)).orElseThrow().value())
                .toList();
    }

    EyeProblem problem(int space) {
        PointSet black = stones(geometry, board.toCharArray(), PlainGame.ATTACKER)
                .unite(stones(geometry, board.toCharArray(), PlainGame.IMMORTAL));
        PointSet white = stones(geometry, board.toCharArray(), PlainGame.DEFENDER);
        return new EyeProblem(Position.of(black, white, Color.BLACK), Color.WHITE, spaces.get(space), wall);
    }

    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = geometry.height() - 1; row >= 0; row--) {
            text.append(board, geometry.point(0, row), geometry.point(0, row) + geometry.width())
                    .append('\n');
        }
        return text.append(spaces).toString();
    }
}
