package org.sekilab.model.sgf;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * A game of Go: a tree of nodes on a board of one size. Immutable.
 *
 * <p>The <em>main line</em> is the root, its first child, the first child of that, and so on, unless {@link #along}
 * chose another variation. A <em>move</em> is a B or
 * W property; passes count. Moves are executed as FF[4] says, even illegal ones. The stone is put on its point and
 * replaces any stone there. Blocks of the opponent without liberties are removed. Then the block of the stone itself is
 * removed if it has no liberty (suicide).
 *
 * <p>Setup removes only the stones that it names. Within a node, setup comes first.
 *
 * <p>PL sets the side to move until the next move. After a move, the opponent of its player is to move. If there was
 * neither PL nor a move, white is to move after a handicap, and black otherwise. A handicap is HA of 2 or more, or a
 * position with black stones only.
 */
public final class SgfGame {
    private static final int DEFAULT_SIZE = 19;
    private static final String GO = "1";
    private static final Pattern SIZE = Pattern.compile("(\\d{1,3})(?::(\\d{1,3}))?");
    private static final Pattern KOMI = Pattern.compile("[+-]?\\d{1,4}(\\.\\d{0,4})?");
    private static final Pattern HANDICAP = Pattern.compile("0*([2-9]|[1-9]\\d{1,2})");

    private final String source;
    private final Geometry geometry;
    private final SgfNode root;
    private final List<SgfNode> chosen; // the nodes of the main line; empty where it is the first variation

    SgfGame(String source, SgfNode root) {
        this(source, root, List.of());
    }

    private SgfGame(String source, SgfNode root, List<SgfNode> chosen) {
        this.chosen = chosen;
        this.source = source;
        this.root = root;
        for (SgfValue value : root.written("GM")) {
            if (!value.compact().equals(GO)) {
                throw value.error(source, "GM: '%s' is not Go (1)".formatted(value.text()));
            }
        }
        List<SgfValue> sizes = root.written("SZ");
        this.geometry = sizes.isEmpty() ? Geometry.of(DEFAULT_SIZE, DEFAULT_SIZE) : geometry(sizes.get(0));
    }

    /** A game without moves. Its root sets up a position. A ko point is lost, because SGF cannot express it. */
    public static SgfGame of(Position position) {
        return of(position, "");
    }

    /** As {@link #of(Position)}, with a comment at the root. A blank comment is left out. */
    public static SgfGame of(Position position, String comment) {
        Geometry geometry = position.geometry();
        boolean isSquare = geometry.width() == geometry.height();
        SgfNode root = new SgfNode(0, 0);
        root.addText("GM", GO);
        root.addText("SZ", geometry.width() + (isSquare ? "" : ":" + geometry.height()));
        addStones(root, "AB", position.black());
        addStones(root, "AW", position.white());
        root.addText("PL", position.toMove() == Color.BLACK ? "B" : "W");
        if (!comment.isBlank()) {
            root.addText("C", comment);
        }
        return new SgfGame("", root);
    }

    public Geometry geometry() {
        return geometry;
    }

    public SgfNode root() {
        return root;
    }

    /**
     * The nodes of the main line, the root first. The list is unmodifiable. Takes time linear in the number of nodes.
     */
    public List<SgfNode> mainLine() {
        if (!chosen.isEmpty()) {
            return chosen;
        }
        List<SgfNode> line = new ArrayList<>();
        line.add(root);
        for (SgfNode node = root; !node.children().isEmpty(); ) {
            node = node.children().get(0);
            line.add(node);
        }
        return List.copyOf(line);
    }

    /** The number of variations: lines from the root to a node without children. */
    public int variations() {
        int variations = 0;
        Deque<SgfNode> waiting = new ArrayDeque<>(List.of(root));
        while (!waiting.isEmpty()) {
            List<SgfNode> children = waiting.pop().children();
            variations += children.isEmpty() ? 1 : 0;
            children.forEach(waiting::push);
        }
        return variations;
    }

    /**
     * The same game with another variation in place of its main line. The tree of nodes stays as it is.
     *
     * @param variation a number below {@link #variations()}, in the order of the file; 0 is the main line of a game
     *     that was read
     * @throws IllegalArgumentException if there is no such variation
     */
    public SgfGame along(int variation) {
        int left = variation;
        List<SgfNode> line = new ArrayList<>();
        Deque<Iterator<SgfNode>> siblings =
                new ArrayDeque<>(); // of each node of the line, and those that may follow it
        siblings.push(List.of(root).iterator());
        while (!siblings.isEmpty()) {
            if (siblings.peek().hasNext()) {
                SgfNode node = siblings.peek().next();
                line.add(node);
                if (node.children().isEmpty() && left == 0) {
                    return new SgfGame(source, root, List.copyOf(line));
                }
                left -= node.children().isEmpty() ? 1 : 0;
                siblings.push(node.children().iterator());
            } else {
                siblings.pop();
                if (!line.isEmpty()) {
                    line.remove(line.size() - 1);
                }
            }
        }
        throw new IllegalArgumentException("variation %d of %d".formatted(variation, variations()));
    }

    /** The number of moves of the main line, passes included. */
    public int moveCount() {
        return mainLine().stream().mapToInt(SgfNode::moveCount).sum();
    }

    /** The position at the end of the main line, with all setup. */
    public Position lastPosition() {
        return positionAfter(moveCount());
    }

    /**
     * The position after a number of moves of the main line.
     *
     * <p>With 0 moves, all setup before the first move is done, because many problems have their setup in the second
     * node. After the last move, all setup to the end is done. After any other move, only setup in the node of that
     * move or before it is done.
     *
     * @param moves from 0 to {@link #moveCount()}
     * @throws IllegalArgumentException if the number is negative
     * @throws SgfException if there are fewer moves, or a value before that place is wrong
     */
    public Position positionAfter(int moves) {
        return replay(moves).position(firstToMove());
    }

    /**
     * As {@link #positionAfter}, but rejects games and positions that the rules do not allow.
     *
     * @throws SgfException also at the first illegal move: on an occupied point, suicide, or immediate retake of a ko.
     *     Also if a block has no liberty at the end
     */
    public Position legalPositionAfter(int moves) {
        SgfReplay replay = replay(moves);
        replay.rejectIllegalMove();
        Position position = replay.position(firstToMove());
        position.findBlockWithoutLiberty().ifPresent(block -> {
            throw new SgfException(
                    source,
                    root.line(),
                    root.column(),
                    "the block at %s has no liberty".formatted(geometry.name(block.first())));
        });
        return position;
    }

    /**
     * The number of stones of a color captured by moves of the main line, up to a place as in {@link #positionAfter}.
     * Stones that setup removed do not count.
     */
    public int capturedAfter(int moves, Color color) {
        return replay(moves).captured(color);
    }

    /**
     * The points that white gets for moving second: KM at the root, or 0 if there is none.
     *
     * @throws SgfException if the value is not a number
     */
    public double komi() {
        List<SgfValue> values = root.written("KM");
        if (values.isEmpty()) {
            return 0;
        }
        String written = values.get(0).compact();
        if (!KOMI.matcher(written).matches()) {
            throw values.get(0).error(source, "KM: '%s' is not a number, such as 6.5".formatted(written));
        }
        return Double.parseDouble(written);
    }

    private SgfReplay replay(int moves) {
        if (moves < 0) {
            throw new IllegalArgumentException("number of moves: %d is negative".formatted(moves));
        }
        int available = moveCount();
        if (moves > available) {
            throw new SgfException(
                    source,
                    root.line(),
                    root.column(),
                    "move %d was asked for, but the main line of this game has %d".formatted(moves, available));
        }
        SgfReplay replay = new SgfReplay(source, geometry);
        int played = 0;
        for (SgfNode node : nodesUpTo(moves)) {
            played += replay.execute(node, moves - played);
        }
        return replay;
    }

    /**
     * The nodes of the main line that lead to {@link #positionAfter}, and nodes without moves and setup after them. The
     * last node with moves may have one that comes after the position.
     *
     * @param moves from 0; all nodes if there are no more moves
     */
    public List<SgfNode> nodesUpTo(int moves) {
        List<SgfNode> line = mainLine();
        boolean isWhole = moves >= moveCount();
        int end = 0;
        int reached = 0;
        for (SgfNode node : line) {
            boolean isReached = reached > 0 && reached >= moves; // setup before the first move is always done
            if (isReached && !isWhole && !isRemark(node)) {
                break;
            }
            reached += node.moveCount();
            end++;
        }
        return line.subList(0, end);
    }

    /** True if a node changes nothing on the board. */
    private static boolean isRemark(SgfNode node) {
        return node.moveCount() == 0 && !node.setsUp();
    }

    private Color firstToMove() {
        return hasHandicap() ? Color.WHITE : Color.BLACK;
    }

    /** A wrong HA counts as none, because HA only informs readers. */
    private boolean hasHandicap() {
        return root.written("HA").stream()
                .anyMatch(value -> HANDICAP.matcher(value.compact()).matches());
    }

    private Geometry geometry(SgfValue size) {
        String written = size.compact();
        Matcher sides = SIZE.matcher(written);
        if (sides.matches()) {
            int width = Integer.parseInt(sides.group(1));
            int height = sides.group(2) == null ? width : Integer.parseInt(sides.group(2));
            if (isSide(width) && isSide(height)) {
                return Geometry.of(width, height);
            }
        }
        throw size.error(
                source,
                "SZ: '%s' is not a board size (%d to %d, or width:height such as 17:5)"
                        .formatted(written, Geometry.MIN_SIZE, Geometry.MAX_SIZE));
    }

    private static boolean isSide(int length) {
        return length >= Geometry.MIN_SIZE && length <= Geometry.MAX_SIZE;
    }

    private static void addStones(SgfNode root, String identifier, PointSet stones) {
        for (int point = stones.first(); point != Points.NONE; point = stones.next(point)) {
            root.addText(identifier, SgfPoints.format(stones.geometry(), point));
        }
    }
}
