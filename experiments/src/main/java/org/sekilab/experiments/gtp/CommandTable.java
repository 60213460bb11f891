package org.sekilab.experiments.gtp;

import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The commands of an engine, by name. Mutable while the families register theirs; for one thread. */
final class CommandTable {
    private final SortedMap<String, GtpCommand> byName = new TreeMap<>();

    /**
     * Adds a command.
     *
     * @param usage its name, and its arguments for people: {@code play COLOR VERTEX}
     * @param help what it does, in one line
     */
    void add(String usage, String help, GtpCommand.Action action) {
        GtpCommand command = new GtpCommand(usage, help, action);
        if (byName.putIfAbsent(command.name(), command) != null) {
            throw new IllegalArgumentException("two commands are called " + command.name());
        }
    }

    Optional<GtpCommand> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** All commands in alphabetical order; unmodifiable. */
    Collection<GtpCommand> all() {
        return Collections.unmodifiableCollection(byName.values());
    }
}
