package org.sekilab.safety.region;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.local.KoThreats;
import org.sekilab.model.local.LocalShape;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.Proofs;
import org.sekilab.safety.Engines;
import org.sekilab.safety.LocalBoards;
import org.sekilab.safety.certificate.ProofGraph;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Engine;
import org.sekilab.search.Goal;
import org.sekilab.search.Limits;
import org.sekilab.search.Outcome;
import org.sekilab.search.Result;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;
import org.sekilab.statics.OracleProblem;
import org.sekilab.statics.enumeration.Value;

/** Games with White first, by the engines of a configuration. */
class RegionSearcherTest {
    private static final SafetyConfig CONFIG = Engines.config(Preset.M1);
    private static final Limits LIMITS = Engines.LIMITS;
    private static final int STEP = 10;

    private static final Position FOUR = Diagram.parse("""
            O O O O O O
            X X X X X O
            . . . . X O
            """);
    private static final Position THREE = Diagram.parse("""
            O O O O O
            X X X X O
            . . . X O
            """);

    private final Map<String, Long> nodes = new TreeMap<>();
    private final EnginePair pair = EnginePair.of(Engines.DFPN_R).then(Engines.ALPHA_BETA);
    private final RegionSearcher searcher = new RegionSearcher(
            pair, CONFIG, (engine, statistics) -> nodes.merge(engine, statistics.nodes(), Long::sum));

    @Test
    void fourInARowLiveAndThreeDoNot() {
        assertThat(prove(FOUR).outcome()).isEqualTo(Outcome.WIN);
        assertThat(prove(THREE).outcome()).isEqualTo(Outcome.LOSS);
    }

    /** Without a limit, the first engine answers, and the second one is not asked. */
    @Test
    void workIsToldByEngine() {
        long spent = prove(FOUR).statistics().nodes();
        assertThat(nodes).containsOnly(Map.entry("engine", spent));
    }

    @Test
    void secondEngineIsAskedAboutOpenSearchesUnlessOnlyTheFirstMayAnswer() {
        Limits few = LIMITS.withMaxNodes(2);
        searcher.prove(LocalBoards.shape(FOUR), FOUR, Goal.WIN, few);
        assertThat(nodes).containsOnlyKeys("engine", "second engine");
        nodes.clear();
        Result first = searcher.proveByFirst(new GameMemory.Game(LocalBoards.shape(FOUR), FOUR, Goal.WIN), few);
        assertThat(first.outcome()).isEqualTo(Outcome.UNKNOWN);
        assertThat(nodes).containsOnlyKeys("engine");
    }

    /** The preset best has early stops, and M7 has none. */
    @Test
    void earlyStopsLeaveGamesOfLifeToTheFirstEngine() {
        assertThat(enginesOfLife(Preset.BEST)).containsOnly("engine");
        assertThat(enginesOfLife(Preset.M7)).containsOnly("engine", "second engine");
    }

    private Set<String> enginesOfLife(Preset preset) {
        Set<String> engines = new TreeSet<>();
        RegionSearcher both =
                new RegionSearcher(pair, Engines.config(preset), (engine, statistics) -> engines.add(engine));
        LocalShape life = LocalBoards.shape(THREE).withoutTerritory();
        Result found =
                both.proveLife(life, THREE, Goal.WIN, LIMITS.withMaxNodes(2)).result();
        assertThat(found.outcome()).isEqualTo(Outcome.UNKNOWN);
        return engines;
    }

    /** The four points in the corner are enough, so other proofs may use the rest of the board. */
    @Test
    void lifeIsProvedOnThePointsThatItNeedsWithAProofThatCanBeWritten() {
        Position position = Diagram.parse("""
                O O O O O O O
                . . . . . . .
                . . . . . . .
                X X X X X . .
                . . . . X . .
                """);
        Block block =
                new FloodRegionFinder().find(position, Color.BLACK).blocks().get(0);
        PointSet none = new PointSet(position.geometry());
        PointSet wall = position.white();
        PointSet points = none.copy().complement().subtract(block.stones()).subtract(wall);
        LocalShape shape = LocalShape.ofArea(Color.BLACK, points, none, wall, List.of(block), new long[1]);
        RegionSearcher zoned = new RegionSearcher(EnginePair.of(Engines.WITH_ZONES), Engines.config(Preset.BEST));
        RegionSearcher.Searched found = zoned.proveLife(shape, position, Goal.WIN, LIMITS);
        assertThat(found.result().outcome()).isEqualTo(Outcome.WIN);
        assertThat(found.shape().size()).isEqualTo(4);
        assertThat(zoned.walk(found.shape(), position, Goal.WIN, found.result(), 1_000))
                .isPresent();
        RegionSearcher plain = new RegionSearcher(EnginePair.of(Engines.DFPN_R), Engines.config(Preset.BEST));
        assertThat(plain.proveLife(shape, position, Goal.WIN, LIMITS).shape()).isSameAs(shape);
    }

    /** Each of the two rooms alone is a short search; both together have as many states as the product. */
    @Test
    void gameThatFallsApartIsWonByItsPartsWithAProofThatCanBeWritten() {
        Position position = Diagram.parse("""
                O O O O O O O O O
                X X X X X X X X X
                . . . . X . . . .
                . . . . X . . . .
                """);
        List<Block> blocks = new FloodRegionFinder().find(position, Color.BLACK).blocks();
        PointSet points = position.empties();
        PointSet none = new PointSet(position.geometry());
        LocalShape shape = LocalShape.ofArea(Color.BLACK, points, points, none, blocks, new long[blocks.size()]);
        Engine parted = DfpnEngine.withTwins(DfpnConfig.DEFAULT.withParts(DfpnConfig.Parts.START));
        RegionSearcher apart = new RegionSearcher(EnginePair.of(parted), checkable());
        RegionSearcher whole = new RegionSearcher(EnginePair.of(Engines.DFPN_R), checkable());
        Result byParts = apart.prove(shape, position, Goal.WIN, LIMITS);
        Result asAWhole = whole.prove(shape, position, Goal.WIN, LIMITS);
        assertThat(byParts.outcome()).isEqualTo(Outcome.WIN);
        assertThat(byParts.statistics().nodes() * 4)
                .isLessThan(asAWhole.statistics().nodes());
        assertThat(apart.walk(shape, position, Goal.WIN, byParts, 1_000)).isPresent();
    }

    private static SafetyConfig checkable() {
        return Engines.config(Preset.M4).with(Proofs.CHECKABLE);
    }

    /** White takes the ko in the corner, and has no threat with which to win it. */
    @Test
    void koThreatsDecideAKo() {
        Position ko = Diagram.parse("""
                O O O O O O
                X X X X X O
                X . X . X O
                . X O . X O
                """);
        LocalShape shape = LocalBoards.shape(ko);
        Outcome unlimited =
                searcher.prove(shape, ko, KoThreats.UNLIMITED, Goal.WIN, LIMITS).outcome();
        Outcome none =
                searcher.prove(shape, ko, KoThreats.of(0), Goal.WIN, LIMITS).outcome();
        assertThat(unlimited == Outcome.WIN && none != Outcome.WIN).isFalse();
    }

    /** A win that static rules see from the start has one state. Other wins have more. */
    @Test
    void winIsWrittenDownWithinTheGivenStates() {
        int large = 0;
        for (OracleProblem problem : OracleProblem.all()) {
            if (problem.truth().attackerFirst() == Value.SAFE && problem.index() % STEP == 0) {
                Position position = problem.position();
                LocalShape shape = LocalShape.of(problem.region());
                Result found = searcher.prove(shape, position, Goal.WIN, LIMITS);
                if (found.outcome() == Outcome.WIN) {
                    Optional<ProofGraph> graph = searcher.walk(shape, position, Goal.WIN, found, 100_000);
                    Optional<ProofGraph> small = searcher.walk(shape, position, Goal.WIN, found, 1);
                    assertThat(small.isPresent())
                            .as("problem %d", problem.index())
                            .isEqualTo(graph.isPresent() && graph.get().states() == 1);
                    large += graph.isPresent() && small.isEmpty() ? 1 : 0;
                }
            }
        }
        assertThat(large).isPositive();
    }

    private Result prove(Position position) {
        return searcher.prove(LocalBoards.shape(position), position, Goal.WIN, LIMITS);
    }
}
