package org.sekilab.experiments.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.experiments.cli.CommandRun;

/** The command {@code eyes}: counts of the database, and how often classifiers are right. */
class EyesCommandTest {
    /** [CC99] has the eyes of all these regions. */
    @Test
    void boundaryLengthIsRightInTheCentreUpToSixPoints() {
        List<String> lines = CommandRun.of("eyes", "--format", "jsonl").outLines();
        int[] regions = {1, 1, 2, 5, 12, 35}; // polyominoes, with three numbers of liberties each
        for (int size = 1; size <= regions.length; size++) {
            int total = 3 * regions[size - 1];
            assertThat(lines)
                    .contains(
                            "{\"classifier\":\"boundary-length\",\"size\":%d,\"place\":\"centre\",\"right\":%d,\"total\":%d,\"format\":1}"
                                    .formatted(size, total, total));
        }
    }

    /**
     * Square, pyramid and three other shapes that live. In the corner the bent four is a ko up to one liberty outside.
     */
    @Test
    void countsRegionsByStatus() {
        List<String> lines = CommandRun.of("eyes", "--format", "jsonl").outLines();
        assertThat(lines)
                .contains(
                        "{\"size\":4,\"place\":\"centre\",\"status\":\"{O|O}\",\"regions\":[1,1,1],\"format\":1}",
                        "{\"size\":4,\"place\":\"centre\",\"status\":\"{T|O}\",\"regions\":[1,1,1],\"format\":1}",
                        "{\"size\":4,\"place\":\"centre\",\"status\":\"{T|T}\",\"regions\":[3,3,3],\"format\":1}",
                        "{\"size\":4,\"place\":\"corner\",\"status\":\"{T|K_T}\",\"regions\":[1,1,0],\"format\":1}");
    }

    /** A classifier with more features cannot be wrong more often about what it learned by heart. */
    @Test
    void moreFeaturesAreNoWorse() {
        int last = Integer.MAX_VALUE;
        for (String features :
                List.of("size", "size,perimeter", "size,perimeter,edges", "size,perimeter,edges,inside")) {
            int wrong = wrong(features);
            assertThat(wrong).isLessThanOrEqualTo(last);
            last = wrong;
        }
        assertThat(last).isLessThan(wrong("size"));
    }

    @Test
    void experimentThatShipsRuns() {
        CommandRun run = CommandRun.of("eyes", "--config", "conf/eyes.conf");
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).contains("edges-inside", "boundary-length");
    }

    @Test
    void unknownFeatureIsReported() {
        CommandRun run = CommandRun.of("eyes", "--features", "size,perimetre");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines())
                .singleElement()
                .asString()
                .startsWith("--features: unknown name 'perimetre'; maybe 'perimeter'; known: adjacent, ");
    }

    @Test
    void emptyListOfFeaturesIsReported() {
        CommandRun run = CommandRun.of("eyes", "--features", "");
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).containsExactly("--features: needs a value: NAME,...");
        CommandRun blank = CommandRun.of("eyes", "--features", " ");
        assertThat(blank.exitCode()).isEqualTo(2);
        assertThat(blank.errLines()).containsExactly("--features: ' ' is not a list of names");
    }

    /** The last number of the first line about the classifier. */
    private static int wrong(String features) {
        CommandRun run = CommandRun.of("eyes", "--set", "eyes.classifiers=features", "--features", features);
        assertThat(run.err()).isEmpty();
        String line = run.outLines().stream()
                .filter(each -> each.startsWith("features "))
                .findFirst()
                .orElseThrow();
        return Integer.parseInt(line.substring(line.lastIndexOf(' ') + 1));
    }
}
