package org.sekilab.experiments.gtp.protocol;

import java.util.Collection;
import java.util.Collections;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** The commands of an engine, by name. Mutable while the families register theirs; for one thread. */
public final class CommandTable {
    private final SortedMap<String, Entry> byName = new TreeMap<>();

    /** The action of a command. */
    @FunctionalInterface
    public interface Action {
        /**
         * Runs the command.
         *
         * @return what the response says
         * @throws GtpException if it fails, and has changed nothing
         */
        String run(GtpArguments arguments);
    }

    /**
     * A command.
     *
     * @param usage the command's name, and its arguments for people: {@code play COLOR VERTEX}
     * @param help what it does, in one line
     * @param action what it does
     */
    public record Entry(String usage, String help, Action action) {
        /** The first word of the usage. */
        public String name() {
            return usage.split(" ", 2)[0];
        }
    }

    /** Adds a command; see {@link Entry}. */
    public void add(String usage, String help, Action action) {
        Entry entry = new Entry(usage, help, action);
        if (byName.putIfAbsent(entry.name(), entry) != null) {
            throw new IllegalArgumentException("two commands are called " + entry.name());
        }
    }

    /** The command with a name; empty if there is none. */
    public Optional<Entry> find(String name) {
        return Optional.ofNullable(byName.get(name));
    }

    /** All commands in alphabetical order; unmodifiable. */
    public Collection<Entry> all() {
        return Collections.unmodifiableCollection(byName.values());
    }
}
