package org.sekilab.verify;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatNoException;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
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

    /** The values that make a claim of a region true. */
    private static final Map<String, Set<Value>> VALUES = Map.of(
            "safe", Set.of(Value.SAFE),
            "seki", Set.of(Value.SEKI),
            "unsafe", Set.of(Value.UNSAFE),
            "not-safe", Set.of(Value.SEKI, Value.UNSAFE, Value.AMBIGUOUS));

    /** How many false files a rule has if it cannot have three. The page of the corpus tells why. */
    private static final Map<String, Integer> FEWER =
            Map.of("F-GZIP-1", 0, "F-STATE-2", 0, "R-CLAIM-4", 0, "F-LIFE-6", 0);

    static List<Corpus.Entry> entries() {
        return Corpus.entries();
    }

    static Stream<Corpus.Entry> falseClaims() {
        return entries().stream().filter(entry -> !entry.falsehood().isEmpty());
    }

    @ParameterizedTest
    @MethodSource("entries")
    void judgedAsTheIndexSays(Corpus.Entry entry) {
        ThrowingCallable check =
                () -> Verifier.verify(entry.file(), new ByteArrayInputStream(entry.bytes()), board -> {});
        if (entry.isGood()) {
            assertThatNoException().isThrownBy(check);
        } else {
            assertThatExceptionOfType(CertificateException.class)
                    .isThrownBy(check)
                    .satisfies(fault -> {
                        assertThat(fault.fault().name().toLowerCase(Locale.ROOT))
                                .isEqualTo(entry.kind());
                        assertThat(Long.toString(fault.line())).matches(entry.linePattern());
                    });
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
        Set<String> falsehoods = new TreeSet<>(falsehoodsOfRaces(lines));
        falsehoods.addAll(falsehoodsOfLife(lines));
        for (Color color : Color.values()) {
            falsehoods.add(falsehoodOnBoard(position, color, lines));
            falsehoods.add(falsehoodOfRefutation(position, color, lines));
            for (String claim : VALUES.keySet()) {
                falsehoods.add(falsehoodOfRegion(position, color, lines, claim, ""));
                falsehoods.add(falsehoodOfRegion(position, color, lines, claim, " first"));
            }
        }
        assertThat(falsehoods).contains(entry.falsehood());
    }

    private static List<String> falsehoodsOfRaces(List<String> lines) {
        return RandomRacesTest.values(lines, MAX_STATES).entrySet().stream()
                .map(claim -> claim.getKey().startsWith("claim race " + claim.getValue() + " ") ? "" : FALSE)
                .toList();
    }

    private static List<String> falsehoodsOfLife(List<String> lines) {
        return lines.stream()
                .filter(line -> line.startsWith("claim life "))
                .map(claim -> RandomLife.of(String.join("\n", lines))
                                .isTrue(MAX_STATES)
                                .orElseThrow()
                        ? ""
                        : FALSE)
                .toList();
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
        return falsehood(Set.of(Value.SAFE), solve(game).attackerFirst());
    }

    /** Whether the defender keeps the attacker off the refuted points, and keeps all its blocks, on the whole board. */
    private static String falsehoodOfRefutation(Position position, Color color, List<String> lines) {
        PointSet refuted = claimed(position, lines, "claim region refuted %s".formatted(word(color)));
        if (refuted.isEmpty()) {
            return "";
        }
        PointSet alive = position.stones(color);
        PointSet active = PointSet.board(position.geometry()).subtract(alive);
        LocalGame game = new LocalGame(position, color, active, alive, refuted.subtract(alive));
        if (RegionEnumerator.best(game, MAX_STATES).orElseThrow() != Value.SAFE) {
            return "";
        }
        return solve(game).attackerFirst() == Value.SAFE ? FALSE : ENDLESS;
    }

    private static String falsehoodOfRegion(
            Position position, Color color, List<String> lines, String claim, String first) {
        String kind = "claim region %s %s%s".formatted(claim, word(color), first);
        PointSet points = claimed(position, lines, kind);
        if (points.isEmpty()) {
            return "";
        }
        RegionMap map = new FloodRegionFinder().find(position, color);
        List<BasicRegion> regions = map.regions().stream()
                .filter(region -> region.points().intersects(points))
                .toList();
        Truth truth = solve(LocalGame.of(position, map.merge(regions), new PointSet(position.geometry())));
        return falsehood(
                Objects.requireNonNull(VALUES.get(claim)),
                first.isEmpty() ? truth.attackerFirst() : truth.defenderFirst());
    }

    private static String falsehood(Set<Value> claimed, Value truth) {
        if (claimed.contains(truth)) {
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
                .flatMapToInt(
                        line -> Arrays.stream(GtpPoints.parseList(position.geometry(), line.substring(kind.length()))))
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
        assertThat(entries().stream().map(Corpus.Entry::file))
                .doesNotHaveDuplicates()
                .hasSameElementsAs(files);
        assertThat(entries())
                .allSatisfy(entry -> assertThat(entry.file())
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
        assertThat(rules)
                .allSatisfy(rule -> assertThat(counts.getOrDefault(rule, 0L))
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
}
