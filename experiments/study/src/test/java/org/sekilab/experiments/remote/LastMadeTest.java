package org.sekilab.experiments.remote;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LastMadeTest {
    @Test
    void valueOfAnEqualKeyIsKeptUntilAnotherKeyIsAskedFor() {
        List<List<Integer>> made = new ArrayList<>();
        LastMade<List<Integer>, Object> values = new LastMade<>(key -> {
            made.add(key);
            return new Object();
        });
        Object first = values.of(List.of(1, 2));
        assertThat(values.of(new ArrayList<>(List.of(1, 2)))).isSameAs(first);
        Object second = values.of(List.of(3));
        assertThat(second).isNotSameAs(first);
        assertThat(values.of(List.of(3))).isSameAs(second);
        assertThat(values.of(List.of(1, 2))).isNotSameAs(first);
        assertThat(made).containsExactly(List.of(1, 2), List.of(3), List.of(1, 2));
    }
}
