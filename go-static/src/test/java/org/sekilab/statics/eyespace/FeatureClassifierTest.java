package org.sekilab.statics.eyespace;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class FeatureClassifierTest {
    /** A feature that tells each entry from the others learns the whole database. */
    @Test
    void classifierThatTellsAllEntriesApartIsAlwaysRight() {
        RegionDatabase truth = RegionDatabase.shipped();
        FeatureClassifier exact = new FeatureClassifier(
                List.of(
                        space -> space.points().hashCode(),
                        space -> space.points().geometry().hashCode(),
                        space -> space.outsideLiberties()),
                truth);
        truth.forEach((space, status) -> assertThat(exact.classify(space)).isEqualTo(status));
    }

    /** Without features there is one answer for all: the most frequent one. */
    @Test
    void classifierWithoutFeaturesGivesTheMostFrequentStatus() {
        RegionDatabase truth = RegionDatabase.shipped();
        FeatureClassifier blind = new FeatureClassifier(List.of(), truth);
        Map<EyeStatus, Integer> counts = new HashMap<>();
        truth.forEach((space, status) -> counts.merge(status, 1, Integer::sum));
        EyeStatus answer =
                blind.classify(new EyeSpace(EyeShape.parse("o", Place.CENTRE).region(), 0));
        assertThat(counts.values()).allSatisfy(count -> assertThat(count).isLessThanOrEqualTo(counts.get(answer)));
    }
}
