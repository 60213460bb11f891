package org.sekilab.safety.certificate;

import java.io.IOException;
import java.io.OutputStream;
import java.util.List;
import java.util.Locale;
import java.util.zip.Deflater;
import java.util.zip.GZIPOutputStream;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.local.LocalShape;
import org.sekilab.proof.CertificateText;

/**
 * Writes certificates as lines of text, in the format that the package of the checker describes; the last line counts
 * them. Mutable, confined to one thread.
 */
public final class CertificateWriter {
    private static final String SUPERKO = "superko";

    private final OutputStream out;
    private final CertificateText text;

    /** Writes the header. */
    public CertificateWriter(OutputStream out) throws IOException {
        this.out = out;
        this.text = new CertificateText(out);
    }

    /** The file, for certificates of other kinds. */
    public CertificateText text() {
        return text;
    }

    /**
     * Adds a certificate.
     *
     * @param name the name of the position
     */
    public void write(Certificate certificate, String name) throws IOException {
        text.begin(certificate.position(), name);
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
            } else if (zone instanceof Zone.Life life) {
                for (String line : life.strategy().lines()) {
                    text.line(line);
                }
            }
        }
        text.end();
    }

    /** Writes the last line; a certificate without it is not complete. */
    public void finish() throws IOException {
        text.finish();
    }

    private void write(Zone.Pairs zone) throws IOException {
        write(new StringBuilder("zone %s pairs".formatted(word(zone.color()))));
        if (zone.settles()) {
            write(new StringBuilder(SUPERKO));
        }
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
        for (Block block : shape.sacrifices()) {
            writePoints("lost", firstOf(block.stones()));
        }
        if (!zone.givers().isEmpty()) {
            StringBuilder line = new StringBuilder("givers");
            zone.givers().forEach(giver -> line.append(' ').append(giver + 1));
            write(line);
        }
        if (zone.graph().isUnderSuperko()) {
            write(new StringBuilder(SUPERKO));
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
        text.line(line.toString());
    }

    /** A stream that compresses certificates as well as the library can. */
    public static GZIPOutputStream compressing(OutputStream out) throws IOException {
        return new SmallStream(out);
    }

    private static final class SmallStream extends GZIPOutputStream {
        SmallStream(OutputStream out) throws IOException {
            super(out);
            def.setLevel(Deflater.BEST_COMPRESSION);
        }
    }
}
