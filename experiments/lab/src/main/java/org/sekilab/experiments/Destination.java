package org.sekilab.experiments;

import java.nio.file.Path;

/**
 * Where a run stores its results, and the words of the caller for messages about that.
 *
 * @param path a folder or a file
 * @param place what named the path, such as {@code --out}
 * @param resume what makes a run go on with stored results, such as {@code --resume}
 */
public record Destination(Path path, String place, String resume) {
    /** The message that the path cannot be used. */
    public InputException mistake(String what) {
        return new InputException(place, path + ": " + what);
    }
}
