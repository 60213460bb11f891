package org.sekilab.experiments.output;

import static org.assertj.core.api.Assertions.assertThat;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import com.typesafe.config.ConfigParseOptions;
import com.typesafe.config.ConfigSyntax;
import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SafetyKeys;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.config.StrategyKind;
import org.sekilab.experiments.region.Basis;
import org.sekilab.experiments.region.BoardRegions;
import org.sekilab.experiments.region.RegionAnswer;
import org.sekilab.experiments.region.RegionAnswerer;
import org.sekilab.experiments.region.RegionQuery;
import org.sekilab.experiments.solve.BoardAnalyzer;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.BoardResult;
import org.sekilab.experiments.solve.PointStatus;
import org.sekilab.experiments.solve.RegionOutcome;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.Seeds;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.model.sgf.SgfReader;
import org.sekilab.model.text.Diagram;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.statics.enumeration.LocalGame;
import org.sekilab.statics.enumeration.RegionEnumerator;
import org.sekilab.statics.enumeration.Truth;
import org.sekilab.statics.enumeration.Value;

/**
 * Every field of the JSON object of {@code solve} is true by enumeration of the whole board, on random small boards.
 */
class SolveFieldsTest {
    private static final int MAX_STATES = 400_000;
    private static final int[][] SIZES = {{2, 4}, {4, 2}, {2, 4}, {4, 2}, {3, 3}, {2, 5}};

    /** Two boards of an issue: B1 of the first and A6 of the second are dead, and were called seki too. */
    @ParameterizedTest
    @CsvSource({
        "(;SZ[2:4]AB[aa][bb][bd]AW[ac][bc]PL[B]), black, B1",
        "(;SZ[2:6]AB[aa][ac][bd][ae][be][af][bf]AW[ab][bb]PL[B]), black, A6"
    })
    void deadStonesAreNotInSeki(String sgf, String color, String point) {
        SgfGame game = SgfReader.parse(sgf, "test").games().get(0);
        Fields fields = new Fields(solver("M7"), game.positionAfter(0));
        assertThat(fields.names("dead", color)).contains(point);
        assertThat(fields.names("seki", color)).doesNotContain(point);
    }

    @RepeatedTest(1)
    void fieldsHold(RepetitionInfo run) {
        checkRandomBoards(run, 80);
    }

    @RepeatedTest(4)
    @Tag("slow")
    void fieldsHoldManyTimes(RepetitionInfo run) {
        checkRandomBoards(run, 250);
    }

    /** What {@code region --on-board} says is true of the region on its board, whatever it was proved with. */
    @RepeatedTest(1)
    void verdictsOfRegionsOnTheirBoardHold(RepetitionInfo run) {
        Random random = new Random(Seeds.next(run));
        Laboratory laboratory = laboratory("M7");
        BoardAnalyzer analyzer = new BoardAnalyzer(laboratory.create(StrategyKind.SOLVERS), () -> 0);
        RegionAnswerer answerer = new RegionAnswerer(
                        laboratory.create(StrategyKind.REGION_FINDERS), laboratory.regionSolver())
                .onBoards(BoardRegions.of(laboratory));
        int onBoard = 0;
        int alone = 0;
        for (int i = 0; i < 60; i++) {
            Position position = randomBoard(random);
            if (position.findBlockWithoutLiberty().isPresent()) {
                continue;
            }
            Fields fields = new Fields(analyzer, position);
            for (RegionOutcome outcome : fields.result.regions()) {
                Color defender = outcome.region().color();
                PointSet points = outcome.region().points();
                RegionQuery query = new RegionQuery(
                        Path.of("small.sgf"),
                        Selection.ALL,
                        new Argument("at", position.geometry().name(points.first())),
                        Optional.of(defender),
                        RegionQuery.Mover.ATTACKER);
                RegionAnswer answer = answerer.answer(query, fields.result.input());
                Verdict verdict = answer.result().verdict();
                if (answer.basis() == Basis.ON_BOARD) {
                    onBoard++;
                    fields.checkVerdict(defender, points, verdict.name());
                    if (verdict == Verdict.SAFE) {
                        fields.checkIsSafe(defender, points);
                    }
                } else if (!outcome.region().boundaryBlocks().isEmpty()) {
                    alone++;
                    assertThat(outcome.verdict()).isEqualTo(Verdict.UNKNOWN);
                    if (verdict == Verdict.SAFE) {
                        fields.checkIsSafe(defender, points);
                    }
                }
            }
        }
        assertThat(onBoard).isPositive();
        assertThat(alone).isPositive();
    }

    @RepeatedTest(3)
    @Tag("thorough")
    void verdictsOfRegionsOnTheirBoardHoldManyTimes(RepetitionInfo run) {
        verdictsOfRegionsOnTheirBoardHold(run);
    }

    @RepeatedTest(20)
    @Tag("slow")
    void fieldsOfMoreBoardsHold(RepetitionInfo run) {
        checkRandomBoards(run, 2_000);
    }

    private static void checkRandomBoards(RepetitionInfo run, int count) {
        Random random = new Random(Seeds.next(run));
        List<BoardAnalyzer> solvers = List.of(solver("M7"), solver("best"));
        int sekis = 0;
        int dead = 0;
        long regions = 0;
        for (int i = 0; i < count; i++) {
            Position position = randomBoard(random);
            if (position.findBlockWithoutLiberty().isEmpty()) {
                Fields fields = new Fields(solvers.get(i % solvers.size()), position);
                fields.checkAll();
                for (Color color : Color.values()) {
                    sekis += fields.points("seki", color).size();
                    dead += fields.points("dead", color).size();
                }
                regions += fields.decidedRegions();
            }
        }
        assertThat(sekis + dead).isPositive();
        assertThat(regions).isPositive();
    }

    private static Position randomBoard(Random random) {
        int[] size = SIZES[random.nextInt(SIZES.length)];
        Geometry geometry = Geometry.of(size[0], size[1]);
        int emptyPercent = 25 + random.nextInt(25);
        PointSet black = new PointSet(geometry);
        PointSet white = new PointSet(geometry);
        for (int point = 0; point < geometry.area(); point++) {
            if (random.nextInt(100) >= emptyPercent) {
                (random.nextBoolean() ? black : white).add(point);
            }
        }
        return Position.of(black, white, Color.BLACK);
    }

    private static BoardAnalyzer solver(String preset) {
        return new BoardAnalyzer(laboratory(preset).create(StrategyKind.SOLVERS), () -> 0);
    }

    private static Laboratory laboratory(String preset) {
        Mistakes mistakes = new Mistakes();
        Layers layers = new Layers(mistakes)
                .addOption("test", SafetyKeys.PRESET, preset)
                .addOption("test", SearchKeys.MEMORY, "1M")
                .addOption("test", SearchKeys.REGION_TIME, "10m")
                .addOption("test", SearchKeys.REGION_NODES, "20000");
        return Laboratory.open(layers, mistakes);
    }

    /** The fields of one board. */
    private static final class Fields {
        private final Position position;
        private final Geometry geometry;
        private final BoardResult result;
        private final Config json;

        Fields(BoardAnalyzer solver, Position position) {
            this.position = position;
            this.geometry = position.geometry();
            this.result = solver.analyze(new BoardInput("small.sgf", 3, 5, SgfGame.of(position), 0, position));
            ByteArrayOutputStream bytes = new ByteArrayOutputStream();
            new JsonLinesWriter(new PrintStream(bytes, true, StandardCharsets.UTF_8)).write(result);
            this.json = ConfigFactory.parseString(
                    bytes.toString(StandardCharsets.UTF_8),
                    ConfigParseOptions.defaults().setSyntax(ConfigSyntax.JSON));
        }

        void checkAll() {
            checkNames();
            checkCounts();
            checkRegions();
            for (Color color : Color.values()) {
                checkSafe(color);
                checkSeki(color);
                checkDead(color);
                checkStatuses(color);
            }
        }

        private void checkNames() {
            assertThat(json.getString("file")).isEqualTo("small.sgf");
            assertThat(json.getInt("index")).isEqualTo(3);
            String size = geometry.width() == geometry.height()
                    ? String.valueOf(geometry.width())
                    : geometry.width() + ":" + geometry.height();
            assertThat(json.getString("size")).isEqualTo(size);
            assertThat(json.getDouble("millis")).isNotNegative();
        }

        private void checkCounts() {
            int blocks = 0;
            int regions = 0;
            int neverCaptured = 0;
            int onSafePoints = 0;
            int withSafePoint = 0;
            PointSet safe = points("safe", Color.BLACK).unite(points("safe", Color.WHITE));
            for (Color color : Color.values()) {
                PointSet own = points("safe", color);
                PointSet others = points("safe", color.opposite());
                for (PointSet block : position.stones(color).components()) {
                    blocks++;
                    onSafePoints += own.containsAll(block) || others.containsAll(block) ? 1 : 0;
                    boolean isAsked = json.getInt("blocks.safe") > 0;
                    neverCaptured += isAsked && attackerFirst(color, block, none()) == Value.SAFE ? 1 : 0;
                }
                for (PointSet region :
                        position.stones(color).copy().complement().components()) {
                    regions++;
                    withSafePoint += region.intersects(safe) ? 1 : 0;
                }
                assertThat(json.getInt("safePoints." + word(color))).isEqualTo(own.size());
            }
            assertThat(json.getInt("safePoints.total")).isEqualTo(safe.size());
            assertThat(json.getInt("blocks.total")).isEqualTo(blocks);
            assertThat(json.getInt("blocks.safe")).as(board()).isLessThanOrEqualTo(neverCaptured);
            assertThat(json.getInt("blocks.onSafePoints")).isEqualTo(onSafePoints);
            assertThat(json.getInt("regions.total")).isEqualTo(regions);
            assertThat(json.getInt("regions.safe")).isEqualTo(withSafePoint);
        }

        /** All safe points of a color can be kept at the same time: at the end no stone of the opponent is there. */
        private void checkSafe(Color color) {
            PointSet safe = points("safe", color);
            assertThat(safe.intersects(points("safe", color.opposite()))).isFalse();
            PointSet seki = points("seki", color);
            assertThat(safe.containsAll(seki)).as(board()).isTrue();
            assertThat(attackerFirst(color, seki, safe.copy().subtract(seki)))
                    .as("safe for %s: %s, in seki: %s%n%s", color, safe, seki, board())
                    .isEqualTo(Value.SAFE);
        }

        /**
         * Stones in seki are whole blocks, are not dead, and are never captured. They coexist with stones that are
         * never captured.
         */
        private void checkSeki(Color color) {
            PointSet seki = points("seki", color);
            assertThat(seki.intersects(points("dead", color))).as(board()).isFalse();
            assertThat(position.stones(color).containsAll(seki)).as(board()).isTrue();
            if (seki.isEmpty()) {
                return;
            }
            for (PointSet block : position.stones(color).components()) {
                assertThat(seki.containsAll(block) || !seki.intersects(block))
                        .as(board())
                        .isTrue();
            }
            assertThat(attackerFirst(color, seki, none())).as(board()).isEqualTo(Value.SAFE);
            assertThat(position.stones(color.opposite()).components())
                    .as("in seki: %s%n%s", seki, board())
                    .anySatisfy(block -> assertThat(attackerFirst(color.opposite(), block, none()))
                            .isEqualTo(Value.SAFE));
        }

        /** Dead stones are captured even if their color moves first. */
        private void checkDead(Color color) {
            PointSet dead = points("dead", color);
            assertThat(points("safe", color.opposite()).containsAll(dead)).isTrue();
            for (PointSet block : position.stones(color).components()) {
                if (dead.intersects(block)) {
                    assertThat(dead.containsAll(block)).as(board()).isTrue();
                    assertThat(truth(color, block, none()).defenderFirst())
                            .as("dead: %s%n%s", block, board())
                            .isNotEqualTo(Value.SAFE);
                }
            }
        }

        private void checkRegions() {
            long nodes = 0;
            PointSet[] seen = {none(), none()}; // [color]
            for (Config region : json.getConfigList("regionResults")) {
                nodes += region.getLong("nodes");
                Color color = Color.valueOf(region.getString("color").toUpperCase(Locale.ROOT));
                PointSet points = set(region.getStringList("points"));
                assertThat(seen[color.ordinal()].intersects(points)).isFalse();
                seen[color.ordinal()].unite(points);
                assertThat(position.stones(color).copy().complement().components())
                        .contains(points);
                assertThat(region.getString("kind")).isEqualTo("basic");
                assertThat(region.getDouble("millis")).isNotNegative();
                String verdict = region.getString("verdict");
                assertThat(region.getString("method").equals("none")).isEqualTo(verdict.equals("UNKNOWN"));
                checkVerdict(color, points, verdict);
            }
            for (Color color : Color.values()) {
                assertThat(seen[color.ordinal()])
                        .isEqualTo(position.stones(color).copy().complement());
            }
            assertThat(json.getLong("nodes")).isEqualTo(nodes);
        }

        private void checkVerdict(Color color, PointSet region, String verdict) {
            String description = "%s of %s: %s%n%s".formatted(region, color, verdict, board());
            switch (verdict) {
                case "SAFE" ->
                    assertThat(points("safe", color).containsAll(region))
                            .as(description)
                            .isTrue();
                case "SEKI" -> {
                    Truth truth = truth(color, none(), region);
                    assertThat(truth.attackerFirst()).as(description).isNotEqualTo(Value.SAFE);
                    assertThat(truth.defenderFirst()).as(description).isNotEqualTo(Value.SAFE);
                    assertThat(attackerFirst(color, boundary(color, region), none()))
                            .as(description)
                            .isEqualTo(Value.SAFE);
                }
                case "UNSAFE" -> {
                    Truth truth = truth(color, none(), region);
                    assertThat(truth.attackerFirst()).as(description).isNotEqualTo(Value.SAFE);
                    assertThat(truth.defenderFirst()).as(description).isNotEqualTo(Value.SAFE);
                }
                default -> assertThat(verdict).isEqualTo("UNKNOWN");
            }
        }

        void checkIsSafe(Color color, PointSet region) {
            assertThat(attackerFirst(color, none(), region))
                    .as("%s of %s%n%s", region, color, board())
                    .isEqualTo(Value.SAFE);
        }

        /** The blocks next to the region and to another one. Blocks next to this region alone may be captured. */
        private PointSet boundary(Color color, PointSet region) {
            PointSet others = position.stones(color).copy().complement().subtract(region);
            PointSet boundary = none();
            for (PointSet block : position.stones(color).components()) {
                if (block.intersects(region.exterior()) && block.intersects(others.exterior())) {
                    boundary.unite(block);
                }
            }
            return boundary;
        }

        /** What pictures call alive is never captured, all at once. */
        private void checkStatuses(Color color) {
            List<PointStatus> statuses = PointStatus.all(result.safety());
            PointSet alive = none();
            for (int point = 0; point < geometry.area(); point++) {
                boolean isOwn = position.stones(color).contains(point);
                PointStatus status = statuses.get(point);
                if (isOwn && (status == PointStatus.ALIVE || status == PointStatus.SEKI)) {
                    alive.add(point);
                }
                assertThat(isOwn && status == PointStatus.DEAD)
                        .isEqualTo(points("dead", color).contains(point));
                assertThat(isOwn && status == PointStatus.SEKI)
                        .isEqualTo(points("seki", color).contains(point));
            }
            assertThat(attackerFirst(color, alive, none())).as(board()).isEqualTo(Value.SAFE);
        }

        long decidedRegions() {
            return result.regions().stream()
                    .filter(region -> !region.method().equals("none"))
                    .count();
        }

        List<String> names(String field, String color) {
            return json.getStringList(field + "." + color);
        }

        PointSet points(String field, Color color) {
            return set(names(field, word(color)));
        }

        private PointSet set(List<String> names) {
            PointSet set = none();
            names.forEach(name -> set.add(GtpPoints.parse(geometry, name)));
            return set;
        }

        private PointSet none() {
            return new PointSet(geometry);
        }

        private Value attackerFirst(Color defender, PointSet essential, PointSet territory) {
            return essential.isEmpty() && territory.isEmpty()
                    ? Value.SAFE
                    : truth(defender, essential, territory).attackerFirst();
        }

        private Truth truth(Color defender, PointSet essential, PointSet territory) {
            PointSet active = essential.copy().complement();
            return RegionEnumerator.solve(new LocalGame(position, defender, active, essential, territory), MAX_STATES)
                    .orElseThrow();
        }

        private String board() {
            return Diagram.formatWithFrame(position);
        }
    }

    private static String word(Color color) {
        return color.name().toLowerCase(Locale.ROOT);
    }
}
