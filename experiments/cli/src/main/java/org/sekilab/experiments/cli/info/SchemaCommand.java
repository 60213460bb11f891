package org.sekilab.experiments.cli.info;

import java.nio.file.Path;
import java.util.Collection;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.NearestName;
import org.sekilab.experiments.config.OutputFormat;
import org.sekilab.experiments.output.WholeFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Prints the JSON Schema of what commands write. */
@Command(
        name = "schema",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Prints the JSON Schema of the objects that a command writes with --format jsonl.",
            "",
            "Without a name it prints all schemas. The schema of view is that of the answers to its page."
        },
        footer = {"", "Examples:", "  sekilab schema solve", "  sekilab schema --out docs/schema"})
public final class SchemaCommand implements Callable<Integer> {
    private static final String OUT = "--out";

    private final Console console;

    @Parameters(paramLabel = "COMMAND", arity = "0..1", description = "A command, such as solve (default: all).")
    private @Nullable String name;

    @Option(names = OUT, paramLabel = "DIR", description = "Write a file for each command, COMMAND.json, into DIR.")
    private @Nullable Path folder;

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public SchemaCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        Collection<String> names = names(mistakes);
        OutputFormat format = config.open(mistakes).settings().format();
        JsonSchemas schemas = new JsonSchemas();
        for (String each : names) {
            String schema = format == OutputFormat.JSONL
                    ? schemas.of(each).toString()
                    : schemas.of(each).toPrettyString();
            if (folder == null) {
                console.out().print(schema + "\n");
            } else {
                WholeFile.write(OUT, folder.resolve(each + ".json"), schema + "\n");
            }
        }
        console.out().flush();
        return ExitCode.DONE;
    }

    private Collection<String> names(Mistakes mistakes) {
        Collection<String> known = JsonOutputs.BY_COMMAND.keySet();
        if (name == null) {
            return known;
        }
        if (!known.contains(name)) {
            mistakes.add(
                    "schema",
                    "'%s' writes no JSON%s; known: %s"
                            .formatted(name, NearestName.hint(name, known), String.join(", ", known)));
        }
        return List.of(name);
    }
}
