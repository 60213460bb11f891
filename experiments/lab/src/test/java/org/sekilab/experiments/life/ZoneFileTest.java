package org.sekilab.experiments.life;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.InputException;
import org.sekilab.life.zones.StoredZone;
import org.sekilab.life.zones.ZoneStore;

class ZoneFileTest {
    private static final StoredZone ONE = StoredZone.parse("1 0 .A -1");
    private static final StoredZone OTHER = StoredZone.parse("1 0 Ao -1");

    @TempDir
    private Path folder;

    private Path file;

    @BeforeEach
    void nameFile() {
        file = folder.resolve("zones.txt");
    }

    @Test
    void aMissingFileHasNoZones() {
        assertThat(ZoneFile.read(file)).isEmpty();
    }

    /** The zones that another process has written meanwhile come first: they are older there. */
    @Test
    void zonesOfTheFileAndOfTheStoreStay() throws IOException {
        Files.writeString(file, ZoneFile.text(file, new ZoneStore(List.of(ONE))));
        Files.writeString(file, ZoneFile.text(file, new ZoneStore(List.of(OTHER))));
        assertThat(ZoneFile.read(file)).containsExactly(ONE, OTHER);
    }

    @ParameterizedTest
    @CsvSource({
        "'', 1: is no file of zones",
        "'(;SZ[9])', 1: is no file of zones",
        "'sekilab zones 2|1 0 .A -1|', 1: has zones of another version than 'sekilab zones 1'",
        "'sekilab zones 1', 1: has zones of another version than 'sekilab zones 1'",
        "'sekilab zones 1|1 0 .A -1|1 0 .A|', 3: is no zone",
        "'sekilab zones 1|1 0 .A 1|', 2: the move is not on an empty point"
    })
    void aFileThatIsBrokenOrForeignIsOneLine(String text, String mistake) throws IOException {
        Files.writeString(file, text.replace('|', '\n'));
        assertThatThrownBy(() -> ZoneFile.read(file))
                .isInstanceOf(InputException.class)
                .hasMessage(file + ":" + mistake);
        assertThatThrownBy(() -> ZoneFile.text(file, new ZoneStore(List.of()))).isInstanceOf(InputException.class);
    }

    @Test
    void aFileThatIsNoTextIsOneLine() throws IOException {
        Files.write(file, new byte[] {(byte) 0xC3, 0, (byte) 0xFF, 7});
        assertThatThrownBy(() -> ZoneFile.read(file))
                .isInstanceOf(InputException.class)
                .hasMessage(file + ": cannot be read (it is not text)");
    }

    @Test
    void tooManyZonesAreOneLine() throws IOException {
        String zone = ONE.text() + "\n";
        Files.writeString(file, "sekilab zones 1\n" + zone.repeat(ZoneStore.MOST_ZONES + 1));
        assertThatThrownBy(() -> ZoneFile.read(file))
                .isInstanceOf(InputException.class)
                .hasMessage("%s:%d: there are more than 20,000 zones".formatted(file, ZoneStore.MOST_ZONES + 2));
    }
}
