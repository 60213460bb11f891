package org.sekilab.experiments.cli.verify;

import java.util.List;
import java.util.Optional;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.verify.CertificateException;

/**
 * What the check of a certificate found.
 *
 * @param file the certificate, as the command line names it
 * @param boards that are proved, before the first fault
 * @param problems lines that say what is wrong, none if the file is verified
 * @param rejection by the checker, empty if the file is verified or something else is wrong
 * @param nanos what reading and checking it took
 */
record VerifiedFile(
        String file,
        Status status,
        int boards,
        List<String> problems,
        Optional<CertificateException> rejection,
        long nanos) {
    /** The answer for a whole file, and the exit code. The last of several files in this order counts. */
    enum Status {
        VERIFIED("VERIFIED", ExitCode.DONE),
        NOT_VERIFIED("NOT VERIFIED", ExitCode.WRONG_RESULTS),
        UNKNOWN("UNKNOWN", ExitCode.BAD_INPUT);

        private final String words;
        private final int exitCode;

        Status(String words, int exitCode) {
            this.words = words;
            this.exitCode = exitCode;
        }

        String words() {
            return words;
        }

        int exitCode() {
            return exitCode;
        }

        /** A file that is damaged, or no certificate, claims nothing that could be false. */
        static Status of(CertificateException rejection) {
            return rejection.fault() == CertificateException.Fault.PROOF ? NOT_VERIFIED : UNKNOWN;
        }
    }
}
