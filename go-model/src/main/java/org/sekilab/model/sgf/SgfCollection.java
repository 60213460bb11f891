package org.sekilab.model.sgf;

import java.util.List;

/**
 * The game trees of one file, in its order.
 *
 * @param source the file, or another name for the text; for messages
 * @param games unmodifiable; at least one when a text was read
 */
public record SgfCollection(String source, List<SgfGame> games) {
    public SgfCollection {
        games = List.copyOf(games);
    }
}
