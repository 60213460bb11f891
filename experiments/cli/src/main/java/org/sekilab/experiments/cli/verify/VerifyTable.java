package org.sekilab.experiments.cli.verify;

import java.io.PrintStream;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.sekilab.experiments.Words;
import org.sekilab.experiments.output.Numbers;
import org.sekilab.experiments.output.json.BoardNames;
import org.sekilab.experiments.output.json.ColorPoints;
import org.sekilab.experiments.output.json.Json;
import org.sekilab.experiments.output.json.SafeCounts;
import org.sekilab.experiments.output.json.VerifyFileLine;
import org.sekilab.experiments.output.json.VerifyLine;
import org.sekilab.experiments.region.RegionQuery;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.verify.CertificateException;
import org.sekilab.verify.VerifiedBoard;

/**
 * Writes which boards of certificates are proved. For people it writes a row a board, and the sums where there are
 * several. For programs it writes an object for each board and for each file, or a status for each file. Mutable; for
 * one thread.
 */
final class VerifyTable {
    private static final String ROW = "%-24s  %6s %6s %6s %6s %5s  %6s %7s  %6s %9s  %9s%n";

    private final PrintStream out;
    private final Contents contents;
    private Row total = new Row(0, 0, 0, 0, 0, 0, 0, 0);
    private int boards;

    /** What is written. */
    enum Contents {
        TEXT,
        JSONL,
        STATUS
    }

    /** Numbers of one board or of several. */
    private record Row(
            int points, int black, int white, int aliveBlocks, int regions, int zones, long states, long nanos) {
        static Row of(VerifiedBoard board, long nanos) {
            return new Row(
                    board.rows().size() * width(board),
                    board.black().safe().size(),
                    board.white().safe().size(),
                    board.black().aliveBlocks() + board.white().aliveBlocks(),
                    board.black().regions() + board.white().regions(),
                    board.zones(),
                    board.states(),
                    nanos);
        }

        Row plus(Row other) {
            return new Row(
                    points + other.points,
                    black + other.black,
                    white + other.white,
                    aliveBlocks + other.aliveBlocks,
                    regions + other.regions,
                    zones + other.zones,
                    states + other.states,
                    nanos + other.nanos);
        }
    }

    VerifyTable(PrintStream out, Contents contents) {
        this.out = out;
        this.contents = contents;
    }

    /**
     * Writes a board that is proved.
     *
     * @param file the certificate
     * @param index the number of the board there, from 1
     * @param nanos what reading and checking it took
     */
    void write(String file, int index, VerifiedBoard board, long nanos) {
        Row row = Row.of(board, nanos);
        if (contents == Contents.JSONL) {
            Json.write(out, line(file, index, board, row));
        } else if (contents == Contents.TEXT) {
            if (boards == 0) {
                out.printf(
                        ROW, "board", "points", "safe", "black", "white", "%", "alive", "regions", "zones", "states",
                        "ms");
            }
            print(board.name().isEmpty() ? file + "#" + index : board.name(), row);
            board.life().forEach(claim -> out.println("  " + words(claim)));
        }
        boards++;
        total = total.plus(row);
    }

    /** Writes what is known of a file, after its boards. */
    void write(VerifiedFile file) {
        if (contents == Contents.JSONL) {
            Json.write(out, line(file));
        } else if (contents == Contents.STATUS) {
            out.println("s " + file.status().words());
            out.flush();
        }
    }

    /** Writes the sums. */
    void finish() {
        if (contents == Contents.TEXT && boards > 1) {
            print("total (%d)".formatted(boards), total);
        }
    }

    private void print(String name, Row row) {
        out.printf(
                ROW,
                name,
                row.points,
                row.black + row.white,
                row.black,
                row.white,
                Numbers.percent(row.black + row.white, row.points),
                row.aliveBlocks,
                row.regions,
                row.zones,
                row.states,
                String.format(Locale.ROOT, "%.2f", Numbers.millis(row.nanos)));
        out.flush();
    }

    private static VerifyLine line(String file, int index, VerifiedBoard board, Row row) {
        return new VerifyLine(
                file,
                index,
                board.name(),
                BoardNames.size(Geometry.of(width(board), board.rows().size())),
                SafeCounts.of(row.black, row.white),
                new ColorPoints(board.black().safe(), board.white().safe()),
                row.aliveBlocks,
                row.regions,
                values(board),
                board.races(),
                board.life().stream().map(VerifyTable::life).toList(),
                row.zones,
                row.states,
                Json.millis(row.nanos));
    }

    private static VerifyFileLine line(VerifiedFile file) {
        Optional<CertificateException> rejection = file.rejection();
        return new VerifyFileLine(
                file.file(),
                file.status().words(),
                file.boards(),
                rejection.map(each -> Words.of(each.fault())).orElse(null),
                rejection.map(CertificateException::line).orElse(null),
                rejection
                        .map(CertificateException::problem)
                        .orElse(file.problems().isEmpty() ? null : String.join("; ", file.problems())),
                Json.millis(file.nanos()));
    }

    private static List<VerifyLine.RegionValue> values(VerifiedBoard board) {
        List<VerifyLine.RegionValue> values = new ArrayList<>();
        for (Color color : Color.values()) {
            VerifiedBoard.Side side = color == Color.BLACK ? board.black() : board.white();
            for (VerifiedBoard.RegionValue value : side.values()) {
                RegionQuery.Mover first =
                        value.isDefenderFirst() ? RegionQuery.Mover.DEFENDER : RegionQuery.Mover.ATTACKER;
                values.add(new VerifyLine.RegionValue(color, first, value.value(), value.points()));
            }
        }
        return values;
    }

    private static VerifyLine.LifeClaim life(VerifiedBoard.LifeClaim claim) {
        return new VerifyLine.LifeClaim(
                claim.goal(), color(claim.side()), color(claim.first()), color(claim.ko()), claim.targets());
    }

    private static Color color(String word) {
        return Color.valueOf(word.toUpperCase(Locale.ROOT));
    }

    /** A claim as it stands in the certificate. */
    private static String words(VerifiedBoard.LifeClaim claim) {
        String targets = claim.targets().stream()
                .map(group -> " " + String.join(" ", group))
                .collect(Collectors.joining(" &"));
        return "life %s %s first %s ko %s%s".formatted(claim.goal(), claim.side(), claim.first(), claim.ko(), targets);
    }

    private static int width(VerifiedBoard board) {
        return board.rows().get(0).length();
    }
}
