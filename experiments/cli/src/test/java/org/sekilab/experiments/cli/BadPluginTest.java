package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.logging.Handler;
import java.util.logging.LogRecord;
import java.util.logging.Logger;
import java.util.logging.StreamHandler;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Each plug-in that cannot be used gives one line with its jar and its class. The exit code is 2. */
class BadPluginTest {
    @TempDir
    private Path folder;

    @Test
    void fileThatIsNoJar() throws IOException {
        Path file = Files.writeString(folder.resolve("text.jar"), "no jar");
        assertLine(file, file + ": is not a jar");
    }

    @Test
    void jarWithoutServiceFile() throws IOException {
        Path classes = Files.createDirectories(folder.resolve("classes"));
        Files.writeString(classes.resolve("readme.txt"), "nothing");
        Path jar = PluginJar.pack(folder.resolve("empty.jar"), classes);
        assertLine(
                jar,
                jar
                        + ": names no module in META-INF/services/com.google.inject.Module, so it is not a plug-in; a plug-in "
                        + "names the jars that it needs in the Class-Path of its manifest");
    }

    @Test
    void jarWithoutTheClassThatItNames() throws IOException {
        Path jar =
                SourcePlugin.pack(folder, "missing", Files.createDirectories(folder.resolve("none")), "plug.Missing");
        assertLine(jar, jar + ": plug.Missing is missing, but META-INF/services/com.google.inject.Module names it");
    }

    @Test
    void moduleThatIsNone() throws IOException {
        Path jar = SourcePlugin.pack(
                folder, "string", Files.createDirectories(folder.resolve("none")), "java.lang.String");
        assertLine(
                jar,
                jar
                        + ": java.lang.String is not a Guice module, but META-INF/services/com.google.inject.Module names it");
    }

    @Test
    void nameThatIsTaken() throws IOException {
        Path jar = SourcePlugin.build(
                folder,
                "twice",
                "map(MoveOrderer.class).addBinding(\"plain\").toInstance(MoveOrderer.PLAIN);"
                        + "map(MoveOrderer.class).addBinding(\"plain\").toInstance(board -> (move, last) -> move);",
                "");
        assertLine(jar, jar + ": plug.Mine: the name 'plain' is taken by another MoveOrderer");
    }

    /** The fault of the plug-in was called an internal error of the program, and no class was named. */
    @Test
    void strategyThatReturnsNothing() throws IOException {
        Path record = Files.writeString(folder.resolve("a.sgf"), "(;SZ[7:2]AB[ba][da][ab][bb][cb][db])");
        Path solver = SourcePlugin.build(
                folder,
                "nothing",
                "map(org.sekilab.proof.SafetySolver.class).addBinding(\"nothing\").toInstance(new Nothing());",
                """
                class Nothing implements org.sekilab.proof.SafetySolver {
                    public org.sekilab.proof.SafetyMap solve(org.sekilab.model.Position position) { return null; }
                }
                """);
        assertNull(solver, "plug.Nothing", record, "safety.solver=nothing");
        Path engine = SourcePlugin.build(
                folder, "engine", "map(Engine.class).addBinding(\"nothing\").toInstance(new NoEngine());", """
                class NoEngine implements Engine {
                    public Result prove(Problem problem, Goal goal, Limits limits, SearchListener listener) { return null; }
                }
                """);
        assertNull(engine, "plug.NoEngine", record, "safety.engine=nothing");
        Path orderer = SourcePlugin.build(
                folder, "orderer", "map(MoveOrderer.class).addBinding(\"nothing\").toInstance(new NoOrder());", """
                class NoOrder implements MoveOrderer {
                    public OnBoard on(LocalBoard board) { return null; }
                }
                """);
        assertNull(orderer, "plug.NoOrder", record, "safety.orderer=nothing");
    }

    private static void assertNull(Path jar, String type, Path record, String setting) {
        CommandRun run = CommandRun.of("solve", record.toString(), "--plugins", jar.toString(), "--set", setting);
        assertThat(run.errLines())
                .containsExactly("%s: %s: %s breaks its contract: it returns null".formatted(record, jar, type));
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void constructorThatGuiceCannotCall() throws IOException {
        Path jar = SourcePlugin.build(
                folder, "closed", "map(MoveOrderer.class).addBinding(\"closed\").to(Closed.class);", """
                class Closed implements MoveOrderer {
                    private final int weight;
                    Closed(int weight) { this.weight = weight; }
                    public OnBoard on(LocalBoard board) { return (move, last) -> weight; }
                }
                """);
        assertLine(jar, jar + ": plug.Mine: No injectable constructor for type plug.Closed.");
    }

    @Test
    void moduleThatThrows() throws IOException {
        Path jar =
                SourcePlugin.build(folder, "throwing", "if (true) throw new IllegalStateException(\"not today\");", "");
        List<LogRecord> logged = new ArrayList<>();
        Handler handler = new StreamHandler() {
            @Override
            public synchronized void publish(LogRecord record) {
                logged.add(record);
            }
        };
        Logger guice = Logger.getLogger("com.google.inject");
        guice.addHandler(handler);
        assertLine(jar, jar + ": plug.Mine: java.lang.IllegalStateException: not today");
        guice.removeHandler(handler);
        assertThat(logged).as("stack traces that Guice prints").isEmpty();
    }

    @Test
    void constructorThatThrows() throws IOException {
        Path jar = SourcePlugin.build(
                folder, "ctor", "map(MoveOrderer.class).addBinding(\"mine\").to(Broken.class);", """
                class Broken implements MoveOrderer {
                    @com.google.inject.Inject
                    Broken() { throw new IllegalStateException("no room"); }
                    public OnBoard on(LocalBoard board) { return (move, last) -> 0; }
                }
                """);
        Path file = Files.writeString(folder.resolve("row.sgf"), Boards.ROW);
        CommandRun run = CommandRun.of(
                "region", file.toString(), "--at", "A1", "--plugins", jar.toString(), "--set", "safety.orderer=mine");
        assertThat(run.errLines())
                .singleElement()
                .asString()
                .startsWith(
                        jar
                                + ": plug.Broken failed: java.lang.IllegalStateException: no room at plug.Broken.<init>(Mine.java:");
        assertThat(run.exitCode()).isEqualTo(2);
    }

    @Test
    void twoPluginsTheSecondOfWhichIsWrong() throws IOException {
        Path good = SourcePlugin.build(folder, "good", "", "");
        Path file = Files.writeString(folder.resolve("text.jar"), "no jar");
        CommandRun run = CommandRun.of("list", "--plugins", good + "," + file);
        assertThat(run.errLines()).containsExactly("--plugins: " + file + ": is not a jar");
    }

    private static void assertLine(Path jar, String line) {
        CommandRun run = CommandRun.of("list", "--plugins", jar.toString());
        assertThat(run.errLines()).containsExactly("--plugins: " + line);
        assertThat(run.exitCode()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
    }

    private static final class Boards {
        private static final String ROW = "(;SZ[5:4]AB[ac][bc][cc][dc][ec]AW[ab][bb][cb][db][eb])";
    }
}
