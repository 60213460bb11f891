package org.sekilab.experiments.output;

import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.sekilab.experiments.life.LifeAnswer;
import org.sekilab.model.Color;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * A board as text, with the zone of a proof about life and death. Readable without colors. Stones in the zone are
 * capital letters, stones elsewhere small ones. The mark {@code *} is behind the stones of blocks that the question is
 * about. The moves of the main line are numbers.
 */
public final class LifeBoard {
    private static final String LEGEND =
            "X, O: stones in the zone; x, o: stones elsewhere; *: a block that the question "
                    + "is about\n   +: empty point in the zone; numbers: the main line";
    private static final String NO_ZONE_LEGEND = "x black, o white; *: a block that the question is about";
    private static final String ZONE = "43;30"; // colors of a terminal
    private static final String TARGET = "42;30";
    private static final int MOST_NUMBERS = 99; // two characters

    private final Ink ink;

    public LifeBoard(Ink ink) {
        this.ink = ink;
    }

    /** The board with coordinates and a legend. The text ends with a line break. */
    public String format(LifeAnswer answer) {
        Position position = answer.problem().position();
        PointSet zone = answer.zone();
        PointSet targets = new PointSet(position.geometry());
        answer.problem().groups().forEach(group -> group.forEach(targets::add));
        targets.flood(position.stones(answer.problem().defender()));
        Map<Integer, Integer> numbers = numbers(answer.result().line(), position);
        return FramedBoard.format(
                position.geometry(),
                point -> cell(point, position, zone, targets, numbers),
                zone.isEmpty() ? NO_ZONE_LEGEND : LEGEND);
    }

    /** The first move of the line at each empty point, from 1. */
    private static Map<Integer, Integer> numbers(List<Integer> line, Position position) {
        PointSet empties = position.empties();
        Map<Integer, Integer> numbers = new HashMap<>();
        for (int i = 0; i < Math.min(line.size(), MOST_NUMBERS); i++) {
            int move = line.get(i);
            if (move != Points.PASS && empties.contains(move)) {
                numbers.putIfAbsent(move, i + 1);
            }
        }
        return numbers;
    }

    private String cell(int point, Position position, PointSet zone, PointSet targets, Map<Integer, Integer> numbers) {
        String text = text(point, position, zone, targets, numbers);
        if (targets.contains(point)) {
            return ink.paint(TARGET, text);
        }
        return zone.contains(point) ? ink.paint(ZONE, text) : text;
    }

    private static String text(
            int point, Position position, PointSet zone, PointSet targets, Map<Integer, Integer> numbers) {
        boolean isInZone = zone.contains(point);
        for (Color color : Color.values()) {
            if (position.stones(color).contains(point)) {
                String letter = color == Color.BLACK ? "x" : "o";
                return (isInZone ? letter.toUpperCase(Locale.ROOT) : letter) + (targets.contains(point) ? "*" : " ");
            }
        }
        Integer number = numbers.get(point);
        return number == null ? (isInZone ? "+ " : ". ") : "%-2d".formatted(number);
    }
}
