package org.sekilab.scoring;

import java.io.IOException;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.SharedData;
import org.sekilab.model.text.Diagram;

/**
 * A board of tenuki's tests, with the counts of the program.
 *
 * @param name its number and title
 * @param diagram its rows; dead stones are {@code x} and {@code o}
 * @param score the scores of black and white
 * @param territory the territory points of black and white within the score
 */
public record TenukiCase(String name, String diagram, List<Integer> score, List<Integer> territory) {
    private static final String FENCE = "```";
    private static final Pattern SCORES =
            Pattern.compile(".*full score black=(\\d+) white=(\\d+); territory points black=(\\d+) white=(\\d+)");

    /** All seki cases. Skips the running test if the data are absent. */
    public static List<TenukiCase> all() throws IOException {
        List<TenukiCase> cases = new ArrayList<>();
        String name = "";
        StringBuilder diagram = new StringBuilder();
        boolean isInDiagram = false;
        for (String line : Files.readAllLines(SharedData.require("scoring/tenuki-tests.md"))) {
            Matcher scores = SCORES.matcher(line);
            if (line.startsWith("## ")) {
                name = line.substring(3);
            } else if (line.equals(FENCE)) {
                isInDiagram = !isInDiagram;
                diagram.setLength(isInDiagram ? 0 : diagram.length());
            } else if (isInDiagram) {
                diagram.append(line).append('\n');
            } else if (scores.matches()) {
                cases.add(new TenukiCase(
                        name,
                        diagram.toString(),
                        List.of(number(scores, 1), number(scores, 2)),
                        List.of(number(scores, 3), number(scores, 4))));
            }
        }
        return cases;
    }

    private static int number(Matcher scores, int group) {
        return Integer.parseInt(scores.group(group));
    }

    /** The board without dead stones. */
    public Position position() {
        return Diagram.parse(diagram.replaceAll("[xo]", "."));
    }

    Prisoners dead() {
        return new Prisoners(count('x'), count('o'));
    }

    private int count(char stone) {
        return (int) diagram.chars().filter(character -> character == stone).count();
    }

    int score(Color color) {
        return score.get(color.ordinal());
    }

    /** The number of territory points that the program counts for a color. */
    public int territory(Color color) {
        return territory.get(color.ordinal());
    }
}
