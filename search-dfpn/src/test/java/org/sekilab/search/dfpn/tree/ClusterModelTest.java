package org.sekilab.search.dfpn.tree;

import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import org.junit.jupiter.api.Test;

class ClusterModelTest {
    @Test
    void ratesArePositiveAndTimesAreNotNegative() {
        assertThatIllegalArgumentException().isThrownBy(() -> new ClusterModel(0, 0, 1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new ClusterModel(1, -1, 1, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new ClusterModel(1, 0, Double.NaN, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> new ClusterModel(1, 0, 1, -1));
    }
}
