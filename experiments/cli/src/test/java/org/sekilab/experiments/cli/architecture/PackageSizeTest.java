package org.sekilab.experiments.cli.architecture;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;
import org.sekilab.experiments.cli.architecture.SourceTypes.Source;

/** A reader can hold a package in mind: it has at most 30 types. */
class PackageSizeTest {
    private static final int MOST = 30;

    @ParameterizedTest
    @FieldSource("org.sekilab.experiments.cli.architecture.SourceModule#ALL")
    void packageHasAtMostThirtyTypes(SourceModule module) {
        List<Source> types = SourceTypes.main(module);
        assertThat(types).isNotEmpty();
        assertThat(tooLarge(types)).isEmpty();
    }

    @Test
    void packageOfThirtyOneTypesIsSeen() {
        Source type = new Source("A", "a.large", "class A {}");
        assertThat(tooLarge(Collections.nCopies(MOST, type))).isEmpty();
        assertThat(tooLarge(Collections.nCopies(MOST + 1, type))).containsExactly(Map.entry("a.large", 31L));
    }

    private static Map<String, Long> tooLarge(List<Source> types) {
        Map<String, Long> sizes =
                types.stream().collect(Collectors.groupingBy(Source::packageName, TreeMap::new, Collectors.counting()));
        sizes.values().removeIf(size -> size <= MOST);
        return sizes;
    }
}
