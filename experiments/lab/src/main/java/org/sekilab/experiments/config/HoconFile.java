package org.sekilab.experiments.config;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigParseOptions;
import com.typesafe.config.ConfigSyntax;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.regex.Pattern;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.InputPlace;

/** Reads files in HOCON, and tells what is wrong with them in the form that messages have here. */
public final class HoconFile {
    private static final String END_OF_FILE = "end of file";
    private static final Pattern MISSING = Pattern.compile("No configuration setting found for key '(.*)'");
    private static final Pattern LINE_NUMBER = Pattern.compile(":\\d+$");

    private HoconFile() {}

    /**
     * The values in a file, with what it includes.
     *
     * @param option what named the file, for messages
     * @throws InputException if it cannot be read
     */
    public static Config read(String option, Path file) {
        InputPlace.check(option, file);
        try {
            ConfigParseOptions options =
                    ConfigParseOptions.defaults().setSyntax(ConfigSyntax.CONF).setOriginDescription(file.toString());
            return ConfigFactory.parseFile(file.toFile(), options).resolve();
        } catch (ConfigException.Parse e) {
            throw unclosed(file, e).orElseGet(() -> mistake(file, e));
        } catch (ConfigException e) {
            throw mistake(file, e);
        }
    }

    /** The parser says that a brace is missing at the end of the file. The reader needs the brace that is open. */
    private static Optional<InputException> unclosed(Path file, ConfigException.Parse e) {
        if (!String.valueOf(e.getMessage()).contains(END_OF_FILE)) {
            return Optional.empty();
        }
        Path broken = Path.of(LINE_NUMBER.matcher(Origins.place(e.origin())).replaceFirst(""));
        try {
            String text = Files.readString(Files.isRegularFile(broken) ? broken : file);
            return UnclosedBrace.in(text)
                    .map(brace -> new InputException(broken + ":" + brace.line(), brace.problem()));
        } catch (IOException unreadable) {
            return Optional.empty();
        }
    }

    /** What the HOCON library found wrong with a file, or with a value in it. */
    public static InputException mistake(Path file, ConfigException e) {
        return new InputException(e.origin() == null ? file.toString() : Origins.place(e.origin()), messageOf(e));
    }

    /** The message without the place that it begins with. */
    private static String messageOf(ConfigException e) {
        String message = String.valueOf(e.getMessage());
        String prefix = e.origin() == null ? "" : e.origin().description() + ": ";
        String problem = message.startsWith(prefix) ? message.substring(prefix.length()) : message;
        return MISSING.matcher(problem).replaceFirst("'$1' is missing");
    }
}
