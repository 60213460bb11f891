package org.sekilab.proof;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.sekilab.model.Geometry;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;

/**
 * The frame of a file of certificates: the header, each board with its stones, and the last line, which counts the
 * boards. The lines between the stones and the end of a board come from the solvers. Mutable, confined to one thread.
 */
public final class CertificateText {
    private static final int MAX_NAME = 1_000;
    private static final String HEADER = "sekilab-certificate 4";

    private final OutputStream out;
    private int boards;

    /** Writes the header. */
    public CertificateText(OutputStream out) throws IOException {
        this.out = out;
        line(HEADER);
    }

    /**
     * Begins a board.
     *
     * @param name the name of the position
     */
    public void begin(Position position, String name) throws IOException {
        Geometry geometry = position.geometry();
        line("board %d %d %s"
                .formatted(geometry.width(), geometry.height(), oneLine(name))
                .strip());
        for (String row : Diagram.format(position).lines().toList()) {
            line("row " + row.replace(" ", ""));
        }
    }

    /** Adds a claim, or a line of what proves it. */
    public void line(String line) throws IOException {
        out.write((line + "\n").getBytes(StandardCharsets.UTF_8));
    }

    /** Ends a board. */
    public void end() throws IOException {
        line("end");
        boards++;
    }

    /**
     * Adds a whole board.
     *
     * @param name the name of the position
     * @param lines the claims, and what proves them
     */
    public void board(Position position, String name, List<String> lines) throws IOException {
        begin(position, name);
        for (String line : lines) {
            line(line);
        }
        end();
    }

    /** Writes the last line; a file without it is not complete. */
    public void finish() throws IOException {
        line("boards " + boards);
    }

    /** The name with one space for white space and control characters, cut if a line would become too long. */
    private static String oneLine(String name) {
        String words = name.replaceAll("[\\s\\p{Cc}]+", " ").strip();
        return words.substring(0, Math.min(words.length(), MAX_NAME)).strip();
    }
}
