package org.sekilab.experiments.cli.options;

import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.output.Ink;

/** The cases in which a board is printed in colors. */
public enum ColorWhen {
    /** Colors if stdout is a terminal. */
    AUTO,
    ALWAYS,
    NEVER;

    public Ink inkFor(Console console) {
        boolean isColored = this == ALWAYS || (this == AUTO && console.outIsTerminal());
        return isColored ? Ink.ANSI : Ink.PLAIN;
    }
}
