package org.sekilab.experiments.trim;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.sekilab.model.Geometry;

/** Writes boards as lines of a certificate. Mutable, confined to one thread. */
final class BoardWriter {
    private final OutputStream out;
    private final StringBuilder line = new StringBuilder();

    BoardWriter(OutputStream out) {
        this.out = out;
    }

    void write(BoardText board) throws IOException {
        for (String each : board.head()) {
            writeLine(each);
        }
        for (BoardText.ClaimText claim : board.claims()) {
            writeLine(claim.line());
        }
        Geometry geometry = board.position().geometry();
        for (ZoneText zone : board.zones()) {
            write(zone, geometry);
        }
        for (String line : board.strategies()) {
            writeLine(line);
        }
        writeLine("end");
    }

    /** Writes a zone. */
    void write(ZoneText zone, Geometry geometry) throws IOException {
        if (zone instanceof ZoneText.Pairs pairs) {
            writeLine("zone %s pairs".formatted(zone.side()));
            writeMark(zone);
            for (int[] eye : pairs.eyes()) {
                writePoints("eye", eye, geometry);
            }
            for (int[] territory : pairs.territory()) {
                writePoints("territory", territory, geometry);
            }
            writeBlocks(zone, geometry);
            if (pairs.pairs().length > 0) {
                writePoints("pairs", pairs.pairs(), geometry);
            }
        } else if (zone instanceof ZoneText.Game game) {
            writeGame(game, geometry);
        }
    }

    private void writeGame(ZoneText.Game game, Geometry geometry) throws IOException {
        String first = game.first() == ZoneText.First.DEFENDER ? " first" : "";
        writeLine("zone %s game %s%s".formatted(game.side(), game.goal(), first));
        writeMark(game);
        if (game.points().length > 0) {
            writePoints("points", game.points(), geometry);
        }
        if (game.territory() != 0) {
            writeLine("territory " + Long.toHexString(game.territory()));
        }
        writeBlocks(game, geometry);
        for (int lost : game.lost()) {
            writeLine("lost " + geometry.name(lost));
        }
        if (game.givers().length > 0) {
            line.append("givers");
            for (int giver : game.givers()) {
                line.append(' ').append(giver + 1);
            }
            endLine();
        }
        StateLines states = game.lines();
        writeLine("states " + states.size());
        for (int state = 0; state < states.size(); state++) {
            writeState(states, state, game.points().length);
        }
    }

    private void writeMark(ZoneText zone) throws IOException {
        if (zone.mark() == ZoneText.Mark.SUPERKO) {
            writeLine("superko");
        }
    }

    private void writeBlocks(ZoneText zone, Geometry geometry) throws IOException {
        for (ZoneText.BlockText block : zone.blocks()) {
            String eyes = block.eyes() == ZoneText.BlockText.ALIVE ? "alive" : Long.toHexString(block.eyes());
            writeLine("block %s %s".formatted(geometry.name(block.point()), eyes));
        }
    }

    private void writeState(StateLines states, int state, int pass) throws IOException {
        line.append(states.kind(state));
        int[] numbers = states.numbers(state);
        for (int i = 0; i < numbers.length; i++) {
            line.append(' ');
            if (i >= states.firstSuccessor(state)) {
                line.append(numbers[i] - state);
            } else if (states.kind(state) == StateLines.MOVE && numbers[i] == pass) {
                line.append('p');
            } else {
                line.append(numbers[i]);
            }
        }
        endLine();
    }

    private void writePoints(String word, int[] points, Geometry geometry) throws IOException {
        line.append(word);
        for (int point : points) {
            line.append(' ').append(geometry.name(point));
        }
        endLine();
    }

    /** Writes a line. */
    void writeLine(String text) throws IOException {
        line.append(text);
        endLine();
    }

    private void endLine() throws IOException {
        out.write(line.append('\n').toString().getBytes(StandardCharsets.UTF_8));
        line.setLength(0);
    }
}
