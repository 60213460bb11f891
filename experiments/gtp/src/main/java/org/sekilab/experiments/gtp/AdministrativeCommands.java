package org.sekilab.experiments.gtp;

import com.sun.management.OperatingSystemMXBean;
import java.lang.management.ManagementFactory;
import java.util.Locale;
import java.util.stream.Collectors;
import org.sekilab.experiments.Build;
import org.sekilab.experiments.gtp.protocol.CommandTable;
import org.sekilab.experiments.gtp.protocol.GtpArguments;
import org.sekilab.experiments.gtp.protocol.GtpException;

/**
 * The commands that tell what the engine is, what it can do, and what it has spent. Source: [GTP2] 6.3.1; a command of
 * GNU Go and GoGui, and one of Fuego.
 */
final class AdministrativeCommands {
    private static final String PROTOCOL_VERSION = "2";
    private static final String NAME = "Sekilab";
    private static final double NANOS_PER_SECOND = 1e9;

    private final Runnable quit;

    /** @param quit what {@code quit} does */
    AdministrativeCommands(Runnable quit) {
        this.quit = quit;
    }

    void addTo(CommandTable table) {
        table.add(
                "protocol_version", "the version of the protocol", arguments -> constant(arguments, PROTOCOL_VERSION));
        table.add("name", "the name of the engine", arguments -> constant(arguments, NAME));
        table.add("version", "the version of the engine", arguments -> constant(arguments, version()));
        table.add("known_command COMMAND", "tells whether a command exists: true or false", arguments -> {
            arguments.expect(1);
            return Boolean.toString(table.find(arguments.word(0)).isPresent());
        });
        table.add("list_commands", "the names of all commands, one per line", arguments -> {
            arguments.expect(0);
            return table.all().stream().map(CommandTable.Entry::name).collect(Collectors.joining("\n"));
        });
        table.add("help [COMMAND]", "explains all commands, or one command", arguments -> help(arguments, table));
        table.add(
                "sg_compare_float NUMBER COMMAND [ARGUMENT...]",
                "-1 if the command answers with less than the number, otherwise 1",
                arguments -> compare(arguments, table));
        table.add("cputime", "the seconds of processor time that the engine has used", arguments -> {
            arguments.expect(0);
            return cpuTime();
        });
        table.addAct("quit", "ends the session", arguments -> {
            arguments.expect(0);
            quit.run();
            return "";
        });
    }

    private static String help(GtpArguments arguments, CommandTable table) {
        arguments.expect(0, 1);
        if (arguments.count() == 0) {
            return table.all().stream().map(AdministrativeCommands::help).collect(Collectors.joining("\n"));
        }
        return help(named(arguments.word(0), table));
    }

    private static String help(CommandTable.Entry command) {
        return "%s: %s".formatted(command.usage(), command.help());
    }

    private static CommandTable.Entry named(String name, CommandTable table) {
        return table.find(name).orElseThrow(() -> new GtpException("unknown command"));
    }

    /** Compares the answer of another command, which must not act: it would have acted before its answer is refused. */
    private static String compare(GtpArguments arguments, CommandTable table) {
        double least = arguments.number(0);
        CommandTable.Entry command = named(arguments.word(1), table);
        if (command.effect() == CommandTable.Effect.ACT) {
            throw new GtpException("%s does not answer with a number".formatted(command.name()));
        }
        String answer = command.action().run(arguments.from(2));
        try {
            return Double.parseDouble(answer) < least ? "-1" : "1";
        } catch (NumberFormatException e) {
            throw new GtpException("the answer of %s is not a number".formatted(command.name()));
        }
    }

    /** The time of all threads of this process. */
    private static String cpuTime() {
        long nanos =
                ManagementFactory.getPlatformMXBean(OperatingSystemMXBean.class).getProcessCpuTime();
        if (nanos < 0) {
            throw new GtpException("the system does not report it");
        }
        return String.format(Locale.ROOT, "%.3f", nanos / NANOS_PER_SECOND);
    }

    private static String constant(GtpArguments arguments, String answer) {
        arguments.expect(0);
        return answer;
    }

    private static String version() {
        Build build = Build.ofThisProgram();
        return "%s (%s)".formatted(build.version(), build.commit());
    }
}
