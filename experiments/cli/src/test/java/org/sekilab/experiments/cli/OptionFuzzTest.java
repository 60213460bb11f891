package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.model.Seeds;

/**
 * Any options and any small files have a result or an error in words. No stack trace, internal error or name of a Java
 * exception appears.
 */
class OptionFuzzTest {
    private static final long SEED = Seeds.of(20_261_122L);
    private static final int FEW = 100;
    private static final int MANY = 300;
    private static final Pattern JAVA =
            Pattern.compile("internal error:|^\\s+at |[A-Z]\\w+(Exception|Error)\\b|java\\.(lang|io|nio|util)");

    /** The commands that end soon by themselves. */
    private static final List<String> COMMANDS = List.of(
            "solve",
            "causes",
            "region",
            "semeai",
            "life",
            "score",
            "static",
            "verify",
            "run",
            "report",
            "compare",
            "reproduce",
            "regress",
            "eyes",
            "gtp",
            "analyze",
            "list",
            "config",
            "completion",
            "help");

    private static final List<String> OPTIONS = List.of(
            "--config",
            "--set",
            "--format",
            "--plugins",
            "--explain",
            "--out",
            "--resume",
            "--features",
            "--rules",
            "--index",
            "--move",
            "--at",
            "--defender",
            "--all",
            "--first",
            "--list",
            "--certificate",
            "--on-board",
            "--engine",
            "--others-only",
            "--command-time",
            "--show",
            "--strict",
            "--jobs",
            "--pack",
            "--attach",
            "--studies",
            "--size",
            "--dead",
            "--seki",
            "--filling",
            "--differences",
            "--black",
            "--white",
            "--ko-winner",
            "--ko",
            "--color-board",
            "--svg",
            "--threads",
            "--region-time",
            "--time",
            "--nodes",
            "--area",
            "--any",
            "--all-moves",
            "--memory",
            "--check",
            "--sgf",
            "--solver",
            "--",
            "-",
            "-x");

    private static final List<String> VALUES = List.of(
            "",
            " ",
            "0",
            "-1",
            "1",
            "2",
            "99999999999999999999",
            "NaN",
            "1e400",
            "10",
            "10s",
            "1MiB",
            "9999999 GiB",
            "A1",
            "B2",
            "Z99",
            "a1,b2",
            "black",
            "white",
            "both",
            "jsonl",
            "text",
            "never",
            "none",
            "\u001b[31m",
            "\u0000",
            "=",
            "a=b",
            "${x}",
            "{",
            "[",
            "\"",
            "safety.solver=",
            "safety.solver=benson",
            "safety.without=[merging",
            "safety.preset=M7",
            "safety.semeai=auto",
            "limits.region-time=10",
            "limits.region-time=1ms",
            "limits.region-nodes=-5",
            "limits.region-nodes=1",
            "output.format=xml",
            "plugins.jars=[a.jar,b.jar]",
            "random.seed=1e10",
            "semeai.analyzer=life",
            ".=1",
            "safety=1",
            "safety.solver.x=1",
            "japanese",
            "area",
            "..",
            "~",
            "*");

    private static final List<String> KEYS = List.of(
            "safety.solver",
            "safety.engine",
            "safety.preset",
            "safety.without",
            "safety.semeai",
            "safety.max-region-points",
            "semeai.analyzer",
            "semeai.bent-four",
            "limits.region-time",
            "limits.region-nodes",
            "limits.memory",
            "limits.threads",
            "output.format",
            "plugins.jars",
            "plugins.check",
            "random.seed",
            "positions",
            "positions.a",
            "positions.b.regions",
            "positions.b.semeai",
            "positions.b.boards",
            "positions.b.truth",
            "positions.b.only",
            "runs",
            "settings",
            "settings.limits.region-nodes",
            "ablate",
            "ablate.safety.engine",
            "grid",
            "grid.safety.preset",
            "repetitions",
            "job",
            "job.time",
            "pictures",
            "reference",
            "reference.proved.a.X",
            "reference.within.a.X.1",
            "include",
            "\"\"",
            "a.\"b",
            "");

    private static final List<String> TEXTS = List.of(
            "1",
            "-1",
            "0.5",
            "yes",
            "null",
            "M1",
            "[]",
            "{}",
            "[ { name = X } ]",
            "[ { name = X, safety.solver = benson }, 5 ]",
            "[ { name = [ X ] } ]",
            "[a, b]",
            "[[a], {b = 1}]",
            "{ a = 1 }",
            "${safety}",
            "${?none}",
            "a.sgf",
            "list.csv",
            "[a.sgf, list.csv]",
            "\"\\u0000\"",
            "\"\"\"",
            "10s",
            "1 GiB",
            "99999999999999999999",
            "file(\"none\")",
            "\"a.sgf\"",
            "benson",
            "{",
            "}",
            "[");

    @TempDir
    private Path folder;

    private final Random random = new Random(SEED);
    private final List<String> files = new ArrayList<>();

    @BeforeEach
    void writeFiles() throws IOException {
        write("a.sgf", "(;SZ[3]AB[ba][ab][bb]AW[ca];W[cc])(;SZ[2:3]AB[aa]AW[bc])");
        write("broken.sgf", "(;SZ[3]AB[zz");
        write("list.csv", "file,at,black,white,truth\na.sgf,A1,A2,C3,SAFE\n\u0000,,B2,\"\n");
        write("a.tst", "loadsgf a.sgf\n1 owl_attack B2\n#? [1 A1]\n2 \u0000\n#? [(]\n");
        write("proof.txt", "sekilab-certificate 2\nboard 3 3 x\nrow ...\nboards 1\n");
        write("a.conf", "positions { a = a.sgf }\nruns = [ { name = X, safety.solver = benson } ]\n");
        write("empty", "");
        write("noise", "\u0000\u0001{[(;\u00e9\n");
        files.add(Files.createDirectories(folder.resolve("none")).toString());
        files.add(folder.resolve("missing").toString());
    }

    @Test
    void everyCommandLineIsAnsweredInWords() {
        checkLines(FEW);
    }

    @Test
    @Tag("thorough")
    void everyOneOfManyCommandLinesIsAnsweredInWords() {
        checkLines(MANY);
    }

    private void checkLines(int count) {
        for (int i = 0; i < count; i++) {
            List<String> line = new ArrayList<>(List.of(random.nextInt(40) == 0 ? pick(VALUES) : pick(COMMANDS)));
            for (int more = random.nextInt(6); more > 0; more--) {
                line.addAll(
                        switch (random.nextInt(4)) {
                            case 0 -> List.of(pick(OPTIONS));
                            case 1 -> List.of(pick(files));
                            default -> List.of(pick(OPTIONS), random.nextInt(3) == 0 ? pick(files) : pick(VALUES));
                        });
            }
            check(line);
        }
    }

    @Test
    void everyFileIsAnsweredInWords() throws IOException {
        checkFiles(FEW);
    }

    @Test
    @Tag("thorough")
    void everyOneOfManyFilesIsAnsweredInWords() throws IOException {
        checkFiles(MANY);
    }

    private void checkFiles(int count) throws IOException {
        for (int i = 0; i < count; i++) {
            StringBuilder text = new StringBuilder(random.nextBoolean() ? "positions { a = a.sgf }\n" : "");
            for (int lines = 1 + random.nextInt(4); lines > 0; lines--) {
                text.append(pick(KEYS)).append(pick(List.of(" = ", " ", " += ", ": ")));
                text.append(pick(TEXTS)).append('\n');
            }
            String file = write("random.conf", text.toString());
            if (random.nextBoolean()) {
                check(List.of("config", "--config", file), text);
            } else {
                check(List.of("run", file, "--out", folder.resolve("out" + i).toString()), text);
            }
        }
    }

    private void check(List<String> line, CharSequence... texts) {
        CommandRun run = CommandRun.of(line.toArray(String[]::new));
        boolean isInWords = Stream.concat(run.outLines().stream(), run.errLines().stream())
                .noneMatch(each -> JAVA.matcher(each).find());
        boolean isToldWhy = run.exitCode() == ExitCode.DONE || !run.err().isBlank();
        assertThat(isInWords && isToldWhy && run.exitCode() >= 0 && run.exitCode() <= 2)
                .as("seed %d: %s %s exit code %d%n%s", SEED, line, List.of(texts), run.exitCode(), run.err())
                .isTrue();
    }

    private String write(String name, String text) throws IOException {
        String file = Files.writeString(folder.resolve(name), text).toString();
        if (!files.contains(file)) {
            files.add(file);
        }
        return file;
    }

    private <T> T pick(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }
}
