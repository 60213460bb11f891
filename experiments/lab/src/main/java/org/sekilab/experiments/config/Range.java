package org.sekilab.experiments.config;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigValueType;
import java.math.BigDecimal;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.function.UnaryOperator;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.sekilab.experiments.Words;

/**
 * The values that a key may have.
 *
 * @param expected what is right, as in "'x' is not a whole number from 1 to 8"
 * @param reading reads the value of a key, and throws a {@link ConfigException} if the value has another type
 * @param isValid true if a value that was read is in the range
 * @param writing the text of a value in files
 * @param mistake says what is wrong with the text of a value
 * @param names the strategies that a value names, empty for values of other types
 */
public record Range<T>(
        String expected,
        BiFunction<Config, String, T> reading,
        Predicate<T> isValid,
        Function<T, String> writing,
        UnaryOperator<String> mistake,
        Optional<Names> names) {
    private static final Pattern WITHOUT_UNIT = Pattern.compile("[0-9.]+([eE][+-]?[0-9]+)?");

    private static final String NO_FILE = "none";

    /**
     * Values that name strategies.
     *
     * @param kind the {@link StrategyKind#plural} of their kind
     * @param words names that stand for no strategy, such as {@code auto}
     * @param introduction what stands before the list of the names in documentation
     */
    public record Names(String kind, List<String> words, String introduction) {
        public Names {
            words = List.copyOf(words);
        }
    }

    private Range(
            String expected, BiFunction<Config, String, T> reading, Predicate<T> isValid, Function<T, String> writing) {
        this(expected, reading, isValid, writing, isNot(expected), Optional.empty());
    }

    private static UnaryOperator<String> isNot(String expected) {
        return text -> "'%s' is not %s".formatted(text, expected);
    }

    /** A whole number from {@code min} to {@code max}. */
    public static Range<Integer> integer(int min, int max) {
        return new Range<>(
                "a whole number from %d to %d".formatted(min, max),
                Config::getInt,
                value -> value >= min && value <= max,
                String::valueOf);
    }

    /** A whole number from 0 to {@code max}, or a word that stands for a number of its own. */
    static Range<Integer> integerOr(String word, int meaning, int max) {
        return new Range<>(
                "%s or a whole number from 0 to %d".formatted(word, max),
                (config, key) -> config.getString(key).equals(word) ? meaning : natural(config, key),
                value -> value <= max,
                value -> value == meaning ? word : String.valueOf(value));
    }

    private static int natural(Config config, String key) {
        int value = config.getInt(key);
        if (value < 0) {
            throw new ConfigException.BadValue(key, "negative");
        }
        return value;
    }

    /** A number from {@code min} to {@code max}. */
    static Range<Double> number(double min, double max) {
        return new Range<>(
                "a number from %s to %s".formatted(min, max),
                Config::getDouble,
                value -> value >= min && value <= max,
                value -> BigDecimal.valueOf(value).stripTrailingZeros().toPlainString());
    }

    /** True or false. */
    public static Range<Boolean> flag() {
        return new Range<>("true or false", Config::getBoolean, value -> true, String::valueOf);
    }

    /** A duration with its unit: without one, a reader cannot tell seconds from milliseconds. */
    public static Range<Duration> duration(Duration min) {
        String expected = "a duration of at least %d ms, such as 250ms or 10s".formatted(min.toMillis());
        return new Range<>(
                expected,
                (config, key) -> {
                    if (isWithoutUnit(config.getString(key))) {
                        throw new ConfigException.BadValue(key, "no unit");
                    }
                    return config.getDuration(key);
                },
                value -> value.compareTo(min) >= 0,
                Range::written,
                text -> isWithoutUnit(text)
                        ? "'%s' has no unit: %<ss or %<sms?".formatted(text.strip())
                        : isNot(expected).apply(text),
                Optional.empty());
    }

    private static boolean isWithoutUnit(String text) {
        return WITHOUT_UNIT.matcher(text.strip()).matches();
    }

    private static String written(Duration value) {
        if (value.toMillis() % 1_000 != 0) {
            return value.toMillis() + "ms";
        }
        return value.toSeconds() % 60 != 0 ? value.toSeconds() + "s" : value.toMinutes() + "m";
    }

    /** A number of bytes. The bound {@code min} is a whole number of mebibytes. */
    static Range<Long> memory(long min) {
        return new Range<>(
                "a size of at least %d MiB, such as 256 MiB or 2G".formatted(min >> 20),
                Config::getBytes,
                value -> value >= min,
                value -> (value >> 20) + " MiB");
    }

    /** A constant of an enum, in upper or lower case. */
    static <E extends Enum<E>> Range<E> constant(Class<E> type) {
        return new Range<>(
                "one of " + listed(type, Range::written),
                (config, key) -> known(type, Range::written, key, config.getString(key)),
                value -> true,
                Range::written);
    }

    /**
     * Some constants of an enum: a list, or a single one.
     *
     * @param label the name of a constant, in lower case
     */
    static <E extends Enum<E>> Range<Set<E>> constants(Class<E> type, Function<E, String> label) {
        return new Range<>(
                "a list of some of " + listed(type, label),
                (config, key) -> strings(config, key).stream()
                        .map(name -> known(type, label, key, name))
                        .collect(Collectors.toSet()),
                value -> true,
                value -> list(value.stream().sorted().map(label).toList()));
    }

    private static <E extends Enum<E>> String listed(Class<E> type, Function<E, String> label) {
        return Arrays.stream(type.getEnumConstants()).map(label).collect(Collectors.joining(", "));
    }

    private static <E extends Enum<E>> E known(Class<E> type, Function<E, String> label, String key, String text) {
        String name = text.replace('_', '-');
        return Arrays.stream(type.getEnumConstants())
                .filter(constant -> label.apply(constant).equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new ConfigException.BadValue(key, text));
    }

    /** Words in lower case, labels such as M6 as they are. */
    private static String written(Enum<?> constant) {
        String name = constant.name();
        return name.chars().anyMatch(Character::isDigit) ? name : Words.of(constant);
    }

    /** The name of a strategy, or one of some words. Unknown names are found once plug-ins are loaded. */
    static Range<String> strategy(String kind, String... words) {
        String expected = "a name";
        return new Range<>(
                expected,
                Config::getString,
                text -> !text.isBlank(),
                text -> text,
                isNot(expected),
                Optional.of(new Names(kind, List.of(words), "one of")));
    }

    /** The names of some strategies, at least one: a list, or text with commas between them. */
    static Range<List<String>> strategies(String kind) {
        String expected = "a list of names";
        return new Range<>(
                expected,
                (config, key) -> strings(config, key).stream()
                        .flatMap(text -> Arrays.stream(text.split(",")))
                        .map(String::strip)
                        .distinct()
                        .toList(),
                list -> !list.isEmpty() && list.stream().noneMatch(String::isEmpty),
                Range::list,
                isNot(expected),
                Optional.of(new Names(kind, List.of(), "a list of some of")));
    }

    /** A list of files, or a single file. */
    static Range<List<Path>> files() {
        return new Range<>(
                "a list of files",
                (config, key) -> strings(config, key).stream().map(Path::of).toList(),
                value -> true,
                value -> list(value.stream().map(Path::toString).toList()));
    }

    /** A file, or the word {@code none}. */
    static Range<Optional<Path>> file() {
        return new Range<>(
                "a file, or none",
                (config, key) -> {
                    String text = config.getString(key);
                    return text.equals(NO_FILE) ? Optional.empty() : Optional.of(Path.of(text));
                },
                value -> value.map(file -> !file.toString().isBlank()).orElse(true),
                value -> value.map(Path::toString).orElse(NO_FILE));
    }

    private static List<String> strings(Config config, String key) {
        return config.getValue(key).valueType() == ConfigValueType.STRING
                ? List.of(config.getString(key))
                : config.getStringList(key);
    }

    private static String list(Collection<String> texts) {
        return texts.stream().collect(Collectors.joining(", ", "[", "]"));
    }
}
