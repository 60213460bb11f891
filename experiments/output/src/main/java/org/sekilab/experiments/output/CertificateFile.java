package org.sekilab.experiments.output;

import java.io.IOException;
import java.nio.file.Path;
import java.util.function.ToIntFunction;
import java.util.zip.GZIPOutputStream;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.UnfinishedFile;
import org.sekilab.experiments.life.LifeCertificate;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.certificate.CertificateWriter;
import org.sekilab.semeai.RaceCertificate;

/**
 * A compressed file of certificates, written as they come. The file appears complete, in place of one that was there,
 * or not at all. Mutable, for one thread.
 */
public final class CertificateFile implements AutoCloseable {
    private final String option;
    private final Path file;
    private final UnfinishedFile unfinished;
    private final GZIPOutputStream out;
    private final CertificateWriter writer;

    /**
     * Begins a file.
     *
     * @param option the option that named the file, for messages
     * @throws InputException if the folder is missing or cannot be written to
     */
    public CertificateFile(String option, Path file) {
        WholeFile.checkPlace(option, file);
        this.option = option;
        this.file = file;
        try {
            unfinished = UnfinishedFile.beside(file);
            out = CertificateWriter.compressing(unfinished.stream());
            writer = new CertificateWriter(out);
        } catch (IOException e) {
            throw InputException.ofWriting(option, file, e);
        }
    }

    /**
     * Runs a command with a file of certificates, and puts the file in its place at the end.
     *
     * @param option the option that named the file, for messages
     * @param command adds the certificates; returns the exit code
     * @return the exit code
     * @throws InputException if the file cannot be written
     */
    public static int with(String option, Path file, ToIntFunction<CertificateFile> command) {
        try (CertificateFile certificates = new CertificateFile(option, file)) {
            int exitCode = command.applyAsInt(certificates);
            certificates.finish();
            return exitCode;
        }
    }

    /**
     * Adds a certificate under the name that people call its position.
     *
     * @throws InputException if it cannot be written
     */
    public void write(Certificate certificate, String name) {
        try {
            writer.write(certificate, name);
        } catch (IOException e) {
            throw InputException.ofWriting(option, file, e);
        }
    }

    /**
     * Adds a certificate of a race under the name that people call its position.
     *
     * @throws InputException if it cannot be written
     */
    public void write(RaceCertificate certificate, String name) {
        try {
            certificate.write(writer.text(), name);
        } catch (IOException e) {
            throw InputException.ofWriting(option, file, e);
        }
    }

    /**
     * Adds a certificate of life and death under the name that people call its position.
     *
     * @throws InputException if it cannot be written
     */
    public void write(LifeCertificate certificate, String name) {
        try {
            certificate.write(writer.text(), name);
        } catch (IOException e) {
            throw InputException.ofWriting(option, file, e);
        }
    }

    /**
     * Ends the file, and puts it in its place.
     *
     * @throws InputException if it cannot be written
     */
    public void finish() {
        try {
            writer.finish();
            out.finish();
            unfinished.complete();
        } catch (IOException e) {
            throw InputException.ofWriting(option, file, e);
        }
    }

    /** Gives up what is not finished. */
    @Override
    public void close() {
        try {
            try {
                out.close();
            } finally {
                unfinished.close();
            }
        } catch (IOException e) {
            throw InputException.ofWriting(option, file, e);
        }
    }
}
