package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/**
 * What pairs keep on all boards of a size, up to symmetry, is kept by enumeration of the whole board. The formal model
 * does not cover pairs. On each board all sets of blocks of Black are tried, with the parts that they leave, each as
 * territory or not, and with all sets of pairs of empty points. With walls, one point is left out of the parts, too.
 */
class SmallBoardsTest {
    private static final int MAX_STATES = 200_000;

    private int legal;
    private int boards; // up to symmetry
    private int accepted;

    /** The numbers of legal positions are those of J. Tromp and G. Farnebäck, Combinatorics of Go (2006). */
    @ParameterizedTest
    @CsvSource({"2, 3, 489, true", "2, 4, 4125, true", "3, 3, 12675, false"})
    void acceptedPairsOfSmallBoardsAreTrue(int width, int height, int positions, boolean hasWalls) {
        checkAll(width, height, width * height, hasWalls);
        assertThat(legal).isEqualTo(positions);
        assertThat(accepted).isGreaterThan(boards / 3);
    }

    /** With up to eight empty points. */
    @ParameterizedTest
    @CsvSource({"3, 3, 12675, true", "2, 5, 35117, true", "2, 6, 299681, false", "3, 4, 321689, false"})
    @Tag("slow")
    void acceptedPairsOfLargerBoardsAreTrue(int width, int height, int positions, boolean hasWalls) {
        checkAll(width, height, 8, hasWalls);
        assertThat(legal).isEqualTo(positions);
        assertThat(accepted).isGreaterThan(boards / 3);
    }

    private void checkAll(int width, int height, int maxEmpties, boolean hasWalls) {
        int points = width * height;
        List<int[]> symmetries = symmetries(width, height);
        int codes = (int) Math.pow(3, points);
        for (int code = 0; code < codes; code++) {
            int[] cells = cells(code, points);
            StoneBoard board = new StoneBoard(rows(cells, width));
            if (!board.findBlockWithoutLiberty(Player.BLACK) && !board.findBlockWithoutLiberty(Player.WHITE)) {
                legal++;
                boolean isSmall = IntStream.of(cells).filter(cell -> cell == 0).count() <= maxEmpties;
                if (isSmall && symmetries.stream().allMatch(symmetry -> isFirst(cells, symmetry))) {
                    boards++;
                    check(board, hasWalls ? points : 0);
                }
            }
        }
    }

    /** Tries all zones, with no point left out, and with one of the first points left out. */
    private void check(StoneBoard board, int walls) {
        List<BitSet> blocks = board.components(board.stones(Player.BLACK));
        WholeBoardTruth truth = new WholeBoardTruth(MAX_STATES);
        for (int wall = -1; wall < walls; wall++) {
            BitSet leftOut = new BitSet();
            if (wall >= 0) {
                leftOut.set(wall);
            }
            List<int[]> pairings = pairings(board, leftOut);
            for (int chosen = 1; chosen < 1 << blocks.size(); chosen++) {
                List<BitSet> essential = chosen(blocks, chosen);
                BitSet outside = union(essential);
                outside.or(leftOut);
                List<BitSet> parts = board.components(board.without(outside));
                for (int territory = 0; !parts.isEmpty() && territory < 1 << parts.size(); territory++) {
                    check(board, essential, parts, chosen(parts, territory), pairings, truth);
                }
            }
        }
    }

    private void check(
            StoneBoard board,
            List<BitSet> essential,
            List<BitSet> parts,
            List<BitSet> territory,
            List<int[]> pairings,
            WholeBoardTruth truth) {
        List<Long> eyes = essential.stream().map(block -> 0L).toList();
        List<WallState> areas = parts.stream()
                .map(part -> new WallGame(board, Player.BLACK, part, union(territory), essential, eyes).start(board))
                .toList();
        for (int[] pairs : pairings) {
            if (new PairStrategy(areas, pairs).holds()) {
                accepted++;
                assertTrue(board, essential, parts, territory, pairs, truth);
                return; // the claims of other pairs are the same
            }
        }
    }

    private void assertTrue(
            StoneBoard board,
            List<BitSet> essential,
            List<BitSet> parts,
            List<BitSet> territory,
            int[] pairs,
            WholeBoardTruth truth) {
        WholeBoard whole = new WholeBoard(board.rows());
        List<String> lines = new ArrayList<>();
        lines.add("claim black alive" + whole.names(union(essential)));
        if (!territory.isEmpty()) {
            lines.add("claim black territory" + whole.names(union(territory)));
        }
        lines.add("zone black pairs");
        parts.forEach(part -> lines.add((territory.contains(part) ? "territory" : "eye") + whole.names(part)));
        essential.forEach(block -> lines.add("block " + board.name(block.nextSetBit(0)) + " 0"));
        lines.add("pairs"
                + IntStream.of(pairs).mapToObj(point -> " " + board.name(point)).collect(Collectors.joining()));
        String certificate = whole.certificate(lines);
        assertThat(Certificates.problem(certificate)).as(certificate).isEmpty();
        assertThat(truth.judge(certificate)).as(certificate).isEqualTo(WholeBoardTruth.Answer.TRUE);
    }

    /** All sets of disjoint pairs of empty points, but those that are left out. */
    private static List<int[]> pairings(StoneBoard board, BitSet leftOut) {
        BitSet empties = board.without(board.stones(Player.BLACK));
        empties.andNot(board.stones(Player.WHITE));
        empties.andNot(leftOut);
        List<int[]> all = new ArrayList<>();
        addPairings(empties.stream().boxed().toList(), new int[0], all);
        return all;
    }

    private static void addPairings(List<Integer> rest, int[] pairs, List<int[]> all) {
        if (rest.isEmpty()) {
            all.add(pairs);
            return;
        }
        List<Integer> others = rest.subList(1, rest.size());
        addPairings(others, pairs, all);
        for (int i = 0; i < others.size(); i++) {
            List<Integer> left = new ArrayList<>(others);
            int partner = left.remove(i);
            addPairings(
                    left,
                    IntStream.concat(IntStream.of(pairs), IntStream.of(rest.get(0), partner))
                            .toArray(),
                    all);
        }
    }

    private static List<BitSet> chosen(List<BitSet> sets, int chosen) {
        return IntStream.range(0, sets.size())
                .filter(i -> (chosen >> i & 1) != 0)
                .mapToObj(sets::get)
                .toList();
    }

    private static BitSet union(List<BitSet> sets) {
        BitSet union = new BitSet();
        sets.forEach(union::or);
        return union;
    }

    /** Where each point goes: mirrors, and the diagonal of a square. */
    private static List<int[]> symmetries(int width, int height) {
        List<int[]> all = new ArrayList<>();
        for (int kind = 1; kind < (width == height ? 8 : 4); kind++) {
            int[] to = new int[width * height];
            for (int point = 0; point < to.length; point++) {
                int column = (kind & 1) == 0 ? point % width : width - 1 - point % width;
                int row = (kind & 2) == 0 ? point / width : height - 1 - point / width;
                to[point] = (kind & 4) == 0 ? row * width + column : column * width + row;
            }
            all.add(to);
        }
        return all;
    }

    /** True unless a symmetry leads to cells that come before these. */
    private static boolean isFirst(int[] cells, int[] symmetry) {
        for (int point = cells.length - 1; point >= 0; point--) {
            int difference = cells[point] - cells[symmetry[point]];
            if (difference != 0) {
                return difference < 0;
            }
        }
        return true;
    }

    private static int[] cells(int code, int points) {
        int[] cells = new int[points];
        for (int point = 0, rest = code; point < points; point++, rest /= 3) {
            cells[point] = rest % 3;
        }
        return cells;
    }

    private static List<String> rows(int[] cells, int width) {
        List<String> rows = new ArrayList<>();
        for (int first = 0; first < cells.length; first += width) {
            rows.add(IntStream.range(first, first + width)
                    .mapToObj(point -> String.valueOf(".XO".charAt(cells[point])))
                    .collect(Collectors.joining()));
        }
        return rows;
    }
}
