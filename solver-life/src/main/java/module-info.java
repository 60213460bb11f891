/** Life and death of chosen stones on open boards. Start with {@link org.sekilab.life.Life}. */
module org.sekilab.life {
    requires transitive org.sekilab.model;
    requires transitive org.sekilab.search;
    requires it.unimi.dsi.fastutil.core;
    requires transitive org.sekilab.safety;
    requires transitive org.sekilab.statics;
    requires static org.jspecify;

    exports org.sekilab.life;
    exports org.sekilab.life.estimate;
    exports org.sekilab.life.eyes;
    exports org.sekilab.life.order;
    exports org.sekilab.life.play;
    exports org.sekilab.life.report;
    exports org.sekilab.life.settings;
    exports org.sekilab.life.zones;
}
