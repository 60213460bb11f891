package org.sekilab.search.dfpn;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;
import com.google.inject.name.Names;
import org.sekilab.search.Engine;

/** Binds the engines under the names "dfpn" and "dfpn-r", with their descriptions. */
@SuppressWarnings("exports") // Guice is optional
public final class DfpnModule extends AbstractModule {
    private final DfpnConfig config;

    public DfpnModule(DfpnConfig config) {
        this.config = config;
    }

    @Override
    protected void configure() {
        var engines = MapBinder.newMapBinder(binder(), String.class, Engine.class);
        engines.addBinding("dfpn").toInstance(DfpnEngine.plain(config));
        engines.addBinding("dfpn-r").toInstance(DfpnEngine.withTwins(config));
        var descriptions = MapBinder.newMapBinder(binder(), String.class, String.class, Names.named("engines"));
        descriptions
                .addBinding("dfpn")
                .toInstance("depth-first proof-number search; without an answer where a repetition may matter");
        descriptions
                .addBinding("dfpn-r")
                .toInstance("df-pn(r) with minimal distances, twins and simulation [K05], [KM04], [NKM] 5");
    }
}
