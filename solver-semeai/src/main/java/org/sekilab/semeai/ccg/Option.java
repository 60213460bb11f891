package org.sekilab.semeai.ccg;

/**
 * A move in a conditional game.
 *
 * @param context when it may be played
 * @param result the game after it
 */
public record Option<G>(Context context, G result) {}
