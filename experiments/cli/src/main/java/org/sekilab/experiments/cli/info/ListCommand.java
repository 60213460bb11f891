package org.sekilab.experiments.cli.info;

import java.util.List;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.NearestName;
import org.sekilab.experiments.config.StrategyKind;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists the strategies that are registered, also the strategies of plug-ins. */
@Command(
        name = "list",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Lists the registered strategies, with a line about each.",
        footer = {"", "Examples:", "  sekilab list", "  sekilab list solvers --format jsonl"})
public final class ListCommand implements Callable<Integer> {
    private static final String EVALUATORS = "evaluators";

    private final Console console;

    @Parameters(
            paramLabel = "KIND",
            arity = "0..1",
            description =
                    "The kind to list, such as solvers or engines. The kind evaluators has the exact ones and the heuristics (default: all).")
    private @Nullable String kind;

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public ListCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        List<StrategyKind<?>> kinds = kinds(mistakes);
        Laboratory laboratory = config.open(mistakes);
        new StrategyList(laboratory, console.out()).write(kinds);
        return ExitCode.DONE;
    }

    private List<StrategyKind<?>> kinds(Mistakes mistakes) {
        if (kind == null) {
            return StrategyKind.ALL;
        }
        if (kind.equals(EVALUATORS)) {
            return List.of(StrategyKind.EXACT_EVALUATORS, StrategyKind.HEURISTICS);
        }
        List<StrategyKind<?>> chosen = StrategyKind.ALL.stream()
                .filter(each -> each.plural().equals(kind))
                .toList();
        if (chosen.isEmpty()) {
            List<String> known = Stream.concat(
                            StrategyKind.ALL.stream().map(StrategyKind::plural), Stream.of(EVALUATORS))
                    .toList();
            mistakes.add(
                    "list",
                    "unknown kind '%s'%s; known: %s"
                            .formatted(kind, NearestName.hint(kind, known), String.join(", ", known)));
        }
        return chosen;
    }
}
