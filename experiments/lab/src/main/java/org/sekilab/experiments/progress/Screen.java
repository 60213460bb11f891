package org.sekilab.experiments.progress;

import java.io.PrintStream;
import org.jspecify.annotations.Nullable;

/**
 * Where progress is told: the last line of a terminal, lines of a log, or nowhere. Mutable: may be told to tell more,
 * before the work begins.
 */
public final class Screen {
    private final PrintStream err;
    private final Kind kind;
    private final @Nullable StatusLine line;
    private boolean isVerbose;

    /** How people look at it. */
    enum Kind {
        TERMINAL,
        LOG,
        NOBODY
    }

    private Screen(PrintStream err, Kind kind, @Nullable StatusLine line) {
        this.err = err;
        this.kind = kind;
        this.line = line;
    }

    /**
     * A terminal.
     *
     * @param err what is written there otherwise, guarded by the line
     */
    public static Screen ofTerminal(PrintStream err, StatusLine line) {
        return new Screen(err, Kind.TERMINAL, line);
    }

    /** A file or a pipe. */
    public static Screen ofLog(PrintStream err) {
        return new Screen(err, Kind.LOG, null);
    }

    /** A screen without a reader. The screen tells only what {@link #beVerbose} asks for. */
    public static Screen ofNobody(PrintStream err) {
        return new Screen(err, Kind.NOBODY, null);
    }

    /** Asks for a line for each piece of work that is done. */
    public void beVerbose() {
        isVerbose = true;
    }

    boolean isVerbose() {
        return isVerbose;
    }

    Kind kind() {
        return kind;
    }

    /** Writes a line that stays. */
    void println(String text) {
        err.println(text);
    }

    /** Shows a bar, where there is a terminal. */
    void show(String bar) {
        if (line != null) {
            line.show(bar);
        }
    }

    /** Removes the bar. */
    void clear() {
        if (line != null) {
            line.clear();
        }
    }

    /** Removes the bar for good: the process ends, maybe in the middle of the work. */
    public void close() {
        if (line != null) {
            line.close();
        }
    }
}
