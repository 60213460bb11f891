package org.sekilab.statics.eyespace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class EyeClassifierTest {
    /** The table of [CC99], on well-known shapes. */
    @ParameterizedTest
    @CsvSource({
        "CENTRE, oo, {O|O}",
        "CENTRE, ooo, {T|O}",
        "CENTRE, oo/oo, {O|O}",
        "CENTRE, .o./ooo, {T|O}",
        "CENTRE, .oo/oo., {T|T}",
        "CENTRE, o../ooo, {T|T}",
        "CENTRE, oooo, {T|T}",
        "CENTRE, oo./ooo, {T|O}",
        "CENTRE, .o./ooo/.o., {T|O}",
        "CENTRE, .oo/ooo/.o., {T|O}",
        "CENTRE, ooo/ooo, {T|T}",
        "SIDE, ooo, {T|O}",
        "CORNER, oo/oo, {O|O}"
    })
    void boundaryLengthTellsEyes(Place place, String rows, String status) {
        EyeSpace space = new EyeSpace(EyeShape.parse(rows, place).region(), 0);
        assertThat(new BoundaryLengthClassifier().classify(space)).hasToString(status);
    }

    @Test
    void learnedStatusIsThatOfMostRegionsWithEqualFeatures() {
        RegionDatabase truth = RegionDatabase.of(List.of(
                RegionEntry.parse("centre oo/oo {O|O} {O|O} {O|O}"),
                RegionEntry.parse("centre .o./ooo {T|O} {T|O} {T|O}"),
                RegionEntry.parse("centre oooo {T|T} {T|T} {T|T}"),
                RegionEntry.parse("centre o../ooo {T|T} {T|T} {T|T}")));
        EyeSpace pyramid = truth.entries().stream()
                .filter(entry -> entry.shape().rows().equals(".o./ooo"))
                .findAny()
                .orElseThrow()
                .space(0);
        assertThat(new FeatureClassifier(List.of(NumericalFeature.SIZE), truth).classify(pyramid))
                .hasToString("{T|T}");
        assertThat(new FeatureClassifier(List.of(NumericalFeature.MAX_NEIGHBORS), truth).classify(pyramid))
                .hasToString("{T|O}");
    }
}
