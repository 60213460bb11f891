package org.sekilab.model.sgf;

import java.util.List;

/**
 * The game trees of one file, in its order.
 *
 * @param source the file, or whatever name the text was given; for messages
 * @param games at least one when it was read; unmodifiable
 */
public record SgfCollection(String source, List<SgfGame> games) {
    public SgfCollection {
        games = List.copyOf(games);
    }
}
