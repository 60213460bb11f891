/** Iterative deepening alpha-beta. */
module org.sekilab.search.alphabeta {
    requires transitive org.sekilab.search;
    requires static com.google.guice;
    requires static org.jspecify;

    exports org.sekilab.search.alphabeta;

    provides org.sekilab.search.EngineProvider with
            org.sekilab.search.alphabeta.AlphaBetaProvider;
}
