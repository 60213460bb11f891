package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.BitSet;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.model.Seeds;

/** Walls, areas and settled blocks of races are those of plain enumeration. */
class RaceAreaTest {
    private static final int MAX_STATES = 20_000;

    /** The race is that of the blocks at A1 and at the last point of the lowest row. */
    @ParameterizedTest(name = "{0}: {2} points")
    @CsvSource({
        "two rooms, .X.XO.O./XXXXOOOO/OO....XX/X......O, 14",
        "one room of white, .X.XO.../XXXXOOOO/OO....XX/X......O, 22",
        "a room next to a block that is no wall, .X.XO.O./XXX.OOOO/OO....XX/X......O, 22",
        "a room in the area, .X.XO.O./XXXXO.OO/OO....XX/X......O, 22",
    })
    void areaIsWhatWallsLeave(String name, String board, int points) {
        List<String> rows = List.of(board.split("/"));
        PlainRace plain = new PlainRace(rows, 0, rows.get(0).length() - 1);
        assertThat(plain.area()).hasSize(points);
        assertThat(area(rows, 0, rows.get(0).length() - 1).size()).isEqualTo(points);
    }

    @RepeatedTest(1)
    void areasAndWallsAreThoseOfThePlainSearch(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        int withWalls = 0;
        int tight = 0;
        for (int i = 0; i < 3_000; i++) {
            List<String> rows = rows(random, 4 + random.nextInt(3), 4 + random.nextInt(2));
            int[] blocks = blocks(rows);
            if (blocks.length == 2) {
                PlainRace plain = new PlainRace(rows, blocks[0], blocks[1]);
                RaceArea area = area(rows, blocks[0], blocks[1]);
                assertThat(area.size())
                        .as(String.join("\n", rows))
                        .isEqualTo(plain.area().size());
                for (int point = 0; point < area.size(); point++) {
                    long around = area.around(1L << point);
                    for (Player color : Player.values()) {
                        char letter = "XO".charAt(color.ordinal());
                        boolean isAtWall = plain.near(plain.area().get(point)).stream()
                                .anyMatch(near -> plain.walls().contains(near) && letter(rows, near) == letter);
                        assertThat((around & RaceArea.wall(color)) != 0)
                                .as(String.join("\n", rows))
                                .isEqualTo(isAtWall);
                    }
                }
                withWalls += plain.walls().isEmpty() ? 0 : 1;
                tight += plain.area().size() + blocks.length < rows.size() * 4 ? 1 : 0;
            }
        }
        assertThat(withWalls).isGreaterThan(30);
        assertThat(tight).isPositive();
    }

    /** No play captures a settled block whose side always passes. */
    @RepeatedTest(1)
    void settledBlocksAreNeverCaptured(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        int settled = 0;
        for (int i = 0; i < 4_000; i++) {
            List<String> rows = rows(random, 3 + random.nextInt(3), 3);
            int[] blocks = blocks(rows);
            for (Player side : Player.values()) {
                boolean isSettled = blocks.length == 2
                        && RaceSituation.first(area(rows, blocks[0], blocks[1]), side)
                                .isSettled(side);
                if (isSettled) {
                    PlainRace plain = new PlainRace(rows, blocks[0], blocks[1]);
                    assertThat(plain.isCapturedWhilePassing("XO".charAt(side.ordinal()), MAX_STATES))
                            .as("%s%n%s", side, String.join("\n", rows))
                            .isFalse();
                    settled++;
                }
            }
        }
        assertThat(settled).isGreaterThan(30);
    }

    @RepeatedTest(3)
    @Tag("thorough")
    void areasWallsAndSettledBlocksHoldOnMoreBoards(RepetitionInfo run) {
        areasAndWallsAreThoseOfThePlainSearch(run);
        settledBlocksAreNeverCaptured(run);
    }

    private static char letter(List<String> rows, int point) {
        int width = rows.get(0).length();
        return rows.get(rows.size() - 1 - point / width).charAt(point % width);
    }

    static List<String> rows(Random random, int width, int height) {
        return rows(random, width, height, random.nextBoolean() ? "...XXXXXO" : "..XXXXOOO");
    }

    static List<String> rows(Random random, int width, int height, String letters) {
        List<String> rows = new ArrayList<>();
        for (int row = 0; row < height; row++) {
            StringBuilder letterRow = new StringBuilder();
            for (int column = 0; column < width; column++) {
                letterRow.append(letters.charAt(random.nextInt(letters.length())));
            }
            rows.add(letterRow.toString());
        }
        return rows;
    }

    /** The first stone of each color; none if a color or a liberty is missing. */
    static int[] blocks(List<String> rows) {
        PlainRace plain = new PlainRace(rows, 0, 0);
        int[] blocks = {-1, -1};
        for (int point = rows.size() * rows.get(0).length() - 1; point >= 0; point--) {
            char letter = letter(rows, point);
            if (letter != '.') {
                if (!plain.hasLiberty(point)) {
                    return new int[0];
                }
                blocks[letter == 'X' ? 0 : 1] = point;
            }
        }
        return Arrays.stream(blocks).allMatch(block -> block >= 0) ? blocks : new int[0];
    }

    static RaceArea area(List<String> rows, int black, int white) {
        StoneBoard board = new StoneBoard(rows);
        List<ColorBlocks> colors = new ArrayList<>();
        List<BitSet> essential = new ArrayList<>();
        for (Player color : Player.values()) {
            ColorBlocks blocks = ColorBlocks.of(board, color);
            colors.add(blocks);
            essential.add(blocks.blocks().get(blocks.blockAt(color == Player.BLACK ? black : white)));
        }
        return RaceArea.of(board, colors, essential);
    }
}
