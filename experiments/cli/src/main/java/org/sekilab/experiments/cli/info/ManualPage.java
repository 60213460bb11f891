package org.sekilab.experiments.cli.info;

import java.util.Locale;
import picocli.CommandLine;
import picocli.CommandLine.Help.Ansi;

/** Writes the help of all commands as a manual page. */
final class ManualPage {
    private ManualPage() {}

    /**
     * The page in the macros of man(7).
     *
     * @param root the program with its commands
     */
    static String of(CommandLine root, String version) {
        String name = root.getCommandName();
        StringBuilder page = new StringBuilder();
        page.append(".TH %s 1 \"\" \"%s %s\"\n".formatted(name.toUpperCase(Locale.ROOT), name, escaped(version)));
        String summary = String.join(" ", root.getCommandSpec().usageMessage().description());
        page.append(".SH NAME\n%s \\- %s\n".formatted(name, escaped(summary)));
        page.append(".SH SYNOPSIS\n.B %s\n[\\-v] COMMAND [OPTION...] [ARGUMENT...]\n".formatted(name));
        page.append(".SH DESCRIPTION\n");
        addText(page, usage(root));
        page.append(".SH COMMANDS\n");
        root.getSubcommands().forEach((command, line) -> addCommand(page, command, line));
        return page.toString();
    }

    private static void addCommand(StringBuilder page, String name, CommandLine command) {
        page.append(".SS %s\n".formatted(escaped(name)));
        addText(page, usage(command));
        command.getSubcommands().forEach((nested, line) -> addCommand(page, name + " " + nested, line));
    }

    private static String usage(CommandLine command) {
        return command.getUsageMessage(Ansi.OFF).strip();
    }

    /** Text with its own line breaks and columns. */
    private static void addText(StringBuilder page, String text) {
        page.append(".nf\n");
        text.lines().map(ManualPage::escaped).forEach(line -> page.append(line).append('\n'));
        page.append(".fi\n");
    }

    /** Text that is no request, with hyphens that can be copied into a shell. */
    private static String escaped(String line) {
        String text = line.replace("\\", "\\e").replace("-", "\\-");
        return text.startsWith(".") || text.startsWith("'") ? "\\&" + text : text;
    }
}
