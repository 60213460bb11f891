package org.sekilab.experiments.analyze;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.output.json.BoardNames;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.sgf.SgfException;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.model.sgf.SgfReader;

/**
 * Makes the position of a question. It writes the stones and moves as a game record, so that the rules of records hold:
 * captures, kos and the side to move.
 */
final class QueryBoard {
    /** The name of the record in answers and messages. It is that of stdin in all commands. */
    static final String RECORD = "stdin";

    private static final int DEFAULT_SIZE = 19;
    private static final Pattern SIZE = Pattern.compile("(\\d{1,3})(?::(\\d{1,3}))?");
    private static final BigDecimal MOST_KOMI = new BigDecimal("9999");
    private static final int KOMI_DECIMALS = 4;

    private QueryBoard() {}

    /**
     * The position.
     *
     * @throws InputException if a field is wrong, or the rules do not allow a move or the stones
     */
    static BoardInput of(AnalyzeQuery query) {
        Geometry geometry = geometry(query.size());
        List<String> moves = moves(query.moves(), geometry);
        String setup = setup(query, geometry);
        String toPlay = query.toPlay() == null ? "" : ";PL[%s]".formatted(query.toPlay() == Color.BLACK ? "B" : "W");
        try {
            // A line for each move: messages tell the move by its line.
            SgfGame game = SgfReader.parse(setup + String.join("", moves) + toPlay + ")", RECORD)
                    .games()
                    .get(0);
            return new BoardInput(RECORD, 1, 1, game, moves.size(), game.legalPositionAfter(moves.size()));
        } catch (SgfException e) {
            int move = e.line() - 1;
            String what = e.problem().replaceFirst(".*illegal: ", "");
            throw move == 0
                    ? new InputException("position", what)
                    : new InputException(
                            "moves", "move %d, %s, is illegal: %s".formatted(move, words(query, move), what));
        }
    }

    private static String words(AnalyzeQuery query, int move) {
        return query.moves() == null ? "" : String.join(" ", query.moves().get(move - 1));
    }

    private static Geometry geometry(@Nullable Object size) {
        if (size == null) {
            return Geometry.of(DEFAULT_SIZE, DEFAULT_SIZE);
        }
        Matcher sides = SIZE.matcher(size.toString());
        if ((size instanceof Integer || size instanceof String) && sides.matches()) {
            int width = Integer.parseInt(sides.group(1));
            int height = sides.group(2) == null ? width : Integer.parseInt(sides.group(2));
            if (isSide(width) && isSide(height)) {
                return Geometry.of(width, height);
            }
        }
        throw new InputException(
                "size",
                "'%s' is not a board size (%d to %d, or width:height such as \"17:5\")"
                        .formatted(size, Geometry.MIN_SIZE, Geometry.MAX_SIZE));
    }

    private static boolean isSide(int length) {
        return length >= Geometry.MIN_SIZE && length <= Geometry.MAX_SIZE;
    }

    /** The root of the record, without its end. */
    private static String setup(AnalyzeQuery query, Geometry geometry) {
        StringBuilder setup = new StringBuilder("(;GM[1]SZ[%s]".formatted(BoardNames.size(geometry)));
        if (query.komi() != null) {
            setup.append("KM[").append(komi(query.komi())).append(']');
        }
        PointSet black = stones("black", query.black(), geometry);
        PointSet white = stones("white", query.white(), geometry);
        PointSet both = black.copy().intersect(white);
        if (!both.isEmpty()) {
            throw new InputException("white", "%s is a black stone, too".formatted(geometry.name(both.first())));
        }
        addStones(setup, "AB", black);
        addStones(setup, "AW", white);
        return setup.toString();
    }

    private static String komi(BigDecimal komi) {
        if (komi.abs().compareTo(MOST_KOMI) > 0 || komi.stripTrailingZeros().scale() > KOMI_DECIMALS) {
            throw new InputException("komi", "is not a number of at most four digits, such as 6.5");
        }
        return komi.stripTrailingZeros().toPlainString();
    }

    private static PointSet stones(String field, @Nullable List<String> names, Geometry geometry) {
        PointSet stones = new PointSet(geometry);
        if (names != null) {
            for (String name : names) {
                int point = new Argument(field, name).point(geometry);
                if (point == Points.PASS) {
                    throw new InputException(field, "a pass is not a stone");
                }
                stones.add(point);
            }
        }
        return stones;
    }

    private static void addStones(StringBuilder setup, String property, PointSet stones) {
        if (!stones.isEmpty()) {
            setup.append(property);
            for (int point = stones.first(); point != Points.NONE; point = stones.next(point)) {
                setup.append('[').append(letters(stones.geometry(), point)).append(']');
            }
        }
    }

    /** The nodes of the moves. */
    private static List<String> moves(@Nullable List<List<String>> moves, Geometry geometry) {
        List<String> nodes = new ArrayList<>();
        if (moves != null) {
            for (List<String> move : moves) {
                Argument place = new Argument("moves[%d]".formatted(nodes.size()), String.join(" ", move));
                if (move.size() != 2) {
                    throw place.mistake("is not a color and a point, such as [\"B\", \"C3\"]");
                }
                String color = color(place, move.get(0));
                int point = new Argument(place.place(), move.get(1)).point(geometry);
                nodes.add("\n;%s[%s]".formatted(color, point == Points.PASS ? "" : letters(geometry, point)));
            }
        }
        return nodes;
    }

    private static String color(Argument place, String text) {
        return switch (text.toLowerCase(Locale.ROOT)) {
            case "b", "black" -> "B";
            case "w", "white" -> "W";
            default -> throw place.mistake("'%s' is not B or W".formatted(text));
        };
    }

    /** The point in the coordinates of records: the column from the left and the row from the top. */
    private static String letters(Geometry geometry, int point) {
        char column = (char) ('a' + geometry.column(point));
        char row = (char) ('a' + geometry.height() - 1 - geometry.row(point));
        return "" + column + row;
    }
}
