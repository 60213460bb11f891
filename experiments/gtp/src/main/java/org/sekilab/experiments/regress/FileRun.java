package org.sekilab.experiments.regress;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.gtp.protocol.GtpResponse;
import org.sekilab.experiments.progress.Progress;

/** Runs the tests of one file on one engine, which is started for it. Mutable; for one thread and one run. */
final class FileRun {
    private final TestFile file;
    private final Contender engine;
    private final Progress progress;
    private final List<TestResult> results = new ArrayList<>();
    private final List<String> remarks = new ArrayList<>();
    private @Nullable TestCommand firstRefused; // of the commands that are no tests
    private String refusal = "";
    private int refused;
    private int next; // the command to be sent

    private FileRun(TestFile file, Contender engine, Progress progress) {
        this.file = file;
        this.engine = engine;
        this.progress = progress;
    }

    static FileResult run(TestFile file, Contender engine, Progress progress) {
        return new FileRun(file, engine, progress).run();
    }

    private FileResult run() {
        try (GtpPeer peer = engine.start(file.folder(), remark -> remark(line(), remark))) {
            for (; next < file.commands().size(); next++) {
                perform(file.commands().get(next), peer);
                progress.step();
            }
        } catch (LostPeerException e) {
            remark(line(), e.reason());
            progress.step(file.size() - next);
            giveUp();
        }
        if (firstRefused != null) {
            String first = "'%s' first: %s".formatted(firstRefused.command(), refusal);
            remark(firstRefused.line(), "refused commands that are not tests: %d, %s".formatted(refused, first));
        }
        return new FileResult(file, engine.name(), results, remarks);
    }

    private void perform(TestCommand command, GtpPeer peer) {
        long start = System.nanoTime();
        GtpResponse answer = peer.send(command.command());
        if (command.isTest()) {
            TestOutcome outcome = TestOutcome.of(command, answer);
            results.add(new TestResult(command, outcome, Optional.of(answer), System.nanoTime() - start));
        } else if (!answer.isSuccess()) {
            refused++;
            if (firstRefused == null) {
                firstRefused = command;
                refusal = answer.text().lines().findFirst().orElse("");
            }
        }
    }

    /** Later commands build on what earlier ones did, so none of them is sent to a new engine. */
    private void giveUp() {
        file.commands().stream()
                .skip(next)
                .filter(TestCommand::isTest)
                .forEach(test -> results.add(new TestResult(test, TestOutcome.LOST, Optional.empty(), 0)));
    }

    private int line() {
        return next < file.commands().size() ? file.commands().get(next).line() : 1;
    }

    private void remark(int line, String text) {
        remarks.add("%s:%d: %s: %s".formatted(file.path(), line, engine.name(), text));
    }
}
