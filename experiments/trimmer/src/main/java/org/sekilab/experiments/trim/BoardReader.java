package org.sekilab.experiments.trim;

import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.sekilab.experiments.InputException;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.text.GtpPoints;

/** Reads the boards of a certificate that the checker has accepted. Mutable, confined to one thread. */
final class BoardReader {
    private static final int[] NOTHING = {};
    private static final String FIRST = "first";
    private static final String GOALS = "safe|alive|seki|not-safe|not-seki|refuted";

    private final String file;
    private final BufferedReader in;
    private long number; // of the line
    private String[] words = {""};
    private Geometry geometry = Geometry.of(Geometry.MIN_SIZE, Geometry.MIN_SIZE);

    BoardReader(String file, BufferedReader in) {
        this.file = file;
        this.in = in;
    }

    /** Goes on to the next line. Returns it, or an empty text at the end of the file. */
    String next() throws IOException {
        String line = in.readLine();
        number++;
        words = line == null ? new String[] {""} : line.split(" ");
        return line == null ? "" : line;
    }

    /**
     * Reads a board.
     *
     * @param first its first line, which was read last
     * @throws InputException if a line is of a kind that is not known here
     */
    BoardText read(String first) throws IOException {
        geometry = Geometry.of(Integer.parseInt(words[1]), Integer.parseInt(words[2]));
        List<String> head = new ArrayList<>(List.of(first));
        Position position = readRows(head);
        List<BoardText.ClaimText> claims = new ArrayList<>();
        List<ZoneText> zones = new ArrayList<>();
        List<String> strategies = new ArrayList<>();
        List<LifeText> lives = new ArrayList<>();
        String line = next();
        while (!line.equals("end")) {
            switch (words[0]) {
                case "claim" -> {
                    claims.add(claim(line));
                    line = next();
                }
                case "zone" -> {
                    zones.add(readZone());
                    line = String.join(" ", words);
                }
                case "race", "life" -> {
                    List<String> strategy = readStrategy(line);
                    strategies.addAll(strategy);
                    LifeText.parse(strategy, geometry).ifPresent(lives::add);
                    line = next();
                }
                default -> throw unknown();
            }
        }
        return new BoardText(position, head, claims, zones, strategies, lives);
    }

    private Position readRows(List<String> head) throws IOException {
        PointSet black = new PointSet(geometry);
        PointSet white = new PointSet(geometry);
        for (int row = geometry.height() - 1; row >= 0; row--) {
            head.add(next());
            for (int column = 0; column < geometry.width(); column++) {
                char stone = words[1].charAt(column);
                if (stone != '.') {
                    (stone == 'X' ? black : white).add(geometry.point(column, row));
                }
            }
        }
        return Position.of(black, white, Color.BLACK);
    }

    /** The lines of a race, or of life and death, as they are. */
    private List<String> readStrategy(String line) throws IOException {
        List<String> lines = new ArrayList<>(List.of(line));
        while (!words[0].equals("states")) {
            if (words[0].isEmpty() || words[0].equals("end")) {
                throw unknown();
            }
            lines.add(next());
        }
        int count = Integer.parseInt(words[1]);
        for (int state = 0; state < count; state++) {
            lines.add(next());
        }
        return lines;
    }

    private BoardText.ClaimText claim(String line) {
        if (words[1].matches("race|life")) {
            return new BoardText.ClaimText(line, words[1], "", NOTHING);
        }
        if (words[1].equals("region")) {
            boolean isDefenderFirst = words[4].equals(FIRST);
            return new BoardText.ClaimText(line, "region " + words[2], words[3], points(isDefenderFirst ? 5 : 4));
        }
        return new BoardText.ClaimText(line, words[2], words[1], points(3));
    }

    private int[] points(int from) {
        return Arrays.stream(words, Math.min(from, words.length), words.length)
                .mapToInt(this::point)
                .toArray();
    }

    private int point(String name) {
        return GtpPoints.parse(geometry, name);
    }

    /** Reads a zone, and the line after it. */
    private ZoneText readZone() throws IOException {
        String side = words[1];
        if (words[2].equals("pairs") && words.length == 3) {
            return readPairs(side);
        }
        boolean isDefenderFirst = words.length == 5 && words[4].equals(FIRST);
        if (words[2].equals("game") && words[3].matches(GOALS) && (words.length == 4 || isDefenderFirst)) {
            return readGame(side, words[3], isDefenderFirst ? ZoneText.First.DEFENDER : ZoneText.First.ATTACKER);
        }
        throw unknown();
    }

    private ZoneText readPairs(String side) throws IOException {
        List<int[]> eyes = new ArrayList<>();
        List<int[]> territory = new ArrayList<>();
        List<ZoneText.BlockText> blocks = new ArrayList<>();
        int[] pairs = NOTHING;
        ZoneText.Mark mark = ZoneText.Mark.NONE;
        for (next(); words[0].matches("eye|territory|block|pairs|superko"); next()) {
            switch (words[0]) {
                case "eye" -> eyes.add(points(1));
                case "territory" -> territory.add(points(1));
                case "block" -> blocks.add(block());
                case "superko" -> mark = ZoneText.Mark.SUPERKO;
                default -> pairs = points(1);
            }
        }
        return new ZoneText.Pairs(side, mark, eyes, territory, blocks, pairs);
    }

    private ZoneText readGame(String side, String goal, ZoneText.First first) throws IOException {
        int[] points = NOTHING;
        long territory = 0;
        List<ZoneText.BlockText> blocks = new ArrayList<>();
        List<Integer> lost = new ArrayList<>();
        int[] givers = NOTHING;
        ZoneText.Mark mark = ZoneText.Mark.NONE;
        for (next(); !words[0].equals("states"); next()) {
            switch (words[0]) {
                case "points" -> points = Arrays.stream(points(1)).sorted().toArray();
                case "territory" -> territory = Long.parseLong(words[1], 16);
                case "block" -> blocks.add(block());
                case "lost" -> lost.add(point(words[1]));
                case "givers" -> givers = numbers(1);
                case "superko" -> mark = ZoneText.Mark.SUPERKO;
                default -> throw unknown();
            }
        }
        int count = Integer.parseInt(words[1]);
        StateLines lines = new StateLines();
        for (int state = 0; state < count; state++) {
            next();
            addState(lines, state, points.length);
        }
        next();
        return new ZoneText.Game(
                side,
                goal,
                first,
                mark,
                points,
                territory,
                blocks,
                lost.stream().mapToInt(Integer::intValue).toArray(),
                Arrays.stream(givers).map(giver -> giver - 1).toArray(),
                lines);
    }

    private ZoneText.BlockText block() {
        long eyes = words[2].equals("alive") ? ZoneText.BlockText.ALIVE : Long.parseLong(words[2], 16);
        return new ZoneText.BlockText(point(words[1]), eyes);
    }

    private void addState(StateLines lines, int state, int pass) {
        switch (words[0]) {
            case "a" -> {
                int[] next = numbers(1);
                for (int i = 0; i < next.length; i++) {
                    next[i] += state;
                }
                lines.add(StateLines.REPLIES, next);
            }
            case "d" ->
                lines.add(
                        StateLines.MOVE,
                        words[1].equals("p") ? pass : Integer.parseInt(words[1]),
                        state + Integer.parseInt(words[2]));
            case "=" -> lines.add(StateLines.PAIRS, numbers(1));
            case "." -> lines.add(StateLines.END);
            default -> throw unknown();
        }
    }

    private int[] numbers(int from) {
        return Arrays.stream(words, from, words.length)
                .mapToInt(Integer::parseInt)
                .toArray();
    }

    private InputException unknown() {
        return new InputException(
                "%s:%d".formatted(file, number),
                "this line cannot be trimmed: '%s'".formatted(String.join(" ", words)));
    }
}
