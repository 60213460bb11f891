package org.sekilab.experiments.config;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import org.sekilab.experiments.HeapMemory;
import org.sekilab.model.local.KoThreats;
import org.sekilab.safety.settings.Feature;
import org.sekilab.safety.settings.KoConfig;
import org.sekilab.safety.settings.Repetition;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Limits;
import org.sekilab.search.dfpn.DfpnConfig;
import org.sekilab.search.dfpn.tree.TreeConfig;

/**
 * The whole configuration, typed. Every value is in the range of its key. {@link Strategies} checks the names of
 * strategies. Immutable.
 */
public final class Settings {
    private final Map<String, Object> values; // by the name of the key
    private final Map<String, String> places; // by the name of the key, for messages
    private final SafetyConfig safety;

    private Settings(Map<String, Object> values, Map<String, String> places, KoConfig ko) {
        this.values = Map.copyOf(values);
        this.places = Map.copyOf(places);
        this.safety = safety(ko);
    }

    /** Reads and checks all keys. Mistakes are added to those of the values. */
    static Settings of(Values values) {
        Map<String, Object> read = new HashMap<>();
        Map<String, String> places = new HashMap<>();
        for (ConfigKey<?> key : Keys.BY_NAME.values()) {
            read.put(key.name(), values.get(key));
            places.put(key.name(), values.place(key));
        }
        checkMemory(values);
        return new Settings(read, places, ko(values));
    }

    /**
     * A table grows while a search goes on, so one that the heap cannot hold would end the search after hours. The
     * default works with any heap.
     */
    private static void checkMemory(Values values) {
        long bytes = values.get(SearchKeys.MEMORY);
        if (bytes > Limits.DEFAULT.tableBytes()) {
            HeapMemory.mistake(bytes).ifPresent(mistake -> values.reject(SearchKeys.MEMORY, mistake));
        }
    }

    private static KoConfig ko(Values values) {
        int limit = values.get(SafetyKeys.KO_THREATS);
        boolean findsMoonshine = values.get(SafetyKeys.MOONSHINE);
        Repetition repetition = values.get(SafetyKeys.REPETITION);
        boolean needsUnlimited = findsMoonshine || repetition == Repetition.SUPERKO;
        if (needsUnlimited && limit != KoThreats.NO_LIMIT) {
            values.reject(
                    findsMoonshine ? SafetyKeys.MOONSHINE : SafetyKeys.REPETITION,
                    "needs %s = unlimited".formatted(SafetyKeys.KO_THREATS.name()));
            return KoConfig.DEFAULT;
        }
        return new KoConfig(new KoThreats(limit), findsMoonshine, repetition);
    }

    /** The value of a key. */
    @SuppressWarnings("unchecked") // the range of the key has read it
    public <T> T get(ConfigKey<T> key) {
        return (T) Objects.requireNonNull(values.get(key.name()), key.name());
    }

    /** The strategy that a key chooses, by the name that is written there. */
    Choice choice(ConfigKey<String> key) {
        return new Choice(place(key), get(key));
    }

    /** The strategies that a key chooses, at least one. */
    List<Choice> choices(ConfigKey<List<String>> key) {
        return get(key).stream().map(name -> new Choice(place(key), name)).toList();
    }

    /** The place of the value of a key, for messages about it. */
    String place(ConfigKey<?> key) {
        return Objects.requireNonNull(places.get(key.name()), key.name());
    }

    /** What the results look like. */
    public OutputFormat format() {
        return get(Keys.FORMAT);
    }

    /** How many positions are worked on at the same time, at least 1. */
    public int threads() {
        return get(SearchKeys.THREADS);
    }

    /** The engine that a key names, or the first one of the preset. */
    public Choice engine() {
        Choice chosen = choice(SafetyKeys.ENGINE);
        return isAuto(chosen)
                ? new Choice(chosen.place(), get(SafetyKeys.PRESET).engines().get(0))
                : chosen;
    }

    /**
     * The engine that a key names, or the second one of the preset. A preset has no second engine if its first one is
     * replaced.
     */
    public Optional<Choice> secondEngine() {
        Choice chosen = choice(SafetyKeys.SECOND_ENGINE);
        if (!isAuto(chosen)) {
            return unlessNone(chosen);
        }
        return isAuto(choice(SafetyKeys.ENGINE))
                ? get(SafetyKeys.PRESET).engines().stream()
                        .skip(1)
                        .findFirst()
                        .map(name -> new Choice(chosen.place(), name))
                : Optional.empty();
    }

    /** The analyzer that the safety solver asks about races, if any. */
    public Optional<Choice> races() {
        return unlessNone(choice(SafetyKeys.RACES));
    }

    private static Optional<Choice> unlessNone(Choice chosen) {
        return chosen.name().equals(SafetyKeys.NONE) ? Optional.empty() : Optional.of(chosen);
    }

    private static boolean isAuto(Choice choice) {
        return choice.name().equals(SafetyKeys.AUTO);
    }

    /** How the safety solver works, except for what is chosen by name. */
    public SafetyConfig safety() {
        return safety;
    }

    private SafetyConfig safety(KoConfig ko) {
        return new SafetyConfig(
                        features(),
                        get(SafetyKeys.MAX_REGION_POINTS),
                        get(SafetyKeys.MAX_MERGED_POINTS),
                        get(SafetyKeys.MAX_GROUP_POINTS),
                        limits())
                .with(get(SafetyKeys.SEKI_ORDER))
                .with(ko)
                .with(get(SafetyKeys.PROOFS));
    }

    private Set<Feature> features() {
        Set<Feature> features = new HashSet<>(get(SafetyKeys.PRESET).features());
        features.removeAll(get(SafetyKeys.WITHOUT));
        return features;
    }

    /** The limits of a search. It also ends when the thread that it runs on is interrupted. */
    public Limits limits() {
        return Limits.DEFAULT
                .withCancel(() -> Thread.currentThread().isInterrupted())
                .withTime(get(SearchKeys.REGION_TIME))
                .withMaxNodes(get(SearchKeys.REGION_NODES))
                .withTableBytes(get(SearchKeys.MEMORY));
    }

    /** The limits of a question about a region that a solver left open. */
    public Limits refutationLimits() {
        return limits().withTime(get(SearchKeys.REFUTE_TIME)).withMaxNodes(get(SearchKeys.REFUTE_NODES));
    }

    /** How the engine with a tree works. */
    public TreeConfig tree() {
        return new TreeConfig(get(SearchKeys.TREE_WORKERS), get(SearchKeys.TREE_LEAF_NODES));
    }

    /** How the engines of that name work. */
    public DfpnConfig dfpn() {
        return new DfpnConfig(
                get(SearchKeys.EPSILON),
                get(SearchKeys.OPPONENT_EPSILON),
                get(SearchKeys.COUNTING),
                get(SearchKeys.CYCLES),
                get(SearchKeys.REPLACEMENT),
                get(SearchKeys.SECOND_SEARCH),
                get(SearchKeys.SIMULATION),
                get(SearchKeys.DFPN_THREADS),
                get(SearchKeys.DFPN_SEEDS),
                get(Keys.SEED),
                get(SearchKeys.DFPN_ZONES),
                get(SearchKeys.DFPN_PARTS));
    }
}
