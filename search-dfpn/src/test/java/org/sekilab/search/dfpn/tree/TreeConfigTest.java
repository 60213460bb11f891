package org.sekilab.search.dfpn.tree;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class TreeConfigTest {
    @Test
    void numbersArePositiveAndWorkersAreBounded() {
        for (int workers : new int[] {0, -1, TreeConfig.MOST_WORKERS + 1}) {
            assertThatIllegalArgumentException()
                    .isThrownBy(() -> TreeConfig.DEFAULT.withWorkers(workers))
                    .withMessage("%d workers are not in 1..1024", workers);
        }
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new TreeConfig(1, 0))
                .withMessage("0 nodes are not positive");
    }
}
