package org.sekilab.experiments;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * A module of the build: its packages, as ArchUnit writes them, and the modules it may depend on, directly or through
 * another. {@link ModulePomTest} holds the build to this, {@link ArchitectureTest} the classes.
 */
record SourceModule(String name, List<String> packages, List<SourceModule> dependencies) {
    static final List<SourceModule> ALL = all();

    private static List<SourceModule> all() {
        var model = new SourceModule("go-model", List.of("org.sekilab.model.."), List.of());
        var statics = new SourceModule(
                "go-static",
                List.of(
                        "org.sekilab.statics..",
                        "org.sekilab.eyes..",
                        "org.sekilab.groups..",
                        "org.sekilab.proof..",
                        "org.sekilab.scoring.."),
                List.of(model));
        var search = new SourceModule(
                "search-api",
                List.of(
                        "org.sekilab.search",
                        "org.sekilab.search.table..",
                        "org.sekilab.search.run..",
                        "org.sekilab.search.bounds.."),
                List.of());
        var alphabeta =
                new SourceModule("search-alphabeta", List.of("org.sekilab.search.alphabeta.."), List.of(search));
        var dfpn = new SourceModule("search-dfpn", List.of("org.sekilab.search.dfpn.."), List.of(search));
        var safety =
                new SourceModule("solver-safety", List.of("org.sekilab.safety.."), List.of(model, statics, search));
        var semeai =
                new SourceModule("solver-semeai", List.of("org.sekilab.semeai.."), List.of(model, statics, search));
        var below = List.of(model, statics, search, alphabeta, dfpn, safety, semeai);
        var all = new ArrayList<>(below);
        all.add(new SourceModule("experiments", List.of("org.sekilab.experiments..", "org.sekilab.verify.."), below));
        return List.copyOf(all);
    }

    /** The packages of all modules that this one may not depend on. */
    String[] forbiddenPackages() {
        return ALL.stream()
                .filter(other -> !other.equals(this) && !dependencies.contains(other))
                .flatMap(other -> other.packages.stream())
                .toArray(String[]::new);
    }

    static String[] packagesOfAll() {
        return ALL.stream().flatMap(module -> module.packages.stream()).toArray(String[]::new);
    }

    static Stream<String> names() {
        return ALL.stream().map(SourceModule::name);
    }

    @Override
    public String toString() {
        return name;
    }
}
