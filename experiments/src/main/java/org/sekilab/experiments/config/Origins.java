package org.sekilab.experiments.config;

import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigOrigin;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where values come from, in the form that messages have here: {@code file:line}, or the option. */
final class Origins {
    private static final Pattern FILE_AND_LINE = Pattern.compile("(.*): (\\d+)(-\\d+)?");

    private Origins() {}

    static String place(ConfigOrigin origin) {
        Matcher matcher = FILE_AND_LINE.matcher(origin.description());
        return matcher.matches() ? matcher.group(1) + ":" + matcher.group(2) : origin.description();
    }

    /** The place of a key's value; an option that stands for the key names it already. */
    static String place(ConfigOrigin origin, String key) {
        String place = place(origin);
        return place.startsWith("--") ? place : place + ": " + key;
    }

    /** The message of the HOCON library without the place that it begins with. */
    static String messageOf(ConfigException e) {
        String message = String.valueOf(e.getMessage());
        String prefix = e.origin() == null ? "" : e.origin().description() + ": ";
        return message.startsWith(prefix) ? message.substring(prefix.length()) : message;
    }
}
