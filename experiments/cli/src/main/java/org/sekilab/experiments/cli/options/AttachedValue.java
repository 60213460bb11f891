package org.sekilab.experiments.cli.options;

import java.util.Map;
import java.util.Stack;
import picocli.CommandLine.IParameterPreprocessor;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;

/**
 * Lets an option take a value only if it is attached by {@code =}, so that a file may follow the option. Without one it
 * has its fallback value.
 */
public final class AttachedValue implements IParameterPreprocessor {
    @Override
    @SuppressWarnings("JdkObsolete") // the stack is the library's
    public boolean preprocess(Stack<String> args, CommandSpec command, ArgSpec option, Map<String, Object> info) {
        if (!"=".equals(info.get("separator"))) {
            args.push(((OptionSpec) option).fallbackValue());
        }
        return false;
    }
}
