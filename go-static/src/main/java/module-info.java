/** Static proofs of safety, eye space, groups of stones, and scores. */
module org.sekilab.statics {
    requires transitive org.sekilab.model;
    requires it.unimi.dsi.fastutil.core;
    requires static com.google.guice;
    requires static org.jspecify;

    exports org.sekilab.proof;
    exports org.sekilab.scoring;
    exports org.sekilab.statics;
    exports org.sekilab.statics.eyespace;
    exports org.sekilab.statics.groups;
    exports org.sekilab.statics.euler;

    opens org.sekilab.statics to
            com.google.guice;
    opens org.sekilab.statics.eyespace to
            com.google.guice;
    opens org.sekilab.statics.groups to
            com.google.guice;
}
