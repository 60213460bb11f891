package org.sekilab.experiments.reproduce;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.InputException;

/** The list of studies behind the documents. */
class CatalogTest {
    @TempDir
    private Path folder;

    @Test
    void studyIsInTheSizesThatItNames() throws IOException {
        Path file = write("""
                figures = f.csv, page = ../page.md
                studies { b { experiment = b.conf, hour { limits.region-nodes = 5 } }, a { experiment = a.conf, hour {}, minutes {} } }
                """);
        Catalog hour = Catalog.read("test", file, ReproductionSize.HOUR);
        assertThat(hour.studies()).extracting(Catalog.Study::name).containsExactly("a", "b");
        assertThat(hour.studies().get(1).experiment()).isEqualTo(folder.resolve("b.conf"));
        assertThat(hour.studies().get(1).settings().getInt("limits.region-nodes"))
                .isEqualTo(5);
        assertThat(hour.figures()).isEqualTo(folder.resolve("f.csv"));
        assertThat(Catalog.read("test", file, ReproductionSize.MINUTES).studies())
                .extracting(Catalog.Study::name)
                .containsExactly("a");
    }

    @Test
    void mistakesNameTheirLines() throws IOException {
        Path unknown = write("figures = f, page = p\nstudies { a { experiment = a.conf, minute {} } }");
        assertThatThrownBy(() -> Catalog.read("test", unknown, ReproductionSize.HOUR))
                .isInstanceOf(InputException.class)
                .hasMessageContaining(unknown + ":2: unknown key 'minute'");
        Path outside = write("figures = f, page = p\nstudies { \"../a\" { experiment = a.conf } }");
        assertThatThrownBy(() -> Catalog.read("test", outside, ReproductionSize.HOUR))
                .isInstanceOf(InputException.class)
                .hasMessage(outside + ":2: '../a' is no name of a folder");
        Path empty = write("figures = f, page = p");
        assertThatThrownBy(() -> Catalog.read("test", empty, ReproductionSize.HOUR))
                .isInstanceOf(InputException.class)
                .hasMessageContaining("'studies' is missing");
    }

    private Path write(String text) throws IOException {
        return Files.writeString(folder.resolve("list.conf"), text);
    }
}
