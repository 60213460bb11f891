package org.sekilab.experiments.config;

import com.typesafe.config.ConfigOrigin;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Where values come from, in the form that messages have here: {@code file:line}, or the option. */
public final class Origins {
    private static final Pattern FILE_AND_LINE = Pattern.compile("(.*): (\\d+)(-\\d+)?");

    private Origins() {}

    /** The place of a value. */
    public static String place(ConfigOrigin origin) {
        Matcher matcher = FILE_AND_LINE.matcher(origin.description());
        return matcher.matches() ? matcher.group(1) + ":" + matcher.group(2) : origin.description();
    }

    /** The place of a key's value. An option that stands for the key already names it, and so does its own name. */
    public static String place(ConfigOrigin origin, String key) {
        String place = place(origin);
        return place.startsWith("--") || place.equals(key) ? place : place + ": " + key;
    }
}
