package org.sekilab.experiments;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;

/** Says in words why a file cannot be used. */
public final class FileTrouble {
    private FileTrouble() {}

    /** The reason, without the name of the file or of a class. */
    public static String reason(IOException e) {
        if (e instanceof NoSuchFileException) {
            return "no such file or folder";
        }
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (e instanceof FileAlreadyExistsException) {
            return "is there already, and is no folder";
        }
        String reason = e instanceof FileSystemException trouble ? trouble.getReason() : e.getMessage();
        return reason == null ? "input or output failed" : reason;
    }
}
