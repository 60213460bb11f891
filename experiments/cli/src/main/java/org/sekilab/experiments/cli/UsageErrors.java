package org.sekilab.experiments.cli;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.experiments.config.NearestName;
import picocli.CommandLine;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.OptionSpec;
import picocli.CommandLine.Model.PositionalParamSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.UnmatchedArgumentException;

/** Says in one line, {@code option: what is wrong}, why the arguments cannot be understood. */
final class UsageErrors {
    private UsageErrors() {}

    static String lineFor(ParameterException e) {
        CommandLine command = e.getCommandLine();
        if (e instanceof UnmatchedArgumentException unmatched) {
            return unknown(command, unmatched.getUnmatched().get(0));
        }
        if (e instanceof MissingParameterException missing) {
            return missing(command, missing);
        }
        if (e.getArgSpec() instanceof OptionSpec option && e.getValue() != null) {
            return "%s: '%s' is not %s".formatted(option.longestName(), e.getValue(), option.paramLabel());
        }
        if (e.getArgSpec() instanceof PositionalParamSpec parameter && e.getValue() != null) {
            return "%s: '%s' is not %s".formatted(command.getCommandName(), e.getValue(), parameter.paramLabel());
        }
        if (e.getArgSpec() == null && e.getValue() != null) { // what help was asked for
            return unknown(command, e.getValue());
        }
        return "%s: %s".formatted(command.getCommandName(), e.getMessage());
    }

    /** An option without its value, or an option or argument that is not there at all. */
    private static String missing(CommandLine command, MissingParameterException e) {
        if (e.getMissing().get(0) instanceof OptionSpec option) {
            String problem = String.valueOf(e.getMessage()).startsWith("Missing required option")
                    ? "is missing"
                    : "needs a value";
            return "%s: %s: %s".formatted(option.longestName(), problem, option.paramLabel());
        }
        return "%s: %s is missing"
                .formatted(command.getCommandName(), e.getMissing().get(0).paramLabel());
    }

    private static String unknown(CommandLine command, String argument) {
        if (argument.startsWith("-")) {
            List<String> known =
                    new ArrayList<>(command.getCommandSpec().optionsMap().keySet());
            return "%s: unknown option%s".formatted(argument, NearestName.hint(argument, known));
        }
        if (!command.getSubcommands().isEmpty()) {
            return "%s: unknown command%s"
                    .formatted(
                            argument,
                            NearestName.hint(argument, command.getSubcommands().keySet()));
        }
        return "%s: unexpected argument".formatted(argument);
    }
}
