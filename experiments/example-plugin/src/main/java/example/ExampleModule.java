package example;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;
import com.google.inject.name.Names;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.safety.parts.HeuristicEvaluator;
import org.sekilab.search.Engine;
import org.sekilab.search.alphabeta.AlphaBetaConfig;
import org.sekilab.search.alphabeta.AlphaBetaEngine;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.DfpnEngine;

/** Gives names to what this plug-in adds; found by the line in META-INF/services. */
public final class ExampleModule extends AbstractModule {
    @Override
    protected void configure() {
        MapBinder.newMapBinder(binder(), String.class, HeuristicEvaluator.class)
                .addBinding("quiet-points")
                .toInstance(new QuietPoints());
        MapBinder.newMapBinder(binder(), String.class, Engine.class)
                .addBinding("portfolio")
                .toInstance(new PortfolioEngine(
                        new AlphaBetaEngine(AlphaBetaConfig.DEFAULT), DfpnEngine.withTwins(DfpnConfig.DEFAULT)));
        MapBinder.newMapBinder(binder(), String.class, PositionSource.class)
                .addBinding("four-rows")
                .toInstance(new FourRows());
        describe("heuristics", "quiet-points", "empty points that the attacker does not touch");
        describe("engines", "portfolio", "alphabeta for 1,000 nodes, then dfpn-r");
    }

    /** What the command "list" shows. */
    private void describe(String kind, String name, String line) {
        MapBinder.newMapBinder(binder(), String.class, String.class, Names.named(kind))
                .addBinding(name)
                .toInstance(line);
    }
}
