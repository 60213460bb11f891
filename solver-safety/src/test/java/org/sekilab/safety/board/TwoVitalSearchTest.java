package org.sekilab.safety.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.safety.Engines;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Goal;

/** Areas that need the liberties of others, and those that do not. */
class TwoVitalSearchTest {
    private static final SafetyMethod METHOD = new SafetyMethod("test", 1);
    private static final SafetyConfig CONFIG = Engines.config(Preset.M7);

    /** Four points in a row are two eyes. */
    private static final String FOUR = """
            O O O O O O
            X X X X X O
            . . . . X O
            """;

    /** Two eyes of two points each. */
    private static final String TWO_EYES = """
            O O O O O O O
            X X X X X X O
            . . X . . X O
            """;

    @Test
    void areaWithTwoEyesIsSolvedByItself() {
        BoardFixture board = new BoardFixture(FOUR);
        AreaResult open = AreaResult.open(board.area("A1"));
        AreaResult solved = search(board).search(open, JointAreas.of(open));
        assertThat(solved.isSolved()).isTrue();
        assertThat(solved.liberties(0)).isEqualTo(2);
        assertThat(search(board).tryProve(JointAreas.of(solved), METHOD)).isPresent();
    }

    /** One eye is not enough, and the other area gives the second one. */
    @Test
    void areaWithOneEyeIsSolvedIfAnotherGivesALiberty() {
        BoardFixture board = new BoardFixture(TWO_EYES);
        AreaResult left = AreaResult.open(board.area("A1"));
        AreaResult right = AreaResult.open(board.area("D1"));
        assertThat(search(board)
                        .search(left, new JointAreas(List.of(left, right)))
                        .isSolved())
                .isFalse();
        AreaResult giver = right.keepingLiberties(1, false);
        AreaResult solved = search(board).search(left, new JointAreas(List.of(left, giver)));
        assertThat(solved.isSolved()).isTrue();
        assertThat(solved.liberties(0)).isEqualTo(1);
        assertThat(search(board).tryProve(JointAreas.of(solved), METHOD)).isEmpty();
        assertThat(search(board).tryProve(new JointAreas(List.of(solved, giver)), METHOD))
                .isPresent();
    }

    /** A search that wins nothing leaves the liberties that are known. */
    @Test
    void earlierResultStaysIfTheSearchWinsNothing() {
        BoardFixture board = new BoardFixture(TWO_EYES);
        AreaResult known = AreaResult.open(board.area("A1")).keepingLiberties(1, true);
        assertThat(search(board).search(known, JointAreas.of(known))).isSameAs(known);
        JointAreas all = new JointAreas(List.of(known, AreaResult.open(board.area("D1"))));
        assertThat(search(board).search(all).results()).hasSize(2).contains(known);
    }

    @Test
    void lowerGoalIsReachedWhereTheHigherOneIs() {
        BoardFixture board = new BoardFixture(FOUR);
        AreaResult open = AreaResult.open(board.area("A1"));
        TwoVitalSearch seki = new TwoVitalSearch(board.board, board.searcher(CONFIG), Goal.AT_LEAST_DRAW);
        AreaResult living = seki.search(open, JointAreas.of(open));
        assertThat(living.isAtLeastSeki()).isTrue();
        assertThat(living.isTerritory()).isFalse();
    }

    @Test
    void chainNeedsTwoGivers() {
        BoardFixture board = new BoardFixture("""
                O O O O O O O O
                X X X X X X X O
                . X . . X . X O
                """);
        AreaResult middle = AreaResult.open(board.area("C1"));
        AreaResult left = AreaResult.open(board.area("A1")).keepingLiberties(1, false);
        AreaResult right = AreaResult.open(board.area("F1")).keepingLiberties(1, false);
        assertThat(search(board).searchChain(middle, new JointAreas(List.of(left, middle))))
                .isEmpty();
        assertThat(search(board).searchChain(middle, new JointAreas(List.of(left, middle, right))))
                .hasValueSatisfying(chain -> {
                    assertThat(chain.givers()).containsExactly(left, right);
                    assertThat(chain.isSolved()).isTrue();
                });
    }

    private static TwoVitalSearch search(BoardFixture board) {
        return new TwoVitalSearch(board.board, board.searcher(CONFIG));
    }
}
