package org.sekilab.model.sgf;

/**
 * A game tree as it was read. {@link #game} checks that it is a game of Go on a supported board.
 *
 * @param source the file, or another name for the text; for messages
 */
public record SgfTree(String source, SgfNode root) {
    /**
     * Checks the tree and returns the game.
     *
     * @throws SgfException if the game is not Go, or its board has an unsupported size
     */
    public SgfGame game() {
        return new SgfGame(source, root);
    }
}
