/** Safety of blocks and territories by search, with certificates. Start with {@link org.sekilab.safety.Safety}. */
module org.sekilab.safety {
    requires transitive org.sekilab.search;
    requires transitive org.sekilab.statics;
    requires it.unimi.dsi.fastutil.core;
    requires static com.google.guice;
    requires static org.jspecify;

    exports org.sekilab.safety;
    exports org.sekilab.safety.certificate;
    exports org.sekilab.safety.order;
    exports org.sekilab.safety.parts;
    exports org.sekilab.safety.score;
    exports org.sekilab.safety.settings;

    opens org.sekilab.safety to
            com.google.guice;
    opens org.sekilab.safety.parts to
            com.google.guice;
}
