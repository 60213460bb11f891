package org.sekilab.experiments.cli;

import org.junit.jupiter.api.Tag;

/** The trees of all games take some 200 MB. */
@Tag("slow")
class LongerCollectionTest extends LongCollectionTest {
    @Override
    int games() {
        return 3_000;
    }

    @Override
    String memory() {
        return "-Xmx64m";
    }
}
