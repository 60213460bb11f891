package org.sekilab.experiments.cli.architecture;

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
                List.of("org.sekilab.statics..", "org.sekilab.proof..", "org.sekilab.scoring.."),
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
        var life =
                new SourceModule("solver-life", List.of("org.sekilab.life.."), List.of(model, statics, search, safety));
        var solvers = List.of(model, statics, search, alphabeta, dfpn, safety, semeai, life);
        var verifier = new SourceModule("experiments/verifier", List.of("org.sekilab.verify.."), List.of());
        var lab = new SourceModule(
                "experiments/lab",
                List.of(
                        "org.sekilab.experiments",
                        "org.sekilab.experiments.config..",
                        "org.sekilab.experiments.demo..",
                        "org.sekilab.experiments.life..",
                        "org.sekilab.experiments.plugin..",
                        "org.sekilab.experiments.progress..",
                        "org.sekilab.experiments.region..",
                        "org.sekilab.experiments.score..",
                        "org.sekilab.experiments.semeai..",
                        "org.sekilab.experiments.solve.."),
                solvers);
        var output =
                new SourceModule("experiments/output", List.of("org.sekilab.experiments.output.."), with(solvers, lab));
        var study = new SourceModule(
                "experiments/study",
                List.of(
                        "org.sekilab.experiments.remote..",
                        "org.sekilab.experiments.run..",
                        "org.sekilab.experiments.store..",
                        "org.sekilab.experiments.stats..",
                        "org.sekilab.experiments.learn..",
                        "org.sekilab.experiments.limits..",
                        "org.sekilab.experiments.speedup..",
                        "org.sekilab.experiments.eyes..",
                        "org.sekilab.experiments.report..",
                        "org.sekilab.experiments.pack..",
                        "org.sekilab.experiments.problems..",
                        "org.sekilab.experiments.reproduce.."),
                with(solvers, lab, output));
        var gtp = new SourceModule(
                "experiments/gtp",
                List.of("org.sekilab.experiments.gtp..", "org.sekilab.experiments.regress.."),
                with(solvers, lab));
        var viewer = new SourceModule(
                "experiments/viewer", List.of("org.sekilab.experiments.view.."), with(solvers, lab, output));
        var analyze = new SourceModule(
                "experiments/analyze", List.of("org.sekilab.experiments.analyze.."), with(solvers, lab, output));
        var trimmer = new SourceModule(
                "experiments/trimmer", List.of("org.sekilab.experiments.trim.."), with(solvers, verifier, lab));
        var cli = new SourceModule(
                "experiments/cli",
                List.of("org.sekilab.experiments.cli.."),
                with(solvers, verifier, lab, output, study, gtp, viewer, analyze, trimmer));
        var benchmarks = new SourceModule(
                "experiments/benchmarks",
                List.of("org.sekilab.experiments.bench.."),
                with(solvers, lab, output, analyze, cli));
        var spark = new SourceModule(
                "experiments/spark", List.of("org.sekilab.experiments.spark.."), with(solvers, lab, output, study));
        return with(solvers, verifier, lab, output, study, gtp, viewer, analyze, trimmer, cli, benchmarks, spark);
    }

    private static List<SourceModule> with(List<SourceModule> some, SourceModule... others) {
        List<SourceModule> all = new ArrayList<>(some);
        all.addAll(List.of(others));
        return List.copyOf(all);
    }

    /** The name of the module's artifact. */
    String artifact() {
        return "sekilab-" + name.substring(name.indexOf('/') + 1);
    }

    /** True for a module that other programs build on, without the laboratory. */
    boolean isLibrary() {
        return !name.startsWith("experiments/") || name.equals("experiments/verifier");
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
