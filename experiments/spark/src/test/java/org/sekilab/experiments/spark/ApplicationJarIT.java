package org.sekilab.experiments.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.jar.JarFile;
import java.util.zip.ZipEntry;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Spark is in no jar of ours, and no class is in two of them. */
@Tag("spark")
class ApplicationJarIT {
    private static final String OWN = SparkRunner.class.getPackageName().replace('.', '/') + "/";

    @Test
    void productHasNoClassOfSparkOrScalaOrThisModule() throws IOException {
        assertThat(files(SparkCluster.PRODUCT))
                .contains("org/sekilab/experiments/cli/Main.class")
                .noneMatch(file -> file.startsWith("org/apache/spark/"))
                .noneMatch(file -> file.startsWith("scala/"))
                .noneMatch(file -> file.startsWith(OWN));
    }

    @Test
    void applicationHasOnlyItsOwnPackage() throws IOException {
        assertThat(files(SparkCluster.PROGRAM))
                .contains(OWN + "SparkRunner.class")
                .allMatch(file -> file.startsWith(OWN) || file.startsWith("META-INF/"))
                .noneMatch(file -> file.startsWith("META-INF/") && file.endsWith(".class"));
    }

    private static List<String> files(Path jar) throws IOException {
        try (JarFile file = new JarFile(jar.toFile())) {
            return file.stream()
                    .filter(entry -> !entry.isDirectory())
                    .map(ZipEntry::getName)
                    .toList();
        }
    }
}
