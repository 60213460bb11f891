package org.sekilab.model.sgf;

/**
 * A game tree as it was read. Whether it is a game of Go, on a board of ours, is told when the game is asked for.
 *
 * @param source the file, or whatever name the text was given; for messages
 */
public record SgfTree(String source, SgfNode root) {
    /**
     * The game.
     *
     * @throws SgfException if it is a game other than Go, or on no board of ours
     */
    public SgfGame game() {
        return new SgfGame(source, root);
    }
}
