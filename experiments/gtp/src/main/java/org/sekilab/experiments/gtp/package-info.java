/**
 * An engine for the Go Text Protocol, version 2: the standard commands, GoGui's, and the solver commands of Fuego and
 * GNU Go.
 *
 * <p>Read {@link org.sekilab.experiments.gtp.GtpEngine} first: it answers line by line, without streams.
 * {@link org.sekilab.experiments.gtp.GtpSession} connects it to streams. Commands are in families, a class each. A
 * family registers its commands in a {@link org.sekilab.experiments.gtp.protocol.CommandTable}. No solver is
 * in this package. A
 * solver proves what a command calls proved.
 *
 * <p>Source: G. Farnebäck, Specification of the Go Text Protocol, version 2, draft 2 (2002), called [GTP2] here;
 * GoGui's manual, chapters on analyze commands, live graphics and interrupting.
 */
@NullMarked
package org.sekilab.experiments.gtp;

import org.jspecify.annotations.NullMarked;
