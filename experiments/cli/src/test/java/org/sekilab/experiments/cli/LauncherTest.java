package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The cases in which the launcher builds. A small tree has a Maven that counts its runs and a Java that repeats its
 * arguments.
 */
@DisabledOnOs(OS.WINDOWS) // the launcher is a script for a POSIX shell
class LauncherTest {
    private static final Instant BUILT = Instant.parse("2026-01-01T00:00:00Z");
    private static final Instant LATER = Instant.parse("2099-01-01T00:00:00Z");

    @TempDir
    private Path temporary;

    private Path tree;

    @BeforeEach
    void makeTree() throws IOException {
        tree = temporary.resolve("tree");
        Path launcher = write("sekilab", Files.readString(Path.of("..", "sekilab")));
        Path maven = write("mvnw", """
                #!/bin/sh
                echo built >> builds.txt
                mkdir -p experiments/cli/target
                cat go-model/src/main/java/*.java > experiments/cli/target/sekilab.jar
                """);
        Path java = write("jdk/bin/java", "#!/bin/sh\necho \"$@\"\n");
        Path javac = write("jdk/bin/javac", "#!/bin/sh\n");
        write("jdk/release", "JAVA_VERSION=\"17.0.1\"\n");
        for (Path program : List.of(launcher, maven, java, javac)) {
            assertThat(program.toFile().setExecutable(true)).isTrue();
        }
        write("pom.xml", "<project/>");
        write(".mvn/jvm.config", "");
        write("go-model/pom.xml", "<project/>");
        write("go-model/src/main/java/A.java", "class A {}");
        write("go-model/src/main/java/B.java", "class B {}");
        write("experiments/pom.xml", "<project/>");
        write("experiments/cli/pom.xml", "<project/>");
        write("experiments/cli/src/main/java/C.java", "class C {}");
    }

    @Test
    void firstStartBuildsAndTheNextOnesDoNot() throws Exception {
        assertThat(start("list")).endsWith("list");
        assertThat(builds()).isEqualTo(1);
        start("list");
        start("list");
        assertThat(builds()).isEqualTo(1);
    }

    @Test
    void copiedTreeIsNotBuiltAgain() throws Exception {
        start("list");
        Path copy = temporary.resolve("copy");
        try (Stream<Path> files = Files.walk(tree)) {
            for (Path file : files.toList()) {
                Files.copy(file, copy.resolve(tree.relativize(file).toString()));
            }
        }
        tree = copy;
        assertThat(tree.resolve("sekilab").toFile().setExecutable(true)).isTrue();
        setTimes(LATER);
        setTime("experiments/cli/target/sekilab.jar", BUILT);
        start("list");
        assertThat(builds()).isEqualTo(1);
    }

    @Test
    void changedSourceIsBuilt() throws Exception {
        start("list");
        write("go-model/src/main/java/A.java", "class A { int a; }");
        setTime("go-model/src/main/java/A.java", LATER);
        start("list");
        assertThat(builds()).isEqualTo(2);
    }

    @Test
    void sourceThatIsAsItWasIsNotBuilt() throws Exception {
        start("list");
        write("go-model/src/main/java/A.java", "class A { int a; }");
        write("go-model/src/main/java/A.java", "class A {}");
        setTime("go-model/src/main/java/A.java", LATER);
        start("list");
        assertThat(builds()).isEqualTo(1);
    }

    @Test
    void deletedSourceIsBuilt() throws Exception {
        start("list");
        Files.delete(tree.resolve("go-model/src/main/java/B.java"));
        setTime("go-model/src/main/java", LATER);
        start("list");
        assertThat(builds()).isEqualTo(2);
    }

    @Test
    void jarThatMavenMadeIsTaken() throws Exception {
        write("experiments/cli/target/sekilab.jar", "made by Maven");
        setTimes(BUILT);
        setTime("experiments/cli/target/sekilab.jar", LATER);
        start("list");
        assertThat(builds()).isZero();
    }

    /** Two builds at the same time may leave it. */
    @Test
    void emptyJarIsBuilt() throws Exception {
        start("list");
        write("experiments/cli/target/sekilab.jar", "");
        setTimes(BUILT);
        setTime("experiments/cli/target/sekilab.jar", LATER);
        start("list");
        assertThat(builds()).isEqualTo(2);
    }

    /** The jar is older than a source, and what it was made of is not known. */
    @Test
    void oldJarWithoutSumsIsBuilt() throws Exception {
        write("experiments/cli/target/sekilab.jar", "old");
        setTimes(LATER);
        setTime("experiments/cli/target/sekilab.jar", BUILT);
        start("list");
        assertThat(builds()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--version", "--help", "-h", "help solve", "solve --help", "completion", "manual"})
    void helpAndVersionDoNotWaitForABuild(String arguments) throws Exception {
        write("experiments/cli/target/sekilab.jar", "old");
        setTimes(LATER);
        setTime("experiments/cli/target/sekilab.jar", BUILT);
        assertThat(start(arguments.split(" ", -1))).endsWith(arguments);
        assertThat(builds()).isZero();
    }

    @Test
    void helpNeedsAJar() throws Exception {
        assertThat(start("--help")).endsWith("--help");
        assertThat(builds()).isEqualTo(1);
    }

    @ParameterizedTest
    @ValueSource(strings = {"--on spark://host:7077", "--on=local[2]"})
    void runOnSparkStartsAsSparkSubmitDoesWithTheOptionsThatSparkNeeds(String on) throws Exception {
        write("experiments/spark/target/spark/jars/spark-core_2.13-4.2.0.jar", "Spark");
        write("experiments/spark/target/sekilab-spark.jar", "ours");
        List<String> words = new ArrayList<>(List.of("run", "study.conf"));
        words.addAll(List.of(on.split(" ")));
        String started = start(words.toArray(String[]::new));
        String jars = " --jars %s/experiments/cli/target/sekilab.jar %s/experiments/spark/target/sekilab-spark.jar "
                .formatted(tree, tree);
        assertThat(started)
                .contains("--add-opens=java.base/java.nio=ALL-UNNAMED", "--add-opens=java.base/sun.nio.ch=ALL-UNNAMED")
                .contains(" org.apache.spark.deploy.SparkSubmit --master " + on.replaceFirst("--on[ =]", "") + " ")
                .endsWith(jars + "run study.conf " + on);
    }

    /** The program itself then tells what is missing, or wrong. */
    @ParameterizedTest
    @ValueSource(strings = {"--on spark://host:7077", "--on=local[2]", "--on nowhere"})
    void runOnSparkWithoutSparkIsThatOfTheProgram(String on) throws Exception {
        write("experiments/spark/target/sekilab-spark.jar", "ours");
        List<String> words = new ArrayList<>(List.of("run", "study.conf"));
        words.addAll(List.of(on.split(" ")));
        assertThat(start(words.toArray(String[]::new)))
                .doesNotContain("SparkSubmit")
                .endsWith("org.sekilab.experiments.cli.Main run study.conf " + on);
    }

    /** The arguments of Java that the launcher gives. */
    private String start(String... arguments) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(tree.resolve("sekilab").toString()));
        command.addAll(List.of(arguments));
        Path out = temporary.resolve("out.txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(out.toFile())
                .redirectError(temporary.resolve("err.txt").toFile());
        builder.environment().put("JAVA_HOME", tree.resolve("jdk").toString());
        builder.environment().remove("SPARK_HOME");
        assertThat(builder.start().waitFor()).isZero();
        return Files.readString(out).strip();
    }

    private long builds() throws IOException {
        Path log = tree.resolve("builds.txt");
        return Files.exists(log) ? Files.readAllLines(log).size() : 0;
    }

    private void setTimes(Instant time) throws IOException {
        try (Stream<Path> files = Files.walk(tree)) {
            for (Path file : files.toList()) {
                Files.setLastModifiedTime(file, FileTime.from(time));
            }
        }
    }

    private void setTime(String file, Instant time) throws IOException {
        Files.setLastModifiedTime(tree.resolve(file), FileTime.from(time));
    }

    private Path write(String name, String text) throws IOException {
        Path file = tree.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}
