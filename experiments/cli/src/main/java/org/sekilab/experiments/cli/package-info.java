/**
 * The command line: one class for each command, the options they share, error messages and exit codes.
 *
 * <p>Read {@link org.sekilab.experiments.cli.Main} first. Results go to stdout. Problems, progress and logs go to
 * stderr. Exit codes: 0 done, 1 internal error, 2 usage or bad input. The standard streams are used in the command line
 * only, and the process ends in {@code main} only.
 */
@NullMarked
package org.sekilab.experiments.cli;

import org.jspecify.annotations.NullMarked;
