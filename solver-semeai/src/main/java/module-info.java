/** Capturing races. Start with {@link org.sekilab.semeai.Races}. */
module org.sekilab.semeai {
    requires transitive org.sekilab.search;
    requires transitive org.sekilab.statics;
    requires it.unimi.dsi.fastutil.core;
    requires static com.google.guice;
    requires static org.jspecify;

    exports org.sekilab.semeai;
    exports org.sekilab.semeai.graph;

    opens org.sekilab.semeai to
            com.google.guice;
}
