package org.sekilab.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/** Reads one board of a certificate and checks it. Mutable, confined to one thread. */
final class BoardCheck {
    private final CertificateLines lines;
    private final Geometry geometry;
    private final String name;
    private final Position position;
    private final List<ColorCheck> colors = new ArrayList<>(); // black, white
    private final List<Zone> zones = new ArrayList<>(); // by number less one

    /** Reads the stones of the board, the first word of which has been read. */
    BoardCheck(CertificateLines lines) throws IOException, CertificateException {
        this.lines = lines;
        int width = lines.number(Geometry.MIN_SIZE, Geometry.MAX_SIZE);
        this.geometry = Geometry.of(width, lines.number(Geometry.MIN_SIZE, Geometry.MAX_SIZE));
        this.name = lines.rest();
        this.position = readStones();
        for (Color color : Color.values()) {
            colors.add(new ColorCheck(lines, new FloodRegionFinder().find(position, color), geometry));
        }
    }

    /** Reads the rest of the board, and checks that the zones prove the claims. */
    VerifiedBoard check() throws IOException, CertificateException {
        for (String word = lines.nextWord(); !word.equals("end"); word = lines.nextWord()) {
            switch (word) {
                case "claim" -> readClaim();
                case "zone" -> zones.add(readColor().readZone(position, zones));
                default -> throw lines.problem("'%s' is none of claim, zone, end".formatted(word));
            }
        }
        lines.end();
        for (ColorCheck color : colors) {
            color.check();
        }
        ColorCheck black = colors.get(0);
        ColorCheck white = colors.get(1);
        if (black.safe().intersects(white.safe())) {
            throw lines.problem("a point is claimed for both colors");
        }
        return new VerifiedBoard(
                name,
                position,
                black.safe(),
                white.safe(),
                black.aliveBlocks() + white.aliveBlocks(),
                black.regions() + white.regions(),
                zones.size(),
                zones.stream().mapToLong(Zone::states).sum());
    }

    private Position readStones() throws IOException, CertificateException {
        PointSet black = new PointSet(geometry);
        PointSet white = new PointSet(geometry);
        for (int row = geometry.height() - 1; row >= 0; row--) {
            String first = lines.nextWord();
            String stones = lines.rest();
            if (!first.equals("row") || stones.length() != geometry.width() || !stones.matches("[.XO]*")) {
                throw lines.problem("a row of %d points is expected, each one of .XO".formatted(geometry.width()));
            }
            for (int column = 0; column < geometry.width(); column++) {
                if (stones.charAt(column) != '.') {
                    (stones.charAt(column) == 'X' ? black : white).add(geometry.point(column, row));
                }
            }
        }
        Position read = Position.of(black, white, Color.BLACK);
        if (read.findBlockWithoutLiberty().isPresent()) {
            throw lines.problem("there is a block without a liberty");
        }
        return read;
    }

    private void readClaim() throws CertificateException {
        String region = lines.isNext("region") ? "region " + lines.word() : "";
        ColorCheck color = readColor();
        color.readClaim(region.isEmpty() ? lines.word() : region);
    }

    private ColorCheck readColor() throws CertificateException {
        String word = lines.word();
        return switch (word) {
            case "black" -> colors.get(0);
            case "white" -> colors.get(1);
            default -> throw lines.problem("'%s' is neither black nor white".formatted(word));
        };
    }
}
