package org.sekilab.model;

/** The color of a player and of that player's stones. */
public enum Color {
    BLACK,
    WHITE;

    /** The other color. */
    public Color opposite() {
        return this == BLACK ? WHITE : BLACK;
    }
}
