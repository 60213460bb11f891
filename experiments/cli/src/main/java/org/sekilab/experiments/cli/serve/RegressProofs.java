package org.sekilab.experiments.cli.serve;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
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
        Map<LifeTest, List<TestResult>> results = new HashMap<>();
        List<LifeTest> tests = new ArrayList<>();
        for (SideBySide file : files) {
            Map<TestCommand, List<TestResult>> ofFile = new HashMap<>();
            file.tests(Shown.ALL).forEach(test -> ofFile.put(test.get(0).test(), test));
            for (LifeTest test : LifeTest.in(file.results().get(0).file(), laboratory)) {
                tests.add(test);
                results.put(test, ofFile.get(test.test()));
            }
        }
        try (Progress progress = new Progress(console.screen(), "proofs", tests.size());
                OrderedTasks<ProvedTest> tasks =
                        new OrderedTasks<>(laboratory.settings().threads(), proved -> {
                            List<OptionalInt> numbers = proved.proofs().stream()
                                    .map(proof -> certify(proved, proof))
                                    .toList();
                            writer.write(new JudgedTest(proved, numbers, results.get(proved.test())));
                        })) {
            for (LifeTest test : tests) {
                tasks.add(() -> progress.track(name(test), () -> test.ask(answerer)));
            }
            tasks.finish();
        }
        writer.finish();
    }

    private OptionalInt certify(ProvedTest test, LifeAnswer proof) {
        if (certificates == null) {
            return OptionalInt.empty();
        }
        LifeCertificate certificate = LifeCertificate.of(proof).orElseThrow(); // each verdict has a proof
        certificates.write(certificate, "%s, %s first".formatted(name(test.test()), JudgedTest.firstOf(proof)));
        written++;
        return OptionalInt.of(written);
    }

    private static String name(LifeTest test) {
        return "%s:%d %s"
                .formatted(test.file().path(), test.test().line(), test.test().command());
    }
}
