package org.sekilab.safety.certificate;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;

/**
 * Writes certificates as lines of text, in the format that the package of the checker describes; the last line counts
 * them. Mutable, confined to one thread.
 */
public final class CertificateWriter {
    private static final int MAX_NAME = 1_000;
    private static final String HEADER = "sekilab-certificate 3";

    private final OutputStream out;
    private int boards;

    /** Writes the header. */
    public CertificateWriter(OutputStream out) throws IOException {
        this.out = out;
        write(new StringBuilder(HEADER));
    }

    /**
     * Adds a certificate.
     *
     * @param name the name of the position
     */
    public void write(Certificate certificate, String name) throws IOException {
        Position position = certificate.position();
        Geometry geometry = position.geometry();
        String line = "board %d %d %s".formatted(geometry.width(), geometry.height(), oneLine(name));
        write(new StringBuilder(line.strip()));
        writeRows(position);
        for (Claim claim : certificate.claims()) {
            String what = claim.kind().isOfRegion()
                    ? "region %s %s".formatted(claim.kind().word(), word(claim.color()))
                    : "%s %s".formatted(word(claim.color()), claim.kind().word());
            writePoints("claim " + what + mark(claim.first(), claim.color()), claim.points());
        }
        for (Zone zone : certificate.zones()) {
            if (zone instanceof Zone.Pairs pairs) {
                write(pairs);
            } else if (zone instanceof Zone.Game game) {
                write(game);
            }
        }
        write(new StringBuilder("end"));
        boards++;
    }

    /** Writes the last line; a certificate without it is not complete. */
    public void finish() throws IOException {
        write(new StringBuilder("boards " + boards));
    }

    /** The name with one space for white space and control characters, cut if a line would become too long. */
    private static String oneLine(String name) {
        String words = name.replaceAll("[\\s\\p{Cc}]+", " ").strip();
        return words.substring(0, Math.min(words.length(), MAX_NAME)).strip();
    }

    private void writeRows(Position position) throws IOException {
        for (String row : Diagram.format(position).lines().toList()) {
            write(new StringBuilder("row " + row.replace(" ", "")));
        }
    }

    private void write(Zone.Pairs zone) throws IOException {
        write(new StringBuilder("zone %s pairs".formatted(word(zone.color()))));
        for (Block block : zone.blocks()) {
            writeBlock(block, "0");
        }
        for (PointSet eye : zone.eyes()) {
            writePoints("eye", eye);
        }
        for (PointSet territory : zone.territory()) {
            writePoints("territory", territory);
        }
        StringBuilder line = new StringBuilder("pairs");
        zone.pairs().forEach(pair -> append(line, pair));
        write(line);
    }

    private void write(Zone.Game zone) throws IOException {
        LocalShape shape = zone.shape();
        write(new StringBuilder("zone %s game %s%s"
                .formatted(word(zone.color()), zone.goal().word(), mark(zone.first(), zone.color()))));
        writePoints("points", shape.pointsOf(shape.all()));
        long territory = zone.goal() == Zone.Goal.ALIVE ? 0 : shape.territory();
        write(new StringBuilder("territory " + Long.toHexString(territory)));
        List<Block> blocks = shape.blocks();
        for (int place = 0; place < blocks.size(); place++) {
            long eyes = shape.eyes()[place];
            writeBlock(blocks.get(place), eyes == LocalShape.ALIVE ? "alive" : Long.toHexString(eyes));
        }
        for (Block block : shape.givenUp()) {
            writePoints("lost", firstOf(block.stones()));
        }
        if (!zone.givers().isEmpty()) {
            StringBuilder line = new StringBuilder("givers");
            zone.givers().forEach(giver -> line.append(' ').append(giver + 1));
            write(line);
        }
        write(new StringBuilder("states " + zone.graph().states()));
        zone.graph().writeTo(out);
    }

    private static String mark(Color first, Color defender) {
        return first == defender ? " first" : "";
    }

    private void writeBlock(Block block, String eyes) throws IOException {
        StringBuilder line = new StringBuilder("block");
        append(line, firstOf(block.stones()));
        write(line.append(' ').append(eyes));
    }

    private static PointSet firstOf(PointSet points) {
        return PointSet.of(points.geometry(), points.first());
    }

    private void writePoints(String words, PointSet points) throws IOException {
        StringBuilder line = new StringBuilder(words);
        append(line, points);
        write(line);
    }

    private static void append(StringBuilder line, PointSet points) {
        for (int point = points.first(); point != Points.NONE; point = points.next(point)) {
            line.append(' ').append(points.geometry().name(point));
        }
    }

    private static String word(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }

    private void write(StringBuilder line) throws IOException {
        out.write(line.append('\n').toString().getBytes(StandardCharsets.UTF_8));
    }
}
