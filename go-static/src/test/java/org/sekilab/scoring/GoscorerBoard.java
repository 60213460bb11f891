package org.sekilab.scoring;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.SharedData;
import org.sekilab.model.text.Diagram;

/**
 * A board of goscorer's tests, with the territory that the program counts.
 *
 * @param name the name of its file
 * @param position the board without the stones that are marked as dead
 * @param black the territory of black
 * @param white the territory of white
 */
public record GoscorerBoard(String name, Position position, PointSet black, PointSet white) {
    /** All boards with a supported size, 2x2 to 25x25, by name. Skips the running test if the data are absent. */
    public static List<GoscorerBoard> all() {
        try (Stream<Path> files = Files.list(SharedData.require("scoring/goscorer"))) {
            List<GoscorerBoard> boards = new ArrayList<>();
            for (Path file : files.sorted().toList()) {
                List<String> lines = Files.readAllLines(file);
                List<String> board = section(lines, "BOARD:");
                if (isSide(board.size()) && isSide(board.get(0).length())) {
                    boards.add(of(file.getFileName().toString(), board, section(lines, "TERRITORY:")));
                }
            }
            return boards;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The territory of a color. */
    public PointSet territory(Color color) {
        return color == Color.BLACK ? black : white;
    }

    /** The points that one of the two counts as territory of a color and the other does not. */
    public PointSet differences(Territory ours) {
        PointSet differences = new PointSet(position.geometry());
        for (Color color : Color.values()) {
            PointSet both = ours.of(color).territory().copy().intersect(territory(color));
            differences
                    .unite(ours.of(color).territory())
                    .unite(territory(color))
                    .subtract(both);
        }
        return differences;
    }

    private static GoscorerBoard of(String name, List<String> board, List<String> territory) {
        String stones = String.join("\n", board)
                .replaceAll("[bw]", ".")
                .replace('x', 'X')
                .replace('o', 'O');
        Position position = Diagram.parse(stones);
        return new GoscorerBoard(name, position, points(territory, 'z'), points(territory, 'a'));
    }

    private static PointSet points(List<String> rows, char mark) {
        PointSet points = new PointSet(Geometry.of(rows.get(0).length(), rows.size()));
        for (int i = 0; i < rows.size(); i++) {
            for (int column = 0; column < rows.get(i).length(); column++) {
                if (rows.get(i).charAt(column) == mark) {
                    points.add(points.geometry().point(column, rows.size() - 1 - i));
                }
            }
        }
        return points;
    }

    private static List<String> section(List<String> lines, String header) {
        return lines.stream()
                .skip(lines.indexOf(header) + 1L)
                .takeWhile(line -> !line.isBlank() && !line.endsWith(":"))
                .toList();
    }

    private static boolean isSide(int length) {
        return length >= Geometry.MIN_SIZE && length <= Geometry.MAX_SIZE;
    }
}
