package org.sekilab.verify;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Changes a certificate where a change may go unnoticed: most mutants are of the right form. Mutable, confined to one
 * thread.
 */
final class Mutant {
    private static final int HEAD = 2; // lines that no change is made to
    private static final String COLUMNS = "ABCDEFGH";
    private static final List<String> GOALS = List.of("safe", "alive", "seki", "not-safe", "not-seki");
    private static final List<String> SIDES = List.of("black", "white");
    private static final int MAX_BIT = 9;
    private static final List<String> EYES = List.of("0", "1", "2", "3", "alive");

    private final WholeBoard board;
    private final List<String> lines;
    private final Random random;

    private Mutant(WholeBoard board, String certificate, Random random) {
        this.board = board;
        this.lines = new ArrayList<>(Arrays.asList(certificate.split("\n")));
        this.random = random;
    }

    /** A certificate of a board with one change or a few. */
    static String of(WholeBoard board, String certificate, Random random) {
        Mutant mutant = new Mutant(board, certificate, random);
        int changes = 1 + Math.max(0, random.nextInt(6) - 3);
        for (int i = 0; i < changes; i++) {
            mutant.change();
        }
        return String.join("\n", mutant.lines) + "\n";
    }

    /** A certificate of a board with one more claim of anything. */
    static String withClaim(WholeBoard board, String certificate, Random random) {
        Mutant mutant = new Mutant(board, certificate, random);
        mutant.addClaim();
        return String.join("\n", mutant.lines) + "\n";
    }

    private void change() {
        switch (random.nextInt(13)) {
            case 0, 1 -> addClaim();
            case 2 -> changeOne("claim ");
            case 3, 4 -> changeOne("block ", "lost ");
            case 5 -> changeOne("points ", "eye ", "territory ");
            case 6 -> changeOne("pairs", "givers ", "= ");
            case 7 -> changeOne("zone ");
            case 8 -> changeOne("row ");
            case 9 -> moveLine();
            case 10 -> removeZone();
            case 11 -> changeOne("life ");
            default -> changeOne("a ", "d ", "=", ".");
        }
    }

    /** A line that begins with one of the words, or none. */
    private int find(String... beginnings) {
        int[] found = IntStream.range(HEAD, lines.size())
                .filter(i -> Arrays.stream(beginnings).anyMatch(lines.get(i)::startsWith))
                .toArray();
        return found.length == 0 ? -1 : found[random.nextInt(found.length)];
    }

    private void changeOne(String... beginnings) {
        int at = find(beginnings);
        if (at >= 0) {
            lines.set(at, changed(lines.get(at)));
        }
    }

    private String changed(String line) {
        List<String> words = new ArrayList<>(Arrays.asList(line.split(" ")));
        int last = words.size() - 1;
        switch (words.get(0)) {
            case "row" -> words.set(1, changedRow(words.get(1)));
            case "block" -> changeBlock(words);
            case "lost" -> words.set(1, point());
            case "zone" -> changeZone(words);
            case "claim" -> changeClaim(words);
            case "life" -> changeLife(words);
            case "territory" -> {
                if (last == 1 && words.get(1).matches("[0-9a-f]+")) {
                    words.set(1, Long.toHexString(Long.parseLong(words.get(1), 16) ^ 1L << random.nextInt(MAX_BIT)));
                } else if (random.nextBoolean()) {
                    words.set(0, "eye");
                } else {
                    changePoints(words, 1);
                }
            }
            case "eye" -> {
                if (random.nextBoolean()) {
                    words.set(0, "territory");
                } else {
                    changePoints(words, 1);
                }
            }
            case "points" -> changePoints(words, 1);
            case "pairs" -> changePairs(words, this::point);
            case "=" -> changePairs(words, () -> Integer.toString(random.nextInt(MAX_BIT)));
            case "givers" -> words.set(1 + random.nextInt(last), Integer.toString(1 + random.nextInt(4)));
            case "a" -> changeSuccessors(words, 1 + random.nextInt(last));
            case "d" -> {
                if (random.nextBoolean()) {
                    words.set(1, random.nextInt(4) == 0 ? "p" : Integer.toString(random.nextInt(MAX_BIT)));
                } else {
                    shift(words, last);
                }
            }
            default -> words.set(0, "=");
        }
        return String.join(" ", words);
    }

    private String changedRow(String row) {
        int column = random.nextInt(row.length());
        return row.substring(0, column) + ".XO".charAt(random.nextInt(3)) + row.substring(column + 1);
    }

    private void changeBlock(List<String> words) {
        if (random.nextInt(4) > 0) {
            words.set(2, pick(EYES));
        } else if (random.nextBoolean()) {
            words.set(1, point());
        } else {
            words.set(0, "lost");
            words.remove(2);
        }
    }

    private void changeZone(List<String> words) {
        boolean isGame = words.get(2).equals("game");
        switch (isGame ? random.nextInt(4) : 0) {
            case 0 -> words.set(1, pick(SIDES));
            case 1 -> toggleFirst(words, 4);
            default -> words.set(3, pick(GOALS));
        }
    }

    private void changeClaim(List<String> words) {
        boolean isOfRegion = words.get(1).equals("region");
        switch (isOfRegion ? random.nextInt(4) : 3 * random.nextInt(2)) {
            case 0 -> words.set(isOfRegion ? 3 : 1, pick(SIDES));
            case 1 -> words.set(2, pick(WholeBoard.VALUES));
            case 2 -> toggleFirst(words, 4);
            default -> changePoints(words, isOfRegion ? 4 : 3);
        }
    }

    /** Changes a side, or the points; another point may be of another block or group. */
    private void changeLife(List<String> words) {
        int change = random.nextInt(5);
        if (change < 3) {
            words.set(2 + 2 * change, pick(SIDES));
        } else if (change == 3) {
            words.addAll(List.of("&", point()));
        } else {
            changePoints(words, 7);
        }
    }

    /** Adds or removes the word that lets the defender move first. */
    private static void toggleFirst(List<String> words, int at) {
        if (at < words.size() && words.get(at).equals("first")) {
            words.remove(at);
        } else {
            words.add(Math.min(at, words.size()), "first");
        }
    }

    /** Adds, removes or changes a point. */
    private void changePoints(List<String> words, int first) {
        int named = words.size() - first;
        int change = named <= 0 ? 0 : random.nextInt(3);
        switch (change) {
            case 0 -> words.add(point());
            case 1 -> words.set(first + random.nextInt(named), point());
            default -> words.remove(first + random.nextInt(named));
        }
    }

    /** Adds, removes or changes a pair. */
    private void changePairs(List<String> words, Supplier<String> next) {
        if (words.size() > 2 && random.nextInt(3) > 0) {
            int pair = 1 + 2 * random.nextInt((words.size() - 1) / 2);
            if (random.nextBoolean()) {
                words.subList(pair, pair + 2).clear();
            } else {
                words.set(pair + random.nextInt(2), next.get());
            }
        } else {
            words.add(next.get());
            words.add(next.get());
        }
    }

    private void changeSuccessors(List<String> words, int at) {
        switch (random.nextInt(4)) {
            case 0 -> words.remove(at);
            case 1 -> words.add(at, words.get(at));
            default -> shift(words, at);
        }
    }

    private void shift(List<String> words, int at) {
        words.set(at, Integer.toString(Integer.parseInt(words.get(at)) + (random.nextBoolean() ? 1 : -1)));
    }

    private void addClaim() {
        String side = pick(SIDES);
        String claim = switch (random.nextInt(5)) {
            case 0, 1 -> "claim %s alive ".formatted(side);
            case 2, 3 -> "claim %s territory ".formatted(side);
            default ->
                "claim region %s %s %s".formatted(pick(WholeBoard.VALUES), side, random.nextBoolean() ? "first " : "");
        };
        lines.add(Math.max(HEAD, lines.size() - 2), claim + point());
    }

    /** Removes a line, doubles it, or puts it somewhere else. */
    private void moveLine() {
        int from = HEAD + random.nextInt(lines.size() - HEAD);
        int to = HEAD + random.nextInt(lines.size() - HEAD);
        String line = lines.get(from);
        switch (random.nextInt(3)) {
            case 0 -> lines.remove(from);
            case 1 -> lines.add(to, line);
            default -> lines.add(to, lines.remove(from));
        }
    }

    private void removeZone() {
        int from = find("zone ", "life ");
        if (from >= 0) {
            int to = from + 1;
            while (to < lines.size() && !lines.get(to).matches("(zone|life|claim|end)\\b.*")) {
                to++;
            }
            lines.subList(from, to).clear();
        }
    }

    private String point() {
        int column = random.nextInt(board.rows().get(0).length());
        return COLUMNS.charAt(column)
                + Integer.toString(1 + random.nextInt(board.rows().size()));
    }

    private String pick(List<String> words) {
        return words.get(random.nextInt(words.size()));
    }
}
