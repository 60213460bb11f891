package org.sekilab.safety.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.SafetyMethod;
import org.sekilab.search.Goal;

/** The liberties that an area gives, by what is known of it. */
class AreaResultTest {
    private static final SafetyMethod METHOD = new SafetyMethod("test", 1);

    private final BoardFixture columns = new BoardFixture("""
            . X . X .
            . X . X .
            . X . X .
            """);
    private final SearchArea middle = columns.area("C1");
    private final int left = middle.blocks().indexOf(columns.block("B1"));
    private final int right = 1 - left;

    @Test
    void openAreaGivesNothing() {
        AreaResult open = AreaResult.open(middle);
        assertThat(open.isSolved()).isFalse();
        assertThat(open.isOneVital()).isFalse();
        assertThat(open.isTerritory()).isFalse();
        assertThat(open.liberties(left)).isZero();
        assertThat(open.needsAlive(left)).isTrue();
    }

    @Test
    void oneVitalAreaGivesALibertyToTheNamedBlocks() {
        AreaResult result = AreaResult.open(middle).keepingLiberties(1L << left, true);
        assertThat(result.isOneVitalFor(columns.block("B1"))).isTrue();
        assertThat(result.isOneVitalFor(columns.block("D1"))).isFalse();
        assertThat(result.liberties(left)).isEqualTo(1);
        assertThat(result.liberties(right)).isZero();
        assertThat(result.needsAlive(left)).isFalse();
        assertThat(result.needsAlive(right)).isTrue();
        assertThat(result.isTerritory()).isTrue();
        assertThat(AreaResult.open(middle).keepingLiberties(1L << left, false).isTerritory())
                .isFalse();
    }

    /** Two without an eye elsewhere, one with the shared eye. An alive block gets nothing that it could lose. */
    @Test
    void solvedAreaGivesTwoLibertiesLessTheAssumedEye() {
        AreaResult result = AreaResult.solved(middle, eyes(0, SearchArea.SHARED_EYE), Goal.WIN);
        assertThat(result.liberties(left)).isEqualTo(2);
        assertThat(result.liberties(right)).isEqualTo(1);
        assertThat(result.isTerritory()).isTrue();
        assertThat(result.isAtLeastSeki()).isFalse();
        AreaResult beside = AreaResult.solved(middle, eyes(0, LocalShape.ALIVE), Goal.WIN);
        assertThat(beside.needsAlive(right)).isTrue();
        assertThat(beside.needsAlive(left)).isFalse();
    }

    @Test
    void sekiIsNoTerritory() {
        AreaResult result = AreaResult.solved(middle, eyes(0, 0), Goal.AT_LEAST_DRAW);
        assertThat(result.isTerritory()).isFalse();
        assertThat(result.isAtLeastSeki()).isTrue();
        assertThat(result.liberties(left)).isEqualTo(2);
    }

    @Test
    void chainCountsTheLibertiesOfItsGivers() {
        AreaResult first = AreaResult.open(columns.area("A1")).keepingLiberties(1, false);
        AreaResult second = AreaResult.open(columns.area("E1")).keepingLiberties(1, false);
        AreaResult chain = AreaResult.open(middle).solvedAsChain(eyes(0b01, 0b10), List.of(first, second));
        assertThat(chain.givers()).containsExactly(first, second);
        assertThat(chain.liberties(left)).isEqualTo(2);
        assertThat(chain.liberties(right)).isEqualTo(2);
        assertThat(chain.proved(METHOD, List.of()).shape().eyes()).containsExactly(eyes(0b01, 0b10));
    }

    /** A result is a value: what is learnt later is another one. */
    @Test
    void resultsNeverChange() {
        AreaResult open = AreaResult.open(middle);
        long[] eyes = eyes(0, 0);
        AreaResult solved = open.solvedWith(eyes, Goal.WIN);
        eyes[left] = LocalShape.ALIVE;
        assertThat(solved.liberties(left)).isEqualTo(2);
        assertThat(open.isSolved()).isFalse();
        assertThat(open.area()).isSameAs(middle);
    }

    /** A proof of liberties alone assumes that the other blocks live, and makes no territory. */
    @Test
    void provedGameIsTheOneThatWasWon() {
        ProvedGame liberties =
                AreaResult.open(middle).keepingLiberties(1L << left, false).proved(METHOD, List.of());
        assertThat(liberties.shape().eyes()).containsExactly(eyes(SearchArea.SHARED_EYE, LocalShape.ALIVE));
        assertThat(liberties.shape().territory()).isZero();
        ProvedGame territory =
                AreaResult.open(middle).keepingLiberties(0b11, true).proved(METHOD, List.of());
        assertThat(territory.shape().territory()).isEqualTo(territory.shape().all());
        ProvedGame seki =
                AreaResult.solved(middle, eyes(0, 0), Goal.AT_LEAST_DRAW).proved(METHOD, List.of());
        assertThat(seki.goal()).isEqualTo(Goal.AT_LEAST_DRAW);
        assertThat(seki.method()).isEqualTo(METHOD);
    }

    private long[] eyes(long ofLeft, long ofRight) {
        long[] eyes = new long[2];
        eyes[left] = ofLeft;
        eyes[right] = ofRight;
        return eyes;
    }
}
