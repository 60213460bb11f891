package org.sekilab.experiments.trim;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.verify.CertificateException;

/** Trims certificates that are texts, in a folder. */
record TrimmedText(Path folder) {
    /** The text of a certificate after it was trimmed. */
    String of(String certificate) throws IOException, CertificateException {
        Path file = Files.writeString(folder.resolve("before.cert"), certificate);
        Path trimmed = folder.resolve("after.cert");
        Files.deleteIfExists(trimmed);
        new Trimmer(file).write(trimmed, Progress.none());
        return Files.readString(trimmed);
    }

    /** The text of a certificate of one board of which only the lines after the rows are given. */
    String ofBoard(String rows, String lines) throws IOException, CertificateException {
        return of(certificate(rows, lines));
    }

    /** A certificate of one board. */
    static String certificate(String rows, String lines) {
        List<String> all = rows.lines().toList();
        return "sekilab-certificate 3\nboard %d %d\n%s%send\nboards 1\n"
                .formatted(
                        all.get(0).length(),
                        all.size(),
                        all.stream().map(row -> "row " + row + "\n").reduce("", String::concat),
                        lines);
    }
}
