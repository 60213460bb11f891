package org.sekilab.experiments.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.cli.ProgramCommand;
import org.sekilab.experiments.cli.Repository;
import org.sekilab.experiments.store.Findings;

/** Shards of a study, put together, are the study. */
class ShardedRunTest {
    private static final String TWO_EYES = "(;GM[1]FF[4]SZ[7:2]AB[ba][da][ab][bb][cb][db];W[fa];B[ga])";

    @TempDir
    private Path folder;

    private String study = "";

    @BeforeEach
    void writeStudy() throws IOException {
        Files.writeString(folder.resolve("small.sgf"), TWO_EYES.repeat(6));
        study = Files.writeString(folder.resolve("small.conf"), """
                        positions { small = small.sgf, list { life = "shipped:life" } }
                        runs = [ { name = M1, safety.preset = M1 }, { name = M2, safety.preset = M2 } ]
                        settings { limits.region-nodes = 50 }
                        repetitions = 2
                        """).toString();
    }

    @Test
    void fourShardsOfAShippedStudyHaveTheRowsOfTwoThreads() {
        String shipped = Repository.file("experiments/conf/semeai.conf").toString();
        String nodes = "limits.region-nodes=150";
        CommandRun whole = CommandRun.of("run", shipped, "--out", path("whole"), "--jobs", "2", "--set", nodes);
        assertThat(whole.err()).isEmpty();
        List<String> merge = new ArrayList<>(List.of("merge", "--out", path("merged")));
        int jobs = 0;
        for (int i = 1; i <= 4; i++) {
            CommandRun part =
                    CommandRun.of("run", shipped, "--shard", i + "/4", "--out", path("p" + i), "--set", nodes);
            assertThat(part.err()).isEmpty();
            assertThat(part.exitCode()).isZero();
            merge.add(path("p" + i));
            jobs += rows("p" + i).size();
            assertThat(rows("p" + i)).isNotEmpty();
        }
        assertThat(jobs).isEqualTo(2 * 53 * 5);
        CommandRun merged = CommandRun.of(merge.toArray(String[]::new));
        assertThat(merged.err()).isEmpty();
        assertThat(merged.exitCode()).isZero();
        assertThat(merged.out())
                .isEqualTo(path("merged") + ": 530 of 530 jobs from 4 folders; results that were there once more: 0\n");
        assertThat(rows("merged")).isEqualTo(rows("whole"));

        assertThat(CommandRun.of("report", path("merged")).out()).doesNotContain("INCOMPLETE", "PART");
        assertThat(CommandRun.of("compare", path("whole"), path("merged")).exitCode())
                .isZero();
        CommandRun resumed = CommandRun.of("run", shipped, "--out", path("merged"), "--resume", "--set", nodes);
        assertThat(resumed.err()).isEmpty();
        assertThat(resumed.exitCode()).isZero();
        assertThat(rows("merged")).isEqualTo(rows("whole"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"0/4", "5/4", "a/b", "4", "1/0"})
    void wrongShardIsOneClearLine(String shard) {
        CommandRun run = CommandRun.of("run", study, "--shard", shard, "--out", path("out"));
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.errLines()).singleElement().asString().startsWith("--shard: '" + shard + "' is no");
        assertThat(folder.resolve("out")).doesNotExist();
    }

    @Test
    void reportOfAFinishedShardSaysThatItIsAPart() throws IOException {
        CommandRun run = CommandRun.of("run", study, "--shard", "2/4", "--out", path("out"));
        assertThat(run.exitCode()).isZero();
        int jobs = rows("out").size();
        assertThat(jobs).isBetween(1, 39);
        assertThat(run.outLines())
                .first()
                .isEqualTo(
                        "PART: shard 2/4 of the study has %d jobs of 40. Tables and diagrams show only what all runs have answered."
                                .formatted(jobs));
        assertThat(run.out()).doesNotContain("INCOMPLETE");
        for (String file : List.of("tables.txt", "report.md", "report.tex", "report.html")) {
            assertThat(folder.resolve("out").resolve(file)).content().contains("PART: shard 2/4 of the study");
        }
        forgetLastJob("out");
        assertThat(CommandRun.of("report", path("out")).out()).contains("INCOMPLETE: 1 job of the shard not done.");
        assertThat(CommandRun.of("run", study, "--shard", "2/4", "--out", path("out"), "--resume")
                        .exitCode())
                .isZero();
        assertThat(rows("out")).hasSize(jobs);
    }

    @Test
    void shardWithoutAJobIsFinishedAtOnce() {
        for (int i = 1; i <= 3; i++) {
            CommandRun run = CommandRun.of("run", study, "--shard", i + "/100000", "--out", path("empty" + i));
            assertThat(run.exitCode()).isZero();
            assertThat(run.err()).isEmpty();
        }
        CommandRun merged = CommandRun.of("merge", path("empty1"), path("empty2"), "--out", path("merged"));
        assertThat(merged.exitCode()).isZero();
    }

    @Test
    void folderKeepsToItsShard() {
        CommandRun.of("run", study, "--shard", "1/3", "--out", path("out"));
        CommandRun other = CommandRun.of("run", study, "--shard", "2/3", "--out", path("out"), "--resume");
        assertThat(other.exitCode()).isEqualTo(2);
        assertThat(other.errLines())
                .containsExactly(
                        "--resume: %s: has results of shard 1/3, and the run is of shard 2/3".formatted(path("out")));
        assertThat(CommandRun.of("run", study, "--out", path("out"), "--resume").errLines())
                .containsExactly("--resume: %s: has results of shard 1/3, and the run is of the whole study"
                        .formatted(path("out")));
    }

    @Test
    void missingShardsAreToldAndDoneByTheMergedFolder() {
        CommandRun.of("run", study, "--out", path("whole"), "--jobs", "2");
        CommandRun.of("run", study, "--shard", "1/3", "--out", path("p1"));
        CommandRun.of("run", study, "--shard", "3/3", "--out", path("p3"));
        CommandRun merged =
                CommandRun.of("merge", path("p1"), path("p3"), path("p1"), "--out", path("m"), "--format", "jsonl");
        assertThat(merged.exitCode()).isZero();
        assertThat(merged.errLines()).containsExactly("merge: missing shards: 2/3");
        assertThat(merged.out())
                .isEqualTo(
                        "{\"folder\":\"%s\",\"folders\":3,\"jobs\":%d,\"planned\":40,\"doubles\":%d,\"missingShards\":[\"2/3\"],\"unfinished\":[],\"format\":1}\n"
                                .formatted(
                                        path("m"),
                                        rows("p1").size() + rows("p3").size(),
                                        rows("p1").size()));
        assertThat(CommandRun.of("report", path("m")).out()).contains("INCOMPLETE: ");
        assertThat(CommandRun.of("run", study, "--out", path("m"), "--resume").exitCode())
                .isZero();
        assertThat(rows("m")).isEqualTo(rows("whole"));
    }

    @Test
    void contradictionsAreListedAndNothingIsWritten() throws IOException {
        CommandRun.of("run", study, "--out", path("one"));
        Files.writeString(folder.resolve("small.sgf"), TWO_EYES.repeat(5) + "(;SZ[3])");
        CommandRun.of("run", study, "--out", path("two"), "--set", "limits.region-nodes=60");
        CommandRun merged = CommandRun.of("merge", path("one"), path("two"), "--out", path("merged"));
        assertThat(merged.exitCode()).isEqualTo(1);
        assertThat(merged.out()).isEmpty();
        assertThat(merged.errLines())
                .containsExactly(
                        "merge: 'M1': limits.region-nodes is \"60\" in %s, and 50 in an earlier folder"
                                .formatted(path("two")),
                        "merge: 'M2': limits.region-nodes is \"60\" in %s, and 50 in an earlier folder"
                                .formatted(path("two")),
                        "merge: small small.sgf#6: its content is another one in %s than in %s"
                                .formatted(path("two"), path("one")),
                        "merge: contradictions: 3; nothing was written");
        assertThat(folder.resolve("merged")).doesNotExist();
    }

    @Test
    void mergeNamesFoldersThatItCannotUse() throws IOException {
        Files.createDirectories(folder.resolve("none"));
        CommandRun.of("run", study, "--shard", "1/30", "--out", path("part"));
        CommandRun merged = CommandRun.of("merge", path("part"), path("none"), "--out", path("merged"));
        assertThat(merged.exitCode()).isEqualTo(2);
        assertThat(merged.errLines())
                .containsExactly("merge: %s: no results there (no results.sqlite)".formatted(path("none")));
        assertThat(CommandRun.of("merge", path("part"), "--out", path("part")).errLines())
                .containsExactly("--out: %s: has results already".formatted(path("part")));
        assertThat(CommandRun.of("merge", "--out", path("x")).exitCode()).isEqualTo(2);
    }

    @Test
    void scriptsForAClusterMakeShardsThatAreTheStudy() throws IOException, InterruptedException {
        Path program = script("program", "exec %s \"$@\"".formatted(ProgramCommand.quoted()));
        // Stands for GNU parallel: takes each number from its input, and does two calls at the same time.
        script("parallel", """
                echo "$@" > '%s'
                while [ "$1" != sh ]; do shift; done
                shift
                xargs -P 2 -I {} sh "$@"
                """.formatted(folder.resolve("parallel.txt")));
        String parts = folder.resolve("two words").toString();
        String script = Repository.file("docs/cluster/parallel.sh").toString();
        assertThat(shell(program, List.of(), script, study, parts, "3", "2", "--tag"))
                .isZero();
        assertThat(folder.resolve("parallel.txt")).content().contains("--jobs 2 --tag sh ");
        assertThat(shell(program, List.of(), script, study, parts, "3", "2"))
                .as("goes on")
                .isZero();
        String slurm = Repository.file("docs/cluster/slurm-array.sh").toString();
        for (int task = 1; task <= 2; task++) {
            List<String> job = List.of("SLURM_ARRAY_TASK_ID=" + task, "SLURM_ARRAY_TASK_COUNT=2");
            assertThat(shell(program, job, slurm, study, path("slurm"))).isZero();
        }
        CommandRun.of("run", study, "--out", path("whole"), "--jobs", "2");
        assertThat(CommandRun.of(
                                "merge",
                                parts + "/shard-1",
                                parts + "/shard-2",
                                parts + "/shard-3",
                                "--out",
                                path("three"))
                        .exitCode())
                .isZero();
        assertThat(CommandRun.of("merge", path("slurm/shard-1"), path("slurm/shard-2"), "--out", path("two"))
                        .exitCode())
                .isZero();
        assertThat(rows("three")).isEqualTo(rows("whole"));
        assertThat(rows("two")).isEqualTo(rows("whole"));
    }

    private int shell(Path program, List<String> variables, String... words) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("sh"));
        command.addAll(List.of(words));
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectErrorStream(true)
                .redirectOutput(folder.resolve("output.txt").toFile());
        builder.environment().put("SEKILAB", program.toString());
        builder.environment().merge("PATH", folder.toString(), (path, first) -> first + ":" + path);
        variables.forEach(variable -> builder.environment()
                .put(variable.substring(0, variable.indexOf('=')), variable.substring(variable.indexOf('=') + 1)));
        Process shell = builder.start();
        assertThat(shell.waitFor(2, TimeUnit.MINUTES)).isTrue();
        return shell.exitValue();
    }

    private Path script(String name, String text) throws IOException {
        Path file = Files.writeString(folder.resolve(name), "#!/bin/sh\n" + text);
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
        return file;
    }

    private void forgetLastJob(String name) {
        try (Connection database = DriverManager.getConnection("jdbc:sqlite:" + path(name) + "/results.sqlite");
                Statement statement = database.createStatement()) {
            for (String table : List.of("answer", "board", "engine")) {
                statement.execute("DELETE FROM %s WHERE job = (SELECT max(id) FROM job)".formatted(table));
            }
            statement.execute("DELETE FROM job WHERE id = (SELECT max(id) FROM job)");
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }

    private List<String> rows(String name) {
        return Findings.of(folder.resolve(name));
    }

    private String path(String name) {
        return folder.resolve(name).toString();
    }
}
