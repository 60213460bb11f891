package org.sekilab.experiments.cli.serve;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import org.slf4j.LoggerFactory;

/** The browser of this machine's user. */
final class UserBrowser {
    private UserBrowser() {}

    /** Opens a page, if there is a desktop with a browser; else nothing happens. */
    static void open(String url) {
        Optional<List<String>> opener = opener(System.getProperty("os.name"), System.getenv());
        if (opener.isEmpty()) {
            return;
        }
        List<String> command = new ArrayList<>(opener.get());
        command.add(url);
        try {
            new ProcessBuilder(command)
                    .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                    .redirectError(ProcessBuilder.Redirect.DISCARD)
                    .start();
        } catch (IOException e) { // the address was printed
            LoggerFactory.getLogger(UserBrowser.class).debug("{}", command, e);
        }
    }

    /**
     * The program of a system that opens an address in the browser that its user chose. Empty where there is no
     * desktop.
     */
    static Optional<List<String>> opener(String system, Map<String, String> environment) {
        String name = system.toLowerCase(Locale.ROOT);
        if (name.startsWith("windows")) {
            return Optional.of(List.of("rundll32", "url.dll,FileProtocolHandler"));
        }
        if (name.startsWith("mac")) {
            return Optional.of(List.of("open"));
        }
        boolean hasDesktop = environment.containsKey("DISPLAY") || environment.containsKey("WAYLAND_DISPLAY");
        return hasDesktop ? Optional.of(List.of("xdg-open")) : Optional.empty();
    }
}
