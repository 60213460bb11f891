package org.sekilab.experiments.cli;

import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.NearestName;
import org.sekilab.experiments.config.Problems;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.report.StrategyList;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Lists the strategies that are registered, those of plug-ins too. */
@Command(
        name = "list",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        description = "Lists what is registered, with a line on each.",
        footer = {"", "Examples:", "  sekilab list", "  sekilab list solvers --format jsonl"})
final class ListCommand implements Callable<Integer> {
    private final Console console;

    @Parameters(
            paramLabel = "KIND",
            arity = "0..1",
            description = "What to list, such as solvers or engines (default: all).")
    private @Nullable String kind;

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    ListCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Problems problems = new Problems();
        List<StrategyKind<?>> kinds = kinds(problems);
        Laboratory laboratory = config.open(problems);
        new StrategyList(laboratory, console.out()).write(kinds);
        return ExitCode.DONE;
    }

    private List<StrategyKind<?>> kinds(Problems problems) {
        if (kind == null) {
            return StrategyKind.ALL;
        }
        List<StrategyKind<?>> chosen = StrategyKind.ALL.stream()
                .filter(each -> each.plural().equals(kind))
                .toList();
        if (chosen.isEmpty()) {
            List<String> known =
                    StrategyKind.ALL.stream().map(StrategyKind::plural).toList();
            problems.add(
                    "list",
                    "unknown kind '%s'%s; known: %s"
                            .formatted(kind, NearestName.hint(kind, known), String.join(", ", known)));
        }
        return chosen;
    }
}
