package org.sekilab.experiments.cli.architecture;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.sekilab.experiments.cli.Repository;

/** What the page on the architecture says of modules and packages: the rules that {@link ArchitectureTest} checks. */
final class PackageLayers {
    private static final String PAGE = "docs/architecture.md";
    private static final String ROOT = "(root)";
    private static final Pattern ROOT_PACKAGE = Pattern.compile("no other package of `([\\w.]+)`");
    private static final Pattern TABLE =
            Pattern.compile("(?m)^\\| package \\| may use \\|\\n\\| --- \\| --- \\|\\n((?:\\|.*\\n)+)");
    private static final Pattern MODULES =
            Pattern.compile("(?m)^\\| module \\|.*\\|\\n\\| --- \\| --- \\| --- \\|\\n((?:\\|.*\\n)+)");
    private static final Pattern NAME = Pattern.compile("`([\\w/-]+)`|\\(root\\)");

    private PackageLayers() {}

    /**
     * A package, and the packages of its table that it may use.
     *
     * @param others all packages of the table that it may not use; not itself
     */
    record Layer(String name, List<String> allowed, List<String> others) {
        @Override
        public String toString() {
            return name;
        }
    }

    /** A module, and the modules that its row names. */
    record ModuleRow(String name, List<String> named) {
        @Override
        public String toString() {
            return name;
        }
    }

    /** The rows of all tables of packages. */
    static List<Layer> all() {
        return TABLE.matcher(Repository.read(PAGE))
                .results()
                .flatMap(table -> layers(table.group(1)).stream())
                .toList();
    }

    /** The rows of the table of modules. */
    static List<ModuleRow> modules() {
        MatchResult table =
                MODULES.matcher(Repository.read(PAGE)).results().findFirst().orElseThrow();
        return table.group(1)
                .lines()
                .map(row -> row.split("\\|"))
                .map(cells -> new ModuleRow(names(cells[1]).get(0), names(cells[3])))
                .toList();
    }

    private static List<Layer> layers(String table) {
        String root = ROOT_PACKAGE
                .matcher(table)
                .results()
                .findFirst()
                .map(row -> row.group(1))
                .orElseThrow();
        List<List<String>> packages = new ArrayList<>(); // [row]
        List<List<String>> allowed = new ArrayList<>(); // [row]
        List<String> above = new ArrayList<>();
        for (String row : table.lines().toList()) {
            String[] cells = row.split("\\|");
            packages.add(names(cells[1]));
            boolean isNone = cells[2].contains("no other package");
            boolean isAll = cells[2].strip().equals("all of these");
            allowed.add(isNone ? List.of() : isAll ? List.copyOf(above) : names(cells[2]));
            above.addAll(names(cells[1]));
        }
        List<Layer> layers = new ArrayList<>();
        for (int row = 0; row < packages.size(); row++) {
            for (String name : packages.get(row)) {
                List<String> may = allowed.get(row);
                List<String> others = above.stream()
                        .filter(other -> !other.equals(name) && !may.contains(other))
                        .map(other -> full(root, other))
                        .toList();
                layers.add(new Layer(
                        full(root, name),
                        may.stream().map(other -> full(root, other)).toList(),
                        others));
            }
        }
        return layers;
    }

    private static String full(String root, String name) {
        return name.equals(ROOT) ? root : root + "." + name;
    }

    private static List<String> names(String cell) {
        return NAME.matcher(cell)
                .results()
                .map(name -> name.group(1) == null ? ROOT : name.group(1))
                .toList();
    }
}
