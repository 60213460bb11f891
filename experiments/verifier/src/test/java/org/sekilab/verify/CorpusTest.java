package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Truth;
import org.sekilab.statics.enumeration.Value;

/** The checker judges each certificate of the corpus as the index says, and the index says what is there. */
class CorpusTest {
    private static final int LEAST_FALSE = 150;
    private static final int LEAST_GOOD = 15;
    private static final int MAX_STATES = 1_000_000;
    private static final String FALSE = "yes";
    private static final String ENDLESS = "endless";
    private static final Pattern RULE = Pattern.compile("(?m)^\\* \\*\\*([FR]-[A-Z]+-\\d+)");

    /** How many false files a rule has if it cannot have three. The page of the corpus tells why. */
    private static final Map<String, Integer> FEWER =
            Map.of("F-GZIP-1", 0, "F-STATE-2", 0, "R-CLAIM-4", 0);

    static List<Corpus.Entry> entries() {
        return Corpus.entries();
    }

    static Stream<Corpus.Entry> falseClaims() {
        return entries().stream().filter(entry -> !entry.falsehood().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("entries")
    void judgedAsTheIndexSays(Corpus.Entry entry) {
        String verdict = Corpus.judge(entry.bytes());
        if (entry.isGood()) {
            assertThat(verdict).isEmpty();
        } else {
            assertThat(verdict).matches("\\d+: .+");
            String[] parts = verdict.split(": ", 2);
            assertThat(kind(parts[1])).as(verdict).isEqualTo(entry.kind());
            assertThat(parts[0]).matches(entry.linePattern());
        }
    }

    @ParameterizedTest
    @MethodSource("falseClaims")
    void claimIsFalseByEnumeration(Corpus.Entry entry) {
        List<String> lines =
                new String(entry.bytes(), StandardCharsets.UTF_8).lines().toList();
        Position position = Diagram.parse(lines.stream()
                .filter(line -> line.startsWith("row "))
                .map(line -> line.substring("row ".length()).replaceAll("(.)", "$1 ") + "\n")
                .collect(Collectors.joining()));
        Set<String> falsehoods = new TreeSet<>();
        for (Color color : Color.values()) {
            falsehoods.add(falsehoodOnBoard(position, color, lines));
            for (Value value : List.of(Value.SAFE, Value.SEKI, Value.UNSAFE)) {
                falsehoods.add(falsehoodOfRegion(position, color, lines, value, ""));
                falsehoods.add(falsehoodOfRegion(position, color, lines, value, " first"));
            }
        }
        assertThat(falsehoods).contains(entry.falsehood());
    }

    /** Whether the defender can keep all that is claimed for a color on the board as a whole. */
    private static String falsehoodOnBoard(Position position, Color color, List<String> lines) {
        PointSet territory = claimed(position, lines, "claim %s territory".formatted(word(color)));
        PointSet stones = claimed(position, lines, "claim %s alive".formatted(word(color)));
        PointSet alive = new PointSet(position.geometry());
        position.stones(color).components().stream()
                .filter(block -> block.intersects(stones))
                .forEach(alive::unite);
        if (!alive.containsAll(stones)) {
            return FALSE; // there is no stone of the color
        }
        if (alive.isEmpty() && territory.isEmpty()) {
            return "";
        }
        PointSet active = PointSet.board(position.geometry()).subtract(alive);
        LocalGame game = new LocalGame(position, color, active, alive, territory.subtract(alive));
        return falsehood(Value.SAFE, solve(game).attackerFirst());
    }

    private static String falsehoodOfRegion(
            Position position, Color color, List<String> lines, Value claim, String first) {
        String kind = "claim region %s %s%s".formatted(claim.name().toLowerCase(Locale.ROOT), word(color), first);
        PointSet points = claimed(position, lines, kind);
        if (points.isEmpty()) {
            return "";
        }
        RegionMap map = new FloodRegionFinder().find(position, color);
        List<BasicRegion> regions = map.regions().stream()
                .filter(region -> region.points().intersects(points))
                .toList();
        Truth truth = solve(LocalGame.of(position, map.merge(regions), new PointSet(position.geometry())));
        return falsehood(claim, first.isEmpty() ? truth.attackerFirst() : truth.defenderFirst());
    }

    private static String falsehood(Value claim, Value truth) {
        if (truth == claim) {
            return "";
        }
        return truth == Value.AMBIGUOUS ? ENDLESS : FALSE;
    }

    private static Truth solve(LocalGame game) {
        Optional<Truth> truth = RegionEnumerator.solve(game, MAX_STATES);
        assertThat(truth).as("the board is too large").isPresent();
        return truth.orElseThrow();
    }

    private static PointSet claimed(Position position, List<String> lines, String kind) {
        PointSet points = new PointSet(position.geometry());
        lines.stream()
                .filter(line -> line.matches(kind + " [A-Z].*"))
                .flatMapToInt(line ->
                        Arrays.stream(GtpPoints.parseList(position.geometry(), line.substring(kind.length()))))
                .forEach(points::add);
        return points;
    }

    private static String word(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }

    @Test
    void indexHasAllFiles() throws IOException {
        Set<String> files = new TreeSet<>();
        for (String folder : List.of("good", "bad")) {
            try (Stream<Path> list = Files.list(Corpus.FOLDER.resolve(folder))) {
                list.forEach(file -> files.add(folder + "/" + file.getFileName()));
            }
        }
        assertThat(entries().stream().map(Corpus.Entry::file)).doesNotHaveDuplicates().hasSameElementsAs(files);
        assertThat(entries()).allSatisfy(entry -> assertThat(entry.file())
                .startsWith(entry.isGood() ? "good/" : "bad/%s-".formatted(entry.rule())));
    }

    @Test
    void corpusIsLargeEnough() {
        Map<Boolean, Long> counts =
                entries().stream().collect(Collectors.partitioningBy(Corpus.Entry::isGood, Collectors.counting()));
        assertThat(counts.get(false)).isGreaterThanOrEqualTo(LEAST_FALSE);
        assertThat(counts.get(true)).isGreaterThanOrEqualTo(LEAST_GOOD);
    }

    /** Each rule of the pages is broken by three files at least. */
    @Test
    void eachRuleIsBroken() throws IOException {
        Map<String, Long> counts = entries().stream()
                .filter(entry -> !entry.isGood())
                .collect(Collectors.groupingBy(Corpus.Entry::rule, Collectors.counting()));
        Set<String> rules = rules();
        assertThat(rules).containsAll(counts.keySet());
        assertThat(rules).allSatisfy(rule -> assertThat(counts.getOrDefault(rule, 0L))
                .as(rule)
                .isGreaterThanOrEqualTo(FEWER.getOrDefault(rule, 3)));
        String page = Files.readString(Corpus.FOLDER.resolve("README.md"));
        assertThat(FEWER.keySet()).allSatisfy(rule -> assertThat(page).contains(rule));
    }

    /** The rules that the pages define. */
    static Set<String> rules() throws IOException {
        Set<String> rules = new TreeSet<>();
        for (String page : List.of("certificates.md", "certificate-rules.md")) {
            RULE.matcher(Files.readString(Path.of("..", "..", "docs", page)))
                    .results()
                    .map((MatchResult match) -> match.group(1))
                    .forEach(rules::add);
        }
        return rules;
    }

    /** The class of an error by the words of the checker. */
    private static String kind(String problem) {
        if (problem.matches(".*(not whole|gzip|after the last line|where a board (or the last line )?is expected|there is no board).*")) {
            return "whole";
        }
        return problem.matches(String.join(
                        "|",
                        "there is a block without a liberty",
                        "a point is claimed for both colors",
                        "the zones do not prove this claim",
                        "the zone has no points, or some of an earlier one",
                        "the pairs do not keep two liberties for each block, or not the territory",
                        "the stone at \\w+ is among the points",
                        "no zone gives what is assumed of the block at \\w+",
                        "a move leads to another state than that of line \\d+",
                        "the other side is to move",
                        "the move is not legal",
                        "there are \\d+ legal moves",
                        "the attacker captures stones that may have liberties outside",
                        "the game is over( without the goal)?",
                        "the game is not over",
                        "the pairs do not reach the goal",
                        "a point of a pair is not empty, or in two pairs, or without a partner"))
                ? "proof"
                : "form";
    }
}
