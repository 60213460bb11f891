package org.sekilab.experiments.solve;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.Position;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetyMethod;

/**
 * What a picture of a board shows: stones, what is proved of each point, and by what. Each text has a letter for each
 * point, in the order of points, so that it fits a cell of a table.
 *
 * @param width columns of the board
 * @param height rows of the board
 * @param stones {@code X} black, {@code O} white, {@code .} none
 * @param owners {@code b} for a safe point of black, {@code w} for one of white, {@code .} for other points
 * @param statuses the first letter of the {@link PointStatus}
 * @param methods what proved anything, in the order of their ranks, unmodifiable
 * @param methodAt {@code A} for the first of the methods, {@code B} for the second, and so on, {@code .} for none
 */
public record BoardView(
        int width, int height, String stones, String owners, String statuses, List<String> methods, String methodAt) {
    private static final char NONE = '.';

    public BoardView {
        methods = List.copyOf(methods);
        int area = width * height;
        for (String letters : List.of(stones, owners, statuses, methodAt)) {
            if (letters.length() != area) {
                throw new IllegalArgumentException("%d letters for %d points".formatted(letters.length(), area));
            }
        }
    }

    /** What was proved of a position. */
    public static BoardView of(SafetyMap safety) {
        Position position = safety.position();
        Geometry geometry = position.geometry();
        List<PointStatus> statuses = PointStatus.all(safety);
        List<SafetyMethod> ranked = ranked(safety);
        StringBuilder stones = new StringBuilder();
        StringBuilder owners = new StringBuilder();
        StringBuilder letters = new StringBuilder();
        StringBuilder methodAt = new StringBuilder();
        for (int point = 0; point < geometry.area(); point++) {
            stones.append(
                    position.black().contains(point) ? 'X' : position.white().contains(point) ? 'O' : NONE);
            owners.append(
                    safety.safePoints(Color.BLACK).contains(point)
                            ? 'b'
                            : safety.safePoints(Color.WHITE).contains(point) ? 'w' : NONE);
            letters.append(statuses.get(point).letter());
            methodAt.append(safety.methodAt(point)
                    .map(method -> (char) ('A' + ranked.indexOf(method)))
                    .orElse(NONE));
        }
        return new BoardView(
                geometry.width(),
                geometry.height(),
                stones.toString(),
                owners.toString(),
                letters.toString(),
                ranked.stream().map(SafetyMethod::label).toList(),
                methodAt.toString());
    }

    public Geometry geometry() {
        return Geometry.of(width, height);
    }

    /** The color of the stone on a point. */
    public Optional<Color> stoneAt(int point) {
        return color(stones.charAt(point), 'X', 'O');
    }

    /** The color that a safe point belongs to. */
    public Optional<Color> ownerAt(int point) {
        return color(owners.charAt(point), 'b', 'w');
    }

    public PointStatus statusAt(int point) {
        return PointStatus.of(statuses.charAt(point));
    }

    /** What proved a point. */
    public Optional<String> findMethodAt(int point) {
        char letter = methodAt.charAt(point);
        return letter == NONE ? Optional.empty() : Optional.of(methods.get(letter - 'A'));
    }

    /** How many points a method proved. */
    public long points(String method) {
        int letter = 'A' + methods.indexOf(method);
        return methodAt.chars().filter(each -> each == letter).count();
    }

    private static Optional<Color> color(char letter, char black, char white) {
        if (letter == black) {
            return Optional.of(Color.BLACK);
        }
        return letter == white ? Optional.of(Color.WHITE) : Optional.empty();
    }

    private static List<SafetyMethod> ranked(SafetyMap safety) {
        List<SafetyMethod> methods = new ArrayList<>();
        for (int point = 0; point < safety.position().geometry().area(); point++) {
            safety.methodAt(point).filter(method -> !methods.contains(method)).ifPresent(methods::add);
        }
        methods.sort(null);
        return methods;
    }
}
