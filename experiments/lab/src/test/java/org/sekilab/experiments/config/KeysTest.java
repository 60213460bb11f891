package org.sekilab.experiments.config;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigFactory;
import java.lang.reflect.Field;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.sekilab.experiments.InputException;
import org.sekilab.life.settings.LifeConfig;
import org.sekilab.life.settings.LifeFeature;
import org.sekilab.safety.settings.SafetyConfig;
import org.sekilab.search.Limits;
import org.sekilab.search.dfpn.DfpnConfig;

/** A key is declared once: all that the program does with keys follows from the declaration. */
class KeysTest {
    private static final Set<String> TAKE_ANY_TEXT = Set.of("plugins.jars");

    private final Mistakes mistakes = new Mistakes();
    private final Layers layers = new Layers(mistakes);

    static Stream<ConfigKey<?>> keys() {
        return Keys.BY_NAME.values().stream();
    }

    /** Nothing but the declaration makes a key known. */
    @Test
    void everyDeclarationIsInTheList() throws IllegalAccessException {
        Set<String> declared = new TreeSet<>();
        for (Class<?> type : List.of(Keys.class, SafetyKeys.class, SearchKeys.class, LifeKeys.class)) {
            for (Field field : type.getDeclaredFields()) {
                if (field.getType() == ConfigKey.class) {
                    declared.add(((ConfigKey<?>) field.get(null)).name());
                }
            }
        }
        assertThat(declared).isNotEmpty().isEqualTo(Keys.BY_NAME.keySet());
    }

    /** A feature without a key could not be chosen. */
    @Test
    void eachFeatureOfLifeHasAKeyWithItsDefault() {
        List<ConfigKey<?>> keys = LifeKeys.GROUP.keys();
        for (LifeFeature feature : LifeFeature.values()) {
            String name = "life." + feature.name().toLowerCase(Locale.ROOT).replace('_', '-');
            assertThat(keys)
                    .filteredOn(key -> key.name().equals(name))
                    .as(name)
                    .singleElement()
                    .satisfies(key -> assertThat(key.shipped()).isEqualTo(LifeConfig.DEFAULT.has(feature)));
        }
        assertThat(keys).hasSize(LifeFeature.values().length + 2).contains(LifeKeys.SEED, LifeKeys.SEEDS);
        assertThat(LifeKeys.config(Settings.of(layers.values()))).isEqualTo(LifeConfig.DEFAULT);
        layers.addAssignment("--set", "life.zones=false");
        layers.addAssignment("--set", "life.seed=7");
        LifeConfig changed = LifeKeys.config(Settings.of(layers.values()));
        assertThat(changed)
                .isEqualTo(LifeConfig.DEFAULT.without(LifeFeature.ZONES).withSeed(7));
        mistakes.throwIfAny();
    }

    @ParameterizedTest
    @MethodSource("keys")
    void keyIsReadFromWhatItsDefaultIsWrittenAs(ConfigKey<?> key) {
        assertThat(Settings.of(layers.values()).get(key)).isEqualTo(key.shipped());
        mistakes.throwIfAny();
        Config file = ConfigFactory.parseString("%s = %s".formatted(key.name(), key.written()));
        layers.addLayer(file);
        assertThat(Settings.of(layers.values()).get(key)).isEqualTo(key.shipped());
        mistakes.throwIfAny();
    }

    @ParameterizedTest
    @MethodSource("keys")
    void keyIsExplainedInSentences(ConfigKey<?> key) {
        assertThat(key.meaning()).matches("[A-Z].*\\.");
        assertThat(Stream.of(key.meaning().split("(?<=\\.) ")))
                .allMatch(sentence -> sentence.split(" ").length <= 25, "has 25 words at most");
        assertThat(key.range().expected()).isNotBlank();
        key.range()
                .names()
                .ifPresent(names ->
                        assertThat(StrategyKind.named(names.kind()).plural()).isEqualTo(names.kind()));
    }

    /** All mistakes at once, each with what would be right. */
    @Test
    void mistakesInAllKeysAreReportedAtOnce() {
        Set<String> strict = keys().map(ConfigKey::name)
                .filter(name -> !TAKE_ANY_TEXT.contains(name))
                .collect(Collectors.toSet());
        strict.forEach(name -> layers.addAssignment("--set", name + "="));
        Settings.of(layers.values());
        assertThatThrownBy(mistakes::throwIfAny)
                .isInstanceOfSatisfying(
                        InputException.class,
                        e -> assertThat(e.mistakes())
                                .containsExactlyInAnyOrderElementsOf(strict.stream()
                                        .map(name -> "--set %s: '' is not %s"
                                                .formatted(
                                                        name,
                                                        Keys.named("test", name)
                                                                .range()
                                                                .expected()))
                                        .toList()));
    }

    @Test
    void defaultOutsideOfItsRangeCannotBeDeclared() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ConfigKey<>("limits.cups", 0, Range.integer(1, 8), "How many cups."))
                .withMessage("limits.cups: 0 is not a whole number from 1 to 8");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new ConfigKey<>("limits.cups", 1, Range.integer(1, 8), ""))
                .withMessage("limits.cups has no meaning");
    }

    /** The library had a table of 64 MiB, the command line one of 32 MiB. */
    @Test
    void libraryAndCommandLineHaveTheSameDefaults() {
        Settings settings = Settings.of(layers.values());
        Limits limits = settings.safety().limits();
        assertThat(Limits.DEFAULT.tableBytes()).isEqualTo(32L << 20);
        assertThat(limits.tableBytes()).isEqualTo(Limits.DEFAULT.tableBytes());
        assertThat(limits.time()).isEqualTo(Limits.DEFAULT.time());
        assertThat(settings.dfpn()).isEqualTo(DfpnConfig.DEFAULT);
        assertThat(settings.safety())
                .usingRecursiveComparison()
                .ignoringFields("limits", "parts") // limits are compared above, parts have no state
                .isEqualTo(SafetyConfig.DEFAULT);
    }
}
