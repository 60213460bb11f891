package org.sekilab.experiments.problems;

import java.util.List;
import org.sekilab.experiments.Argument;
import org.sekilab.life.LifeVerdict;
import org.sekilab.model.Color;
import org.sekilab.model.Position;
import org.sekilab.model.sgf.SgfException;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.model.sgf.SgfReader;
import org.sekilab.model.sgf.SgfWriter;

/**
 * A group that lives if its owner moves first, and does not live if the attacker does.
 *
 * @param source the place in the games
 * @param position the board, on which play takes place everywhere; the defender is to move
 * @param stone a stone of the block that must live, in GTP coordinates
 * @param shape the text that symmetric cuts share, see {@link CanonicalProblem}
 * @param board whether the board is that of the game, or a cut
 * @param kind whether the attacker's stones of the game enclose the group
 * @param ifAttacked the verdict if the attacker moves first
 * @param byDefense what is known if the defender moves first; its verdict is ALIVE
 * @param byAttack what is known if the attacker moves first
 */
record FoundProblem(
        Source source,
        Position position,
        String stone,
        String shape,
        BoardKind board,
        Kind kind,
        LifeVerdict ifAttacked,
        Side byDefense,
        Side byAttack) {
    private static final String SEPARATOR = "\t";
    private static final long FIRST_GRADE = 100; // nodes
    private static final int FIELDS = 15;

    /**
     * The place in the games.
     *
     * @param game the file of the game
     * @param tree the game tree, from 1
     * @param moves the number of moves before the position
     * @param stone a stone of the block on the board of the game, in GTP coordinates
     * @param extra a move that was added, such as {@code black C3}; empty without one
     */
    record Source(String game, int tree, int moves, String stone, String extra) {
        /** Some name for the group that is the same in most positions of a game. */
        String group(Color defender) {
            return "%s %d %s %s".formatted(game, tree, defender, stone);
        }
    }

    /** The board of a problem. */
    enum BoardKind {
        GAME,
        CUT
    }

    /** Whether the attacker's stones of the game enclose the group. */
    enum Kind {
        OPEN,
        ENCLOSED
    }

    /**
     * What is known with one side first.
     *
     * @param nodes of the search for the verdict
     * @param moves all winning first moves, in GTP coordinates
     */
    record Side(long nodes, List<String> moves) {
        Side {
            moves = List.copyOf(moves);
        }

        private String text() {
            return nodes + SEPARATOR + String.join(" ", moves);
        }

        private static Side parse(String nodes, String moves) {
            return new Side(Long.parseLong(nodes), List.of(moves.split(" ", -1)));
        }
    }

    /** The color of the block. */
    Color defender() {
        return position.toMove();
    }

    /** The text that symmetric boards share, see {@link CanonicalProblem}. */
    String canonicalText() {
        return CanonicalProblem.text(position, new Argument("stones", stone).point(position.geometry()));
    }

    /** The nodes of both searches. */
    long nodes() {
        return byDefense.nodes() + byAttack.nodes();
    }

    /** How hard the problem is: 1 up to 100 nodes, and one more for each factor of ten. */
    int grade() {
        int grade = 1;
        for (long most = FIRST_GRADE; nodes() > most; most *= 10) {
            grade++;
        }
        return grade;
    }

    /** A line of text, without its end. */
    String line() {
        return String.join(
                SEPARATOR,
                source.game(),
                Integer.toString(source.tree()),
                Integer.toString(source.moves()),
                source.stone(),
                source.extra(),
                SgfWriter.format(SgfGame.of(position)).strip(),
                stone,
                shape,
                board.name(),
                kind.name(),
                ifAttacked.name(),
                byDefense.text(),
                byAttack.text());
    }

    /**
     * Reads a line.
     *
     * @throws IllegalArgumentException if it is none
     */
    static FoundProblem parse(String line) {
        String[] cells = line.split(SEPARATOR, -1);
        if (cells.length != FIELDS) {
            throw new IllegalArgumentException("%d fields instead of %d".formatted(cells.length, FIELDS));
        }
        try {
            return new FoundProblem(
                    new Source(cells[0], Integer.parseInt(cells[1]), Integer.parseInt(cells[2]), cells[3], cells[4]),
                    SgfReader.parse(cells[5], "the board").games().get(0).lastPosition(),
                    cells[6],
                    cells[7],
                    BoardKind.valueOf(cells[8]),
                    Kind.valueOf(cells[9]),
                    LifeVerdict.valueOf(cells[10]),
                    Side.parse(cells[11], cells[12]),
                    Side.parse(cells[13], cells[14]));
        } catch (SgfException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }
}
