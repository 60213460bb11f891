package org.sekilab.experiments.config;

import java.nio.file.Path;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.sekilab.experiments.Words;
import org.sekilab.life.settings.LifeConfig;
import org.sekilab.life.settings.LifeFeature;

/**
 * The keys of searches for life and death on open boards, one for each {@link LifeFeature}, and two for
 * random changes. A new feature is a declaration here.
 */
public final class LifeKeys {
    private static final LifeConfig SHIPPED = LifeConfig.DEFAULT;
    private static final KeySection LIFE = new KeySection("life");
    private static final Map<LifeFeature, ConfigKey<Boolean>> FEATURES = new EnumMap<>(LifeFeature.class);

    public static final ConfigKey<Boolean> ZONES = flag(
            LifeFeature.ZONES,
            "Whether a proof keeps the points that it depends on.",
            "Moves of the opponent elsewhere then need no answer.");

    public static final ConfigKey<Boolean> NULL_MOVES = flag(
            LifeFeature.NULL_MOVES,
            "Whether the search first answers a pass of the opponent, with one pass after the other allowed.",
            "The zone of this answer shows which other moves matter. It needs zones.");

    public static final ConfigKey<Boolean> DIRECT = flag(
            LifeFeature.DIRECT,
            "Whether a second search of the same points takes turns, without null moves.",
            "It finds sekis, in which the opponent may pass for ever. It needs null moves.");

    public static final ConfigKey<Boolean> KILL = flag(
            LifeFeature.KILL,
            "Whether a part of the search asks whether the stones are dead, live in seki only, or a ko decides.",
            "It gets a quarter of the nodes while the search for life goes on.");

    public static final ConfigKey<Integer> SEED = LIFE.key(
            "seed",
            Math.toIntExact(SHIPPED.seed()),
            Range.integer(0, Integer.MAX_VALUE),
            "The seed of small random changes to the first proof numbers. 0 makes no changes.");

    public static final ConfigKey<Integer> SEEDS = LIFE.key(
            "seeds",
            SHIPPED.seeds(),
            Range.integer(1, LifeConfig.MOST_SEEDS),
            "How many searches of the same points take turns.",
            "Each but the first has its own random changes. The searches share what they have won.");

    public static final ConfigKey<Boolean> PATTERNS = flag(
            LifeFeature.PATTERNS,
            "Whether a state is won if it has the same stones as another won state, on the points of that state's proof.",
            "It needs zones.");

    public static final ConfigKey<Boolean> LEARNED_ORDER = flag(
            LifeFeature.LEARNED_ORDER,
            "Whether weights that the command \"learn-moves\" has learned sort the defender's moves.",
            "They also give the first proof numbers of these moves.");

    public static final ConfigKey<Boolean> SIMULATION = flag(
            LifeFeature.SIMULATION,
            "Whether the answers to one move of the opponent are tried against the moves beside it, without search.",
            "Where they win, nothing needs to be searched.");

    public static final ConfigKey<Boolean> ANSWERS =
            flag(LifeFeature.ANSWERS, "Whether the answers that won in the states beside a state are tried first.");

    public static final ConfigKey<Boolean> EYE_DISTANCE = flag(
            LifeFeature.EYE_DISTANCE,
            "Whether the first proof numbers of a state depend on how many stones are missing for two eyes.");

    public static final ConfigKey<Boolean> FORCED_MOVES = flag(
            LifeFeature.FORCED_MOVES,
            "Whether moves that do not save a block in atari are left out, if the block must live.");

    public static final ConfigKey<Boolean> NEAR_MOVES =
            flag(LifeFeature.NEAR_MOVES, "Whether moves of the defender far from its stones are left out at first.");

    static final KeyGroup GROUP = LIFE.group("Life and death on open boards");

    private static final KeySection ZONE_STORE = new KeySection("zones");

    public static final ConfigKey<Optional<Path>> STORE = ZONE_STORE.key(
            "store",
            Optional.empty(),
            Range.file(),
            "A file with zones of proofs, which the command \"life\" reads, uses and adds to. It may be missing at first.",
            "Proofs, moves and nodes then depend on what was solved before. Other commands do not use the file.");

    static final KeyGroup STORE_GROUP = ZONE_STORE.group("Zones of earlier proofs");

    private LifeKeys() {}

    private static ConfigKey<Boolean> flag(LifeFeature feature, String... help) {
        ConfigKey<Boolean> key = LIFE.key(Words.of(feature), SHIPPED.has(feature), Range.flag(), help);
        FEATURES.put(feature, key);
        return key;
    }

    /** The switches of the search, with the values that a configuration has. */
    static LifeConfig config(Settings settings) {
        Set<LifeFeature> features = EnumSet.noneOf(LifeFeature.class);
        FEATURES.forEach((feature, key) -> {
            if (settings.get(key)) {
                features.add(feature);
            }
        });
        return new LifeConfig(features, settings.get(SEED), settings.get(SEEDS));
    }
}
