/**
 * The command line: one class for each command, the options they share, error messages and exit codes.
 *
 * <p>Read {@link org.sekilab.experiments.cli.Main} first. Results go to stdout; problems, progress and logs to stderr.
 * Exit codes: 0 done, 1 internal error, 2 usage or bad input. Only here are the standard streams used, and only
 * {@code main} ends the process.
 */
@NullMarked
package org.sekilab.experiments.cli;

import org.jspecify.annotations.NullMarked;
