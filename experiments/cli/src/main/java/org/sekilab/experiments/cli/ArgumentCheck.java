package org.sekilab.experiments.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.regex.Pattern;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.output.WholeFile;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.ParseResult;

/**
 * Checks what holds for the arguments of every command. No value is empty. A command reads none of the files that it
 * writes, and writes each of them once.
 */
final class ArgumentCheck {
    /** The options that name a file to be written. */
    static final Set<String> WRITTEN = Set.of("--certificate", "--svg", "--out", "--pack", "--json");

    /** The commands that may write in place of what they read. They read all of it first. */
    private static final Set<String> IN_PLACE = Set.of("trim");

    /** How help calls a value that names a file. A folder is called DIR. */
    private static final Pattern FILE_LABEL = Pattern.compile("(FILE|PACK|EXPERIMENT|JAR)\\b.*");

    private static final String STANDARD_INPUT = "-";

    private ArgumentCheck() {}

    /**
     * Checks the arguments of the command that is going to run. Help is given for wrong ones, too.
     *
     * @throws InputException if one is wrong
     */
    static void check(ParseResult parsed) {
        ParseResult last = parsed;
        while (last.hasSubcommand()) {
            last = last.subcommand();
        }
        if (last.isUsageHelpRequested() || last.isVersionHelpRequested()) {
            return;
        }
        List<ArgSpec> given = last.matchedArgs();
        String command = last.commandSpec().name();
        Mistakes mistakes = new Mistakes();
        given.stream()
                .filter(argument -> argument.stringValues().stream().anyMatch(String::isEmpty))
                .forEach(argument -> addEmpty(argument, command, mistakes));
        mistakes.throwIfAny();
        if (!IN_PLACE.contains(command)) {
            checkFiles(given);
        }
    }

    private static void addEmpty(ArgSpec argument, String command, Mistakes mistakes) {
        if (argument instanceof OptionSpec option) {
            mistakes.add(option.longestName(), "needs a value: " + option.paramLabel());
        } else {
            mistakes.add(command, "'' is not " + argument.paramLabel());
        }
    }

    private static void checkFiles(List<ArgSpec> given) {
        List<Path> read = new ArrayList<>();
        Map<String, Path> written = new LinkedHashMap<>();
        for (ArgSpec argument : given) {
            if (!FILE_LABEL.matcher(argument.paramLabel()).matches()) {
                continue;
            }
            List<Path> files = argument.stringValues().stream()
                    .filter(name -> !name.equals(STANDARD_INPUT))
                    .map(Path::of)
                    .toList();
            if (!(argument instanceof OptionSpec option && WRITTEN.contains(option.longestName()))) {
                read.addAll(files);
                continue;
            }
            for (Path file : files) {
                written.forEach((other, path) -> {
                    if (WholeFile.isSame(file, path)) {
                        throw new InputException(option.longestName(), "the same file as " + other);
                    }
                });
                written.put(option.longestName(), file);
            }
        }
        written.forEach((option, file) -> WholeFile.checkNotRead(option, file, read));
    }
}
