package org.sekilab.experiments.cli;

import org.sekilab.experiments.report.StatusBoard.Ink;

/** When a board is printed in colors. */
enum ColorWhen {
    /** If stdout is a terminal. */
    AUTO,
    ALWAYS,
    NEVER;

    Ink inkFor(Console console) {
        boolean isColored = this == ALWAYS || (this == AUTO && console.outIsTerminal());
        return isColored ? Ink.ANSI : Ink.PLAIN;
    }
}
