package org.sekilab.verify;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;

/**
 * Reads one board of a certificate and checks it. Mutable, confined to one thread.
 *
 * <p>Rules: F-BOARD-1, F-BOARD-2, F-BOARD-3, R-BOARD-1, R-CLAIM-4.
 */
final class BoardCheck {
    private final CertificateLines lines;
    private final String name;
    private final Position position;
    private final List<ColorCheck> colors = new ArrayList<>(); // black, white
    private final List<CheckedZone> zones = new ArrayList<>(); // the index is the number of the zone less one

    /** Reads the stones of the board. Its first line has been read. */
    BoardCheck(CertificateLines lines) throws IOException, CertificateException {
        this.lines = lines;
        lines.expectWords(3, Integer.MAX_VALUE);
        this.name = lines.rest(3);
        this.position = readStones(Geometry.of(side(1), side(2)));
        for (Color color : Color.values()) {
            colors.add(new ColorCheck(lines, position, new FloodRegionFinder().find(position, color)));
        }
    }

    private int side(int index) throws CertificateException {
        return lines.number(index, Geometry.MIN_SIZE, Geometry.MAX_SIZE);
    }

    private Position readStones(Geometry geometry) throws IOException, CertificateException {
        PointSet black = new PointSet(geometry);
        PointSet white = new PointSet(geometry);
        for (int row = geometry.height() - 1; row >= 0; row--) {
            lines.next();
            if (!lines.rest(0).matches("row [.XO]{%d}".formatted(geometry.width()))) {
                throw lines.problem("this is no row of %d points".formatted(geometry.width()));
            }
            for (int column = 0; column < geometry.width(); column++) {
                char mark = lines.word(1).charAt(column);
                if (mark != '.') {
                    (mark == 'X' ? black : white).add(geometry.point(column, row));
                }
            }
        }
        Position read = Position.of(black, white, Color.BLACK);
        if (read.findBlockWithoutLiberty().isPresent()) {
            throw lines.problem("there is a block without a liberty");
        }
        return read;
    }

    /** Reads the rest of the board, and checks that the zones prove the claims. */
    VerifiedBoard check() throws IOException, CertificateException {
        for (String word = lines.next(); !word.equals("end"); word = lines.next()) {
            switch (word) {
                case "claim" -> {
                    boolean isOfRegion = lines.word(1).equals("region");
                    color(isOfRegion ? 3 : 1).readClaim(isOfRegion ? 4 : 3);
                }
                case "zone" -> zones.add(color(1).readZone(zones));
                default -> throw lines.problem("%s is none of claim, zone, end".formatted(lines.quote(0)));
            }
        }
        lines.expectWords(1, 1);
        VerifiedBoard.Side black = colors.get(0).check();
        VerifiedBoard.Side white = colors.get(1).check();
        if (black.safe().intersects(white.safe())) {
            throw lines.problem("a point is claimed for both colors");
        }
        long states = zones.stream().mapToLong(CheckedZone::states).sum();
        return new VerifiedBoard(name, position, black, white, zones.size(), states);
    }

    private ColorCheck color(int index) throws CertificateException {
        return switch (lines.word(index)) {
            case "black" -> colors.get(0);
            case "white" -> colors.get(1);
            default -> throw lines.problem("%s is neither black nor white".formatted(lines.quote(index)));
        };
    }
}
