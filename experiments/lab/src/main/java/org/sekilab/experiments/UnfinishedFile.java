package org.sekilab.experiments;

import java.io.Closeable;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.channels.Channels;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.DirectoryIteratorException;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * A file that is written for a long time, and that gets its name when it is complete. A process that is killed
 * leaves it behind. The next process that writes a file there removes the unfinished one. The lock of the file tells
 * whether its process has ended: the system then takes the lock back. Mutable, for one thread.
 */
public final class UnfinishedFile implements Closeable {
    private static final String NAME = "sekilab-%s.unfinished";
    private static final String LEFT_BEHIND = NAME.formatted("*");

    private final Path target;
    private final Path path;
    private final FileChannel channel;

    private UnfinishedFile(Path target, Path path, FileChannel channel) {
        this.target = target;
        this.path = path;
        this.channel = channel;
    }

    /**
     * Removes the files that ended processes have left in the folder of a file, and makes an empty file there. A link
     * stands for the file that it leads to.
     */
    public static UnfinishedFile beside(Path file) throws IOException {
        Path target = target(file);
        Path folder = target.toAbsolutePath().resolveSibling("");
        removeLeftBehind(folder);
        while (true) {
            Path path = folder.resolve(NAME.formatted(UUID.randomUUID()));
            FileChannel channel = FileChannel.open(path, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE);
            lock(channel);
            if (Files.exists(path)) {
                return new UnfinishedFile(target, path, channel);
            }
            channel.close(); // another process has taken it for one that was left behind
        }
    }

    /** The file itself: what a link leads to, so that a complete file does not take the place of the link. */
    public static Path target(Path file) throws IOException {
        return Files.isSymbolicLink(file) && Files.exists(file) ? file.toRealPath() : file;
    }

    /** Some file systems have no locks. Files that are left behind stay there. */
    private static void lock(FileChannel channel) {
        try {
            channel.lock();
        } catch (IOException e) {
            return;
        }
    }

    /** Removes what can be removed: a file of another user, or one that was completed meanwhile, is no mistake. */
    private static void removeLeftBehind(Path folder) {
        try (DirectoryStream<Path> files = Files.newDirectoryStream(folder, LEFT_BEHIND)) {
            files.forEach(UnfinishedFile::removeIfLeftBehind);
        } catch (IOException | DirectoryIteratorException e) {
            return;
        }
    }

    private static void removeIfLeftBehind(Path file) {
        try (FileChannel channel = FileChannel.open(file, StandardOpenOption.WRITE)) {
            @Nullable FileLock lock = channel.tryLock();
            if (lock != null) {
                Files.delete(file);
            }
        } catch (OverlappingFileLockException | IOException e) {
            return; // this process writes it, or the file stays
        }
    }

    /** What is written goes here. */
    public OutputStream stream() {
        return Channels.newOutputStream(channel);
    }

    /** Gives the file its name, in place of a file that has this name. Nothing may be written after that. */
    public void complete() throws IOException {
        channel.force(true);
        Files.move(path, target, StandardCopyOption.REPLACE_EXISTING);
    }

    /** Removes the file, unless it is complete. */
    @Override
    public void close() throws IOException {
        try {
            Files.deleteIfExists(path);
        } finally {
            channel.close();
        }
    }
}
