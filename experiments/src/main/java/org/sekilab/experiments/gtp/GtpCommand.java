package org.sekilab.experiments.gtp;

/**
 * A command.
 *
 * @param usage its name, and its arguments for people
 * @param help what it does, in one line
 * @param action what it does
 */
record GtpCommand(String usage, String help, Action action) {
    String name() {
        return usage.split(" ", 2)[0];
    }

    /** What a command does. */
    @FunctionalInterface
    interface Action {
        /**
         * Runs the command.
         *
         * @return what the response says
         * @throws GtpException if it fails, and has changed nothing
         */
        String run(GtpArguments arguments);
    }
}
