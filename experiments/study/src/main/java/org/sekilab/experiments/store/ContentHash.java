package org.sekilab.experiments.store;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.model.sgf.SgfWriter;

/**
 * Hashes by SHA-256 of what results are made from, in hexadecimal digits: equal for equal contents, wherever they lie.
 */
public final class ContentHash {
    private ContentHash() {}

    /**
     * The hash of a question about a position: its game tree and what the question says. The rest of the file does not
     * count.
     *
     * @param kind what is asked
     */
    public static String of(String kind, BoardInput board, String... details) {
        List<String> parts =
                new ArrayList<>(List.of(kind, SgfWriter.format(board.game()), Integer.toString(board.moves())));
        parts.addAll(List.of(details));
        return of(parts);
    }

    /** The hash of the settings of a run. */
    public static String of(StoredRun run) {
        return of(List.of(run.settings()));
    }

    /** The hash of some texts in their order. */
    public static String of(List<String> parts) {
        MessageDigest digest = sha256();
        for (String part : parts) {
            byte[] bytes = part.getBytes(StandardCharsets.UTF_8);
            digest.update((bytes.length + ":").getBytes(StandardCharsets.US_ASCII)); // so that no two lists look alike
            digest.update(bytes);
        }
        return written(digest);
    }

    /**
     * The hash of a file, or of all files in a folder with their names.
     *
     * @throws InputException if a file cannot be read
     */
    public static String of(Path path) {
        try {
            return Files.isDirectory(path) ? ofFolder(path) : written(sha256(), Files.readAllBytes(path));
        } catch (IOException e) {
            throw InputException.ofReading(path, e);
        } catch (UncheckedIOException e) {
            throw InputException.ofReading(path, Objects.requireNonNull(e.getCause()));
        }
    }

    private static String ofFolder(Path folder) throws IOException {
        SortedMap<String, Path> files = new TreeMap<>(); // by names that are the same on all systems
        try (Stream<Path> walk = Files.walk(folder)) {
            walk.filter(Files::isRegularFile)
                    .forEach(file ->
                            files.put(folder.relativize(file).toString().replace(File.separatorChar, '/'), file));
        }
        List<String> parts = new ArrayList<>();
        for (Map.Entry<String, Path> file : files.entrySet()) {
            parts.add(file.getKey());
            parts.add(written(sha256(), Files.readAllBytes(file.getValue())));
        }
        return of(parts);
    }

    private static String written(MessageDigest digest, byte[] bytes) {
        digest.update(bytes);
        return written(digest);
    }

    private static String written(MessageDigest digest) {
        return HexFormat.of().formatHex(digest.digest());
    }

    /** A digest to feed with a content. */
    public static MessageDigest sha256() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java has SHA-256", e);
        }
    }
}
