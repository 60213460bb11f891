package org.sekilab.model;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** A second implementation of the rules, slow and plain. Boards are tested against it. */
final class NaiveBoard {
    final int width;
    final int height;
    final char[][] stones; // [column][row]: '.', 'X' or 'O'
    char toMove = 'X';
    int koColumn = -1;
    int koRow = -1;
    int lastCaptured;
    int lastCapturedBlocks;

    NaiveBoard(int width, int height) {
        this.width = width;
        this.height = height;
        this.stones = new char[width][height];
        for (char[] column : stones) {
            Arrays.fill(column, '.');
        }
    }

    NaiveBoard copy() {
        NaiveBoard copy = new NaiveBoard(width, height);
        for (int column = 0; column < width; column++) {
            copy.stones[column] = stones[column].clone();
        }
        copy.toMove = toMove;
        copy.koColumn = koColumn;
        copy.koRow = koRow;
        return copy;
    }

    String text() {
        StringBuilder text = new StringBuilder();
        for (char[] column : stones) {
            text.append(column).append('/');
        }
        return text.toString();
    }

    /** Plays a legal move and returns true. For an illegal move, changes nothing and returns false. */
    boolean play(int column, int row) {
        if (stones[column][row] != '.' || column == koColumn && row == koRow) {
            return false;
        }
        char other = toMove == 'X' ? 'O' : 'X';
        stones[column][row] = toMove;
        Set<List<Integer>> captured = new HashSet<>();
        int blocks = 0;
        for (List<Integer> neighbor : neighbors(column, row)) {
            if (at(neighbor) == other
                    && !captured.contains(neighbor)
                    && liberties(block(neighbor)).isEmpty()) {
                captured.addAll(block(neighbor));
                blocks++;
            }
        }
        for (List<Integer> stone : captured) {
            stones[stone.get(0)][stone.get(1)] = '.';
        }
        Set<List<Integer>> own = block(List.of(column, row));
        if (liberties(own).isEmpty()) {
            stones[column][row] = '.';
            return false;
        }
        koColumn = -1;
        koRow = -1;
        if (captured.size() == 1 && own.size() == 1 && liberties(own).size() == 1) {
            koColumn = captured.iterator().next().get(0);
            koRow = captured.iterator().next().get(1);
        }
        lastCaptured = captured.size();
        lastCapturedBlocks = blocks;
        toMove = other;
        return true;
    }

    void pass() {
        toMove = toMove == 'X' ? 'O' : 'X';
        koColumn = -1;
        koRow = -1;
        lastCaptured = 0;
        lastCapturedBlocks = 0;
    }

    private char at(List<Integer> point) {
        return stones[point.get(0)][point.get(1)];
    }

    Set<List<Integer>> block(List<Integer> start) {
        Set<List<Integer>> block = new HashSet<>(Set.of(start));
        List<List<Integer>> open = new ArrayList<>(block);
        while (!open.isEmpty()) {
            List<Integer> point = open.remove(open.size() - 1);
            for (List<Integer> neighbor : neighbors(point.get(0), point.get(1))) {
                if (at(neighbor) == at(start) && block.add(neighbor)) {
                    open.add(neighbor);
                }
            }
        }
        return block;
    }

    Set<List<Integer>> liberties(Set<List<Integer>> block) {
        Set<List<Integer>> liberties = new HashSet<>();
        for (List<Integer> stone : block) {
            for (List<Integer> neighbor : neighbors(stone.get(0), stone.get(1))) {
                if (at(neighbor) == '.') {
                    liberties.add(neighbor);
                }
            }
        }
        return liberties;
    }

    private List<List<Integer>> neighbors(int column, int row) {
        List<List<Integer>> neighbors = new ArrayList<>();
        for (int[] step : new int[][] {{-1, 0}, {1, 0}, {0, -1}, {0, 1}}) {
            int c = column + step[0];
            int r = row + step[1];
            if (c >= 0 && c < width && r >= 0 && r < height) {
                neighbors.add(List.of(c, r));
            }
        }
        return neighbors;
    }
}
