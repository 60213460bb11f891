package org.sekilab.safety.parts;

import com.google.inject.AbstractModule;
import com.google.inject.Provides;
import com.google.inject.multibindings.MapBinder;
import com.google.inject.name.Names;
import org.sekilab.proof.Proofs;

/**
 * Binds the parts of a region search by name, each with the line that describes it. The creator of the injector binds
 * the parts that are used. "auto" follows the features.
 */
@SuppressWarnings("exports") // Guice is optional
public final class SearchPartsModule extends AbstractModule {
    private static final String AUTO = "auto";
    private static final int VITAL_POINT_WEIGHT = 40;
    private static final String AUTO_LINE = "what safety.preset and safety.without say: %s or %s";

    private final SearchParts auto;

    /** @param auto the parts that the features choose */
    public SearchPartsModule(SearchParts auto) {
        this.auto = auto;
    }

    @Override
    protected void configure() {
        add(RegionMerger.class, AUTO, auto.merger());
        add(RegionMerger.class, "strongly-dependent", RegionMerger.STRONGLY_DEPENDENT);
        add(RegionMerger.class, "related", RegionMerger.RELATED);
        add(RegionMerger.class, "none", RegionMerger.NONE);
        add(MoveOrderer.class, AUTO, auto.orderer());
        add(MoveOrderer.class, "weighted", WeightedOrder.OF_THE_PAPER);
        add(MoveOrderer.class, "plain", MoveOrderer.PLAIN);
        add(MoveOrderer.class, "vital", new VitalPointOrder(WeightedOrder.OF_THE_PAPER, VITAL_POINT_WEIGHT));
        add(MoveOrderer.class, "eye-space", new EyeSpaceOrder(WeightedOrder.OF_THE_PAPER));
        add(ExactEvaluator.class, AUTO, auto.exactEvaluator());
        add(ExactEvaluator.class, "static-safe", new StaticSafe(Proofs.ANY));
        add(ExactEvaluator.class, "static-always", new StaticAlways(Proofs.ANY));
        add(ExactEvaluator.class, "sure-liberties", new SureLiberties(Proofs.ANY));
        add(ExactEvaluator.class, "database", new DatabaseSafe());
        add(HeuristicEvaluator.class, AUTO, auto.heuristicEvaluator());
        add(HeuristicEvaluator.class, "subregions", new SubregionCount());
        add(HeuristicEvaluator.class, "none", HeuristicEvaluator.NONE);
        add(LeafInitializer.class, AUTO, auto.leafInitializer());
        add(LeafInitializer.class, "missing-eyes", new MissingEyes());
        add(LeafInitializer.class, "joined-eyes", new JoinedEyes());
        add(LeafInitializer.class, "one", LeafInitializer.ONE);
        add(LeafInitializer.class, "semi-joints", new SemiJointLeaves());
        add(LeafInitializer.class, "eye-space", new MissingEyeSpace());
        add(MoveGenerator.class, AUTO, auto.generator());
        add(MoveGenerator.class, "forced", new ForcedMoves());
        add(MoveGenerator.class, "all", MoveGenerator.ALL);
        describe("mergers", AUTO, AUTO_LINE.formatted("strongly-dependent", "none"));
        describe("mergers", "strongly-dependent", "regions with more than one common block [NM04] 3.2");
        describe("mergers", "related", "regions with a common block [NM04] 3.2");
        describe("mergers", "none", "each region by itself");
        describe("orderers", AUTO, AUTO_LINE.formatted("weighted", "plain"));
        describe("orderers", "weighted", "liberties, neighbors, captures, self-atari [NM04] 4.1");
        describe("orderers", "plain", "points as they are numbered");
        describe("orderers", "vital", "as weighted, and more where a stone encloses one more region [N05] 4.3");
        describe("orderers", "eye-space", "as weighted, vital points of empty parts first [N05] 3.5");
        describe("exact-evaluators", AUTO, AUTO_LINE.formatted("static-always, static-safe", "sure-liberties"));
        describe(
                "exact-evaluators",
                "static-safe",
                "as sure-liberties, and all static rules where a region changed its size [NM04] 4.2");
        describe(
                "exact-evaluators",
                "static-always",
                "as sure-liberties, and all static rules after each move of the defender");
        describe("exact-evaluators", "sure-liberties", "what is safe as it stands, in each state [NM04] 4.2");
        describe("exact-evaluators", "database", "as static-safe, and empty parts by the region database [N05] 3.5");
        describe("heuristics", AUTO, AUTO_LINE.formatted("subregions", "none"));
        describe("heuristics", "subregions", "100 a subregion, -50 an active block of the attacker [NM04] 4.2");
        describe("heuristics", "none", "all states seem to be worth the same");
        describe("leaf-initializers", AUTO, AUTO_LINE.formatted("joined-eyes, missing-eyes", "one"));
        describe("leaf-initializers", "missing-eyes", "proof numbers begin with the eyes that groups have yet to find");
        describe(
                "leaf-initializers",
                "joined-eyes",
                "as missing-eyes, once groups with common liberties are joined, and with room for eyes");
        describe("leaf-initializers", "one", "proof and disproof numbers begin with 1");
        describe(
                "leaf-initializers",
                "semi-joints",
                "numbers begin with the half eyes that are missing or there [N05] 4.3");
        describe("leaf-initializers", "eye-space", "as missing-eyes, less those of empty parts by the region database");
        describe("generators", AUTO, AUTO_LINE.formatted("forced", "all"));
        describe("generators", "forced", "in atari, only moves that may save the block [NM04] 4.1");
        describe("generators", "all", "all legal moves");
    }

    private <T> void add(Class<T> type, String name, T strategy) {
        MapBinder.newMapBinder(binder(), String.class, type).addBinding(name).toInstance(strategy);
    }

    /** Binds the line about a strategy to the name of its kind. */
    private void describe(String kind, String name, String line) {
        MapBinder.newMapBinder(binder(), String.class, String.class, Names.named(kind))
                .addBinding(name)
                .toInstance(line);
    }

    @Provides
    SearchParts parts(
            RegionMerger merger,
            MoveOrderer orderer,
            ExactEvaluator exactEvaluator,
            HeuristicEvaluator heuristicEvaluator,
            LeafInitializer leafInitializer,
            MoveGenerator generator) {
        return new SearchParts(merger, orderer, exactEvaluator, heuristicEvaluator, leafInitializer, generator);
    }
}
