package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** The Python package, with the program of this build. */
@Timeout(300)
class PythonPackageTest {
    private static final String RECENT = "import sys; sys.exit(sys.version_info < (3, 9))";

    @TempDir
    private Path folder;

    @Test
    void testsOfThePackagePass() throws IOException, InterruptedException {
        assumeTrue(runs("python3", "-c", RECENT), "python3, 3.9 or later");
        String said = run("python3", "-B", "-m", "unittest", "discover", "tests");
        assertThat(said).contains("Ran 19 tests").endsWith("OK\n");
    }

    /** No index of packages is asked, so that no network is needed. */
    @Test
    void packageIsInstalledWithoutNetworkAndFindsTheProgram() throws IOException, InterruptedException {
        assumeTrue(runs("python3", "-c", RECENT), "python3, 3.9 or later");
        assumeTrue(runs("python3", "-m", "pip", "--version"), "pip");
        String site = folder.resolve("site").toString();
        run("python3", "-m", "pip", "install", "--quiet", "--no-index", "--target", site, ".");
        String program = """
                import sys
                sys.path.insert(0, %s)
                import sekilab
                assert sekilab.__file__.startswith(%s), sekilab.__file__
                with sekilab.Sekilab() as engine:
                    print(engine.ask("static", size=5, black=["C3"])["static"]["groups"][0]["stones"])
                """.formatted("'" + site + "'", "'" + site + "'");
        assertThat(run("python3", "-B", "-I", "-c", program)).isEqualTo("['C3']\n");
        assertThat(Repository.file("python").resolve("build")).doesNotExist();
    }

    /** The versions are those of the program. */
    @Test
    void versionsAreThoseOfTheProgram() {
        String version = Repository.read("pom.xml").replaceFirst("(?s).*?<version>(.*?)</version>.*", "$1");
        assertThat(Repository.read("python/pyproject.toml")).contains("version = \"" + version + "\"");
        assertThat(Repository.read("python/sekilab.py")).contains("__version__ = \"" + version + "\"");
    }

    private static boolean runs(String... command) throws InterruptedException {
        try {
            return new ProcessBuilder(command)
                            .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                            .redirectError(ProcessBuilder.Redirect.DISCARD)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            return false;
        }
    }

    /** What a command says in the folder of the package. It must succeed. */
    private String run(String... command) throws IOException, InterruptedException {
        Path said = folder.resolve("said.txt");
        ProcessBuilder builder = new ProcessBuilder(command)
                .directory(Repository.file("python").toFile())
                .redirectErrorStream(true)
                .redirectOutput(said.toFile());
        builder.environment().put("SEKILAB", program());
        int exitCode = builder.start().waitFor();
        assertThat(exitCode).as(Files.readString(said)).isZero();
        return Files.readString(said);
    }

    /** The command line of this build, quoted for a shell. */
    private static String program() {
        return ProgramCommand.of().stream().map(word -> "'" + word + "'").collect(Collectors.joining(" "));
    }
}
