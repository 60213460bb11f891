package org.sekilab.experiments.plugin;

import java.util.Arrays;
import java.util.List;
import org.sekilab.experiments.PluginException;

/**
 * A class and where it comes from, for messages.
 *
 * @param jar the file that the class is in
 * @param type the name of the class
 */
record ClassOrigin(String jar, String type) {
    /** Packages with stack frames that do not tell where a plug-in is wrong. */
    private static final List<String> COMMON =
            List.of("java.", "javax.", "jdk.", "sun.", "com.google.", "org.sekilab.");

    /** The class threw an exception. */
    PluginException failure(Throwable cause) {
        return new PluginException(jar, "%s failed: %s".formatted(type, text(cause)), cause);
    }

    /** The class broke a contract. */
    PluginException violation(String what) {
        return new PluginException(jar, "%s breaks its contract: %s".formatted(type, what));
    }

    /** The class went on and on. */
    PluginException lateness(String what) {
        return new PluginException(jar, "%s %s".formatted(type, what));
    }

    /** The exception, and where in the plug-in it comes from, in a line. */
    private static String text(Throwable cause) {
        StackTraceElement[] stack = cause.getStackTrace();
        String place = Arrays.stream(stack)
                .filter(frame -> COMMON.stream().noneMatch(frame.getClassName()::startsWith))
                .findFirst()
                .or(() -> Arrays.stream(stack).findFirst())
                .map(frame -> " at " + frame)
                .orElse("");
        return (cause + place).strip().replaceAll("\\s*\\R\\s*", " ");
    }
}
