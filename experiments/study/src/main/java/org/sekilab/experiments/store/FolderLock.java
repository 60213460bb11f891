package org.sekilab.experiments.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.concurrent.locks.LockSupport;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;

/**
 * Keeps other processes from adding results to a folder. The system takes the lock back when the process ends, however
 * it ends. The file stays: a process that deleted it could take away the lock of another one.
 */
final class FolderLock implements AutoCloseable {
    private static final String FILE = "results.lock";
    private static final int LONGEST_NAME = 100;
    private static final int TRIES = 3;
    private static final long PAUSE_NANOS = 50_000_000;

    private final String place;
    private final Path folder;
    private final FileChannel channel;

    private FolderLock(String place, Path folder, FileChannel channel) {
        this.place = place;
        this.folder = folder;
        this.channel = channel;
    }

    /**
     * Takes the lock, or reports at once that another process has the lock.
     *
     * @param place what named the folder, for messages
     * @throws InputException if another process has the lock, or the folder cannot be written to
     */
    static FolderLock take(String place, Path folder) {
        Path file = folder.resolve(FILE);
        try {
            FileChannel channel = FileChannel.open(
                    file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
            try {
                return take(place, folder, channel);
            } catch (IOException | InputException e) {
                channel.close();
                throw e;
            }
        } catch (IOException e) {
            throw InputException.ofWriting(place, file, e);
        }
    }

    private static FolderLock take(String place, Path folder, FileChannel channel) throws IOException {
        if (!tryLock(channel)) {
            String owner = read(channel);
            throw new InputException(
                    place,
                    "%s: another run is at work in this folder%s"
                            .formatted(folder, owner.isEmpty() ? "" : " (process " + owner + ")"));
        }
        channel.truncate(0);
        channel.write(
                ByteBuffer.wrap(Long.toString(ProcessHandle.current().pid()).getBytes(StandardCharsets.US_ASCII)));
        return new FolderLock(place, folder, channel);
    }

    /** True while a process adds results to a folder. */
    static boolean isTaken(Path folder) {
        Path file = folder.resolve(FILE);
        if (!Files.isReadable(file)) {
            return false;
        }
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.READ)) {
            @Nullable FileLock lock = channel.tryLock(0, Long.MAX_VALUE, true);
            return lock == null;
        } catch (OverlappingFileLockException e) { // this process holds the lock
            return true;
        } catch (IOException e) {
            return false; // a file system without locks
        }
    }

    private static boolean tryLock(FileChannel channel) throws IOException {
        try {
            @Nullable FileLock lock = channel.tryLock();
            for (int i = 1; i < TRIES && lock == null; i++) {
                LockSupport.parkNanos(PAUSE_NANOS); // maybe another process only looks at the lock
                lock = channel.tryLock();
            }
            return lock != null;
        } catch (OverlappingFileLockException e) { // this process holds the lock
            return false;
        }
    }

    private static String read(FileChannel channel) throws IOException {
        ByteBuffer buffer = ByteBuffer.allocate(LONGEST_NAME);
        channel.read(buffer, 0);
        return new String(buffer.array(), 0, buffer.position(), StandardCharsets.US_ASCII).strip();
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw InputException.ofWriting(place, folder.resolve(FILE), e);
        }
    }
}
