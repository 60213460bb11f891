package org.sekilab.experiments.report;

import java.awt.image.BufferedImage;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;

/** A browser without a window: Chromium, where it is installed. */
public final class Browser {
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
    public static Optional<Browser> find() {
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
    public enum Theme {
        LIGHT,
        DARK
    }

    /** The document that a page has become when all its scripts are done. */
    String document(String address, Path profile, Theme theme) throws IOException, InterruptedException {
        List<String> options = new ArrayList<>(List.of("--window-size=1400,1000", "--dump-dom"));
        options.addAll(options(theme));
        return run(address, profile, options);
    }

    private static List<String> options(Theme theme) {
        return theme == Theme.DARK ? List.of("--blink-settings=preferredColorScheme=0") : List.of();
    }

    /**
     * The top of a page as a picture.
     *
     * @param width of the page, and of the picture
     * @param height of the picture
     * @param profile a folder for what the browser writes
     */
    public BufferedImage picture(String address, int width, int height, Path profile, Theme theme)
            throws IOException, InterruptedException {
        Path png = Files.createTempFile("page", ".png");
        try {
            List<String> options = new ArrayList<>(List.of(
                    "--window-size=%d,%d".formatted(width, height), "--hide-scrollbars", "--screenshot=" + png));
            options.addAll(options(theme));
            run(address, profile, options);
            return ImageIO.read(png.toFile());
        } finally {
            Files.delete(png);
        }
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
