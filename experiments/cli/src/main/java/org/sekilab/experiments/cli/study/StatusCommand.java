package org.sekilab.experiments.cli.study;

import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.output.TextTables;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.study.RunStateLine;
import org.sekilab.experiments.store.Part;
import org.sekilab.experiments.store.RunState;
import org.sekilab.experiments.store.RunState.EndedJob;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Tells how far runs are. */
@Command(
        name = "status",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Tells how far a run is: jobs that are done, the rate, the time left, failures, and the slowest jobs.",
            "",
            "The run may be at work in another process. It is not disturbed."
        },
        footer = {"", "Examples:", "  sekilab status results", "  sekilab status parts/* --format jsonl"})
public final class StatusCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(arity = "1..*", paramLabel = "DIR", description = "The folders of the results.")
    private final List<Path> folders = new ArrayList<>();

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public StatusCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        OutputFormat format = config.open(new Mistakes()).settings().format();
        String between = "";
        for (Path folder : folders) {
            RunState state = RunState.read("status", folder, Instant.now());
            if (format == OutputFormat.JSONL) {
                Json.write(console.out(), line(folder, state));
            } else {
                console.out().print(between + TextTables.align(rows(folder, state), TextTables.Side.LEFT));
                between = System.lineSeparator();
            }
        }
        console.out().flush();
        return ExitCode.DONE;
    }

    private static RunStateLine line(Path folder, RunState state) {
        return new RunStateLine(
                folder.toString(),
                state.part().map(part -> part.shard().toString()).orElse(null),
                state.isAtWork(),
                state.jobs(),
                state.done(),
                state.failed(),
                state.jobsPerSecond().map(Json::number).orElse(null),
                state.timeLeft().map(Duration::toMillis).orElse(null),
                state.failures().stream()
                        .map(job -> new RunStateLine.FailedJob(job.key().run(), problem(job), job.error()))
                        .toList(),
                state.slowest().stream()
                        .map(job ->
                                new RunStateLine.SlowJob(job.key().run(), problem(job), Json.ofMillis(job.millis())))
                        .toList());
    }

    private static List<List<String>> rows(Path folder, RunState state) {
        List<List<String>> rows = new ArrayList<>();
        rows.add(List.of("folder", folder.toString()));
        state.part().map(Part::shard).ifPresent(shard -> rows.add(List.of("shard", shard.toString())));
        rows.add(List.of("run", work(state)));
        rows.add(List.of(
                "done",
                "%d of %d jobs, %s%%"
                        .formatted(state.done(), state.jobs(), Numbers.percent(state.done(), state.jobs()))));
        rows.add(List.of("failed", Integer.toString(state.failed())));
        rows.add(List.of(
                "rate",
                state.jobsPerSecond()
                        .map(rate -> Numbers.three(rate) + " jobs/s")
                        .orElse("not known yet")));
        if (state.isAtWork() && state.done() < state.jobs()) {
            rows.add(List.of(
                    "time left", state.timeLeft().map(StatusCommand::written).orElse("not known yet")));
        }
        state.failures()
                .forEach(job -> rows.add(
                        List.of("failure", "%s, %s: %s".formatted(job.key().run(), problem(job), job.error()))));
        state.slowest()
                .forEach(job -> rows.add(List.of(
                        "slow job",
                        "%s s  %s, %s"
                                .formatted(
                                        Numbers.three(job.millis() / 1000),
                                        job.key().run(),
                                        problem(job)))));
        return rows;
    }

    private static String work(RunState state) {
        String process = state.session()
                .map(session -> " on %s, threads: %d, begun at %s"
                        .formatted(session.machine(), session.threads(), session.started()))
                .orElse("");
        String last = state.lastResult()
                .map(time -> ", last result at " + time.truncatedTo(ChronoUnit.SECONDS))
                .orElse("");
        return (state.isAtWork() ? "at work" : "not at work; the last one was") + process + last;
    }

    private static String problem(EndedJob job) {
        return job.key().problem("").label();
    }

    /** Such as {@code 2h05m} or {@code 41s}. */
    private static String written(Duration left) {
        if (left.toMinutes() == 0) {
            return left.toSeconds() + "s";
        }
        return left.toHours() == 0
                ? "%dm%02ds".formatted(left.toMinutes(), left.toSecondsPart())
                : "%dh%02dm".formatted(left.toHours(), left.toMinutesPart());
    }
}
