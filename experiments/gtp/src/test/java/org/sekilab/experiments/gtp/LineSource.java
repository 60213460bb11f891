package org.sekilab.experiments.gtp;

import java.util.List;
import java.util.Random;

/** Makes lines: commands with arguments that fit or not, cut, doubled and mixed up ones, and noise. Mutable. */
final class LineSource {
    private static final List<String> ARGUMENTS = List.of(
            "b",
            "w",
            "black",
            "WHITE",
            "red",
            "pass",
            "PASS",
            "resign",
            "0",
            "1",
            "2",
            "3",
            "5",
            "-1",
            "6.5",
            "99999999999",
            "benson",
            "static",
            "full",
            "alive",
            "dead",
            "seki",
            "dame",
            "game.sgf",
            "race.sgf",
            "none.sgf",
            "setup.gtp",
            "..",
            "/",
            "A1",
            "Z25",
            "I5",
            "A0",
            "\"",
            "\"game.sgf\"",
            "\u00e9",
            "%",
            "#",
            "play");
    private static final String LETTERS = "ABCDEFG";
    private static final int SIDE = 7; // of most boards, so that much happens on them

    private final Random random;
    private final List<String> names;
    private final List<String> dear;

    LineSource(Random random, List<String> names, List<String> dear) {
        this.random = random;
        this.names = names;
        this.dear = dear;
    }

    String next() {
        return switch (random.nextInt(20)) {
            case 0 -> noise();
            case 1 -> mutated(command());
            case 2, 3, 4 -> command();
            case 5 -> random.nextInt(10_000) + " " + command();
            case 6 -> random.nextInt(4) == 0 ? "boardsize " + (2 + random.nextInt(SIDE)) : "undo";
            default -> "play " + color() + " " + vertex();
        };
    }

    private String command() {
        String name = pick(names);
        if (name.equals("quit") || dear.contains(name) && random.nextInt(4) > 0) {
            return "known_command " + name;
        }
        StringBuilder line = new StringBuilder(name);
        for (int i = random.nextInt(4); i > 0; i--) {
            line.append(' ')
                    .append(random.nextInt(3) == 0 ? pick(ARGUMENTS) : random.nextBoolean() ? vertex() : color());
        }
        return line.toString();
    }

    private String color() {
        return random.nextBoolean() ? "b" : "w";
    }

    private String vertex() {
        return LETTERS.charAt(random.nextInt(LETTERS.length())) + Integer.toString(1 + random.nextInt(SIDE));
    }

    private String mutated(String line) {
        StringBuilder text = new StringBuilder(line);
        for (int i = 1 + random.nextInt(3); i > 0 && !text.isEmpty(); i--) {
            int place = random.nextInt(text.length());
            switch (random.nextInt(3)) {
                case 0 -> text.deleteCharAt(place);
                case 1 -> text.insert(place, letter());
                default -> text.setCharAt(place, letter());
            }
        }
        return text.toString();
    }

    private String noise() {
        StringBuilder text = new StringBuilder();
        for (int i = random.nextInt(40); i > 0; i--) {
            text.append(letter());
        }
        return text.toString();
    }

    /** Control characters and some beyond ASCII too. */
    private char letter() {
        return (char) random.nextInt(random.nextInt(8) == 0 ? Character.MAX_VALUE : 256);
    }

    private String pick(List<String> words) {
        return words.get(random.nextInt(words.size()));
    }
}
