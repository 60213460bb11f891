package org.sekilab.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;

/**
 * A small board that is not enclosed by anything: each point is the board's edge, or has points of the board around it.
 *
 * @param rows as in a certificate, from the top
 */
record WholeBoard(List<String> rows) {
    /** Of regions, as in claims. */
    static final List<String> VALUES = List.of("safe", "seki", "unsafe", "not-safe");

    static final int MAX_POINTS = 16;
    private static final int MIN_POINTS = 6;
    private static final int MAX_SIDE = 8;

    WholeBoard {
        rows = List.copyOf(rows);
    }

    /** A board of one color, or of one half for each, with holes and with stones of the other color here and there. */
    static WholeBoard next(Random random) {
        while (true) {
            int width = 2 + random.nextInt(MAX_SIDE - 1);
            int height = 2 + random.nextInt(MAX_SIDE - 1);
            if (width * height >= MIN_POINTS && width * height <= MAX_POINTS) {
                WholeBoard board = new WholeBoard(rows(width, height, random));
                if (board.isLegal()) {
                    return board;
                }
            }
        }
    }

    private static List<String> rows(int width, int height, Random random) {
        int cut = random.nextBoolean() ? width : random.nextInt(width + 1); // the first column of the other color
        boolean isBlackFirst = random.nextBoolean();
        int[] stonePercents = new int[width]; // [column]
        boolean isStriped = random.nextInt(3) == 0; // columns of stones between empty ones: blocks that need each other
        int percentOfAll = 45 + random.nextInt(40);
        Arrays.setAll(stonePercents, column -> !isStriped ? percentOfAll : random.nextBoolean() ? 95 : 10);
        int otherPercent = random.nextInt(3) * 7;
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            StringBuilder points = new StringBuilder();
            for (int column = 0; column < width; column++) {
                boolean isBlacks = column < cut == isBlackFirst;
                int percent = random.nextInt(100);
                boolean isOther = percent < otherPercent;
                boolean isStone = percent < otherPercent + stonePercents[column];
                points.append(isStone ? isBlacks == isOther ? 'O' : 'X' : '.');
            }
            rows.add(points.toString());
        }
        return rows;
    }

    private boolean isLegal() {
        StoneBoard board = board();
        return !board.findBlockWithoutLiberty(Player.BLACK) && !board.findBlockWithoutLiberty(Player.WHITE);
    }

    StoneBoard board() {
        return new StoneBoard(rows);
    }

    /** The names of points, with a space before each. */
    String names(BitSet points) {
        StoneBoard board = board();
        StringBuilder names = new StringBuilder();
        points.stream().forEach(point -> names.append(' ').append(board.name(point)));
        return names.toString();
    }

    /** A certificate of this board alone. */
    String certificate(List<String> lines) {
        List<String> all = new ArrayList<>(List.of(
                "sekilab-certificate 4", "board %d %d".formatted(rows.get(0).length(), rows.size())));
        rows.forEach(row -> all.add("row " + row));
        all.addAll(lines);
        all.add("end");
        all.add("boards 1\n");
        return String.join("\n", all);
    }
}
