package org.sekilab.search.dfpn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.search.Goal;
import org.sekilab.search.dfpn.DfpnConfig.Replacement;

class SeedsTableTest {
    private final List<SeedsTable> views = SeedsTable.of(2, 1 << 16, Replacement.LEAST_EFFORT);
    private final SeedsTable first = views.get(0);
    private final SeedsTable second = views.get(1);

    @Test
    void searchesShareWhatIsSolved() {
        first.storeNumbers(1, 2, 3, 4, 0, 5, 6);
        second.storeSolved(1, 2, StateTable.PROVEN, false, 7, 8, 9, 10);
        for (SeedsTable view : views) {
            int entry = view.find(1, 2);
            assertThat(view.kind(entry)).isEqualTo(StateTable.PROVEN);
            assertThat(view.move(entry)).isEqualTo(9);
            assertThat(view.zone(entry)).isEqualTo(10);
        }
    }

    /** Numbers have the jitter of one search, and a twin holds on a path of one search. */
    @Test
    void searchesHaveTheirOwnNumbersAndTwins() {
        first.storeNumbers(1, 2, 3, 4, 0, 5, 6);
        first.storeTwin(1, 2, StateTable.PROVEN, false, 3, 4, 5, 6, 7);
        assertThat(second.find(1, 2)).isEqualTo(StateTable.NONE);
        second.storeNumbers(1, 2, 8, 9, 0, 5, 6);
        int entry = first.find(1, 2);
        assertThat(first.proof(entry)).isEqualTo(3);
        assertThat(first.hasTwin(entry, StateTable.PROVEN)).isTrue();
        entry = second.find(1, 2);
        assertThat(second.proof(entry)).isEqualTo(8);
        assertThat(second.hasNoTwin(entry)).isTrue();
    }

    @Test
    void theSecondQuestionKeepsNoProofOfAnySearchThatRestsOnADraw() {
        first.ask(Goal.AT_LEAST_DRAW);
        first.storeTwin(1, 1, StateTable.PROVEN, true, 3, 4, 5, 6, 7);
        second.storeTwin(1, 1, StateTable.PROVEN, true, 3, 4, 5, 6, 7);
        second.storeSolved(2, 2, StateTable.PROVEN, true, 7, 8, 9);
        second.storeSolved(3, 3, StateTable.PROVEN, false, 7, 8, 9);
        first.turnIntoWins();
        for (SeedsTable view : views) {
            view.ask(Goal.WIN);
            assertThat(view.hasNoTwin(view.find(1, 1))).isTrue();
            assertThat(view.find(2, 2)).isEqualTo(StateTable.NONE);
            assertThat(view.isSolved(view.find(3, 3))).isTrue();
        }
    }

    @Test
    void allTablesAreCleared() {
        second.storeNumbers(1, 1, 8, 9, 0, 5, 6);
        second.storeSolved(2, 2, StateTable.PROVEN, false, 7, 8, 9);
        first.clear();
        for (SeedsTable view : views) {
            assertThat(view.find(1, 1)).isEqualTo(StateTable.NONE);
            assertThat(view.find(2, 2)).isEqualTo(StateTable.NONE);
        }
    }

    @Test
    void eachTableNeedsABucket() {
        long least = 2L * 3 * FlatStateTable.BUCKET_BYTES;
        assertThat(SeedsTable.of(3, least, Replacement.COLLECT)).hasSize(3);
        assertThatIllegalArgumentException().isThrownBy(() -> SeedsTable.of(3, least - 1, Replacement.COLLECT));
    }
}
