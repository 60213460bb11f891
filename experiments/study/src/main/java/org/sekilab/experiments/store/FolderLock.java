package org.sekilab.experiments.store;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;

/**
 * Keeps other processes from adding results to a folder. The system takes the lock back when the process ends, however
 * it ends. The file stays: a process that deleted it could take away the lock of another one.
 */
final class FolderLock implements AutoCloseable {
    private static final String FILE = "results.lock";
    private static final int LONGEST_NAME = 100;

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
            if (!isLocked(channel)) {
                String owner = read(channel);
                channel.close();
                throw new InputException(
                        place,
                        "%s: another run is at work in this folder%s"
                                .formatted(folder, owner.isEmpty() ? "" : " (process " + owner + ")"));
            }
            channel.truncate(0);
            channel.write(
                    ByteBuffer.wrap(Long.toString(ProcessHandle.current().pid()).getBytes(StandardCharsets.US_ASCII)));
            return new FolderLock(place, folder, channel);
        } catch (IOException e) {
            throw InputException.ofWriting(place, file, e);
        }
    }

    private static boolean isLocked(FileChannel channel) throws IOException {
        try {
            @Nullable FileLock lock = channel.tryLock();
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
