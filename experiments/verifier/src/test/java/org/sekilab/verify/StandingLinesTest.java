package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tests which strategies of life stand beside zones, and what they keep. */
class StandingLinesTest {
    private static final String UNPROVED = "the zones do not prove this claim";

    /** The block with two eyes, and the blocks at A4 and C4 that connect to it by A3 or B4, and by C3 or B4. */
    private static final WholeBoard BOARD = new WholeBoard(List.of("...", "OOO", "X.X", ".X.", "XXX", ".X."));

    private static final String LIFE = "life live black first white ko white ";
    private static final List<String> EYES = List.of("points A1 B1 C1 A2 B2 C2 B3", "zones 1", "7f", "states 1", "0 .");
    private static final List<String> LEFT =
            List.of("points A1 B1 C1 A2 B2 C2 A3 B3 A4 B4", "zones 1", "3ff", "states 3", "0 a 1", "0 d 6 1", "0 .");
    private static final List<String> CONNECTION =
            List.of("zone black pairs", "block B3 alive", "block C4 0", "pairs C3 B4");

    @Test
    void zonesAssumeBlocksOfStandingLines() {
        assertThat(problem("claim black alive B3 C4", LIFE + "B3", EYES, CONNECTION))
                .isEmpty();
        assertThat(problem("claim black alive A4", LIFE + "A4", LEFT, List.of()))
                .isEmpty();
        assertThat(problem("claim black alive A4 A1", LIFE + "A4", LEFT, List.of()))
                .contains(UNPROVED);
        assertThat(problem("claim black alive C4", LIFE + "A4", LEFT, List.of()))
                .contains(UNPROVED);
    }

    /** The claim of the line itself is proved in any case. */
    @Test
    void pointsOfAZoneAreNoPointsOfAStandingLine() {
        assertThat(problem("claim black alive B3", LIFE + "A4 & B3", LEFT, CONNECTION))
                .contains(UNPROVED);
        assertThat(problem("claim " + LIFE + "A4 & B3", LIFE + "A4 & B3", LEFT, CONNECTION))
                .isEmpty();
        assertThat(problem("claim black alive B3", LIFE + "A4 & B3", LEFT, List.of()))
                .isEmpty();
    }

    @Test
    void twoLinesWithACommonPointDoNotStand() {
        List<String> second = new ArrayList<>(List.of(LIFE + "B3 B2"));
        second.addAll(EYES);
        assertThat(problem("claim black alive A4", LIFE + "A4", LEFT, second)).contains(UNPROVED);
        assertThat(problem("claim black alive B3", LIFE + "A4", LEFT, second)).contains(UNPROVED);
    }

    @ParameterizedTest
    @ValueSource(strings = {"first black ko white ", "first white ko black "})
    void linesAgainstAWeakerOpponentNeitherStandNorMatter(String terms) {
        String weak = "life live black " + terms + "B3";
        assertThat(problem("claim black alive B3", weak, EYES, List.of())).contains(UNPROVED);
        List<String> second = new ArrayList<>(List.of(weak));
        second.addAll(EYES);
        assertThat(problem("claim black alive A4", LIFE + "A4", LEFT, second)).isEmpty();
    }

    /** Several points of one block are one block. */
    @Test
    void groupsOfSeveralBlocksGiveNothing() {
        assertThat(problem("claim black alive B3", LIFE + "B3 A2 B1", EYES, List.of()))
                .isEmpty();
        assertThat(problem("claim black alive B3", LIFE + "B3 A4", LEFT, List.of()))
                .contains(UNPROVED);
        assertThat(problem("claim black alive A4", LIFE + "B3 A4", LEFT, List.of()))
                .contains(UNPROVED);
        assertThat(problem("claim black alive B3", LIFE + "B3 A4 & B3", LEFT, List.of()))
                .isEmpty();
    }

    /** The first line has no point of the zone, but one of a line that has. */
    @Test
    void linesThatDoNotStandCountForOthers() {
        BitSet one = BitSet.valueOf(new long[] {0b0011});
        BitSet two = BitSet.valueOf(new long[] {0b0110});
        BitSet zone = BitSet.valueOf(new long[] {0b0100});
        ColorBlocks blocks = ColorBlocks.of(BOARD.board(), Player.BLACK);
        StandingLines lines = new StandingLines(blocks);
        lines.add(one, List.of(blocks.blocks().get(0)));
        assertThat(lines.kept(zone).stream()).containsExactly(0);
        lines.add(two, List.of(blocks.blocks().get(1)));
        assertThat(lines.kept(zone).stream()).isEmpty();
        assertThat(lines.kept(new BitSet()).stream()).isEmpty();
    }

    private static String problem(String claim, String life, List<String> strategy, List<String> more) {
        List<String> lines = new ArrayList<>(List.of(claim, life));
        lines.addAll(strategy);
        lines.addAll(more);
        return Certificates.problem(BOARD.certificate(lines)).orElse("");
    }
}
