package org.sekilab.experiments;

import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/**
 * The user's input is wrong. Every mistake is one line, {@code place: what is wrong}. The place is an option, or a file
 * and a line. A program that cannot go on ends with exit code 2.
 */
public sealed class InputException extends RuntimeException permits PluginException, RecordException {
    private final List<String> mistakes;

    public InputException(String place, String mistake) {
        this(List.of(place + ": " + mistake));
    }

    /**
     * @param mistakes at least one line of the form {@code place: what is wrong}. Control characters in them are
     *     replaced
     * @throws IllegalArgumentException if there is none
     */
    public InputException(List<String> mistakes) {
        super(String.join(System.lineSeparator(), printable(mistakes)));
        if (mistakes.isEmpty()) {
            throw new IllegalArgumentException("an input exception needs a mistake");
        }
        this.mistakes = printable(mistakes);
    }

    private static List<String> printable(List<String> lines) {
        return lines.stream().map(Printable::text).toList();
    }

    /**
     * A file cannot be written.
     *
     * @param place what named the file, such as an option
     */
    public static InputException ofWriting(String place, Path file, IOException cause) {
        return new InputException(place, "%s: cannot be written (%s)".formatted(file, reason(cause)));
    }

    /** The message that a file cannot be read. */
    public static InputException ofReading(Path file, IOException cause) {
        if (cause instanceof NoSuchFileException) {
            return new InputException(file.toString(), "no such file");
        }
        String what = InputPlace.mistake(file).orElseGet(() -> "cannot be read (%s)".formatted(reason(cause)));
        return new InputException(file.toString(), what);
    }

    /** What the system says, without the names of classes. */
    public static String reason(IOException cause) {
        if (cause instanceof NoSuchFileException) {
            return "No such file or folder";
        }
        if (cause instanceof AccessDeniedException) {
            return "Permission denied";
        }
        if (cause instanceof FileAlreadyExistsException) { // mostly a file where a folder should be made
            return "File exists";
        }
        if (cause instanceof NotDirectoryException) {
            return "Not a folder";
        }
        if (cause instanceof CharacterCodingException) {
            return "it is not text";
        }
        String said = cause instanceof FileSystemException named ? named.getReason() : cause.getMessage();
        return Optional.ofNullable(said).orElse("the system gives no reason");
    }

    /** The lines to print, in order. */
    public List<String> mistakes() {
        return mistakes;
    }
}
