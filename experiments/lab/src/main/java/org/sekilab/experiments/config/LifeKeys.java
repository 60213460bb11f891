package org.sekilab.experiments.config;

import java.nio.file.Path;
import java.util.Optional;
import org.sekilab.life.LifeConfig;

/**
 * The keys of searches for life and death on open boards, one for each component of {@link LifeConfig}. A new component
 * is a declaration here, and its argument in {@link #config}.
 */
public final class LifeKeys {
    private static final LifeConfig SHIPPED = LifeConfig.DEFAULT;
    private static final KeySection LIFE = new KeySection("life");

    public static final ConfigKey<Boolean> ZONES = LIFE.key(
            "zones",
            SHIPPED.zones(),
            Range.flag(),
            "Whether a proof keeps the points that it depends on.",
            "Moves of the opponent elsewhere then need no answer.");

    public static final ConfigKey<Boolean> NULL_MOVES = LIFE.key(
            "null-moves",
            SHIPPED.nullMoves(),
            Range.flag(),
            "Whether the search first answers a pass of the opponent, with one pass after the other allowed.",
            "The zone of this answer shows which other moves matter. It needs zones.");

    public static final ConfigKey<Boolean> DIRECT = LIFE.key(
            "direct",
            SHIPPED.direct(),
            Range.flag(),
            "Whether a second search of the same points takes turns, without null moves.",
            "It finds sekis, in which the opponent may pass for ever. It needs null moves.");

    public static final ConfigKey<Boolean> KILL = LIFE.key(
            "kill",
            SHIPPED.kill(),
            Range.flag(),
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

    public static final ConfigKey<Boolean> PATTERNS = LIFE.key(
            "patterns",
            SHIPPED.patterns(),
            Range.flag(),
            "Whether a state is won if it has the same stones as another won state, on the points of that state's proof.",
            "It needs zones.");

    public static final ConfigKey<Boolean> LEARNED_ORDER = LIFE.key(
            "learned-order",
            SHIPPED.learnedOrder(),
            Range.flag(),
            "Whether weights that the command \"learn-moves\" has learned sort the defender's moves.",
            "They also give the first proof numbers of these moves.");

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

    /** The switches of the search, with the values that a configuration has. */
    static LifeConfig config(Settings settings) {
        return new LifeConfig(
                settings.get(ZONES),
                settings.get(NULL_MOVES),
                settings.get(DIRECT),
                settings.get(KILL),
                settings.get(SEED),
                settings.get(SEEDS),
                settings.get(PATTERNS),
                settings.get(LEARNED_ORDER));
    }
}
