package org.sekilab.experiments.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.Main;
import org.sekilab.experiments.report.SampleResults;

/** The command {@code compare}. */
class CompareTest {
    @TempDir
    private Path folder;

    private final ByteArrayOutputStream out = new ByteArrayOutputStream();
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void tellsWhatIsGainedLostFasterAndSlower() {
        Path before = sample().answer("A", 1, "UNKNOWN", 1000)
                .answer("A", 2, "SAFE", 10)
                .answer("A", 3, "SAFE", 100)
                .answer("A", 4, "SEKI", 20)
                .in(folder.resolve("before"));
        Path after = sample().answer("A", 1, "UNSAFE", 1)
                .answer("A", 2, "UNKNOWN", 1000)
                .answer("A", 3, "SAFE", 25)
                .answer("A", 4, "SEKI", 80)
                .in(folder.resolve("after"));
        assertThat(compare(before, after)).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).isEqualTo("""
                proofs that contradict each other: 0

                A: 4 problems in both
                  newly solved: 1
                    problems list.csv#1: UNSAFE
                  lost: 1
                    problems list.csv#2: SAFE
                  solved by one only: p = 1.000 (McNemar, Holm)
                  faster: 1
                    problems list.csv#3: 25.0 ms, 100 ms before
                  slower: 1
                    problems list.csv#4: 80.0 ms, 20.0 ms before
                  fewer nodes: 1.00 [1.00, 1.00] times over the 2 that both solve by search, p = 1.000 (Wilcoxon, Holm)
                  same nodes: 2 of them; the time is 0.875 of before, because of the machine or the cost of a node: not tested
                """);
    }

    @Test
    void jsonHasAnObjectForEachDifference() {
        Path before = sample().answer("A", 1, "UNKNOWN", 1000)
                .answer("A", 2, "SAFE", 10)
                .answer("A", 3, "SAFE", 100)
                .answer("A", 4, "SEKI", 20)
                .answer("A", 5, "SEKI", 1)
                .answer("A", 6, "SEKI", 1)
                .in(folder.resolve("before"));
        Path after = sample().answer("A", 1, "UNSAFE", 1)
                .answer("A", 2, "UNKNOWN", 1000)
                .answer("A", 3, "SAFE", 25)
                .answer("A", 4, "SEKI", 80)
                .answer("A", 5, "SAFE", 1)
                .answer("A", 6, "SEKI", 1)
                .in(folder.resolve("after"));
        assertThat(compare(before, after, "--format", "jsonl")).isEqualTo(1);
        assertThat(out.toString(StandardCharsets.UTF_8).lines())
                .containsExactly(
                        difference("contradiction", 5, "SEKI", "SAFE") + ",\"format\":1}",
                        difference("newly-solved", 1, "UNKNOWN", "UNSAFE") + millis(1000, 1),
                        difference("lost", 2, "SAFE", "UNKNOWN") + millis(10, 1000),
                        difference("faster", 3, "SAFE", "SAFE") + millis(100, 25),
                        difference("slower", 4, "SEKI", "SEKI") + millis(20, 80));
    }

    private static String difference(String kind, int index, String before, String now) {
        return ("{\"kind\":\"%s\",\"set\":\"problems\",\"file\":\"list.csv\",\"index\":%d,\"item\":\"\","
                        + "\"runBefore\":\"A\",\"runNow\":\"A\",\"verdictBefore\":\"%s\",\"verdictNow\":\"%s\"")
                .formatted(kind, index, before, now);
    }

    private static String millis(int before, int now) {
        return ",\"millisBefore\":%d.000,\"millisNow\":%d.000,\"format\":1}".formatted(before, now);
    }

    @Test
    void contradictionIsAnError() {
        Path before = sample().answer("A", 1, "SAFE", 1).in(folder.resolve("before"));
        Path after = sample().answer("A", 1, "SEKI", 1).in(folder.resolve("after"));
        assertThat(compare(before, after)).isEqualTo(1);
        assertThat(out.toString(StandardCharsets.UTF_8)).startsWith("""
                        proofs that contradict each other: 1
                          problems list.csv#1: SAFE by A before, SEKI by A now
                        """);
    }

    @Test
    void solvedProblemsWithoutAnAnswerNowAreTold() {
        Path before = sample().answer("A", 1, "SAFE", 1)
                .answer("A", 2, "SEKI", 1)
                .answer("A", 3, "SAFE", 1)
                .answer("A", 4, "UNKNOWN", 1)
                .in(folder.resolve("before"));
        Path after = sample().answer("A", 1, "SAFE", 1)
                .failure("A", 2, "it hangs")
                .failure("A", 4, "it hangs")
                .in(folder.resolve("after"));
        assertThat(compare(before, after)).isEqualTo(1);
        assertThat(out.toString(StandardCharsets.UTF_8)).startsWith("""
                        proofs that contradict each other: 0
                        jobs that failed now: 2

                        A: 1 problem in both
                          newly solved: 0
                          lost: 0
                          failed: 1
                            problems list.csv#2: SEKI
                          missing: 1
                            problems list.csv#3: SAFE
                        """);
        out.reset();
        assertThat(compare(before, after, "--format", "jsonl")).isEqualTo(1);
        assertThat(out.toString(StandardCharsets.UTF_8).lines())
                .containsExactly(
                        difference("failed", 2, "SEKI", "") + ",\"millisBefore\":1.000,\"format\":1}",
                        difference("missing", 3, "SAFE", "") + ",\"millisBefore\":1.000,\"format\":1}");
    }

    /** A folder with fewer problems is no failure. */
    @Test
    void missingAnswersAloneAreNoError() {
        Path before =
                sample().answer("A", 1, "SAFE", 1).answer("A", 2, "SAFE", 1).in(folder.resolve("before"));
        Path after = sample().answer("A", 1, "SAFE", 1).in(folder.resolve("after"));
        assertThat(compare(before, after)).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("  missing: 1\n    problems list.csv#2: SAFE\n");
    }

    @Test
    void runsOfOtherNamesAreComparedWhereEachHasOne() {
        Path before = sample().answer("A", 1, "SAFE", 1).in(folder.resolve("before"));
        Path after = new SampleResults()
                .run("B", "x = 1\n")
                .answer("B", 1, "SAFE", 1)
                .in(folder.resolve("after"));
        assertThat(compare(before, after)).isZero();
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("\nA and B: 1 problem in both\n");
    }

    @Test
    void folderWithoutResultsIsReported() {
        assertThat(compare(folder, folder)).isEqualTo(2);
        assertThat(err.toString(StandardCharsets.UTF_8))
                .isEqualTo("compare: %s: no results there (no results.sqlite)%n".formatted(folder));
    }

    private static SampleResults sample() {
        return new SampleResults().run("A", "x = 1\n");
    }

    private int compare(Path before, Path after, String... options) {
        return Main.run(
                Stream.concat(Stream.of("compare", before.toString(), after.toString()), Stream.of(options))
                        .toArray(String[]::new),
                new ByteArrayInputStream(new byte[0]),
                new PrintStream(out, true, StandardCharsets.UTF_8),
                new PrintStream(err, true, StandardCharsets.UTF_8));
    }
}
