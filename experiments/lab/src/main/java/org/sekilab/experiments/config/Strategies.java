package org.sekilab.experiments.config;

import com.google.inject.Provider;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.SortedSet;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.function.Function;
import org.sekilab.experiments.InputException;

/** The strategies of one kind, by name. A strategy is made when the caller asks for it. */
public final class Strategies<T> {
    private final SortedMap<String, Provider<T>> byName;
    private final Map<String, String> descriptions;
    private final Function<Provider<T>, T> maker;

    /** @param maker lets Guice make one, and guards it */
    Strategies(Map<String, Provider<T>> byName, Map<String, String> descriptions, Function<Provider<T>, T> maker) {
        this.maker = maker;
        this.byName = new TreeMap<>(byName);
        this.descriptions = Map.copyOf(descriptions);
    }

    /** The registered names, in alphabetical order. */
    public SortedSet<String> names() {
        return new TreeSet<>(byName.keySet());
    }

    /** The line about a strategy. A plug-in may have given none. */
    public Optional<String> description(String name) {
        return Optional.ofNullable(descriptions.get(name));
    }

    /**
     * Makes the strategy that was chosen.
     *
     * @throws InputException if no strategy has that name, or it cannot be made
     */
    public T create(Choice choice) {
        Provider<T> provider = byName.get(choice.name());
        if (provider == null) {
            throw new InputException(choice.place(), unknownName(choice));
        }
        return maker.apply(provider);
    }

    /**
     * Makes the strategy of a name.
     *
     * @param name one of {@link #names}
     */
    public T create(String name) {
        return create(new Choice(name, name));
    }

    /** Reports a name that no strategy has. */
    void check(Choice choice, Mistakes mistakes) {
        if (!byName.containsKey(choice.name())) {
            mistakes.add(choice.place(), unknownName(choice));
        }
    }

    private String unknownName(Choice choice) {
        if (byName.isEmpty()) {
            return "unknown name '%s'; there are none, maybe a plug-in is missing".formatted(choice.name());
        }
        return "unknown name '%s'%s; known: %s"
                .formatted(choice.name(), NearestName.hint(choice.name(), names()), String.join(", ", names()));
    }
}
