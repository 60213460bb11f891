package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipInputStream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.DisabledOnOs;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/**
 * What users download, in a folder of its own, as the profile {@code dist} has made it. The programs find no Maven, no
 * Java but the one that a test names, an empty home, and no network where {@code unshare} can take it away.
 */
@Timeout(300)
@DisabledOnOs(OS.WINDOWS)
class DistributionIT {
    private static final String FOLDER = "sekilab.dist";

    /** The programs on the path of what is tested: those that the launcher calls, and those of the tests. */
    private static final List<String> TOOLS = List.of("sh", "dirname", "readlink", "sed", "env", "cat");

    private static final List<String> WITHOUT_NETWORK = List.of("unshare", "--user", "--map-root-user", "--net");

    @TempDir
    private Path temporary;

    private Path folder;
    private Path dist;
    private Path tools;
    private Path userHome;

    @BeforeEach
    void prepare() throws IOException {
        assumeTrue(System.getProperty(FOLDER) != null, "the profile dist");
        dist = Path.of(System.getProperty(FOLDER));
        folder = Files.createDirectories(temporary.resolve("a folder")); // launchers quote names
        userHome = Files.createDirectories(temporary.resolve("home"));
        tools = Files.createDirectories(temporary.resolve("tools"));
        for (String tool : TOOLS) {
            Files.copy(tool(tool), tools.resolve(tool), StandardCopyOption.COPY_ATTRIBUTES);
        }
    }

    @Test
    void environmentOfTheProgramsIsBare() throws IOException, InterruptedException {
        assertThat(program(Map.of(), "sh", "-c", "for each in mvn java; do command -v $each; done; true"))
                .isEmpty();
        assertThat(program(Map.of("JAVA_HOME", "/none"), "env").lines())
                .containsExactlyInAnyOrder("PATH=" + tools, "HOME=" + userHome, "JAVA_HOME=/none");
        assertThat(userHome).isEmptyDirectory();
        if (!withoutNetwork().isEmpty()) {
            assertThat(program(Map.of(), "cat", "/proc/net/dev").lines().filter(line -> line.contains(":")))
                    .singleElement()
                    .asString()
                    .contains("lo:");
        }
    }

    @Test
    void zipRunsTheDemoWithAJdk() throws IOException, InterruptedException {
        unzip(only(".zip"));
        Path home = home();
        assertThat(home.resolve("bin/sekilab").toFile().setExecutable(true)).isTrue(); // Java's zip keeps no rights
        Map<String, String> environment = Map.of("JAVA_HOME", System.getProperty("java.home"));
        assertDemo(program(environment, home.resolve("bin/sekilab").toString(), "solve", "--demo"));
        assertThat(home.resolve("runtime")).doesNotExist();
        assertThat(home.resolve("docs/commands.md")).exists();
        assertThat(home.resolve("python/sekilab.py")).exists();
        assertThat(Files.readString(home.resolve("bin/sekilab.bat")))
                .matches("(?s)([^\r\n]*\r\n)+")
                .contains("-jar \"%~dp0..\\lib\\sekilab.jar\" %*");
    }

    @Test
    void zipKeepsTheRightToRun() throws IOException, InterruptedException {
        assumeTrue(Files.exists(Path.of("/usr/bin/unzip")), "unzip");
        run("unzip", "-q", only(".zip").toString());
        assertThat(home().resolve("bin/sekilab")).isExecutable();
    }

    @Test
    void manualPageAndCompletionsAreThere() throws IOException, InterruptedException {
        unzip(only(".zip"));
        assertThat(Files.readString(home().resolve("man/sekilab.1")))
                .isEqualTo(CommandRun.of("manual").out());
        Path completions = home().resolve("completions/sekilab.bash");
        assertThat(Files.readString(completions))
                .isEqualTo(CommandRun.of("completion").out());
        run("bash", "-n", completions.toString());
        String asked =
                "source '%s'; complete -p sekilab; COMP_WORDS=(sekilab sol) COMP_CWORD=1; _complete_sekilab; echo ${COMPREPLY[@]}";
        assertThat(run("bash", "-c", asked.formatted(completions)))
                .contains("_complete_sekilab")
                .endsWith("solve\n");
    }

    /** A formatter of manual pages understands all of it. */
    @Test
    void manualPageIsFormatted() throws IOException, InterruptedException {
        assumeTrue(Files.exists(Path.of("/usr/bin/groff")), "groff");
        unzip(only(".zip"));
        Path page = home().resolve("man/sekilab.1");
        assertThat(run("groff", "-man", "-Tutf8", "-ww", "-b", page.toString()))
                .contains("sekilab")
                .contains("solve");
        assertThat(Files.readString(temporary.resolve("err.txt"))).isEmpty();
    }

    /** The alias of JBang names the jar alone: it runs as JBang runs it. */
    @Test
    void jarRunsAloneWithTheMainClassOfTheCatalog() throws IOException, InterruptedException {
        unzip(only(".zip"));
        String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
        String jar = home().resolve("lib/sekilab.jar").toString();
        assertThat(program(Map.of(), java, "-jar", jar, "--version")).contains("sekilab " + version());
        String main = Repository.read("jbang-catalog.json").replaceFirst("(?s).*\"main\": \"(.*?)\".*", "$1");
        assertThat(program(Map.of(), java, "-cp", jar, main, "--version")).contains("sekilab " + version());
    }

    /**
     * JAVA_HOME names no JDK: only the Java of the image can run. The classes come from the archive that the build has
     * made, wherever the image is.
     */
    @Test
    @EnabledOnOs(OS.LINUX)
    void imageRunsTheDemoWithoutAJdkAndWithItsArchive() throws IOException, InterruptedException {
        Path home = image();
        Map<String, String> environment = Map.of("JAVA_HOME", "/none");
        assertDemo(program(environment, home.resolve("bin/sekilab").toString(), "solve", "--demo"));
        Map<String, String> strict = Map.of("JAVA_TOOL_OPTIONS", "-Xshare:on");
        assertThat(program(strict, home.resolve("bin/sekilab").toString(), "--version"))
                .contains("sekilab " + version());
        String logging = Files.readString(home.resolve("bin/sekilab"))
                .replace("-Xlog:disable", "-Xlog:class+load:file=load.txt")
                .replace("-Xlog:all=warning:stderr", "-Xshare:auto");
        Path launcher = Files.writeString(home.resolve("bin/logging"), logging);
        program(Map.of(), "sh", launcher.toString(), "solve", "--help");
        List<String> loaded = Files.readAllLines(folder.resolve("load.txt"));
        assertThat(loaded).filteredOn(line -> line.contains("org.sekilab.")).hasSizeGreaterThan(10);
        assertThat(loaded.stream().filter(line -> line.contains("shared objects file")))
                .hasSizeGreaterThan(loaded.size() * 9 / 10);
    }

    /** Any link to the launcher will do. */
    @Test
    @EnabledOnOs(OS.LINUX)
    void imageRunsThroughALink() throws IOException, InterruptedException {
        Path link = folder.resolve("link");
        Files.createSymbolicLink(link, image().resolve("bin/sekilab"));
        assertThat(program(Map.of(), link.toString(), "--version")).contains("sekilab " + version());
    }

    @Test
    void checksumsAreThoseOfTheFiles() throws IOException, GeneralSecurityException {
        List<Path> archives = archives();
        assertThat(archives).isNotEmpty();
        for (Path archive : archives) {
            byte[] sum = MessageDigest.getInstance("SHA-256").digest(Files.readAllBytes(archive));
            assertThat(Files.readString(Path.of(archive + ".sha256")).strip())
                    .isEqualTo(HexFormat.of().formatHex(sum) + "  " + archive.getFileName());
        }
    }

    private static void assertDemo(String said) {
        assertThat(said).contains("total (100)").contains("wrongly called safe: 0");
    }

    private static String version() {
        return Repository.read("pom.xml").replaceFirst("(?s).*?<version>(.*?)</version>.*", "$1");
    }

    private Path image() throws IOException, InterruptedException {
        run("tar", "-xzf", only(".tar.gz").toString());
        return home();
    }

    /** The folder that an archive holds. */
    private Path home() throws IOException {
        try (Stream<Path> files = Files.list(folder)) {
            return files.filter(Files::isDirectory).findFirst().orElseThrow();
        }
    }

    private List<Path> archives() throws IOException {
        try (Stream<Path> files = Files.list(dist)) {
            return files.filter(file -> file.toString().matches(".*\\.(zip|tar\\.gz)"))
                    .toList();
        }
    }

    private Path only(String end) throws IOException {
        List<Path> found = archives().stream()
                .filter(file -> file.toString().endsWith(end))
                .toList();
        assertThat(found).hasSize(1);
        return found.get(0);
    }

    private void unzip(Path archive) throws IOException {
        try (ZipInputStream zip = new ZipInputStream(Files.newInputStream(archive))) {
            for (ZipEntry entry = zip.getNextEntry(); entry != null; entry = zip.getNextEntry()) {
                Path file = folder.resolve(entry.getName());
                if (entry.isDirectory()) {
                    Files.createDirectories(file);
                } else {
                    Files.createDirectories(file.getParent());
                    Files.copy(zip, file);
                }
            }
        }
    }

    /** What a command prints that is no part of the downloads. It must succeed. */
    private String run(String... command) throws IOException, InterruptedException {
        return output(new ProcessBuilder(command));
    }

    /** What a program prints that users have downloaded, in a bare environment with some more. It must succeed. */
    private String program(Map<String, String> environment, String... command)
            throws IOException, InterruptedException {
        List<String> words = new ArrayList<>(withoutNetwork());
        words.addAll(List.of(command));
        ProcessBuilder builder = new ProcessBuilder(words);
        builder.environment().clear();
        builder.environment().put("PATH", tools.toString());
        builder.environment().put("HOME", userHome.toString());
        builder.environment().putAll(environment);
        return output(builder);
    }

    private String output(ProcessBuilder builder) throws IOException, InterruptedException {
        Path out = temporary.resolve("out.txt");
        Path err = temporary.resolve("err.txt");
        int exitCode = builder.directory(folder.toFile())
                .redirectOutput(out.toFile())
                .redirectError(err.toFile())
                .start()
                .waitFor();
        assertThat(exitCode).as(Files.readString(err)).isZero();
        return Files.readString(out);
    }

    /** The words before a command that take the network away. Empty where the system does not allow that. */
    private static List<String> withoutNetwork() throws InterruptedException {
        List<String> words = new ArrayList<>(WITHOUT_NETWORK);
        words.add("true");
        try {
            int exitCode = new ProcessBuilder(words)
                    .redirectErrorStream(true)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .start()
                    .waitFor();
            return exitCode == 0 ? WITHOUT_NETWORK : List.of();
        } catch (IOException e) { // there is no such program
            return List.of();
        }
    }

    /** Where a program is on the path of the tests. */
    private static Path tool(String name) {
        return Stream.of(System.getenv("PATH").split(File.pathSeparator))
                .map(folder -> Path.of(folder, name))
                .filter(Files::isExecutable)
                .findFirst()
                .orElseThrow();
    }
}
