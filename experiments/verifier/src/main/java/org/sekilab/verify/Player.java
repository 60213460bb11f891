package org.sekilab.verify;

/** The color of a player and of that player's stones. */
enum Player {
    BLACK,
    WHITE;

    Player opponent() {
        return this == BLACK ? WHITE : BLACK;
    }
}
