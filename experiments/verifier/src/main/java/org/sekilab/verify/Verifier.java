package org.sekilab.verify;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/**
 * Checks certificates: what it accepts is proved.
 *
 * <p>Rules: F-HEAD-1, F-END-1, F-END-2.
 */
public final class Verifier {
    /** The version of the format. */
    public static final int VERSION = 4;

    /** The first version with a last line, which shows that no board is missing at the end. */
    public static final int COUNTED_VERSION = 2;

    private static final int FIRST_VERSION = 1;
    private static final int MAX_BOARDS = 999_999_999;

    private Verifier() {}

    /**
     * Checks all boards of a file, from its first line to its last.
     *
     * @return the boards of the file, with claims that are all proved. A file of a version before
     *     {@link #COUNTED_VERSION} does not tell when boards are missing at the end
     * @throws CertificateException where something is not proved, or is no certificate
     */
    public static List<VerifiedBoard> verify(Path file) throws IOException, CertificateException {
        List<VerifiedBoard> boards = new ArrayList<>();
        try (InputStream stream = Files.newInputStream(file)) {
            verify(file.toString(), stream, boards::add);
        }
        return List.copyOf(boards);
    }

    /** Checks all boards of a certificate, one zone after the other. */
    public static int verify(String file, InputStream stream, Consumer<VerifiedBoard> accepted)
            throws IOException, CertificateException {
        return verify(file, stream, 1, accepted);
    }

    /**
     * Checks all boards of a certificate, from its first line to its last.
     *
     * <p>Cost: the memory of some boards, less than 400 megabytes for any file and any number of threads.
     *
     * @param file what the stream is called in messages
     * @param threads how many zones are checked at the same time, at least 1. The result does not depend on it
     * @param accepted is told of each board in the order of the file, when the board and all before it are proved. The
     *     thread of the caller tells it
     * @return the version of the certificate's format. A version before {@link #COUNTED_VERSION} does not tell when
     * boards are missing at the end
     * @throws CertificateException where something is not proved, or is no certificate. The boards before it are proved
     */
    public static int verify(String file, InputStream stream, int threads, Consumer<VerifiedBoard> accepted)
            throws IOException, CertificateException {
        CertificateLines lines = new CertificateLines(file, stream);
        try (ProofQueue proofs = new ProofQueue(threads)) {
            try {
                return verify(lines, proofs, accepted);
            } finally {
                proofs.finish(); // a fault before the one that is thrown takes its place
            }
        }
    }

    private static int verify(CertificateLines lines, ProofQueue proofs, Consumer<VerifiedBoard> accepted)
            throws IOException, CertificateException {
        int version = readVersion(lines);
        lines.setVersion(version);
        int boards = 0;
        boolean isMore = lines.advance();
        while (isMore && (lines.isComment() || lines.word(0).equals("board"))) {
            if (!lines.isComment()) {
                VerifiedBoard board = new BoardCheck(lines, proofs).check();
                proofs.then(() -> accepted.accept(board));
                boards++;
            }
            isMore = lines.advance();
        }
        if (version >= COUNTED_VERSION) {
            checkEnd(lines, isMore, boards);
        } else {
            checkOldEnd(lines, isMore, boards);
        }
        return version;
    }

    private static int readVersion(CertificateLines lines) throws IOException, CertificateException {
        boolean isHeader = lines.advance() && lines.word(0).equals("sekilab-certificate") && lines.count() == 2;
        for (int version = FIRST_VERSION; version <= VERSION; version++) {
            if (isHeader && lines.word(1).equals(Integer.toString(version))) {
                return version;
            }
        }
        throw lines.problem("this is not a certificate, or has another version");
    }

    private static void checkEnd(CertificateLines lines, boolean isMore, int boards)
            throws IOException, CertificateException {
        if (!isMore) {
            throw lines.notWhole("the line 'boards %d' is missing: the file is not whole".formatted(boards));
        }
        if (!lines.word(0).equals("boards")) {
            throw lines.notWhole("%s where a board or the last line is expected".formatted(lines.quote(0)));
        }
        lines.expectWords(2, 2);
        if (lines.number(1, 0, MAX_BOARDS) != boards) {
            throw lines.notWhole("the number of boards is %d: the file is not whole".formatted(boards));
        }
        lines.expectEnd();
    }

    private static void checkOldEnd(CertificateLines lines, boolean isMore, int boards) throws CertificateException {
        if (isMore) {
            throw lines.notWhole("%s where a board is expected".formatted(lines.quote(0)));
        }
        if (boards == 0) {
            throw lines.notWhole("there is no board");
        }
    }
}
