package org.sekilab.experiments.life;

import java.io.IOException;
import java.io.OutputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.zip.GZIPOutputStream;
import org.sekilab.life.LifeProof;
import org.sekilab.model.Position;
import org.sekilab.proof.CertificateText;

/**
 * Claims about life and death in a position, and what proves them.
 *
 * @param position the board
 * @param lines the claims, then their proofs
 */
public record LifeCertificate(Position position, List<String> lines) {
    public LifeCertificate {
        lines = List.copyOf(lines);
    }

    /** The certificate of an answer; empty without a proof. */
    public static Optional<LifeCertificate> of(LifeAnswer answer) {
        List<LifeProof> proofs = answer.result().proofs();
        if (proofs.isEmpty()) {
            return Optional.empty();
        }
        List<String> lines = new ArrayList<>();
        proofs.forEach(proof -> lines.add("claim " + proof.claim()));
        proofs.forEach(proof -> lines.addAll(proof.lines()));
        return Optional.of(new LifeCertificate(answer.problem().position(), lines));
    }

    /** Adds this certificate to a file of several ones. */
    public void write(CertificateText text, String name) throws IOException {
        text.board(position, name, lines);
    }

    /**
     * Writes a compressed file with this certificate alone to a stream, and closes the stream.
     *
     * @param name the name of the position
     */
    public void write(OutputStream stream, String name) throws IOException {
        try (OutputStream out = new GZIPOutputStream(stream)) {
            CertificateText text = new CertificateText(out);
            write(text, name);
            text.finish();
        }
    }
}
