package org.sekilab.experiments.report;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A browser without a window: Chromium, where it is installed. */
final class Browser {
    private static final List<String> NAMES = List.of("chromium", "chromium-browser", "google-chrome");
    private static final List<String> OPTIONS = List.of(
            "--headless=new",
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--disable-dev-shm-usage",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync",
            "--virtual-time-budget=10000");

    private final Path program;

    private Browser(Path program) {
        this.program = program;
    }

    /** The one that is installed. */
    static Optional<Browser> find() {
        for (String folder : System.getenv().getOrDefault("PATH", "").split(File.pathSeparator)) {
            for (String name : NAMES) {
                Path program = Path.of(folder, name);
                if (Files.isExecutable(program)) {
                    return Optional.of(new Browser(program));
                }
            }
        }
        return Optional.empty();
    }

    /** The colors that the browser asks a page for. */
    enum Theme {
        LIGHT,
        DARK
    }

    /** The document that a page has become when all its scripts are done. */
    String document(String address, Path profile, Theme theme) throws IOException, InterruptedException {
        List<String> options = new ArrayList<>(List.of("--window-size=1400,1000", "--dump-dom"));
        if (theme == Theme.DARK) {
            options.add("--blink-settings=preferredColorScheme=0");
        }
        return run(address, profile, options);
    }

    /** Prints a page as PDF. */
    void print(String address, Path profile, Path pdf) throws IOException, InterruptedException {
        run(address, profile, List.of("--no-pdf-header-footer", "--print-to-pdf=" + pdf));
    }

    private String run(String address, Path profile, List<String> options) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(program.toString()));
        command.addAll(OPTIONS);
        command.add("--user-data-dir=" + profile);
        command.addAll(options);
        command.add(address);
        Process process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start();
        String document = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        process.waitFor();
        return document;
    }
}
