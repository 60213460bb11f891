package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.sekilab.model.Seeds;

/**
 * Certificates of races on random boards are accepted for the value that enumeration gives, and for no other. One with
 * a change is rejected, or its claims are still true by enumeration.
 */
class RandomRacesTest {
    private static final int MAX_STATES = 4_000;
    private static final int MAX_STATES_OF_CLAIM = 20_000;
    private static final int MAX_AREA = 14;
    private static final int HEAD = 2; // lines that no change is made to
    private static final String[] FRAME = {".X.XO.O.", "XXXXOOOO"}; // both walls live
    private static final String[] WORDS = {
        "a", "d", "=", ".", "p", "wins", "holds", "black", "white", "none", "seki", "black-wins", "white-wins", "0", "1"
    };

    private int accepted;
    private int rejected;
    private int harmless;

    /** A race with its certificate of a claim that is true. */
    record Certified(PlainRace race, String certificate) {}

    @RepeatedTest(1)
    void valueOfEnumerationIsAccepted(RepetitionInfo run) {
        checkValues(new Random(Seeds.next(run)), 50);
        assertThat(accepted).isGreaterThan(5);
    }

    private void checkValues(Random random, int boards) {
        for (int i = 0; i < boards; i++) {
            Optional<Certified> certified = next(random);
            if (certified.isPresent()) {
                String certificate = certified.get().certificate;
                assertThat(Certificates.problem(certificate)).as(certificate).isEmpty();
                accepted++;
                for (String value : List.of("black-wins", "white-wins", "seki")) {
                    String other = certificate.replaceFirst("claim race \\S+", "claim race " + value);
                    assertThat(Certificates.problem(other).isEmpty()).as(other).isEqualTo(other.equals(certificate));
                }
            }
        }
    }

    @RepeatedTest(1)
    void changedCertificateIsRejectedOrTrue(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 25, 40);
        assertThat(rejected).isGreaterThan(100);
        assertThat(harmless).isPositive();
    }

    @RepeatedTest(3)
    @Tag("thorough")
    void randomRacesHoldManyTimes(RepetitionInfo run) {
        checkValues(new Random(Seeds.next(run)), 150);
        assertThat(accepted).isGreaterThan(20);
        check(new Random(Seeds.next(run)), 60, 40);
        assertThat(rejected).isGreaterThan(300);
        assertThat(harmless).isPositive();
        assertThat(compareSymmetries(new Random(Seeds.next(run)), 100)).isGreaterThan(10);
    }

    @RepeatedTest(60)
    @Tag("slow")
    void changedCertificateIsRejectedOrTrueManyTimes(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 200, 200);
        assertThat(rejected).isGreaterThan(5_000);
    }

    /** Turned and mirrored boards, and boards with the colors exchanged, are other boards with the same value. */
    @RepeatedTest(1)
    void symmetriesAndColorsKeepTheVerdict(RepetitionInfo run) {
        assertThat(compareSymmetries(new Random(Seeds.next(run)), 40)).isGreaterThan(4);
    }

    /** The number of boards that have a value. */
    private static int compareSymmetries(Random random, int boards) {
        int compared = 0;
        for (int i = 0; i < boards; i++) {
            List<String> rows = rows(random);
            Optional<int[]> blocks = blocks(rows, random);
            if (blocks.isPresent()) {
                int width = rows.get(0).length();
                int height = rows.size();
                int black = blocks.get()[0];
                int white = blocks.get()[1];
                PlainRace race = new PlainRace(rows, black, white);
                Optional<Character> value =
                        race.area().size() > MAX_AREA ? Optional.empty() : race.value('X', '.', MAX_STATES);
                if (value.isPresent() && value.get() != '.') {
                    String swapped = String.join("\n", rows)
                            .replace('X', '-')
                            .replace('O', 'X')
                            .replace('-', 'O');
                    PlainRace other = new PlainRace(List.of(swapped.split("\n")), white, black);
                    assertThat(Certificates.problem(certificate(other, swap(value.get()), 'O', '.')))
                            .isEmpty();
                    List<String> mirrored = rows.stream()
                            .map(row -> new StringBuilder(row).reverse().toString())
                            .toList();
                    PlainRace mirror = new PlainRace(mirrored, mirror(black, width), mirror(white, width));
                    assertThat(Certificates.problem(certificate(mirror, value.get(), 'X', '.')))
                            .isEmpty();
                    List<String> turned = new ArrayList<>();
                    for (int column = width - 1; column >= 0; column--) {
                        int each = column;
                        turned.add(rows.stream()
                                .map(row -> row.substring(each, each + 1))
                                .collect(Collectors.joining()));
                    }
                    PlainRace turn = new PlainRace(turned, turn(black, width, height), turn(white, width, height));
                    assertThat(Certificates.problem(certificate(turn, value.get(), 'X', '.')))
                            .isEmpty();
                    compared++;
                }
            }
        }
        return compared;
    }

    private static int mirror(int point, int width) {
        return point / width * width + width - 1 - point % width;
    }

    /** The point on the board that is turned to the left: columns become rows from the bottom. */
    private static int turn(int point, int width, int height) {
        return point % width * height + height - 1 - point / width;
    }

    private static char swap(char value) {
        return value == 'S' ? 'S' : PlainRace.other(value);
    }

    private void check(Random random, int boards, int mutants) {
        for (int i = 0; i < boards; i++) {
            Optional<Certified> certified = next(random);
            for (int mutant = 0; certified.isPresent() && mutant < mutants; mutant++) {
                String certificate = certified.get().certificate;
                checkMutant(certificate, mutate(certificate, random));
            }
        }
    }

    private void checkMutant(String certificate, String mutant) {
        if (Certificates.problem(mutant).isPresent()) {
            rejected++;
            return;
        }
        values(mutant.lines().toList(), MAX_STATES_OF_CLAIM).forEach((claim, value) -> {
            assertThat(claim).as(mutant).startsWith("claim race " + value);
            harmless += mutant.equals(certificate) ? 0 : 1;
        });
    }

    /**
     * The values of the races that a certificate makes claims about, as words of the format.
     *
     * @param most the number of states at which a race has no value here
     * @return by the line of the claim
     */
    static Map<String, String> values(List<String> certificate, int most) {
        List<String> rows = certificate.stream()
                .filter(line -> line.startsWith("row "))
                .map(line -> line.substring(4))
                .toList();
        Map<String, String> values = new TreeMap<>();
        for (String claim : certificate) {
            if (claim.startsWith("claim race ")) {
                String[] words = claim.split(" ");
                PlainRace race = new PlainRace(rows, point(words[4], rows), point(words[6], rows));
                char koWinner = words[10].equals("none") ? '.' : letter(words[10]);
                race.value(letter(words[8]), koWinner, most).ifPresent(value -> values.put(claim, word(value)));
            }
        }
        return values;
    }

    private static String word(char value) {
        return switch (value) {
            case 'S' -> "seki";
            case '.' -> "endless";
            default -> PlainRace.color(value) + "-wins";
        };
    }

    static char letter(String color) {
        return color.equals("black") ? 'X' : 'O';
    }

    static int point(String name, List<String> rows) {
        int row = Integer.parseInt(name.substring(1)) - 1;
        return row * rows.get(0).length() + "ABCDEFGHJKLMN".indexOf(name.charAt(0));
    }

    /** A random race with a value, a random first side and a random winner of kos, if the board has one. */
    static Optional<Certified> next(Random random) {
        List<String> rows = rows(random);
        return blocks(rows, random).flatMap(blocks -> {
            PlainRace race = new PlainRace(rows, blocks[0], blocks[1]);
            char first = "XO".charAt(random.nextInt(2));
            char koWinner = "XO.".charAt(random.nextInt(3));
            Optional<Character> value =
                    race.area().size() > MAX_AREA ? Optional.empty() : race.value(first, koWinner, MAX_STATES);
            return value.filter(each -> each != '.')
                    .map(each -> new Certified(race, certificate(race, each, first, koWinner)));
        });
    }

    private static String certificate(PlainRace race, char value, char first, char koWinner) {
        List<String> lines = new ArrayList<>();
        lines.add("claim race %s %s".formatted(word(value), race.terms(first, koWinner)));
        for (char side : new char[] {'X', 'O'}) {
            if (value == 'S' || value == side) {
                PlainRace.Aim aim = new PlainRace.Aim(side, value != 'S');
                List<String> states =
                        race.strategy(aim, first, koWinner, MAX_STATES).orElseThrow();
                assertThat(states).as(race.certificate(lines)).isNotEmpty();
                lines.addAll(race.race(aim, first, koWinner, states));
            }
        }
        return race.certificate(lines);
    }

    /** A board without walls, or with two living groups above a random part. */
    private static List<String> rows(Random random) {
        boolean isFramed = random.nextInt(3) > 0;
        List<String> rows = new ArrayList<>(isFramed ? List.of(FRAME) : List.of());
        int width = isFramed ? FRAME[0].length() : 3 + random.nextInt(3);
        int height = rows.size() + (isFramed ? 2 : 3);
        while (rows.size() < height) {
            StringBuilder row = new StringBuilder();
            for (int column = 0; column < width; column++) {
                row.append("..XXXOOO".charAt(random.nextInt(8)));
            }
            rows.add(row.toString());
        }
        return rows;
    }

    /** A stone of each color that is in no wall of the frame; none if a block has no liberty. */
    private static Optional<int[]> blocks(List<String> rows, Random random) {
        List<Integer> black = new ArrayList<>();
        List<Integer> white = new ArrayList<>();
        String board = String.join("", rows);
        PlainRace plain = new PlainRace(rows, 0, 0);
        int width = rows.get(0).length();
        for (int point = 0; point < board.length(); point++) {
            char letter = rows.get(rows.size() - 1 - point / width).charAt(point % width);
            if (letter != '.' && !plain.hasLiberty(point)) {
                return Optional.empty();
            }
            boolean isWall = rows.size() > 3 && plain.reaches(point, board.length() - 2 * width);
            if (letter != '.' && !isWall) {
                (letter == 'X' ? black : white).add(point);
            }
        }
        return black.isEmpty() || white.isEmpty()
                ? Optional.empty()
                : Optional.of(
                        new int[] {black.get(random.nextInt(black.size())), white.get(random.nextInt(white.size()))});
    }

    /** A certificate with one change. */
    static String mutate(String certificate, Random random) {
        List<String> lines = new ArrayList<>(List.of(certificate.split("\n")));
        int at = HEAD + random.nextInt(lines.size() - HEAD);
        String other = lines.get(HEAD + random.nextInt(lines.size() - HEAD));
        switch (random.nextInt(12)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(at, other);
            case 2 -> lines.set(at, other);
            case 3 -> lines.set(at, "=");
            default ->
                lines.set(at, Certificates.withChange(lines.get(at), WORDS, word -> similar(word, random), random));
        }
        return String.join("\n", lines) + "\n";
    }

    private static String similar(String word, Random random) {
        if (word.matches("[A-Z][0-9]+")) {
            return "ABCDEFGHJ".charAt(random.nextInt(9)) + Integer.toString(1 + random.nextInt(5));
        }
        if (word.matches("[0-9]+")) {
            return Integer.toString(Math.max(0, Integer.parseInt(word) + random.nextInt(7) - 3));
        }
        return WORDS[random.nextInt(WORDS.length)];
    }
}
