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

    /** What a command leaves behind. */
    public enum Effect {
        /** An answer alone. */
        NONE,

        /** Another game, a file, or the end of the session. */
        ACT
    }

    /**
     * A command.
     *
     * @param usage the command's name, and its arguments for people: {@code play COLOR VERTEX}
     * @param help what it does, in one line
     * @param action what it does
     * @param effect what it leaves behind
     */
    public record Entry(String usage, String help, Action action, Effect effect) {
        /** The first word of the usage. */
        public String name() {
            return usage.split(" ", 2)[0];
        }
    }

    /** Adds a command that answers and does nothing else; see {@link Entry}. */
    public void add(String usage, String help, Action action) {
        add(new Entry(usage, help, action, Effect.NONE));
    }

    /** Adds a command that changes the game, writes a file or ends the session. */
    public void addAct(String usage, String help, Action action) {
        add(new Entry(usage, help, action, Effect.ACT));
    }

    private void add(Entry entry) {
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
