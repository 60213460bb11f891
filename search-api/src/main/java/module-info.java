/** Searches of games with two players and three outcomes. This module knows no Go. */
module org.sekilab.search {
    requires static org.jspecify;

    exports org.sekilab.search;
    exports org.sekilab.search.run;
    exports org.sekilab.search.table;
    exports org.sekilab.search.bounds;

    uses org.sekilab.search.EngineProvider;
}
