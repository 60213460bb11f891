package org.sekilab.safety;

import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.SharedData;
import org.sekilab.model.sgf.SgfGame;
import org.sekilab.model.sgf.SgfReader;
import org.sekilab.model.text.GtpPoints;
import org.sekilab.proof.SafetyMap;
import org.sekilab.safety.settings.Preset;
import org.sekilab.statics.CsvTable;
import org.sekilab.statics.SafetyQueries;

/**
 * A row of the shared table on seki, and the answers of the solvers.
 *
 * <p>A question for a good move in the whole game becomes a question for a move in a region. It looks for a region with
 * a value that depends on the first side, and for the moves that keep the better value. A question for the winner
 * becomes one for the score: points that are proved for one side do not belong to the other.
 */
record SekiQuery(CsvTable.Row row, SgfGame game, Position position, SafetyQueries safety) {
    private static final SearchingSafetySolver SOLVER =
            new SearchingSafetySolver(new FloodRegionFinder(), Engines.DFPN_R, Engines.config(Preset.M7));

    /** The comparison of an answer with the expected one. */
    enum Judgment {
        AGREES,
        /** The expected moves are among ours, which have the same value in the region. */
        AMONG,
        DIFFERS,
        /** The solvers do not decide the question. */
        OPEN,
        /** No solver here answers this question. */
        NOT_OURS
    }

    /** An answer as text, and its comparison. */
    record Answer(String text, Judgment judgment) {}

    static SekiQuery of(CsvTable.Row row) throws IOException {
        Path file = SharedData.require("seki").resolve(row.get("file"));
        SgfGame game = SgfReader.read(file).games().get(0);
        String moves = row.get("move_number");
        Position position = moves.isEmpty() ? game.lastPosition() : game.positionAfter(Integer.parseInt(moves));
        for (String move : row.get("extra_moves").split(";", -1)) {
            if (!move.isBlank()) {
                position = after(position, move.strip());
            }
        }
        return new SekiQuery(row, game, position, new SafetyQueries());
    }

    private static Position after(Position position, String move) {
        Color mover = color(move);
        int ko = position.toMove() == mover ? position.koPoint() : Points.NONE;
        Board board = new Board(new Position(position.geometry(), position.black(), position.white(), mover, ko));
        board.play(GtpPoints.parse(position.geometry(), move.substring(2)));
        return board.toPosition();
    }

    private static Color color(String name) {
        return name.startsWith("W") || name.startsWith("w") ? Color.WHITE : Color.BLACK;
    }

    Answer answer() {
        String[] query = row.get("query").split(" ", -1);
        if (query.length == 2 && query[0].equals("reg_genmove")) {
            return goodMoves(color(query[1]));
        }
        if (query[0].equals("reg_genmove") && query[3].equals("sg_compare_float")) {
            return comparedWith(Double.parseDouble(query[4]), color(query[1]));
        }
        return switch (query[0]) {
            case "go_safe", "go_safe_dame_static" -> counted();
            case "dragon_status" -> status(GtpPoints.parse(geometry(), query[1]));
            case "" -> seki();
            default -> new Answer("", Judgment.NOT_OURS);
        };
    }

    private Geometry geometry() {
        return position.geometry();
    }

    private Answer counted() {
        String count = safety.answer(row.get("query"), position);
        boolean isEqual = count.equals(SafetyQueries.expected(row.get("expected")));
        return new Answer(count, isEqual ? Judgment.AGREES : Judgment.DIFFERS);
    }

    private Answer status(int point) {
        SafetyMap map = SOLVER.solve(position);
        for (Color color : Color.values()) {
            RegionMap regions = map.regionMap(color);
            if (regions.blockIndexAt(point) >= 0) {
                boolean isAlive = map.isAlive(regions.blocks().get(regions.blockIndexAt(point)));
                return new Answer(isAlive ? "alive" : "", isAlive ? Judgment.AGREES : Judgment.OPEN);
            }
        }
        throw new IllegalArgumentException("no stone: " + row);
    }

    /** Tells whether there is a seki on the board; for some of these positions no source says so. */
    private Answer seki() {
        SafetyMap map = SOLVER.solve(position);
        int stones =
                map.sekiStones(Color.BLACK).size() + map.sekiStones(Color.WHITE).size();
        String text = stones + " stones in seki";
        if (row.get("expected").isEmpty()) {
            return new Answer(text, Judgment.NOT_OURS);
        }
        return new Answer(text, stones > 0 ? Judgment.AGREES : Judgment.OPEN);
    }

    /**
     * The winner of the board by the proved points, 1 for the side to move and 0 for the other side, with komi, by
     * area.
     */
    private Answer comparedWith(double threshold, Color mover) {
        SafetyMap map = SOLVER.solve(position);
        double komi = game.root().findValue("KM").map(Double::parseDouble).orElse(0.0);
        double ahead = mover == Color.WHITE ? komi : -komi;
        double least = 2 * map.safePoints(mover).size() - geometry().area() + ahead;
        double most = geometry().area() - 2 * map.safePoints(mover.opposite()).size() + ahead;
        double low = (Math.signum(least) + 1) / 2;
        double high = (Math.signum(most) + 1) / 2;
        String text = "ahead by %s to %s".formatted(least, most);
        if (low <= threshold && threshold <= high) {
            return new Answer(text, Judgment.OPEN);
        }
        boolean isAbove = row.get("expected").equals("1");
        return new Answer(text, isAbove == low > threshold ? Judgment.AGREES : Judgment.DIFFERS);
    }

    private Answer goodMoves(Color mover) {
        String expected = row.get("expected");
        boolean isBad = expected.startsWith("!");
        PointSet named = new PointSet(geometry());
        int first = Points.NONE;
        for (String name : expected.replaceAll("[!()]", "").split("\\|", -1)) {
            int point = GtpPoints.parse(geometry(), name);
            if (point == Points.PASS) {
                return new Answer("", Judgment.NOT_OURS);
            }
            first = first == Points.NONE ? point : first;
            named.add(point);
        }
        Optional<LocalQuestion> question = LocalQuestion.find(position, mover, first);
        if (question.isEmpty()) {
            return new Answer("", LocalQuestion.isEnclosed(position, first) ? Judgment.OPEN : Judgment.NOT_OURS);
        }
        PointSet ours = question.get().bestMoves();
        boolean isElsewhereRight = !question.get().points().containsAll(named);
        named.intersect(question.get().points());
        String text = question.get().threats() + ": " + ours;
        return question.get().isOfFirstMove()
                ? new Answer(text, judgment(ours, named, isBad))
                : new Answer(text + " or elsewhere", settledJudgment(ours, named, isBad, isElsewhereRight));
    }

    private static Judgment judgment(PointSet ours, PointSet named, boolean isBad) {
        if (isBad) {
            return ours.intersects(named) ? Judgment.DIFFERS : Judgment.AGREES;
        }
        if (named.containsAll(ours)) {
            return Judgment.AGREES;
        }
        return ours.intersects(named) ? Judgment.AMONG : Judgment.DIFFERS;
    }

    /**
     * The judgment for a region that has the same value with either side first, so that a move elsewhere is also
     * possible.
     */
    private static Judgment settledJudgment(PointSet ours, PointSet named, boolean isBad, boolean isElsewhereRight) {
        if (isBad) {
            return ours.intersects(named) ? Judgment.OPEN : Judgment.AGREES;
        }
        if (isElsewhereRight) {
            return Judgment.AGREES;
        }
        return ours.intersects(named) ? Judgment.AMONG : Judgment.DIFFERS;
    }
}
