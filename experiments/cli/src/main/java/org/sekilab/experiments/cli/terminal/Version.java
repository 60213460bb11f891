package org.sekilab.experiments.cli.terminal;

import org.sekilab.experiments.Build;
import picocli.CommandLine.IVersionProvider;

/** The program's version, the commit it was built from where that is known, and the Java that runs it. */
public final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        Build build = Build.ofThisProgram();
        return new String[] {
            "sekilab " + build.version(), "commit " + build.commit(), "java " + System.getProperty("java.version")
        };
    }
}
