package org.sekilab.experiments.config;

import com.typesafe.config.Config;
import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigRenderOptions;
import com.typesafe.config.ConfigValue;
import com.typesafe.config.ConfigValueType;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Function;
import java.util.function.Predicate;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** Typed values of known keys. One that is wrong is reported, and the shipped value stands in for it. */
public final class Values {
    private static final Pattern WITHOUT_UNIT = Pattern.compile("[0-9.]+([eE][+-]?[0-9]+)?");

    private final Config merged;
    private final Config shipped;
    private final Problems problems;

    /**
     * @param merged the values that count
     * @param shipped a right value for each key, which stands in for one that is wrong or missing
     * @param problems told what is wrong
     */
    public Values(Config merged, Config shipped, Problems problems) {
        this.merged = merged;
        this.shipped = shipped;
        this.problems = problems;
    }

    Choice choice(String key) {
        String name = read(key, config -> config.getString(key), text -> !text.isBlank(), "a name");
        return new Choice(place(key), name);
    }

    /** Some names, at least one: a list, or text with commas between them. */
    List<Choice> choices(String key) {
        List<String> names = read(
                key,
                config -> strings(config, key).stream()
                        .flatMap(text -> Arrays.stream(text.split(",")))
                        .map(String::strip)
                        .distinct()
                        .toList(),
                list -> !list.isEmpty() && list.stream().noneMatch(String::isEmpty),
                "a list of names");
        return names.stream().map(name -> new Choice(place(key), name)).toList();
    }

    /** A whole number in a range. */
    public int integer(String key, int min, int max) {
        return read(
                key,
                config -> config.getInt(key),
                value -> value >= min && value <= max,
                "a whole number from %d to %d".formatted(min, max));
    }

    /** A whole number from 0, or a word that stands for a number of its own. */
    int integerOr(String key, String word, int meaning, int max) {
        return read(
                key,
                config -> config.getString(key).equals(word) ? meaning : natural(config, key),
                value -> value <= max,
                "%s or a whole number from 0 to %d".formatted(word, max));
    }

    private static int natural(Config config, String key) {
        int value = config.getInt(key);
        if (value < 0) {
            throw new ConfigException.BadValue(key, "negative");
        }
        return value;
    }

    /** True or false. */
    public boolean flag(String key) {
        return read(key, config -> config.getBoolean(key), value -> true, "true or false");
    }

    /** Reports a value that is in its range, but does not go with another. */
    void reject(String key, String problem) {
        problems.add(place(key), problem);
    }

    double number(String key, double min, double max) {
        return read(
                key,
                config -> config.getDouble(key),
                value -> value >= min && value <= max,
                "a number from %s to %s".formatted(min, max));
    }

    /** A duration; one without a unit is rejected, because nobody can tell whether seconds or milliseconds are meant. */
    public Duration duration(String key, Duration min) {
        ConfigValueType type = layers(key).getValue(key).valueType();
        boolean isNumber = type == ConfigValueType.NUMBER || type == ConfigValueType.STRING;
        String text = isNumber ? layers(key).getString(key).strip() : "";
        if (WITHOUT_UNIT.matcher(text).matches()) {
            reject(key, "'%s' has no unit: %<ss or %<sms?".formatted(text));
            return shipped.getDuration(key);
        }
        return read(
                key,
                config -> config.getDuration(key),
                value -> value.compareTo(min) >= 0,
                "a duration of at least %d ms, such as 250ms or 10s".formatted(min.toMillis()));
    }

    /** A number of bytes. */
    long memory(String key, long min) {
        return read(
                key,
                config -> config.getBytes(key),
                value -> value >= min,
                "a size of at least %d MiB, such as 256 MiB or 2G".formatted(min >> 20));
    }

    /** One constant of an enum, in upper or lower case. */
    <E extends Enum<E>> E constant(String key, Class<E> type) {
        String names =
                Arrays.stream(type.getEnumConstants()).map(Values::written).collect(Collectors.joining(", "));
        String name = read(
                key,
                config -> config.getString(key).toUpperCase(Locale.ROOT).replace('-', '_'),
                text -> Arrays.stream(type.getEnumConstants())
                        .anyMatch(constant -> constant.name().equals(text)),
                "one of " + names);
        return Enum.valueOf(type, name);
    }

    /** Words in lower case, labels such as M6 as they are. */
    private static String written(Enum<?> constant) {
        String name = constant.name();
        return name.chars().anyMatch(Character::isDigit)
                ? name
                : name.toLowerCase(Locale.ROOT).replace('_', '-');
    }

    /** Some constants of an enum: a list, or a single one. */
    <E extends Enum<E>> Set<E> constants(String key, Class<E> type) {
        String names =
                Arrays.stream(type.getEnumConstants()).map(Values::written).collect(Collectors.joining(", "));
        List<String> all =
                Arrays.stream(type.getEnumConstants()).map(Enum::name).toList();
        List<String> chosen =
                read(key, config -> constantNames(config, key), all::containsAll, "a list of some of " + names);
        return chosen.stream().map(name -> Enum.valueOf(type, name)).collect(Collectors.toSet());
    }

    private static List<String> constantNames(Config config, String key) {
        return strings(config, key).stream()
                .map(name -> name.toUpperCase(Locale.ROOT).replace('-', '_'))
                .toList();
    }

    private static List<String> strings(Config config, String key) {
        return config.getValue(key).valueType() == ConfigValueType.STRING
                ? List.of(config.getString(key))
                : config.getStringList(key);
    }

    /** A list of files; a single one may stand for the list. */
    List<Path> paths(String key) {
        return read(
                key, config -> strings(config, key).stream().map(Path::of).toList(), paths -> true, "a list of files");
    }

    /** The value of every key as it is written in files, in alphabetical order. */
    Map<String, String> written() {
        Map<String, String> written = new TreeMap<>();
        for (Map.Entry<String, ConfigValue> entry : shipped.entrySet()) {
            String key = entry.getKey();
            written.put(key, layers(key).getValue(key).render(ConfigRenderOptions.concise()));
        }
        return Collections.unmodifiableMap(written);
    }

    /** The place of a key's value, for messages about it. */
    String place(String key) {
        return Origins.place(layers(key).getValue(key).origin(), key);
    }

    /** The layers that have a value for the key: {@code null} in a file counts as not given. */
    private Config layers(String key) {
        return merged.hasPath(key) ? merged : shipped;
    }

    private <T> T read(String key, Function<Config, T> reading, Predicate<T> isValid, String expected) {
        ConfigValue value = layers(key).getValue(key);
        try {
            T read = reading.apply(layers(key));
            if (isValid.test(read)) {
                return read;
            }
        } catch (ConfigException e) {
            // What the library says names its own types; the message below tells what would be right instead.
        }
        problems.add(place(key), "'%s' is not %s".formatted(value.unwrapped(), expected));
        return reading.apply(shipped);
    }
}
