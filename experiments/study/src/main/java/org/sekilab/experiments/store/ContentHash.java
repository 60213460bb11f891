package org.sekilab.experiments.store;

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
     * The hash of a file, or of all files in a folder.
     *
     * @throws InputException if a file cannot be read
     */
    public static String of(Path path) {
        MessageDigest digest = sha256();
        try (Stream<Path> walk = Files.walk(path)) {
            for (Path file : walk.filter(Files::isRegularFile).sorted().toList()) {
                digest.update(Files.readAllBytes(file));
            }
        } catch (IOException | UncheckedIOException e) {
            throw new InputException(path.toString(), "cannot be read");
        }
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
