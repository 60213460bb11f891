/** Points, positions, boards, regions, game records and diagrams. All other modules of Go build on this one. */
module org.sekilab.model {
    requires it.unimi.dsi.fastutil.core;
    requires static org.jspecify;

    exports org.sekilab.model;
    exports org.sekilab.model.local;
    exports org.sekilab.model.rules;
    exports org.sekilab.model.sgf;
    exports org.sekilab.model.text;
}
