/**
 * The game of a GTP engine, and what solvers and estimates tell of its board: safety, life, eyes, threats, moves.
 *
 * <p>Nothing here knows the commands of the protocol.
 */
@NullMarked
package org.sekilab.experiments.gtp.game;

import org.jspecify.annotations.NullMarked;
