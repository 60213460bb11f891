package org.sekilab.semeai.ccg;

/**
 * A move in a conditional game.
 *
 * @param context the condition for playing it
 * @param result the game after it
 */
public record Option<G>(Context context, G result) {}
