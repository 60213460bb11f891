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
    private static final String AUTO_LINE = "the choice of safety.preset and safety.without: %s or %s";

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
        add(MoveOrderer.class, "learned", new LearnedOrder(WeightedOrder.OF_THE_PAPER));
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
        describe("mergers", "strongly-dependent", "merges regions with more than one common block [NM04] 3.2");
        describe("mergers", "related", "merges regions with a common block [NM04] 3.2");
        describe("mergers", "none", "merges no regions");
        describe("orderers", AUTO, AUTO_LINE.formatted("weighted", "plain"));
        describe("orderers", "weighted", "by liberties, neighbors, captures and self-atari [NM04] 4.1");
        describe("orderers", "plain", "by the numbers of the points");
        describe(
                "orderers",
                "vital",
                "as weighted, with more weight for a stone that encloses one more region [N05] 4.3");
        describe("orderers", "eye-space", "as weighted, but vital points of empty parts come first [N05] 3.5");
        describe(
                "orderers",
                "learned",
                "by learned weights, which also give first proof numbers; moves of the attacker as weighted");
        describe("exact-evaluators", AUTO, AUTO_LINE.formatted("static-always, static-safe", "sure-liberties"));
        describe(
                "exact-evaluators",
                "static-safe",
                "sure-liberties, and all static rules where a region changed its size [NM04] 4.2");
        describe(
                "exact-evaluators",
                "static-always",
                "sure-liberties, and all static rules after each move of the defender");
        describe("exact-evaluators", "sure-liberties", "sure liberties as they stand, in each state [NM04] 4.2");
        describe("exact-evaluators", "database", "static-safe, and empty parts by the region database [N05] 3.5");
        describe("heuristics", AUTO, AUTO_LINE.formatted("subregions", "none"));
        describe(
                "heuristics",
                "subregions",
                "100 for each subregion, -50 for each active block of the attacker [NM04] 4.2");
        describe("heuristics", "none", "estimates all states equally");
        describe("leaf-initializers", AUTO, AUTO_LINE.formatted("joined-eyes, missing-eyes", "one"));
        describe(
                "leaf-initializers",
                "missing-eyes",
                "proof numbers begin with the number of eyes that groups still need");
        describe(
                "leaf-initializers",
                "joined-eyes",
                "missing-eyes after groups with common liberties are joined, and with the room for eyes");
        describe("leaf-initializers", "one", "proof and disproof numbers begin with 1");
        describe(
                "leaf-initializers",
                "semi-joints",
                "numbers begin with the half eyes that are missing or present [N05] 4.3");
        describe(
                "leaf-initializers",
                "eye-space",
                "missing-eyes without the eyes of empty parts in the region database");
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
