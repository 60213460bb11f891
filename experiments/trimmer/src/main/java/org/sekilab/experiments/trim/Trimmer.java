package org.sekilab.experiments.trim;

import java.io.BufferedInputStream;
import java.io.BufferedOutputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.zip.GZIPInputStream;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.safety.certificate.CertificateWriter;
import org.sekilab.verify.CertificateException;
import org.sekilab.verify.VerifiedBoard;
import org.sekilab.verify.Verifier;

/**
 * Makes a certificate smaller, with the same claims. The checker judges the file before and after. For one file,
 * confined to one thread.
 *
 * <p>Cost: the memory of one board with its states. A game takes some microseconds for each state that it looks at,
 * some hundred times the states that it has.
 */
public final class Trimmer {
    private final Path file;
    private final List<VerifiedBoard> boards;

    /** The numbers of a file. */
    public record Size(long bytes, int boards, int zones, long states) {}

    /**
     * Checks a file.
     *
     * @throws CertificateException if it is not accepted
     */
    public Trimmer(Path file) throws IOException, CertificateException {
        this.file = file;
        this.boards = Verifier.verify(file);
    }

    /** The numbers of the file. */
    public Size size() throws IOException {
        return size(file, boards);
    }

    private static Size size(Path file, List<VerifiedBoard> boards) throws IOException {
        return new Size(
                Files.size(file),
                boards.size(),
                boards.stream().mapToInt(VerifiedBoard::zones).sum(),
                boards.stream().mapToLong(VerifiedBoard::states).sum());
    }

    /**
     * Writes a file with the same claims, which is never larger. It is compressed if the first one is. The checker has
     * accepted it.
     *
     * @return its numbers
     * @throws InputException if a line is of a kind that is not known here
     */
    public Size write(Path trimmed, Progress progress) throws IOException {
        progress.expect(boards.size());
        writeBoards(trimmed, progress);
        if (Files.size(trimmed) >= Files.size(file)) {
            Files.copy(file, trimmed, StandardCopyOption.REPLACE_EXISTING);
        }
        List<VerifiedBoard> written;
        try {
            written = Verifier.verify(trimmed);
        } catch (CertificateException e) {
            throw new IllegalStateException("the trimmed file is not accepted", e);
        }
        if (!claims(written).equals(claims(boards))) {
            throw new IllegalStateException("the trimmed file has other claims");
        }
        return size(trimmed, written);
    }

    private static List<List<Object>> claims(List<VerifiedBoard> boards) {
        return boards.stream()
                .map(board -> List.<Object>of(
                        board.name(), board.rows(), board.black(), board.white(), board.races(), board.life()))
                .toList();
    }

    private void writeBoards(Path trimmed, Progress progress) throws IOException {
        try (InputStream bytes = new BufferedInputStream(Files.newInputStream(file));
                OutputStream out = new BufferedOutputStream(Files.newOutputStream(trimmed))) {
            bytes.mark(2);
            boolean isCompressed = bytes.read() == 0x1f && bytes.read() == 0x8b;
            bytes.reset();
            try (InputStream text = isCompressed ? new GZIPInputStream(bytes) : bytes;
                    OutputStream packed = isCompressed ? CertificateWriter.compressing(out) : out) {
                writeBoards(new BufferedReader(new InputStreamReader(text, StandardCharsets.UTF_8)), packed, progress);
            }
        }
    }

    private void writeBoards(BufferedReader text, OutputStream out, Progress progress) throws IOException {
        BoardWriter writer = new BoardWriter(out);
        BoardReader reader = new BoardReader(file.toString(), text);
        String header = reader.next();
        writer.writeLine(header);
        for (String line = reader.next(); !line.isEmpty(); line = reader.next()) {
            if (line.startsWith("board ")) {
                BoardText board = reader.read(line);
                writer.write(progress.track(line, () -> BoardTrimmer.trim(header, board)));
            } else {
                writer.writeLine(line);
            }
        }
    }
}
