package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.lang.module.Configuration;
import java.lang.module.ModuleFinder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.experiments.cli.LibraryPage.Program;

/**
 * What the build stages for publication, as a project elsewhere gets it: with the dependencies of docs/library.md, and
 * Maven to resolve them. Other artifacts come from the repository of this build, so nothing is downloaded.
 */
@ResourceLock(Resources.SYSTEM_OUT)
class PublishedArtifactsIT {
    private static final Path STAGING = property("sekilab.staging");
    private static final Path PRIVATE_REPOSITORY = property("sekilab.private-repository");
    private static final Path OURS = Path.of("org", "sekilab");

    /** Artifacts of ours come from the staging folder alone, all others from what this build has resolved. */
    private static final String SETTINGS = """
            <settings>
              <mirrors>
                <mirror><id>resolved</id><mirrorOf>*,!staging</mirrorOf><url>%s</url></mirror>
              </mirrors>
            </settings>
            """;

    private static final String PROJECT = """
            <project xmlns="http://maven.apache.org/POM/4.0.0">
              <modelVersion>4.0.0</modelVersion>
              <groupId>example</groupId>
              <artifactId>scratch</artifactId>
              <version>1</version>
              <repositories>
                <repository><id>staging</id><url>%s</url></repository>
              </repositories>
              %s
            </project>
            """;

    private static List<Path> libraries = List.of();

    @BeforeAll
    static void resolve(@TempDir Path scratch) throws IOException, InterruptedException {
        deleteOursOfEarlierBuilds();
        Path settings = Files.writeString(
                scratch.resolve("settings.xml"),
                SETTINGS.formatted(property("sekilab.repository").toUri()));
        Path project = Files.writeString(
                scratch.resolve("pom.xml"),
                PROJECT.formatted(STAGING.toUri(), String.join("", LibraryPage.blocks("xml"))));
        Path classPath = scratch.resolve("classpath");
        Path log = scratch.resolve("log");
        String program = File.separatorChar == '/' ? "mvn" : "mvn.cmd";
        Process maven = new ProcessBuilder(
                        property("sekilab.maven")
                                .resolve("bin")
                                .resolve(program)
                                .toString(),
                        "-B",
                        "-ntp",
                        "-s",
                        settings.toString(),
                        "-Dmaven.repo.local=" + PRIVATE_REPOSITORY,
                        "-f",
                        project.toString(),
                        "org.apache.maven.plugins:maven-dependency-plugin:%s:build-classpath"
                                .formatted(System.getProperty("sekilab.maven-dependency")),
                        "-Dmdep.outputFile=" + classPath)
                .redirectErrorStream(true)
                .redirectOutput(log.toFile())
                .start();
        assertThat(maven.waitFor()).as(Files.readString(log)).isZero();
        libraries = Pattern.compile(File.pathSeparator, Pattern.LITERAL)
                .splitAsStream(Files.readString(classPath).strip())
                .map(Path::of)
                .toList();
    }

    @Test
    void librariesAreTheStagedOnesAndComeWithoutGuice() throws IOException {
        List<Path> ours = libraries.stream()
                .filter(file -> file.startsWith(PRIVATE_REPOSITORY.resolve(OURS)))
                .toList();
        assertThat(ours).hasSize(8);
        for (Path file : ours) {
            assertThat(file).hasSameBinaryContentAs(STAGING.resolve(PRIVATE_REPOSITORY.relativize(file)));
        }
        assertThat(libraries)
                .extracting(file -> file.getFileName().toString())
                .noneMatch(name -> name.matches("(guice|guava|jakarta|junit|mockito).*"));
    }

    @ParameterizedTest
    @MethodSource("org.sekilab.experiments.cli.LibraryPage#programs")
    void programRunsOnTheClassPath(Program program, @TempDir Path folder)
            throws IOException, ReflectiveOperationException {
        assertThat(program.run(libraries, folder)).isEqualTo(program.output());
    }

    /** The module of the page requires what all programs need, and Java finds the engines. */
    @ParameterizedTest
    @MethodSource("org.sekilab.experiments.cli.LibraryPage#programs")
    void programRunsInTheModuleOfThePage(Program program, @TempDir Path folder)
            throws IOException, ReflectiveOperationException {
        String descriptor = LibraryPage.blocks("module").get(0);
        Matcher name = Pattern.compile("module ([\\w.]+) ").matcher(descriptor);
        assertThat(name.find()).isTrue();
        String module = name.group(1);
        LibraryPage.compile(
                "-p",
                libraries,
                folder,
                Files.writeString(folder.resolve("module-info.java"), descriptor),
                Files.writeString(folder.resolve(program.name() + ".java"), "package scratch; " + program.source()));
        Path[] modules = Stream.concat(libraries.stream(), Stream.of(folder)).toArray(Path[]::new);
        Configuration found = ModuleLayer.boot()
                .configuration()
                .resolveAndBind(ModuleFinder.of(), ModuleFinder.of(modules), Set.of(module));
        ModuleLayer.Controller layer = ModuleLayer.defineModulesWithOneLoader(
                found, List.of(ModuleLayer.boot()), ClassLoader.getPlatformClassLoader());
        Class<?> main = layer.layer().findLoader(module).loadClass("scratch." + program.name());
        layer.addExports(main.getModule(), "scratch", getClass().getModule());
        assertThat(program.run(main, folder)).isEqualTo(program.output());
    }

    /** A project that imports it must not get our versions of other libraries. */
    @Test
    void billOfMaterialsHasArtifactsOfOursAlone() throws IOException {
        Path bom = files("sekilab-bom").stream()
                .filter(file -> file.toString().endsWith(".pom"))
                .findFirst()
                .orElseThrow();
        String text = Files.readString(bom);
        assertThat(text).contains("<artifactId>sekilab-solver-safety</artifactId>", "<developers>", "<scm");
        assertThat(text).doesNotContain("<parent>", "guice", "jspecify", "junit");
    }

    @Test
    void benchmarksAreNotStaged() {
        assertThat(STAGING.resolve(OURS)).isDirectoryContaining("glob:**/sekilab-lab");
        assertThat(STAGING.resolve(OURS)).isDirectoryNotContaining("glob:**/sekilab-benchmarks");
    }

    @Test
    void everyFileHasItsChecksums() throws IOException {
        List<Path> files = files("sekilab-solver-safety");
        assertThat(files).hasSizeGreaterThan(1);
        assertThat(files).allSatisfy(file -> {
            assertThat(Path.of(file + ".sha1")).isNotEmptyFile();
            assertThat(Path.of(file + ".md5")).isNotEmptyFile();
        });
    }

    /** This module is staged after its tests, so it is not among them. */
    @Test
    @EnabledIfSystemProperty(named = "sekilab.is-release", matches = "true")
    void everyJarOfAReleaseHasSourcesAndJavadoc() throws IOException {
        List<String> artifacts;
        try (Stream<Path> folders = Files.list(STAGING.resolve(OURS))) {
            artifacts = folders.filter(Files::isDirectory)
                    .map(folder -> folder.getFileName().toString())
                    .filter(name -> !Set.of("sekilab", "sekilab-bom", "sekilab-experiments", "sekilab-cli")
                            .contains(name))
                    .toList();
        }
        assertThat(artifacts).contains("sekilab-go-model", "sekilab-verifier", "sekilab-viewer");
        for (String artifact : artifacts) {
            assertThat(entries(artifact, "-sources.jar"))
                    .as("sources of %s", artifact)
                    .anyMatch(name -> name.endsWith(".java"));
            assertThat(entries(artifact, "-javadoc.jar"))
                    .as("Javadoc of %s", artifact)
                    .contains("index.html");
        }
    }

    private static List<String> entries(String artifact, String ending) throws IOException {
        List<String> names = new ArrayList<>();
        for (Path file : files(artifact)) {
            if (file.toString().endsWith(ending)) {
                try (JarFile jar = new JarFile(file.toFile())) {
                    jar.stream().forEach(entry -> names.add(entry.getName()));
                }
            }
        }
        return names;
    }

    /** The staged files of an artifact, without checksums. */
    private static List<Path> files(String artifact) throws IOException {
        try (Stream<Path> files = Files.walk(STAGING.resolve(OURS).resolve(artifact))) {
            return files.filter(file -> file.toString().matches(".*\\.(jar|pom)"))
                    .toList();
        }
    }

    private static void deleteOursOfEarlierBuilds() throws IOException {
        Path ours = PRIVATE_REPOSITORY.resolve(OURS);
        if (Files.isDirectory(ours)) {
            List<Path> files;
            try (Stream<Path> all = Files.walk(ours)) {
                files = new ArrayList<>(all.toList());
            }
            for (int i = files.size() - 1; i >= 0; i--) {
                Files.delete(files.get(i)); // folders after what is in them
            }
        }
    }

    private static Path property(String name) {
        String value = System.getProperty(name);
        assertThat(value).as("property %s, which the build sets", name).isNotNull();
        return Path.of(value);
    }
}
