package org.sekilab.experiments.life;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.life.zones.StoredZone;
import org.sekilab.life.zones.ZoneStore;

/** A file with zones of proofs: a first line with the version, then a line for each zone, the oldest first. */
public final class ZoneFile {
    private static final String KIND = "sekilab zones ";
    private static final String HEAD = KIND + "1";

    private ZoneFile() {}

    /**
     * Reads a file. A file that is not there has no zones.
     *
     * @throws InputException if it cannot be read, or is no such file
     */
    public static List<StoredZone> read(Path file) {
        if (Files.notExists(file)) {
            return List.of();
        }
        try (BufferedReader reader = Files.newBufferedReader(file, StandardCharsets.UTF_8)) {
            checkHead(file, reader);
            List<StoredZone> zones = new ArrayList<>();
            for (@Nullable String line = reader.readLine(); line != null; line = reader.readLine()) {
                if (zones.size() == ZoneStore.MOST_ZONES) {
                    throw mistake(file, zones.size() + 2, "there are more than %,d zones".formatted(zones.size()));
                }
                zones.add(parse(file, zones.size() + 2, line));
            }
            return zones;
        } catch (IOException e) {
            throw InputException.ofReading(file, e);
        }
    }

    /** The first line is read by its length: another file may have no lines. */
    private static void checkHead(Path file, BufferedReader reader) throws IOException {
        char[] head = new char[HEAD.length() + 1];
        int read = 0;
        for (int more = 0; more >= 0 && read < head.length; read += Math.max(0, more)) {
            more = reader.read(head, read, head.length - read);
        }
        String text = new String(head, 0, read);
        if (!text.startsWith(KIND)) {
            throw mistake(file, 1, "is no file of zones");
        }
        if (!text.equals(HEAD + "\n")) {
            throw mistake(file, 1, "has zones of another version than '%s'".formatted(HEAD));
        }
    }

    private static StoredZone parse(Path file, int line, String text) {
        try {
            return StoredZone.parse(text);
        } catch (IllegalArgumentException e) {
            throw mistake(file, line, e.getMessage());
        }
    }

    private static InputException mistake(Path file, int line, @Nullable String mistake) {
        return new InputException("%s:%d".formatted(file, line), String.valueOf(mistake));
    }

    /**
     * The text of a file with the zones that it has now and those of a store. So zones that another process has added
     * meanwhile stay.
     *
     * @throws InputException if the file is there and is no file of zones
     */
    public static String text(Path file, ZoneStore store) {
        Set<StoredZone> zones = new LinkedHashSet<>(read(file));
        zones.addAll(store.zones());
        StringBuilder text = new StringBuilder(HEAD).append('\n');
        zones.stream()
                .limit(ZoneStore.MOST_ZONES)
                .forEach(zone -> text.append(zone.text()).append('\n'));
        return text.toString();
    }
}
