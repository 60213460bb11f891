package org.sekilab.experiments.cli.serve;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.life.LifeAnswer;
import org.sekilab.experiments.life.LifeAnswerer;
import org.sekilab.experiments.life.LifeCertificate;
import org.sekilab.experiments.output.CertificateFile;
import org.sekilab.experiments.progress.Progress;
import org.sekilab.experiments.regress.LifeTest;
import org.sekilab.experiments.regress.ProvedTest;
import org.sekilab.experiments.regress.Shown;
import org.sekilab.experiments.regress.SideBySide;
import org.sekilab.experiments.regress.TestCommand;
import org.sekilab.experiments.regress.TestResult;
import org.sekilab.experiments.solve.OrderedTasks;

/**
 * Asks for proofs of the tests about life, and compares them with the wanted answers and with those of the engines.
 * Mutable: counts the certificates; for one thread.
 */
final class RegressProofs {
    private final Console console;
    private final Laboratory laboratory;
    private final @Nullable CertificateFile certificates;
    private int written;

    /**
     * @param laboratory its limits are those of a proof
     * @param certificates where proofs go; null if they are not written
     */
    RegressProofs(Console console, Laboratory laboratory, @Nullable CertificateFile certificates) {
        this.console = console;
        this.laboratory = laboratory;
        this.certificates = certificates;
    }

    /** Asks for the proofs of all tests in files, in their order, and tells a writer. */
    void run(List<SideBySide> files, RegressProofWriter writer) {
        LifeAnswerer answerer =
                new LifeAnswerer(laboratory.lifeSolver(), laboratory.settings().limits());
        Map<LifeTest, List<TestResult>> tests = new LinkedHashMap<>();
        for (SideBySide file : files) {
            Map<TestCommand, List<TestResult>> results = file.tests(Shown.ALL).stream()
                    .collect(Collectors.toMap(test -> test.get(0).test(), test -> test));
            LifeTest.in(file.results().get(0).file(), laboratory)
                    .forEach(test -> tests.put(test, results.get(test.test())));
        }
        try (Progress progress = new Progress(console.screen(), "proofs", tests.size());
                OrderedTasks<ProvedTest> tasks = new OrderedTasks<>(
                        laboratory.settings().threads(),
                        proved -> writer.write(JudgedTest.of(proved, certify(proved), tests.get(proved.test()))))) {
            for (LifeTest test : tests.keySet()) {
                tasks.add(() -> progress.track(name(test), () -> test.ask(answerer)));
            }
            tasks.finish();
        }
        writer.finish();
    }

    private List<JudgedTest.Proved> certify(ProvedTest test) {
        return test.proofs().stream()
                .map(proof -> JudgedTest.Proved.of(proof, certify(name(test.test()), proof)))
                .toList();
    }

    private OptionalInt certify(String name, LifeAnswer proof) {
        if (certificates == null) {
            return OptionalInt.empty();
        }
        LifeCertificate certificate = LifeCertificate.of(proof).orElseThrow(); // each verdict has a proof
        certificates.write(
                certificate,
                "%s, %s first".formatted(name, Words.of(proof.problem().first())));
        written++;
        return OptionalInt.of(written);
    }

    private static String name(LifeTest test) {
        return "%s:%d %s"
                .formatted(test.file().path(), test.test().line(), test.test().command());
    }
}
