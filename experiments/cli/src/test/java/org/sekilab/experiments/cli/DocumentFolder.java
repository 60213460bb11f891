package org.sekilab.experiments.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.concurrent.TimeUnit;
import org.sekilab.experiments.cli.DocumentPage.Command;

/** A folder with the files that pages speak of, where their commands run as a reader would run them. */
final class DocumentFolder {
    private static final String SHIPPED = "experiments/lab/src/main/resources/org/sekilab/experiments/demo/";

    /** Two alive blocks on a small board, by play. */
    private static final String GAME = """
            (;FF[4]GM[1]SZ[7]KM[6.5];B[ca];W[ea];B[cb];W[eb];B[cc];W[ec];B[cd];W[ed];B[ce];W[ee];B[cf];W[ef]
            ;B[cg];W[eg];B[bd];W[fd];B[ad];W[gd])
            """;

    private final Path folder;

    /** Fills an empty folder. */
    DocumentFolder(Path folder) throws IOException {
        this.folder = folder;
        write("game.sgf", GAME);
        write("games/first.sgf", GAME);
        write("games/second.sgf", GAME);
        write("collection.sgf", shipped("g100.sgf") + shipped("g101.sgf") + shipped("g102.sgf"));
        write("problems.csv", "file,at,defender,first\ngame.sgf,A1,black,attacker\ngame.sgf,G7,white,attacker\n");
        write("races.csv", "file,black,white\ngame.sgf,C1,E1\n");
        write("life.csv", shipped("life.csv"));
        write("life.sgf", shipped("life.sgf"));
        write("docs/board.sgf", Repository.read("docs/board.sgf"));
        write("mine.conf", DocumentPage.ownExperiment());
        copyExperiments();
        Path work = folder.resolve("work");
        Files.copy(PluginJar.ofPage(work.resolve("page")), folder.resolve("example.jar"));
        Path target = Files.createDirectories(folder.resolve("experiments/example-plugin/target"));
        Files.copy(PluginJar.ofProject(work.resolve("project")), target.resolve("example-plugin.jar"));
        Path launcher = write(
                "sekilab",
                "#!/bin/sh\nexec '%s' -XX:+UseSerialGC -cp '%s' org.sekilab.experiments.cli.Main \"$@\"\n"
                        .formatted(
                                Path.of(System.getProperty("java.home"), "bin", "java"),
                                System.getProperty("java.class.path")));
        Files.setPosixFilePermissions(launcher, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** Runs a command by the shell. Returns what went wrong; an empty text if nothing did. */
    String run(Command command) throws IOException, InterruptedException {
        Path output = folder.resolve("output.txt");
        Process shell = new ProcessBuilder("sh", "-c", command.text())
                .directory(folder.toFile())
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .redirectInput(ProcessBuilder.Redirect.from(new File("/dev/null")))
                .start();
        if (!shell.waitFor(command.time().toSeconds(), TimeUnit.SECONDS)) {
            shell.descendants().forEach(ProcessHandle::destroyForcibly);
            shell.destroyForcibly().waitFor();
            return "not done after " + command.time();
        }
        return shell.exitValue() == 0 ? "" : "exit code %d:%n%s".formatted(shell.exitValue(), Files.readString(output));
    }

    private void copyExperiments() throws IOException {
        for (String name : new String[] {
            "experiments/conf", "experiments/example-plugin", "experiments/life-problems", "experiments/verifier/tools"
        }) {
            for (Path file : PluginJar.files(Repository.file(name))) {
                if (file.toString().matches(".*\\.(conf|py|csv|sgf|gz)")) {
                    Path copy = folder.resolve(Repository.file("").relativize(file));
                    Files.createDirectories(copy.getParent());
                    Files.copy(file, copy);
                }
            }
        }
    }

    private static String shipped(String game) {
        return Repository.read(SHIPPED + game);
    }

    private Path write(String name, String text) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.writeString(file, text);
    }
}
