package org.sekilab.experiments.output;

import java.io.Closeable;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.CharacterCodingException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.List;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.Destination;
import org.sekilab.experiments.InputException;

/**
 * A text file to which a long run adds a line for each result. So a run that was cut off anywhere can go on. One run at
 * a time has the file. Mutable, for one thread.
 */
public final class Journal implements Closeable {
    private final FileChannel channel;
    private final List<String> lines;

    /** The treatment of a journal that exists already. */
    public enum Start {
        /** No journal may exist. */
        FRESH,
        /** What is in it is not computed again. */
        RESUME
    }

    private Journal(FileChannel channel, List<String> lines) {
        this.channel = channel;
        this.lines = List.copyOf(lines);
    }

    /**
     * Opens a journal, or makes an empty one. A last line that was cut off is removed.
     *
     * @param destination where the run stores its results, for messages
     * @throws InputException if there is one and {@code start} is FRESH, if another run has it, or if it is not text
     * @throws IOException if the file cannot be used
     */
    public static Journal open(Path file, Start start, Destination destination) throws IOException {
        if (start == Start.FRESH && Files.exists(file)) {
            throw destination.mistake("is there already; maybe %s is meant".formatted(destination.resume()));
        }
        FileChannel channel =
                FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
        try {
            if (!tryLock(channel)) {
                throw destination.mistake("another run is at work on it");
            }
            return new Journal(channel, read(channel));
        } catch (CharacterCodingException e) {
            channel.close();
            throw new InputException(destination.resume(), file + ": cannot be read (it is not text)");
        } catch (IOException | InputException e) {
            channel.close();
            throw e;
        }
    }

    private static boolean tryLock(FileChannel channel) {
        try {
            @Nullable FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false; // another thread of this process has it
        } catch (IOException e) {
            return true; // a file system without locks
        }
    }

    private static List<String> read(FileChannel channel) throws IOException {
        ByteBuffer bytes = ByteBuffer.allocate(Math.toIntExact(channel.size()));
        int count;
        do {
            count = channel.read(bytes);
        } while (count > 0);
        int end = 0;
        for (int i = 0; i < bytes.limit(); i++) {
            end = bytes.get(i) == '\n' ? i + 1 : end;
            if (bytes.get(i) == 0) {
                throw new CharacterCodingException();
            }
        }
        String text = StandardCharsets.UTF_8
                .newDecoder()
                .decode(bytes.flip().limit(end))
                .toString();
        channel.truncate(end);
        channel.position(end);
        return text.lines().toList();
    }

    /** The lines that were there when the journal was opened. */
    public List<String> lines() {
        return lines;
    }

    /** Adds a line. When this returns, the system has it. */
    public void add(String line) throws IOException {
        ByteBuffer bytes = ByteBuffer.wrap((line + "\n").getBytes(StandardCharsets.UTF_8));
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
