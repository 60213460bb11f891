package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.function.BiFunction;
import java.util.function.Predicate;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.MergedRegion;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.Seeds;
import org.sekilab.model.local.LocalBoard;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.safety.SearchingSafetySolver;
import org.sekilab.safety.certificate.Certificate;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Limits;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;
import org.sekilab.statics.EnclosedBoard;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Truth;
import org.sekilab.statics.enumeration.Value;

/**
 * A certificate made by enumeration or by the solver, with one change, is rejected, or its claims are still true by
 * enumeration.
 */
class MutationTest {
    private static final int MAX_STATES = 3_000;
    private static final int MAX_STATES_OF_CLAIM = 100_000;
    private static final int MAX_ACTIVE = 24;
    private static final int HEAD = 2; // lines that no change is made to
    private static final Limits SEARCH =
            Limits.DEFAULT.withTime(Duration.ofMinutes(1)).withMaxNodes(2_000);
    private static final SearchingSafetySolver SOLVER = new SearchingSafetySolver(
            new FloodRegionFinder(),
            DfpnEngine.withTwins(DfpnConfig.DEFAULT),
            new SafetyConfig(Preset.BEST.features(), 30, 14, 14, SEARCH));
    private static final String[] WORDS = {
        "a",
        "d",
        "=",
        ".",
        "p",
        "safe",
        "alive",
        "seki",
        "not-safe",
        "not-seki",
        "unsafe",
        "first",
        "black",
        "white",
        "territory",
        "eye",
        "block",
        "1",
        "0"
    };

    private int rejected;
    private int harmless;
    private int unknown; // too large to tell

    @RepeatedTest(3)
    void changedCertificateIsRejectedOrTrue(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 150, 30, MutationTest::certificate);
        assertThat(rejected).isGreaterThan(100);
        assertThat(harmless).isPositive();
        assertThat(unknown).isLessThan(rejected / 20);
    }

    @RepeatedTest(10)
    @Tag("thorough")
    void changedCertificateIsRejectedOrTrueOften(RepetitionInfo run) {
        changedCertificateIsRejectedOrTrue(run);
    }

    @RepeatedTest(100)
    @Tag("slow")
    void changedCertificateIsRejectedOrTrueManyTimes(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 200, 100, MutationTest::certificate);
        assertThat(rejected).isGreaterThan(2_000);
        assertThat(unknown).isLessThan(rejected / 20);
    }

    @RepeatedTest(1)
    void changedCertificateOfTheSolverIsRejectedOrTrue(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 60, 30, (board, random) -> certificateOfSolver(board.position()));
        assertThat(rejected).isGreaterThan(100);
        assertThat(harmless).isPositive();
    }

    @RepeatedTest(5)
    @Tag("slow")
    void changedCertificateOfTheSolverIsRejectedOrTrueManyTimes(RepetitionInfo run) {
        changedCertificateOfTheSolverIsRejectedOrTrue(run);
    }

    /** The value of a region alone, with either side moving first. */
    @RepeatedTest(1)
    void changedCertificateOfAValueIsRejectedOrTrue(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 150, 30, MutationTest::certificateOfValue);
        assertThat(rejected).isGreaterThan(100);
        assertThat(harmless).isPositive();
        assertThat(unknown).isLessThan(rejected / 20);
    }

    @RepeatedTest(5)
    @Tag("thorough")
    void changedCertificateOfAValueIsRejectedOrTrueOften(RepetitionInfo run) {
        changedCertificateOfAValueIsRejectedOrTrue(run);
    }

    @RepeatedTest(100)
    @Tag("slow")
    void changedCertificateOfAValueIsRejectedOrTrueManyTimes(RepetitionInfo run) {
        check(new Random(Seeds.next(run)), 200, 100, MutationTest::certificateOfValue);
        assertThat(rejected).isGreaterThan(2_000);
        assertThat(unknown).isLessThan(rejected / 20);
    }

    /** @param source of certificates */
    private void check(
            Random random, int boards, int mutants, BiFunction<EnclosedBoard, Random, Optional<String>> source) {
        for (int i = 0; i < boards; i++) {
            Optional<EnclosedBoard> board = EnclosedBoard.next(random, 7);
            Optional<String> certificate = board.flatMap(each -> source.apply(each, random));
            if (certificate.isPresent()) {
                assertThat(Certificates.problem(certificate.get()))
                        .as(certificate.get())
                        .isEmpty();
                for (int mutant = 0; mutant < mutants; mutant++) {
                    checkMutant(board.get(), certificate.get(), mutate(certificate.get(), random));
                }
            }
        }
    }

    /** All regions within the wall as one game, if it is won. */
    private static Optional<String> certificate(EnclosedBoard board, Random random) {
        RegionMap map = new FloodRegionFinder().find(board.position(), board.defender());
        List<BasicRegion> parts = new ArrayList<>(map.regions());
        parts.removeIf(region -> !board.playground().containsAll(region.points()));
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        MergedRegion region = map.merge(parts);
        LocalBoard local = new LocalBoard(
                LocalShape.of(region), board.position(), board.defender().opposite());
        return LocalTruth.of(local, MAX_STATES).filter(LocalTruth::isWon).map(truth -> {
            LocalShape shape = local.shape();
            String color = Certificates.word(board.defender());
            PointSet anchors = new PointSet(shape.geometry());
            shape.blocks().forEach(block -> anchors.add(block.anchor()));
            PointSet seeds = new PointSet(shape.geometry());
            parts.forEach(part -> seeds.add(part.points().first()));
            List<String> lines = new ArrayList<>();
            lines.add("claim %s alive%s".formatted(color, Certificates.names(anchors)));
            lines.add("claim %s territory%s".formatted(color, Certificates.names(shape.pointsOf(shape.territory()))));
            lines.add("claim region safe %s%s".formatted(color, Certificates.names(seeds)));
            lines.addAll(Certificates.gameZone(local, truth, random.nextInt(3) - 1));
            return Certificates.board(board.position(), lines);
        });
    }

    /** What is known of the value of one or all regions within the wall, with one of the sides moving first. */
    static Optional<String> certificateOfValue(EnclosedBoard board, Random random) {
        RegionMap map = new FloodRegionFinder().find(board.position(), board.defender());
        List<BasicRegion> parts = new ArrayList<>(map.regions());
        parts.removeIf(region -> !board.playground().containsAll(region.points()));
        if (parts.isEmpty()) {
            return Optional.empty();
        }
        MergedRegion region = map.merge(random.nextBoolean() ? parts : parts.subList(0, 1));
        Color first = random.nextBoolean() ? region.defender() : region.attacker();
        LocalBoard local = new LocalBoard(LocalShape.of(region), board.position(), first);
        List<String> lines = new ArrayList<>();
        List<String> proved = new ArrayList<>();
        for (CheckedZone.Goal goal : CheckedZone.Goal.values()) {
            boolean isKnown = goal == CheckedZone.Goal.ALIVE
                    || goal == CheckedZone.Goal.REFUTED // it proves no value
                    || goal == CheckedZone.Goal.SEKI && proved.contains("safe");
            Optional<List<String>> zone =
                    isKnown ? Optional.empty() : Certificates.zone(local, goal, MAX_STATES, random.nextInt(3) - 1);
            zone.ifPresent(each -> {
                lines.addAll(each);
                proved.add(goal.word());
            });
        }
        String points = Certificates.names(region.points());
        String color = Certificates.word(region.defender()) + (first == region.defender() ? " first" : "");
        if (proved.contains("safe")) {
            lines.add("claim region safe " + color + points);
        } else if (proved.contains("not-seki")) {
            lines.add("claim region unsafe " + color + points);
        } else if (proved.containsAll(List.of("seki", "not-safe"))) {
            lines.add("claim region seki " + color + points);
        }
        if (proved.contains("not-safe")) {
            lines.add(0, "claim region not-safe " + color + points);
        }
        return lines.isEmpty() ? Optional.empty() : Optional.of(Certificates.board(board.position(), lines));
    }

    /** All that the solver proves of a board, if it is anything. */
    static Optional<String> certificateOfSolver(Position position) {
        Certificate certificate = SOLVER.certify(position, MAX_STATES_OF_CLAIM).certificate();
        if (certificate.claims().isEmpty()) {
            return Optional.empty();
        }
        return Optional.of(Certificates.text(certificate));
    }

    /** A certificate with one change. */
    static String mutate(String certificate, Random random) {
        List<String> lines = new ArrayList<>(Arrays.asList(certificate.split("\n")));
        int at = HEAD + random.nextInt(lines.size() - HEAD);
        switch (random.nextInt(12)) {
            case 0 -> lines.remove(at);
            case 1 -> lines.add(at, lines.get(HEAD + random.nextInt(lines.size() - HEAD)));
            case 2 -> lines.set(at, lines.get(HEAD + random.nextInt(lines.size() - HEAD)));
            default ->
                lines.set(at, Certificates.withChange(lines.get(at), WORDS, word -> similar(word, random), random));
        }
        return String.join("\n", lines) + "\n";
    }

    private static String similar(String word, Random random) {
        if (word.matches("[A-Z][0-9]+")) {
            return "ABCDEFGHJ".charAt(random.nextInt(9)) + Integer.toString(1 + random.nextInt(9));
        }
        if (word.matches("[0-9a-f]+")) {
            return Integer.toString(random.nextInt(8));
        }
        return WORDS[random.nextInt(WORDS.length)];
    }

    private void checkMutant(EnclosedBoard board, String certificate, String mutant) {
        if (Certificates.problem(mutant).isPresent()) {
            rejected++;
        } else if (!mutant.equals(certificate)) {
            checkClaims(board, mutant);
        }
    }

    private void checkClaims(EnclosedBoard board, String mutant) {
        List<String> lines = Arrays.asList(mutant.split("\n"));
        StringBuilder rows = new StringBuilder();
        lines.stream()
                .filter(line -> line.startsWith("row "))
                .forEach(line -> rows.append(line.substring(4)).append('\n'));
        Position position = Diagram.parse(rows.toString().replaceAll("(.)", "$1 "));
        for (Color color : Color.values()) {
            LocalGame all = onBoard(board, position, lines, color);
            if (!all.essential().isEmpty() || !all.territory().isEmpty()) {
                check(mutant, all, truth -> truth.attackerFirst() == Value.SAFE);
            }
            for (String value : List.of("safe", "seki", "unsafe", "not-safe")) {
                String claim = "claim region %s %s".formatted(value, Certificates.word(color));
                for (PointSet region : claims(lines, position, claim + " (?=[A-Z])")) {
                    check(mutant, ofRegion(position, region, color), truth -> is(truth.attackerFirst(), value));
                }
                for (PointSet region : claims(lines, position, claim + " first ")) {
                    check(mutant, ofRegion(position, region, color), truth -> is(truth.defenderFirst(), value));
                }
            }
        }
    }

    private static boolean is(Value truth, String claimed) {
        return claimed.equals("not-safe") ? truth != Value.SAFE : truth.name().equalsIgnoreCase(claimed);
    }

    private void check(String mutant, LocalGame game, Predicate<Truth> isTrue) {
        Optional<Truth> truth = game.active().size() > MAX_ACTIVE
                ? Optional.empty()
                : RegionEnumerator.solve(game, MAX_STATES_OF_CLAIM);
        if (truth.isEmpty()) {
            unknown++;
        } else {
            assertThat(isTrue.test(truth.get()))
                    .as("%s%n%s", truth.get(), mutant)
                    .isTrue();
            harmless++;
        }
    }

    /**
     * The points of all claims of a kind, each claim by itself.
     *
     * @param kind a pattern for the words before the points
     */
    private static List<PointSet> claims(List<String> lines, Position position, String kind) {
        List<PointSet> claims = new ArrayList<>();
        for (String line : lines) {
            Matcher words = Pattern.compile(kind).matcher(line);
            if (words.lookingAt()) {
                PointSet points = new PointSet(position.geometry());
                for (int point : GtpPoints.parseList(position.geometry(), line.substring(words.end()))) {
                    points.add(point);
                }
                claims.add(points);
            }
        }
        return claims;
    }

    private static LocalGame ofRegion(Position position, PointSet points, Color color) {
        RegionMap map = new FloodRegionFinder().find(position, color);
        List<BasicRegion> parts = new ArrayList<>(map.regions());
        parts.removeIf(region -> !region.points().intersects(points));
        return LocalGame.of(position, map.merge(parts), new PointSet(position.geometry()));
    }

    /**
     * The local game of all that a color claims on the board. The defender's game lies within the attacker's wall. On
     * the whole board the wall would need eyes of its own.
     */
    private static LocalGame onBoard(EnclosedBoard board, Position position, List<String> lines, Color color) {
        String claim = "claim " + Certificates.word(color);
        PointSet alive = new PointSet(position.geometry());
        for (PointSet points : claims(lines, position, claim + " alive")) {
            position.stones(color).components().stream()
                    .filter(block -> block.intersects(points))
                    .forEach(alive::unite);
        }
        PointSet territory = new PointSet(position.geometry());
        claims(lines, position, claim + " territory").forEach(territory::unite);
        PointSet playground = color == board.defender() ? board.playground() : PointSet.board(position.geometry());
        PointSet active = playground.copy().unite(territory).subtract(alive);
        return new LocalGame(position, color, active, alive, territory);
    }
}
