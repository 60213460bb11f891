/**
 * The protocol: requests and responses, arguments, errors and texts of commands, the table of commands, and graphics
 * for GoGui.
 *
 * <p>Read {@link org.sekilab.experiments.gtp.protocol.CommandTable} first. Nothing here knows a game or a solver.
 */
@NullMarked
package org.sekilab.experiments.gtp.protocol;

import org.jspecify.annotations.NullMarked;
