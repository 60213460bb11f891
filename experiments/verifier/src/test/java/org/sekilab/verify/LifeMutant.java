package org.sekilab.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;

/**
 * Changes a certificate of life and death. The claim and the line {@code life} stay the same, so that most mutants are
 * of the right form. Mutable, confined to one thread.
 */
final class LifeMutant {
    private static final int HEAD = 2; // lines that no change is made to
    private static final List<String> SIDES = List.of("black", "white");
    private static final List<String> GOALS = List.of("live", "any", "kill", "prevent");
    private static final int TARGETS = 7; // the first word of a line life that is a point

    private final List<String> lines;
    private final Random random;
    private final int claim; // the lines of the claim, then of the strategy
    private final int zones; // the line zones
    private final StoneBoard board;

    private LifeMutant(String certificate, Random random) {
        this.lines = new ArrayList<>(Arrays.asList(certificate.split("\n")));
        this.random = random;
        this.claim = find("claim ");
        this.zones = find("zones ");
        this.board = new StoneBoard(lines.subList(HEAD, claim).stream()
                .map(row -> row.substring("row ".length()))
                .toList());
    }

    private int find(String beginning) {
        return IntStream.range(0, lines.size())
                .filter(i -> lines.get(i).startsWith(beginning))
                .findFirst()
                .orElseThrow();
    }

    /** A certificate with one change or a few. */
    static String of(String certificate, Random random) {
        LifeMutant mutant = new LifeMutant(certificate, random);
        for (int changes = 1 + Math.max(0, random.nextInt(6) - 3); changes > 0; changes--) {
            mutant.change();
        }
        return String.join("\n", mutant.lines) + "\n";
    }

    private void change() {
        int states = find("states ");
        int end = find("end");
        switch (random.nextInt(8)) {
            case 0 -> changeRow();
            case 1, 2 -> changeClaim();
            case 3 -> changePoints();
            case 4 -> changeZone(zones + 1 + random.nextInt(Math.max(1, states - zones - 1)));
            case 5 -> moveLine(states, end);
            default -> {
                int at = states + 1 + random.nextInt(end - states - 1);
                lines.set(at, changed(lines.get(at), states - zones - 1));
            }
        }
    }

    private void changeRow() {
        int at = HEAD + random.nextInt(claim - HEAD);
        int letter = "row ".length() + random.nextInt(lines.get(at).length() - "row ".length());
        lines.set(
                at,
                lines.get(at).substring(0, letter)
                        + ".XO".charAt(random.nextInt(3))
                        + lines.get(at).substring(letter + 1));
    }

    private void changeClaim() {
        List<String> words = new ArrayList<>(Arrays.asList(lines.get(claim + 1).split(" ")));
        switch (random.nextInt(7)) {
            case 0 -> words.set(1, GOALS.get(random.nextInt(GOALS.size())));
            case 1 -> words.set(2, SIDES.get(random.nextInt(2)));
            case 2 -> words.set(4, SIDES.get(random.nextInt(2)));
            case 3 -> words.set(6, SIDES.get(random.nextInt(2)));
            case 4 -> words.add(point());
            case 5 -> words.addAll(List.of("&", point()));
            default -> {
                if (words.size() > TARGETS) {
                    words.set(TARGETS + random.nextInt(words.size() - TARGETS), point());
                }
            }
        }
        lines.set(claim, "claim " + String.join(" ", words));
        lines.set(claim + 1, String.join(" ", words));
    }

    /** Adds a point, or changes or removes one; the first zone may have all points again. */
    private void changePoints() {
        List<String> words = new ArrayList<>(Arrays.asList(lines.get(zones - 1).split(" ")));
        switch (words.size() == 1 ? 0 : random.nextInt(3)) {
            case 0 -> words.add(point());
            case 1 -> words.set(1 + random.nextInt(words.size() - 1), point());
            default -> words.remove(1 + random.nextInt(words.size() - 1));
        }
        lines.set(zones - 1, String.join(" ", words));
        lines.set(zones + 1, Integer.toHexString((1 << words.size() - 1) - 1));
    }

    private void changeZone(int at) {
        if (lines.get(at).matches("[0-9a-f]+")) {
            int bits = board.neighbors().size();
            lines.set(at, Integer.toHexString(Integer.parseInt(lines.get(at), 16) ^ 1 << random.nextInt(bits)));
        }
    }

    /** Removes a state, doubles it, or puts it somewhere else. */
    private void moveLine(int states, int end) {
        int from = states + 1 + random.nextInt(end - states - 1);
        int to = states + 1 + random.nextInt(end - states - 1);
        String line = lines.get(from);
        if (end - states > 2 && random.nextBoolean()) {
            lines.remove(from);
        }
        if (random.nextBoolean()) {
            lines.add(to, line);
        }
        lines.set(states, "states " + (find("end") - states - 1));
    }

    private String changed(String line, int zoneCount) {
        List<String> words = new ArrayList<>(Arrays.asList(line.split(" ")));
        if (words.size() < 2 || random.nextInt(3) == 0) {
            words.set(0, Integer.toString(random.nextInt(Math.max(1, zoneCount))));
            return String.join(" ", words);
        }
        int last = words.size() - 1;
        switch (words.get(1)) {
            case "a" -> changeSuccessors(words);
            case "d" -> {
                if (random.nextBoolean()) {
                    words.set(2, random.nextInt(4) == 0 ? "p" : Integer.toString(random.nextInt(10)));
                } else {
                    shift(words, last);
                }
            }
            default -> words.addAll(List.of("1"));
        }
        if (random.nextInt(5) == 0) {
            return words.get(0) + " .";
        }
        return String.join(" ", words);
    }

    private void changeSuccessors(List<String> words) {
        int at = 2 + random.nextInt(Math.max(1, words.size() - 2));
        if (at == words.size() || random.nextInt(3) == 0) {
            words.add("1");
        } else if (random.nextInt(3) == 0) {
            words.remove(at);
        } else {
            shift(words, at);
        }
    }

    private void shift(List<String> words, int at) {
        if (words.get(at).matches("\\d+")) {
            words.set(at, Integer.toString(Integer.parseInt(words.get(at)) + (random.nextBoolean() ? 1 : -1)));
        }
    }

    private String point() {
        return board.name(random.nextInt(board.neighbors().size()));
    }
}
