package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.io.IOException;
import java.io.InputStream;
import java.net.URISyntaxException;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.api.parallel.ResourceLock;
import org.junit.jupiter.api.parallel.Resources;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.experiments.cli.LibraryPage.Program;
import org.sekilab.life.Life;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.Safety;
import org.sekilab.search.Engine;
import org.sekilab.search.alphabeta.AlphaBetaEngine;
import org.sekilab.search.dfpn.DfpnEngine;
import org.sekilab.semeai.Races;
import org.sekilab.verify.Verifier;

/** The programs of docs/library.md compile, and print what the page shows, with nothing but the libraries. */
@ResourceLock(Resources.SYSTEM_OUT)
class LibraryPageTest {
    /** What the checker of certificates needs. */
    private static final List<Path> CHECKER = locations(Verifier.class);

    /** All artifacts that a user of the libraries has. Guice is not among them. */
    private static final List<Path> LIBRARIES = Stream.concat(
                    CHECKER.stream(),
                    locations(
                            Position.class,
                            LongArrayList.class,
                            SafetyMap.class,
                            Engine.class,
                            AlphaBetaEngine.class,
                            DfpnEngine.class,
                            Safety.class,
                            Races.class,
                            Life.class)
                            .stream())
            .toList();

    @Test
    void allProgramsOfThePageAreRead() {
        assertThat(LibraryPage.programs()).hasSize((int) Repository.read(LibraryPage.NAME)
                .lines()
                .filter(line -> line.equals("```java"))
                .count());
        assertThat(LibraryPage.programs()).hasSizeGreaterThan(7);
    }

    @ParameterizedTest
    @MethodSource("org.sekilab.experiments.cli.LibraryPage#programs")
    void programPrintsWhatThePageShows(Program program, @TempDir Path folder)
            throws IOException, ReflectiveOperationException {
        assertThat(program.run(LIBRARIES, folder)).isEqualTo(program.output());
    }

    /** The file that one program writes is the file that the page shows, and that the other one reads. */
    @Test
    void certificateThatIsCheckedIsTheOneThatIsWritten(@TempDir Path folder)
            throws IOException, ReflectiveOperationException {
        Program writer = LibraryPage.program("WriteCertificate");
        assertThat(writer.run(LIBRARIES, folder)).isEqualTo(writer.output());
        try (InputStream certificate = new GZIPInputStream(Files.newInputStream(writer.argument(folder)))) {
            assertThat(new String(certificate.readAllBytes(), StandardCharsets.UTF_8))
                    .isEqualTo(LibraryPage.program("CheckCertificate").input());
        }
    }

    /** The checker trusts no solver, so it needs none. */
    @Test
    void certificateIsCheckedWithoutTheSolvers(@TempDir Path folder) throws IOException, ReflectiveOperationException {
        Program checker = LibraryPage.program("CheckCertificate");
        assertThat(checker.run(CHECKER, folder)).isEqualTo(checker.output());
    }

    /** The programs above would not notice if Guice were there after all. */
    @Test
    void librariesComeWithoutGuice() throws IOException {
        try (URLClassLoader libraries = LibraryPage.loader(LIBRARIES)) {
            assertThat(libraries.getResource("org/sekilab/safety/Safety.class")).isNotNull();
            assertThat(libraries.getResource("com/google/inject/Guice.class")).isNull();
        }
    }

    private static List<Path> locations(Class<?>... types) {
        return Stream.of(types).map(LibraryPageTest::location).toList();
    }

    private static Path location(Class<?> type) {
        try {
            return Path.of(
                    type.getProtectionDomain().getCodeSource().getLocation().toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }
}
