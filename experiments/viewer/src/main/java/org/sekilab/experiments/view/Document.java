package org.sekilab.experiments.view;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.view.work.RefusedException;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.sgf.SgfException;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.model.sgf.SgfNode;
import org.sekilab.model.sgf.SgfWriter;

/**
 * A record that can be looked at.
 *
 * @param id what the page calls it
 * @param name what people call it
 * @param games the record's game trees, at least one; unmodifiable
 */
record Document(String id, String name, List<SgfGame> games) {
    /** Parts the name of a record and the number of a variation. */
    static final String VARIATION = "@";

    private static final Set<String> MOVES = Set.of("B", "W");
    private static final Set<String> STONES = Set.of("AB", "AW", "AE");
    private static final int MOST_LISTED = 1_000;
    private static final int MOST_TITLE = 120; // code points

    Document {
        games = List.copyOf(games);
        if (games.isEmpty()) {
            throw new IllegalArgumentException("%s: no games".formatted(name));
        }
    }

    /**
     * A position.
     *
     * @param tree from 1
     * @param moves of the main line; as many as there are, if it is more
     * @throws RefusedException if there is no such tree, or the position is not legal
     */
    BoardInput board(int tree, int moves) {
        SgfGame game = game(tree);
        try {
            int last = Math.min(moves, game.moveCount());
            return new BoardInput(name, tree, games.size(), game, last, game.legalPositionAfter(last));
        } catch (SgfException e) {
            throw new RefusedException(RefusedException.BAD_REQUEST, e.getMessage());
        }
    }

    private SgfGame game(int tree) {
        if (tree < 1 || tree > games.size()) {
            throw new RefusedException(
                    RefusedException.NOT_FOUND,
                    "game tree %d was asked for, but %s has %d".formatted(tree, name, games.size()));
        }
        return games.get(tree - 1);
    }

    /**
     * A game with all its variations.
     *
     * @param tree from 1
     * @throws RefusedException if there is no such tree
     */
    TreeAnswer gameTree(int tree) {
        return new TreeAnswer(SgfWriter.format(game(tree)));
    }

    /**
     * This record with another variation of each game in place of its main line. A game without this variation stays
     * as it is.
     *
     * @param variation as in {@link SgfGame#along}
     * @throws RefusedException if no game has so many
     */
    Document along(int variation) {
        List<SgfGame> changed = games.stream()
                .map(game -> variation < game.variations() ? game.along(variation) : game)
                .toList();
        if (changed.equals(games)) {
            throw new RefusedException(RefusedException.NOT_FOUND, "%s has no variation %d".formatted(name, variation));
        }
        return new Document("%s%s%d".formatted(id, VARIATION, variation), name, changed);
    }

    /**
     * The main line of a game up to a position in SGF, without the last bracket.
     *
     * @param tree from 1
     * @param moves of the main line; as many as there are, if it is more
     * @throws RefusedException if there is no such tree, or the position is not legal
     */
    MainLineAnswer mainLine(int tree, int moves) {
        BoardInput board = board(tree, moves);
        StringBuilder text = new StringBuilder("(");
        int left = board.moves();
        for (SgfNode node : board.game().nodesUpTo(board.moves())) {
            int made = Math.min(left, node.moveCount());
            String properties = properties(node, made);
            if (text.length() == 1 || !properties.isEmpty()) {
                text.append(text.length() == 1 ? ";CA[UTF-8]" : ";").append(properties);
            }
            if (made < node.moveCount()) {
                break;
            }
            left -= made;
        }
        return new MainLineAnswer(text.toString());
    }

    /**
     * What a node does up to a number of its moves. Of a node with more moves only these and setup are left. The
     * encoding is that of the server's answers, whatever the record had.
     */
    private static String properties(SgfNode node, int moves) {
        boolean isWhole = moves == node.moveCount();
        StringBuilder text = new StringBuilder();
        int made = 0;
        for (Map.Entry<String, List<String>> property : node.properties().entrySet()) {
            String name = property.getKey();
            made += MOVES.contains(name) ? 1 : 0;
            boolean isReached = MOVES.contains(name) || name.equals("PL") ? made <= moves : STONES.contains(name);
            if (isWhole ? !name.equals("CA") : isReached) {
                text.append(name);
                property.getValue()
                        .forEach(
                                value -> text.append('[').append(escaped(value)).append(']'));
            }
        }
        return text.toString();
    }

    private static String escaped(String value) {
        return value.replace("\\", "\\\\").replace("]", "\\]");
    }

    /** The list of its games. */
    DocumentAnswer answer() {
        return new DocumentAnswer(
                id,
                name,
                games.size(),
                games.stream()
                        .limit(MOST_LISTED)
                        .map(game ->
                                new DocumentAnswer.GameTitle(game.geometry().toString(), game.moveCount(), title(game)))
                        .toList());
    }

    /** The name of a game, or the names of its players. Empty where the game has none. */
    private static String title(SgfGame game) {
        SgfNode root = game.root();
        String players = Stream.of("PB", "PW")
                .flatMap(identifier -> root.findValue(identifier).stream())
                .filter(player -> !player.isBlank())
                .collect(Collectors.joining(" – "));
        String title = root.findValue("GN").filter(name -> !name.isBlank()).orElse(players);
        return title.codePointCount(0, title.length()) <= MOST_TITLE
                ? title
                : title.substring(0, title.offsetByCodePoints(0, MOST_TITLE)) + "…";
    }

    /** The point where the last move was made, {@link Points#NONE} if there was none, or one that left no stone. */
    static int lastMove(BoardInput board) {
        if (board.moves() == 0) {
            return Points.NONE;
        }
        Position before = board.game().positionAfter(board.moves() - 1);
        PointSet added = board.position().black().copy().unite(board.position().white());
        added.subtract(before.black()).subtract(before.white());
        return added.size() == 1 ? added.first() : Points.NONE;
    }

    /** The comments of the nodes that belong to a position of a game. */
    static String comment(SgfGame game, int moves) {
        StringBuilder comment = new StringBuilder();
        int played = 0;
        for (SgfNode node : game.mainLine()) {
            played += node.moveCount();
            if (played == moves) {
                node.findValue("C")
                        .ifPresent(text ->
                                comment.append(comment.isEmpty() ? "" : "\n\n").append(text));
            }
        }
        return comment.toString();
    }
}
