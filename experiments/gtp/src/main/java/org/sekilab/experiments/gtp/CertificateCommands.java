package org.sekilab.experiments.gtp;

import java.io.IOException;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.sekilab.experiments.OutputPlace;
import org.sekilab.experiments.UnfinishedFile;
import org.sekilab.experiments.gtp.game.GtpSolvers;
import org.sekilab.experiments.gtp.game.LiveLifeSearch;
import org.sekilab.experiments.gtp.game.LiveRegionSearch;
import org.sekilab.experiments.gtp.game.LiveRegionSearch.Finding;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.GtpException;
import org.sekilab.experiments.life.LifeAnswer;
import org.sekilab.experiments.life.LifeCertificate;
import org.sekilab.life.LifeVerdict;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.certificate.CertificateWriter;
import org.sekilab.safety.settings.Verdict;

/** Commands that write proofs. Mutable, for one thread. */
final class CertificateCommands {
    private final GtpSolvers solvers;
    private final LiveRegionSearch search;
    private final LiveLifeSearch lives;
    private final Path folder;

    /** @param folder where relative names of files begin */
    CertificateCommands(GtpSolvers solvers, LiveRegionSearch search, LiveLifeSearch lives, Path folder) {
        this.solvers = solvers;
        this.search = search;
        this.lives = lives;
        this.folder = folder;
    }

    void addTo(CommandTable table) {
        table.addAct(
                "sekilab-region_certificate FILE",
                "writes the proof of the last solved region, for the command verify",
                this::certifyRegion);
        table.addAct(
                "sekilab-life_certificate FILE",
                "writes the proof of the last answer of sekilab-life, for the command verify",
                this::certifyLife);
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
        Certificate found =
                certificate.orElseThrow(() -> new GtpException("no certificate of %s was found".formatted(verdict)));
        write(arguments.word(0), writer -> writer.write(found, "region"));
        return verdict.name();
    }

    private String certifyLife(GtpArguments arguments) {
        arguments.expect(1);
        LifeAnswer answer = lives.findLast().orElseThrow(() -> new GtpException("no life and death was solved"));
        LifeVerdict verdict = answer.result().verdict();
        LifeCertificate certificate = LifeCertificate.of(answer)
                .orElseThrow(() -> new GtpException("no certificate of %s was found".formatted(verdict)));
        write(arguments.word(0), writer -> certificate.write(writer.text(), "life"));
        return verdict.name();
    }

    /** Something that writes a certificate. */
    private interface CertificateWriting {
        void to(CertificateWriter writer) throws IOException;
    }

    /** Writes a file that appears complete. A file that is there stays as it is if writing fails. */
    private void write(String file, CertificateWriting writing) {
        try {
            Path path = folder.resolve(file);
            if (OutputPlace.mistake(path).isPresent()) {
                throw cannotWrite(file);
            }
            try (UnfinishedFile unfinished = UnfinishedFile.beside(path);
                    GZIPOutputStream out = CertificateWriter.compressing(unfinished.stream())) {
                CertificateWriter writer = new CertificateWriter(out);
                writing.to(writer);
                writer.finish();
                out.finish();
                unfinished.complete();
            }
        } catch (IOException | InvalidPathException e) {
            throw cannotWrite(file);
        }
    }

    private static GtpException cannotWrite(String file) {
        return new GtpException("cannot write %s".formatted(file));
    }
}
