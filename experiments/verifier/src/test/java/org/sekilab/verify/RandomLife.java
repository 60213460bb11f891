package org.sekilab.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * A random question of life and death on a small board.
 *
 * @param rows of the board, from the top
 * @param claim the words from {@code life} on
 * @param area the points of the first zone, a mask
 */
record RandomLife(List<String> rows, String claim, int area) {
    private static final List<String> SIDES = List.of("black", "white");
    private static final List<String> KO = List.of(" ab ", "ab.b", " ab ");
    private static final int MIN_POINTS = 6;

    RandomLife {
        rows = List.copyOf(rows);
    }

    /**
     * A question.
     *
     * @param maxPoints of the board
     * @param maxArea of the first zone
     */
    static RandomLife next(Random random, int maxPoints, int maxArea) {
        while (true) {
            List<String> rows = rows(random, maxPoints);
            StoneBoard board = new StoneBoard(rows);
            boolean isLegal =
                    !board.findBlockWithoutLiberty(Player.BLACK) && !board.findBlockWithoutLiberty(Player.WHITE);
            Optional<RandomLife> question = isLegal ? question(random, board, maxArea) : Optional.empty();
            if (question.isPresent()) {
                return question.get();
            }
        }
    }

    private static List<String> rows(Random random, int maxPoints) {
        int width = 2 + random.nextInt(4);
        int height = 2 + random.nextInt(4);
        while (width * height > maxPoints || width * height < MIN_POINTS) {
            width = 2 + random.nextInt(6);
            height = 2 + random.nextInt(4);
        }
        char[][] points = new char[height][width];
        int percent = 40 + random.nextInt(45);
        int black = random.nextInt(101);
        for (char[] row : points) {
            for (int column = 0; column < width; column++) {
                boolean isStone = random.nextInt(100) < percent;
                row[column] = !isStone ? '.' : random.nextInt(100) < black ? 'X' : 'O';
            }
        }
        if (random.nextBoolean()) {
            stampKo(random, points);
        }
        return Arrays.stream(points).map(String::new).toList();
    }

    /** Puts a ko somewhere, perhaps at the edge, in one of its four directions. */
    private static void stampKo(Random random, char[][] points) {
        String stones = random.nextBoolean() ? "XO" : "OX";
        boolean isUpright = random.nextBoolean();
        boolean isTurned = random.nextBoolean();
        int top = random.nextInt(points.length);
        int left = random.nextInt(points[0].length);
        for (int i = 0; i < KO.size(); i++) {
            for (int j = 0; j < KO.get(i).length(); j++) {
                int along = (isTurned ? 2 - j : j) - 1;
                int row = top + (isUpright ? along : i - 1);
                int column = left + (isUpright ? i - 1 : along);
                int mark = "ab.".indexOf(KO.get(i).charAt(j));
                if (mark >= 0 && row >= 0 && row < points.length && column >= 0 && column < points[0].length) {
                    points[row][column] = mark == 2 ? '.' : stones.charAt(mark);
                }
            }
        }
    }

    private static Optional<RandomLife> question(Random random, StoneBoard board, int maxArea) {
        List<Integer> points = new ArrayList<>(
                IntStream.range(0, board.neighbors().size()).boxed().toList());
        Collections.shuffle(points, random);
        int size = Math.min(maxArea, points.size() - random.nextInt(Math.min(7, points.size() - 1)));
        int area =
                points.subList(0, size).stream().mapToInt(point -> 1 << point).sum();
        LifeQuestion.Goal goal = LifeQuestion.Goal.values()[random.nextInt(4)];
        Player side = Player.values()[random.nextInt(2)];
        String claim = "life %s %s first %s ko %s"
                .formatted(
                        goal.name().toLowerCase(Locale.ROOT),
                        SIDES.get(side.ordinal()),
                        SIDES.get(random.nextInt(2)),
                        SIDES.get(random.nextInt(2)));
        if (goal == LifeQuestion.Goal.ANY) {
            return Optional.of(new RandomLife(board.rows(), claim, area));
        }
        BitSet stones = board.stones(goal == LifeQuestion.Goal.LIVE ? side : side.opponent());
        List<String> targets = points.subList(0, size).stream()
                .filter(stones::get)
                .map(board::name)
                .toList();
        if (targets.isEmpty()) {
            return Optional.empty();
        }
        List<String> named = new ArrayList<>(targets.subList(0, 1));
        for (String target : targets.subList(1, Math.min(3, targets.size()))) {
            if (random.nextInt(4) == 0) {
                named.add(random.nextBoolean() ? "& " + target : target);
            }
        }
        return Optional.of(new RandomLife(board.rows(), claim + " " + String.join(" ", named), area));
    }

    StoneBoard board() {
        return new StoneBoard(rows);
    }

    LifeQuestion question() {
        return LifeQuestion.of(board(), "claim " + claim, area);
    }

    /**
     * Whether the claim is true in its area, and, if the opponent may retake kos, on the board. Empty if there are too
     * many states.
     */
    Optional<Boolean> isTrue(int maxStates) {
        Optional<Boolean> inArea = LifeTruth.solve(question(), maxStates);
        return inArea.isEmpty() || !inArea.get() || question().isProversKo()
                ? inArea
                : LifeTruth.solve(question().onBoard(), maxStates);
    }

    /** A certificate, if brute force finds a strategy by the rules but some that are left out. */
    Optional<String> certificate(Random random, Set<LifeWriter.Leniency> leniencies) {
        return new LifeWriter(question(), random, leniencies).write(board()).map(this::certificate);
    }

    private String certificate(List<String> strategy) {
        List<String> lines = new ArrayList<>(List.of(
                "sekilab-certificate 4", "board %d %d".formatted(rows.get(0).length(), rows.size())));
        rows.forEach(row -> lines.add("row " + row));
        lines.add("claim " + claim);
        lines.add(claim);
        lines.addAll(strategy);
        lines.add("end");
        lines.add("boards 1\n");
        return String.join("\n", lines);
    }

    /** What a certificate with one line {@code life} claims. */
    static RandomLife of(String certificate) {
        List<String> lines = Arrays.asList(certificate.split("\n"));
        List<String> rows = lines.stream()
                .filter(line -> line.startsWith("row "))
                .map(line -> line.substring("row ".length()))
                .toList();
        StoneBoard board = new StoneBoard(rows);
        int area = lines.stream()
                .filter(line -> line.startsWith("points "))
                .flatMap(line -> Arrays.stream(line.split(" ")).skip(1))
                .mapToInt(point -> 1 << board.point(point))
                .sum();
        String claim = lines.stream()
                .filter(line -> line.startsWith("claim life "))
                .findFirst()
                .orElseThrow()
                .substring("claim ".length());
        return new RandomLife(rows, claim, area);
    }
}
