package org.sekilab.experiments.config;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigParseOptions;
import com.typesafe.config.ConfigSyntax;
import java.nio.file.Files;
import java.nio.file.Path;
import org.sekilab.experiments.InputException;

/** Reads files in HOCON, and tells what is wrong with them in the form that messages have here. */
public final class HoconFile {
    private HoconFile() {}

    /**
     * The values in a file, with what it includes.
     *
     * @param option what named the file, for messages
     * @throws InputException if it cannot be read
     */
    public static Config read(String option, Path file) {
        if (!Files.isRegularFile(file)) {
            throw new InputException(option, file + (Files.exists(file) ? ": not a file" : ": no such file"));
        }
        try {
            ConfigParseOptions options =
                    ConfigParseOptions.defaults().setSyntax(ConfigSyntax.CONF).setOriginDescription(file.toString());
            return ConfigFactory.parseFile(file.toFile(), options).resolve();
        } catch (ConfigException e) {
            throw mistake(file, e);
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
        return message.startsWith(prefix) ? message.substring(prefix.length()) : message;
    }
}
