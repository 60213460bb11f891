package org.sekilab.experiments.trim;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.model.Seeds;
import org.sekilab.verify.CertificateException;
import org.sekilab.verify.SampleCertificates;
import org.sekilab.verify.VerifiedBoard;
import org.sekilab.verify.Verifier;

/** Trimmed certificates have the same claims, are accepted, are not larger, and are not made smaller a second time. */
class RandomTrimTest {
    private static final Path SECOND_CHECKER = Path.of("..", "verifier", "tools", "sekilab_verify.py");

    @TempDir
    private Path folder;

    private final List<Path> trimmed = new ArrayList<>();
    private long before;
    private long after;

    @RepeatedTest(2)
    void trimmedCertificatesClaimTheSameAndAreSmaller(RepetitionInfo run) throws Exception {
        check(new Random(Seeds.next(run)), 80);
    }

    @RepeatedTest(20)
    @Tag("slow")
    void moreTrimmedCertificatesClaimTheSame(RepetitionInfo run) throws Exception {
        check(new Random(Seeds.next(run)), 200);
    }

    private void check(Random random, int boards) throws Exception {
        for (int i = 0; i < boards; i++) {
            Optional<String> certificate = SampleCertificates.next(random);
            if (certificate.isPresent()) {
                check(certificate.get());
            }
        }
        assertThat(after).isLessThan(before);
        assertThat(secondChecker()).hasSize(trimmed.size()).containsOnly("s VERIFIED");
    }

    private void check(String certificate) throws IOException, CertificateException {
        Path file = Files.writeString(folder.resolve("before"), certificate);
        Path once = folder.resolve("once" + trimmed.size());
        Path twice = folder.resolve("twice");
        Trimmer.Size small = new Trimmer(file).write(once, Progress.none());
        new Trimmer(once).write(twice, Progress.none());
        assertThat(twice).as(certificate).hasSameTextualContentAs(once);
        List<VerifiedBoard> old = Verifier.verify(file);
        List<VerifiedBoard> now = Verifier.verify(once);
        for (int board = 0; board < old.size(); board++) {
            assertThat(now.get(board).rows()).isEqualTo(old.get(board).rows());
            assertThat(now.get(board).black()).isEqualTo(old.get(board).black());
            assertThat(now.get(board).white()).isEqualTo(old.get(board).white());
        }
        assertThat(claims(Files.readString(once))).isEqualTo(claims(certificate));
        assertThat(small.bytes()).isLessThanOrEqualTo(Files.size(file));
        trimmed.add(once);
        before += Files.size(file);
        after += small.bytes();
    }

    private static List<String> claims(String certificate) {
        return certificate.lines().filter(line -> line.startsWith("claim ")).toList();
    }

    /** The statuses that the checker in Python gives the trimmed files. Without Python they are taken for granted. */
    private List<String> secondChecker() throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of("python3", "-B", SECOND_CHECKER.toString()));
        trimmed.forEach(file -> command.add(file.toString()));
        Path output = folder.resolve("output.txt");
        Process python;
        try {
            python = new ProcessBuilder(command).redirectOutput(output.toFile()).start();
        } catch (IOException e) {
            return trimmed.stream().map(file -> "s VERIFIED").toList();
        }
        python.waitFor();
        return Files.readAllLines(output).stream()
                .filter(line -> line.startsWith("s "))
                .toList();
    }
}
