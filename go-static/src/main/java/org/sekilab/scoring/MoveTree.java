package org.sekilab.scoring;

import java.util.ArrayList;
import java.util.List;
import org.sekilab.model.Board;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * A tree of moves that random games let grow: each game begins with the best moves so far. Mutable, confined to one
 * thread.
 *
 * <p>Source: [GS11]. A move counts in a game as if it was the first, until enough games begin with it.
 * <p>Proves: nothing.
 * <p>Differs: the value of a game depends on its points, compared with the mean of all games. So it is the points that
 * count and not the komi.
 */
final class MoveTree {
    // All values were chosen by trial. Four times the trust was no better, see docs/tried.md, "Genmove".
    private static final double TRUST = 500; // games that begin with a move, until they count more than all others
    private static final double CLOSE = 20; // points; a game that is better by so much is nearly as good as any
    private static final double PRIOR = 4; // games that each move has before the first one
    private static final double PATTERN = 10; // games that a move by a pattern is taken to have won
    private static final double URGENT = 20; // the same of a capture or a rescue
    private static final double LONELY = 20; // games that a move on the edge far from all stones is taken to have lost
    private static final int EDGE = 2; // lines
    private static final int NEAR = 4; // steps; fewer are near
    private static final double NEARER = 4; // games for each step
    private static final int TURNS = 8; // at least one game in so many begins with a pass

    private final Position start;
    private final Color color;
    private final RandomGame game;
    private final PointSet open;
    private final int[] all; // the points of the board
    private final List<Node> path = new ArrayList<>();
    private final Node root;
    private final Node pass;
    private int games;
    private double sum; // of the leads of the side

    /** A move, and what the games that begin with it are worth for the side that makes it. */
    private static final class Node {
        private final int move;
        private final Color mover;
        private List<Node> children = List.of();
        private int visits;
        private double values;
        private double leads; // of the side at the root
        private double others; // games with the move later on
        private double valuesOfOthers;

        /** @param wins games that the move is taken to have won before the first one; negative for losses */
        private Node(int move, Color mover, double value, double wins) {
            this.move = move;
            this.mover = mover;
            this.others = PRIOR + Math.abs(wins);
            this.valuesOfOthers = PRIOR * value + wins;
        }

        private double lead() {
            return leads / visits;
        }

        private double value() {
            if (move == Points.PASS) {
                return (valuesOfOthers + values) / (others + visits); // no other game tells of a pass
            }
            double rest = valuesOfOthers / others;
            double trust = Math.sqrt(TRUST / (3.0 * visits + TRUST));
            return visits == 0 ? rest : trust * rest + (1 - trust) * values / visits;
        }
    }

    /**
     * A tree without a game.
     *
     * @param start the side to move is the one that the moves are for
     * @param last the move before, or another number
     * @param moves legal moves of that side; it may also pass
     * @param settled points where nobody plays
     */
    MoveTree(Position start, int last, PointSet moves, PointSet settled, RandomGame game) {
        this.start = start;
        this.color = start.toMove();
        this.game = game;
        this.open = settled.copy().complement().freeze();
        this.all = PointSet.board(start.geometry()).toArray();
        this.root = new Node(Points.PASS, color.opposite(), 0, 0);
        List<Node> children = new ArrayList<>();
        Board board = new Board(start);
        for (int move = moves.first(); move != Points.NONE; move = moves.next(move)) {
            children.add(new Node(move, color, 0, wins(board, last, move)));
        }
        this.pass = new Node(Points.PASS, color, 0, 0);
        children.add(pass);
        root.children = children;
    }

    /** Plays one more game. */
    void grow() {
        path.clear();
        path.add(root);
        Board board = new Board(start);
        game.begin();
        Node node = root;
        while (!node.children.isEmpty()) {
            node = node == root && games % TURNS == 0 ? pass : best(node);
            game.play(board, node.move);
            path.add(node);
        }
        if (node.visits > 0) {
            expand(node, board);
        }
        game.finish(board);
        int lead = RandomGame.lead(board, all, color);
        double value = Math.tanh((lead - (games == 0 ? lead : sum / games)) / CLOSE);
        games++;
        sum += lead;
        path.forEach(visited -> note(visited, lead, value));
    }

    /** The moves that most games begin with, the pass left out, with what they win against a pass in points. */
    void collect(WorthReceiver receiver) {
        int most = root.children.stream()
                .filter(child -> child != pass)
                .mapToInt(child -> child.visits)
                .max()
                .orElse(0);
        for (Node child : root.children) {
            if (child != pass && child.visits > 0 && 2 * child.visits >= most) {
                receiver.receive(child.move, child.lead() - pass.lead());
            }
        }
    }

    /** Receives the worth of moves. */
    @FunctionalInterface
    interface WorthReceiver {
        void receive(int move, double points);
    }

    private static Node best(Node node) {
        Node best = node.children.get(0);
        double most = best.value();
        for (Node child : node.children) {
            double value = child.value();
            if (value > most) {
                most = value;
                best = child;
            }
        }
        return best;
    }

    /** Adds all sensible moves, and a pass unless the last move was one. */
    private void expand(Node node, Board board) {
        List<Node> children = new ArrayList<>();
        Color mover = node.mover.opposite();
        double value = -node.values / node.visits;
        for (int point = open.first(); point != Points.NONE; point = open.next(point)) {
            if (game.isSensible(board, point)) {
                children.add(new Node(point, mover, value, wins(board, board.lastMove(), point)));
            }
        }
        if (node.move != Points.PASS) {
            children.add(new Node(Points.PASS, mover, value, 0));
        }
        node.children = children;
    }

    /** How much better than others a move looks: captures, patterns, and points near the last move. */
    private double wins(Board board, int last, int point) {
        if (isLonely(board, point)) {
            return -LONELY;
        }
        double wins = MovePatterns.matches(board, point) ? PATTERN : 0;
        wins += game.isUrgent(board, point) ? URGENT : 0;
        Geometry geometry = board.geometry();
        if (geometry.isPoint(last)) {
            wins += Math.max(0, NEAR - geometry.distance(point, last)) * NEARER;
        }
        return wins;
    }

    /** True for a point on the edge without a stone near it. */
    private static boolean isLonely(Board board, int point) {
        Geometry geometry = board.geometry();
        if (geometry.line(point) >= EDGE) {
            return false;
        }
        int column = geometry.column(point);
        int row = geometry.row(point);
        for (int x = Math.max(0, column - NEAR); x <= Math.min(geometry.width() - 1, column + NEAR); x++) {
            for (int y = Math.max(0, row - NEAR); y <= Math.min(geometry.height() - 1, row + NEAR); y++) {
                int near = geometry.point(x, y);
                if (geometry.distance(point, near) < NEAR && board.stone(near) != Board.EMPTY) {
                    return false;
                }
            }
        }
        return true;
    }

    private void note(Node node, int lead, double value) {
        node.visits++;
        node.leads += lead;
        node.values += node.mover == color ? value : -value;
        for (Node child : node.children) {
            if (child.move != Points.PASS && game.firstStone(child.move) == Board.stoneOf(child.mover)) {
                child.others++;
                child.valuesOfOthers += child.mover == color ? value : -value;
            }
        }
    }
}
