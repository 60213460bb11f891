package org.sekilab.experiments;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.Properties;

/**
 * What the program was built from.
 *
 * @param version its version
 * @param commit the commit, {@code unknown} for a build outside a repository, with {@code +} for a build from
 *     changed files
 */
public record Build(String version, String commit) {
    private static final String STAMP = "git.properties"; // written by the build
    private static final String UNKNOWN = "unknown";

    /** The build of this program. */
    public static Build ofThisProgram() {
        Properties stamp = new Properties();
        try (InputStream stream = Build.class.getResourceAsStream(STAMP)) {
            if (stream != null) {
                stamp.load(stream);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(STAMP, e);
        }
        boolean isChanged = Boolean.parseBoolean(stamp.getProperty("git.dirty"));
        return new Build(
                stamp.getProperty("git.build.version", UNKNOWN),
                stamp.getProperty("git.commit.id.abbrev", UNKNOWN) + (isChanged ? "+" : ""));
    }
}
