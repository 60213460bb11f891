package org.sekilab.experiments.config;

import com.typesafe.config.ConfigException;
import com.typesafe.config.ConfigObject;
import com.typesafe.config.ConfigValue;
import com.typesafe.config.ConfigValueType;
import java.nio.file.Path;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.Supplier;
import org.sekilab.experiments.InputException;

/** Collects all that is wrong with a configuration, so that it can be reported in one go. Mutable, for one thread. */
public final class Mistakes {
    private final Set<String> lines = new LinkedHashSet<>(); // a value may be read for several purposes

    /** Adds a mistake, once. */
    public void add(String place, String mistake) {
        lines.add(place + ": " + mistake);
    }

    /** Adds a mistake if a number is not 1 or more. */
    public void requirePositive(String place, int number) {
        if (number < 1) {
            add(place, "'%d' is not 1 or more".formatted(number));
        }
    }

    /**
     * Adds the keys of an object that are not known. A key with the value null is none.
     *
     * @return whether all keys are known
     */
    public boolean requireKnown(ConfigObject object, Collection<String> known) {
        boolean areKnown = true;
        for (Map.Entry<String, ConfigValue> entry : new TreeMap<>(object).entrySet()) {
            if (!known.contains(entry.getKey()) && entry.getValue().valueType() != ConfigValueType.NULL) {
                areKnown = false;
                add(
                        Origins.place(entry.getValue().origin()),
                        "unknown key '%s'%s; known: %s"
                                .formatted(
                                        entry.getKey(),
                                        NearestName.hint(entry.getKey(), known),
                                        String.join(", ", known)));
            }
        }
        return areKnown;
    }

    /** Adds what an exception tells. */
    public void add(InputException e) {
        lines.addAll(e.mistakes());
    }

    /**
     * What a part of a file says, or something else where that part is wrong. Adds what is wrong with the part.
     *
     * @param file what is named where the library does not know the place
     */
    public <T> T attempt(Path file, Supplier<T> part, T otherwise) {
        try {
            return part.get();
        } catch (ConfigException e) {
            add(HoconFile.mistake(file, e));
        } catch (InputException e) {
            add(e);
        }
        return otherwise;
    }

    /**
     * Ends the collection.
     *
     * @throws InputException if anything was added
     */
    public void throwIfAny() {
        if (!lines.isEmpty()) {
            throw new InputException(List.copyOf(lines));
        }
    }
}
