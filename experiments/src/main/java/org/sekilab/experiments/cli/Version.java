package org.sekilab.experiments.cli;

import java.io.IOException;
import java.io.InputStream;
import java.util.Properties;
import picocli.CommandLine.IVersionProvider;

/** The program's version, the commit it was built from where that is known, and the Java that runs it. */
final class Version implements IVersionProvider {
    private static final String BUILD = "git.properties";
    private static final String UNKNOWN = "unknown";

    @Override
    public String[] getVersion() throws IOException {
        Properties build = new Properties();
        try (InputStream stream = Version.class.getResourceAsStream(BUILD)) {
            if (stream != null) {
                build.load(stream);
            }
        }
        String commit = build.getProperty("git.commit.id.abbrev", UNKNOWN);
        boolean isDirty = Boolean.parseBoolean(build.getProperty("git.dirty"));
        return new String[] {
            "sekilab " + build.getProperty("git.build.version", UNKNOWN),
            "commit " + commit + (isDirty ? ", with changes" : ""),
            "java " + System.getProperty("java.version")
        };
    }
}
