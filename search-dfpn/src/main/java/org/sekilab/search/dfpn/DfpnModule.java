package org.sekilab.search.dfpn;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;
import com.google.inject.name.Names;
import org.sekilab.search.Engine;
import org.sekilab.search.dfpn.tree.TreeConfig;
import org.sekilab.search.dfpn.tree.TreeEngine;

/** Binds the engines under the names "dfpn", "dfpn-r" and "dfpn-tree", with their descriptions. */
@SuppressWarnings("exports") // Guice is optional
public final class DfpnModule extends AbstractModule {
    private final DfpnConfig config;
    private final TreeConfig tree;

    public DfpnModule(DfpnConfig config) {
        this(config, TreeConfig.DEFAULT);
    }

    /** @param tree of the engine "dfpn-tree" */
    public DfpnModule(DfpnConfig config, TreeConfig tree) {
        this.config = config;
        this.tree = tree;
    }

    @Override
    protected void configure() {
        var engines = MapBinder.newMapBinder(binder(), String.class, Engine.class);
        engines.addBinding("dfpn").toInstance(DfpnEngine.plain(config));
        engines.addBinding("dfpn-r").toInstance(DfpnEngine.withTwins(config));
        engines.addBinding("dfpn-tree").toInstance(new TreeEngine(tree, DfpnEngine.withTwins(config)::remembering));
        var descriptions = MapBinder.newMapBinder(binder(), String.class, String.class, Names.named("engines"));
        descriptions
                .addBinding("dfpn")
                .toInstance("depth-first proof-number search; without an answer where a repetition may matter");
        descriptions
                .addBinding("dfpn-r")
                .toInstance("df-pn(r) with minimal distances, twins and simulation [K05], [KM04], [NKM] 5");
        descriptions
                .addBinding("dfpn-tree")
                .toInstance("a tree of proof numbers whose leaves several workers search by dfpn-r");
    }
}
