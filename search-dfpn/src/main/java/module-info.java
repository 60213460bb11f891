/** Depth-first proof-number search. */
module org.sekilab.search.dfpn {
    requires transitive org.sekilab.search;
    requires static com.google.guice;
    requires static org.jspecify;

    exports org.sekilab.search.dfpn;
    exports org.sekilab.search.dfpn.tree;

    provides org.sekilab.search.EngineProvider with
            org.sekilab.search.dfpn.DfpnProvider;
}
