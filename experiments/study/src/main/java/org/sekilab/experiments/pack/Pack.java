package org.sekilab.experiments.pack;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HexFormat;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.zip.ZipEntry;
import java.util.zip.ZipException;
import java.util.zip.ZipFile;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.InputPlace;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.pack.PackList.PackedFile;
import org.sekilab.experiments.run.ExperimentRun;
import org.sekilab.experiments.store.ContentHash;
import org.sekilab.experiments.store.JobResult;
import org.sekilab.experiments.store.ResultText;

/**
 * A pack that is read. All of it is checked when it is opened: names, sizes and hashes. Nothing is written anywhere.
 * Mutable; for one thread.
 */
public final class Pack implements AutoCloseable {
    private static final int MOST_FILES = 2_000;
    private static final long MOST_LIST_BYTES = 4L << 20;
    private static final long MOST_BYTES = 4L << 30;
    private static final int BUFFER = 1 << 16;

    private final String place;
    private final Path file;
    private final ZipFile zip;
    private final PackList list;

    private Pack(String place, Path file, ZipFile zip, PackList list) {
        this.place = place;
        this.file = file;
        this.zip = zip;
        this.list = list;
    }

    /**
     * Opens a pack and checks all of it.
     *
     * @param place what named the file, for messages
     * @throws InputException if the file is no pack, or if it differs from the list in it
     */
    public static Pack open(String place, Path file) {
        InputPlace.check(place, file);
        ZipFile zip;
        try {
            zip = new ZipFile(file.toFile(), StandardCharsets.UTF_8);
        } catch (ZipException e) {
            throw new InputException(place, "%s: is no zip file, or is damaged".formatted(file));
        } catch (IOException e) {
            throw new InputException(place, "%s: cannot be read (%s)".formatted(file, InputException.reason(e)));
        }
        try {
            Pack pack = new Pack(place, file, zip, list(place, file, zip));
            pack.check();
            return pack;
        } catch (InputException e) {
            close(zip);
            throw e;
        }
    }

    private static PackList list(String place, Path file, ZipFile zip) {
        @Nullable ZipEntry entry = zip.getEntry(PackList.FILE);
        if (entry == null) {
            throw new InputException(place, "%s: is no pack of a study: it has no %s".formatted(file, PackList.FILE));
        }
        byte[] text;
        try (InputStream stream = zip.getInputStream(entry)) {
            text = stream.readNBytes((int) MOST_LIST_BYTES + 1);
        } catch (IOException e) {
            throw new InputException(place, "%s: %s is damaged".formatted(file, PackList.FILE));
        }
        if (text.length > MOST_LIST_BYTES) {
            throw new InputException(
                    place, "%s: %s is larger than %d bytes".formatted(file, PackList.FILE, MOST_LIST_BYTES));
        }
        PackList list;
        try {
            list = Json.read(PackList.FILE, text, PackList.class);
        } catch (InputException e) {
            throw new InputException(place, "%s: %s is no list of files".formatted(file, PackList.FILE));
        }
        if (!list.kind().equals(PackList.KIND)) {
            throw new InputException(place, "%s: is no pack of a study".formatted(file));
        }
        if (list.packFormat() != PackList.VERSION) {
            throw new InputException(
                    place,
                    "%s: its format is %d, and this program knows %d; it was made by %s"
                            .formatted(file, list.packFormat(), PackList.VERSION, list.program()));
        }
        return list;
    }

    private void check() {
        if (list.files().size() > MOST_FILES || zip.size() > MOST_FILES) {
            throw mistake("has more than %d files".formatted(MOST_FILES));
        }
        Map<String, PackedFile> listed = new HashMap<>();
        long sum = 0;
        for (PackedFile each : list.files()) {
            if (!PackNames.isInFolder(each.name()) || listed.put(each.name(), each) != null) {
                throw mistake("'%s' is no name of a file in a pack, or is there twice".formatted(each.name()));
            }
            if (each.bytes() < 0 || each.bytes() > MOST_BYTES - sum) {
                throw mistake("its files have more than %d bytes".formatted(MOST_BYTES));
            }
            sum += each.bytes();
        }
        checkNames(listed);
        for (PackedFile each : list.files()) {
            checkContent(each);
        }
        if (list.studies().isEmpty()) {
            throw mistake("has no study");
        }
        Set<String> studies = new LinkedHashSet<>();
        for (String study : list.studies()) {
            if (!PackNames.isName(study) || !studies.add(study)) {
                throw mistake("'%s' is no name of a study, or is there twice".formatted(study));
            }
            for (String needed : List.of(PackWriter.STUDY, PackWriter.PROBLEMS, PackWriter.RESULTS)) {
                if (!listed.containsKey(study + "/" + needed)) {
                    throw mistake("%s/%s is missing".formatted(study, needed));
                }
            }
        }
    }

    /** A file that the list does not have could be anything. */
    private void checkNames(Map<String, PackedFile> listed) {
        Set<String> seen = new LinkedHashSet<>();
        zip.stream().forEach(entry -> {
            String name = entry.getName();
            if (!name.equals(PackList.FILE) && !listed.containsKey(name)) {
                throw mistake("%s does not have '%s', and the zip file does".formatted(PackList.FILE, name));
            }
            if (!seen.add(name)) {
                throw mistake("'%s' is there twice".formatted(name));
            }
        });
        for (String name : listed.keySet()) {
            if (!seen.contains(name)) {
                throw mistake("%s is missing".formatted(name));
            }
        }
    }

    /** Reads no more than the list says, whatever the zip file holds. */
    private void checkContent(PackedFile packed) {
        MessageDigest digest = ContentHash.sha256();
        long bytes = 0;
        try (InputStream stream = stream(packed.name())) {
            byte[] buffer = new byte[BUFFER];
            for (int count = stream.read(buffer); count >= 0; count = stream.read(buffer)) {
                bytes += count;
                if (bytes > packed.bytes()) {
                    throw mistake("%s is larger than %s says".formatted(packed.name(), PackList.FILE));
                }
                digest.update(buffer, 0, count);
            }
        } catch (IOException e) {
            throw mistake("%s is damaged".formatted(packed.name()));
        }
        if (bytes < packed.bytes() || !HexFormat.of().formatHex(digest.digest()).equals(packed.sha256())) {
            throw mistake("%s has another SHA-256 than %s says".formatted(packed.name(), PackList.FILE));
        }
    }

    private InputStream stream(String name) throws IOException {
        @Nullable ZipEntry entry = zip.getEntry(name);
        @Nullable InputStream stream = entry == null ? null : zip.getInputStream(entry);
        if (stream == null) {
            throw mistake("%s is missing".formatted(name));
        }
        return stream;
    }

    private InputException mistake(String what) {
        return new InputException(place, "%s: %s".formatted(file, what));
    }

    /** The program that made it. */
    public String program() {
        return list.program();
    }

    /** A line about each process that added results. */
    public List<String> machines() {
        return list.machines();
    }

    /** The names of its studies, in their order. */
    public List<String> studies() {
        return list.studies();
    }

    /** A study with its problems. The problems are read when they are asked for. */
    public ExperimentRun.Texts study(String study) {
        return new ExperimentRun.Texts(
                String.join("\n", lines(study, PackWriter.STUDY)),
                () -> lines(study, PackWriter.PROBLEMS).iterator());
    }

    /**
     * The results of a study.
     *
     * @throws InputException if a line is no result
     */
    public List<JobResult> results(String study) {
        List<JobResult> results = new ArrayList<>();
        for (String line : lines(study, PackWriter.RESULTS)) {
            try {
                results.add(ResultText.read(line));
            } catch (IllegalArgumentException | InputException e) {
                throw mistake("%s/%s:%d: is no result".formatted(study, PackWriter.RESULTS, results.size() + 1));
            }
        }
        return results;
    }

    private List<String> lines(String study, String file) {
        try (BufferedReader reader =
                new BufferedReader(new InputStreamReader(stream(study + "/" + file), StandardCharsets.UTF_8))) {
            return reader.lines().toList();
        } catch (IOException | UncheckedIOException e) {
            throw mistake("%s/%s cannot be read".formatted(study, file));
        }
    }

    @Override
    public void close() {
        close(zip);
    }

    private static void close(ZipFile zip) {
        try {
            zip.close();
        } catch (IOException e) {
            return; // it was only read
        }
    }
}
