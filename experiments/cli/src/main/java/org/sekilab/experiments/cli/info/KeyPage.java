package org.sekilab.experiments.cli.info;

import java.io.PrintStream;
import org.sekilab.experiments.config.ConfigKey;
import org.sekilab.experiments.config.KeyGroup;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Laboratory;

/** Writes the page of documentation about the configuration, in Markdown, from the declarations of the keys. */
public final class KeyPage {
    private static final String HEAD = """
            # Configuration

            <!-- The command ./sekilab config --markdown > docs/configuration.md writes this page. -->

            A configuration has layers in [HOCON](https://github.com/lightbend/config/blob/main/HOCON.md).
            The defaults come first. Each `--config FILE` overrides them. Each `--set KEY=VALUE` overrides the files.
            Options such as `--threads` override all of these.

            An unknown key is an error that names the nearest known one.
            The program reports all mistakes at once, each with its file and line.

            `./sekilab config` shows the value of every key, and `./sekilab config --explain KEY` explains one key.
            `./sekilab list` says what each strategy does.
            The commands `gtp`, `regress`, `view` and `score` have some other defaults. Their help names these.

            [Algorithms](algorithms.md#papers) lists papers such as [NM04].
            """;

    private final Laboratory laboratory;
    private final PrintStream out;

    /** A page with the strategies that a laboratory knows. */
    public KeyPage(Laboratory laboratory, PrintStream out) {
        this.laboratory = laboratory;
        this.out = out;
    }

    /** Writes the page. */
    public void write() {
        out.print(HEAD);
        Keys.ALL.forEach(this::writeGroup);
    }

    private void writeGroup(KeyGroup group) {
        out.printf("\n## %s\n\n| key | default | values | meaning |\n| --- | --- | --- | --- |\n", group.title());
        group.keys().forEach(this::writeRow);
    }

    private void writeRow(ConfigKey<?> key) {
        out.printf(
                "| `%s` | `%s` | %s | %s |\n",
                key.name(), key.written(), cell(laboratory.values(key)), cell(key.meaning()));
    }

    private static String cell(String text) {
        return text.replace("|", "\\|");
    }
}
