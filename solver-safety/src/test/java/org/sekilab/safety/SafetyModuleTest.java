package org.sekilab.safety;

import static org.assertj.core.api.Assertions.assertThat;

import com.google.inject.Guice;
import com.google.inject.Injector;
import com.google.inject.Key;
import com.google.inject.TypeLiteral;
import com.google.inject.name.Names;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Position;
import org.sekilab.model.Region;
import org.sekilab.model.RegionFinder;
import org.sekilab.model.RegionMap;
import org.sekilab.model.text.Diagram;
import org.sekilab.proof.SafetyMap;
import org.sekilab.proof.SafetySolver;
import org.sekilab.safety.parts.ExactEvaluator;
import org.sekilab.safety.parts.HeuristicEvaluator;
import org.sekilab.safety.parts.LeafInitializer;
import org.sekilab.safety.parts.MoveGenerator;
import org.sekilab.safety.parts.MoveOrderer;
import org.sekilab.safety.parts.RegionMerger;
import org.sekilab.safety.parts.SearchParts;
import org.sekilab.safety.settings.EnginePair;
import org.sekilab.safety.settings.LifeJudge;
import org.sekilab.safety.settings.Preset;
import org.sekilab.safety.settings.RaceJudge;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.safety.settings.Verdict;
import org.sekilab.search.Engine;

/** The solver has its name and its line, and searches with the parts that are bound. */
class SafetyModuleTest {
    /** Two blocks with two eyes each, and a column between them on which either side may play. */
    private static final Position NEIGHBORS = Diagram.parse("""
            . X . O .
            X X . O O
            . X . O .
            """);

    private final SafetyConfig config = Engines.config(Preset.M6);
    private final AtomicInteger asked = new AtomicInteger();
    private final Injector injector = Guice.createInjector(new SafetyModule(config), binder -> {
        SearchParts parts = config.parts();
        binder.bind(RegionFinder.class).toInstance(new FloodRegionFinder());
        binder.bind(Engine.class).toInstance(Engines.DFPN_R);
        binder.bind(EnginePair.class).toInstance(EnginePair.of(Engines.DFPN_R));
        binder.bind(RaceJudge.class).toInstance(RaceJudge.NONE);
        binder.bind(LifeJudge.class).toInstance(LifeJudge.NONE);
        binder.bind(RegionMerger.class).toInstance(parts.merger());
        binder.bind(MoveOrderer.class).toInstance(board -> {
            asked.incrementAndGet();
            return parts.orderer().on(board);
        });
        binder.bind(ExactEvaluator.class).toInstance(parts.exactEvaluator());
        binder.bind(HeuristicEvaluator.class).toInstance(parts.heuristicEvaluator());
        binder.bind(LeafInitializer.class).toInstance(parts.leafInitializer());
        binder.bind(MoveGenerator.class).toInstance(parts.generator());
    });

    @Test
    void solverHasItsNameAndItsLine() {
        Map<String, SafetySolver> solvers =
                injector.getInstance(Key.get(new TypeLiteral<Map<String, SafetySolver>>() {}));
        assertThat(solvers).containsOnlyKeys("search");
        assertThat(injector.getInstance(Key.get(new TypeLiteral<Map<String, String>>() {}, Names.named("solvers"))))
                .containsOnlyKeys("search");
        SafetyMap map = Objects.requireNonNull(solvers.get("search")).solve(NEIGHBORS);
        assertThat(map.aliveStones(Color.BLACK)).isEqualTo(NEIGHBORS.black());
    }

    @Test
    void causesAreFound() {
        SafetyMap map = injector.getInstance(SearchingSafetySolver.class).solve(NEIGHBORS);
        int between = NEIGHBORS.geometry().point(2, 1);
        assertThat(injector.getInstance(CauseFinder.class).find(map).at(between))
                .contains(Cause.NEUTRAL);
    }

    /** Three points in a row are dead if White moves first, and both solvers of regions search with the bound order. */
    @Test
    void solversOfRegionsUseThePartsThatAreBound() {
        Position position = Diagram.parse("""
                O O O O O .
                X X X X O .
                . . . X O .
                """);
        RegionMap map = new FloodRegionFinder().find(position, Color.BLACK);
        Region corner = map.merge(List.of(map.regions().get(map.regionIndexAt(0))));
        assertThat(injector.getInstance(RegionSolver.class)
                        .solve(position, corner, Color.WHITE)
                        .verdict())
                .isEqualTo(Verdict.UNSAFE);
        int first = asked.getAndSet(0);
        assertThat(first).isPositive();
        assertThat(injector.getInstance(RegionProver.class)
                        .prove(position, corner, Color.WHITE, Engines.DFPN_R, Engines.LIMITS, RegionListener.NONE)
                        .result()
                        .verdict())
                .isEqualTo(Verdict.UNSAFE);
        assertThat(asked.get()).isPositive();
    }
}
