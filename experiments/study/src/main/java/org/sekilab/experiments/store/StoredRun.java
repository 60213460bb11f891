package org.sekilab.experiments.store;

import java.util.OptionalLong;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * A run of an experiment, as it is stored.
 *
 * @param name the run's name
 * @param limitMillis the time that a search of it may take
 * @param settings every key and its value, one a line; settings that results do not depend on are left out
 */
public record StoredRun(String name, double limitMillis, String settings) {
    private static final String MAX_NODES = "limits.region-nodes";
    private static final String SEARCH_THREADS = "dfpn.threads";
    private static final String TREE_WORKERS = "tree.workers";
    private static final String TREE_ENGINE = "dfpn-tree";
    private static final Set<String> RULES = Set.of("safety.ko-threats");

    /** The nodes that a search of the run may enter. Empty if they are not limited. */
    public OptionalLong maxNodes() {
        String nodes = unquoted(values().getOrDefault(MAX_NODES, ""));
        return nodes.isEmpty() || Long.parseLong(nodes) == Integer.MAX_VALUE
                ? OptionalLong.empty()
                : OptionalLong.of(Long.parseLong(nodes));
    }

    /** True when no threads share the work of a search. Its nodes are the same each time then. */
    public boolean isSearchedByOneThread() {
        boolean hasTree = values().values().stream().map(StoredRun::unquoted).anyMatch(TREE_ENGINE::equals);
        return isOne(SEARCH_THREADS) && (!hasTree || isOne(TREE_WORKERS));
    }

    private boolean isOne(String key) {
        return unquoted(values().getOrDefault(key, "1")).equals("1");
    }

    private static String unquoted(String value) {
        return value.replace("\"", "");
    }

    /** The value of each key, in alphabetical order of the keys. */
    public SortedMap<String, String> values() {
        SortedMap<String, String> values = new TreeMap<>();
        settings.lines().forEach(line -> {
            String[] parts = line.split(" = ", 2);
            values.put(parts[0], parts[parts.length - 1]);
        });
        return values;
    }

    /**
     * The settings that change what is true of a problem. Answers under other values of these settings answer another
     * question.
     */
    public String rules() {
        return settings.lines()
                .filter(line -> RULES.contains(line.substring(0, Math.max(0, line.indexOf(" = ")))))
                .collect(Collectors.joining(", "));
    }
}
