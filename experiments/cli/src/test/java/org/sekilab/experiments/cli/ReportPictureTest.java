package org.sekilab.experiments.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sekilab.experiments.report.Browser;

/**
 * The picture in {@code docs/experiments.md}: the report of the study that the page asks its readers to run. It is made
 * where {@code -Dview.pictures=FOLDER} says.
 */
class ReportPictureTest {
    private static final int WIDTH = 1200;
    private static final int HEIGHT = 1300;

    @TempDir
    private Path folder;

    @Test
    void topOfAReportIsDrawn() throws IOException, InterruptedException {
        Optional<Browser> browser = Browser.find();
        assumeTrue(browser.isPresent(), "no Chromium is installed");
        Optional<String> pictures = Optional.ofNullable(System.getProperty("view.pictures"));
        Path study = Files.writeString(folder.resolve("mine.conf"), DocumentPage.ownExperiment());
        Path out = folder.resolve("mine");
        List<String> command =
                new ArrayList<>(List.of("run", study.toString(), "--out", out.toString(), "--jobs", "2"));
        if (pictures.isEmpty()) { // the picture needs the nodes of the page; a test of what is drawn needs few
            command.addAll(List.of("--set", "limits.region-nodes=10"));
        }
        CommandRun run = CommandRun.of(command.toArray(String[]::new));
        assertThat(run.exitCode()).as(run.err()).isZero();
        String report = out.resolve("report.html").toUri().toString();
        BufferedImage picture =
                browser.get().picture(report, WIDTH, HEIGHT, folder.resolve("profile"), Browser.Theme.LIGHT);
        assertThat(picture.getWidth()).isEqualTo(WIDTH);
        assertThat(picture.getHeight()).isEqualTo(HEIGHT);
        for (int top : List.of(0, HEIGHT / 2, HEIGHT - 100)) {
            assertThat(colors(picture.getSubimage(0, top, WIDTH, 100)))
                    .as("colors below %d", top)
                    .isGreaterThan(10);
        }
        if (pictures.isPresent()) {
            write(picture, Path.of(pictures.get(), "report.jpg"));
        }
    }

    private static long colors(BufferedImage picture) {
        int width = picture.getWidth();
        return Arrays.stream(picture.getRGB(0, 0, width, picture.getHeight(), null, 0, width))
                .distinct()
                .count();
    }

    /** A picture in JPEG has no transparent points. */
    private static void write(BufferedImage picture, Path file) throws IOException {
        BufferedImage opaque = new BufferedImage(picture.getWidth(), picture.getHeight(), BufferedImage.TYPE_INT_RGB);
        Graphics2D graphics = opaque.createGraphics();
        graphics.drawImage(picture, 0, 0, Color.WHITE, null);
        graphics.dispose();
        assertThat(ImageIO.write(opaque, "jpeg", file.toFile())).isTrue();
    }
}
