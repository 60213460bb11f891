package org.sekilab.experiments.gtp;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import org.sekilab.experiments.gtp.LiveRegionSearch.Finding;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.GtpException;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.settings.Verdict;

/** Commands that write proofs. Mutable, for one thread. */
final class CertificateCommands {
    private final GtpSolvers solvers;
    private final LiveRegionSearch search;
    private final Path folder;

    /** @param folder where relative names of files begin */
    CertificateCommands(GtpSolvers solvers, LiveRegionSearch search, Path folder) {
        this.solvers = solvers;
        this.search = search;
        this.folder = folder;
    }

    void addTo(CommandTable table) {
        table.add(
                "sekilab-region_certificate FILE",
                "writes the proof of the last solved region, for the command verify",
                this::certifyRegion);
    }

    private String certifyRegion(GtpArguments arguments) {
        arguments.expect(1);
        Finding finding = search.findLast().orElseThrow(() -> new GtpException("no region was solved"));
        Verdict verdict = finding.proof().result().verdict();
        Optional<Certificate> certificate = verdict == Verdict.UNKNOWN
                ? Optional.empty()
                : solvers.regions()
                        .certify(
                                finding.position(),
                                finding.region(),
                                finding.first(),
                                verdict,
                                solvers.certificateStates());
        write(
                certificate.orElseThrow(() -> new GtpException("no certificate of %s was found".formatted(verdict))),
                arguments.word(0));
        return verdict.name();
    }

    private void write(Certificate certificate, String file) {
        try {
            certificate.write(folder.resolve(file), "region");
        } catch (IOException | InvalidPathException e) {
            throw new GtpException("cannot write %s".formatted(file));
        }
    }
}
