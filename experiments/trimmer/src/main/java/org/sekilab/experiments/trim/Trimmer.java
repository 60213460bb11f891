package org.sekilab.experiments.trim;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.GZIPInputStream;

/** Makes certificates smaller. */
public final class Trimmer {
    private Trimmer() {}

    public static void trim(Path file, OutputStream out) throws IOException {
        BoardWriter writer = new BoardWriter(out);
        try (InputStream stream = open(file);
                BufferedReader text = new BufferedReader(new InputStreamReader(stream, StandardCharsets.UTF_8))) {
            BoardReader reader = new BoardReader(file.toString(), text);
            for (String line = reader.next(); !line.isEmpty(); line = reader.next()) {
                if (line.startsWith("board ")) {
                    writer.write(trim(reader.read(line)));
                } else {
                    writer.writeLine(line);
                }
            }
        }
    }

    private static InputStream open(Path file) throws IOException {
        InputStream stream = new BufferedInputStream(Files.newInputStream(file));
        stream.mark(2);
        boolean isCompressed = stream.read() == 0x1f && stream.read() == 0x8b;
        stream.reset();
        return isCompressed ? new GZIPInputStream(stream) : stream;
    }

    private static BoardText trim(BoardText whole) {
        ZoneGame games = new ZoneGame(whole.position());
        BoardText board = new ZoneChoice(whole, games).chosen();
        List<ZoneText> zones = new ArrayList<>();
        for (ZoneText zone : board.zones()) {
            zones.add(zone instanceof ZoneText.Game game ? GameTrimmer.trim(game, games, board.claims().stream().noneMatch(BoardText.ClaimText::isOfRegion)) : zone);
        }
        return board.with(zones);
    }
}
