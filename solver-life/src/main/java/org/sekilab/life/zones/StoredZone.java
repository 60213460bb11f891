package org.sekilab.life.zones;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;

/**
 * A state that the defender wins on a zone. All points beyond the zone count as stones of the attacker that are
 * never captured. The state is a rectangle with the zone and the stones of the essential blocks next to it. All
 * essential blocks must live. Immutable, in the smallest of the eight symmetric forms.
 *
 * <p>Source: zone patterns, Shih, Wei and Wu, arXiv 2212.13922. Here a pattern does not belong to a place of a board.
 *
 * <p>Proves: nothing by itself. A search that uses it writes down a proof of its own.
 *
 * @param width of the rectangle
 * @param sides the sides of the rectangle that are sides of the board: 1 left, 2 right, 4 bottom, 8 top
 * @param cells row after row: {@code -} is not in the zone, {@code .} is empty, {@code k} is empty and banned by a ko,
 *     {@code o} is the attacker's, {@code x} the defender's. Letters from {@code A} are essential blocks
 * @param move the index of the defender's winning move, or -1 with the attacker to move
 */
public record StoredZone(int width, int sides, String cells, int move) {
    private static final int LEFT = 1;
    private static final int RIGHT = 2;
    private static final int BOTTOM = 4;
    private static final int TOP = 8;
    private static final char BEYOND = '-';
    private static final char EMPTY = '.';
    private static final char KO = 'k';
    private static final char ATTACKER = 'o';
    private static final char DEFENDER = 'x';
    private static final char FIRST_BLOCK = 'A';
    private static final int MOST_BLOCKS = 8;
    private static final Pattern TEXT = Pattern.compile("(\\d{1,2}) (\\d{1,2}) ([-.koxA-H]+) (-1|\\d{1,3})");

    /**
     * Describes a state of a game.
     *
     * @param blocks the essential blocks
     * @return empty if a block is not next to the zone, or if there are too many blocks
     */
    public static Optional<StoredZone> of(ZoneState state, List<PointSet> blocks) {
        Geometry geometry = state.zone().geometry();
        PointSet around = state.zone().exterior();
        PointSet shown = state.zone().copy();
        for (PointSet block : blocks) {
            if (!block.intersects(around)) {
                return Optional.empty();
            }
            shown.unite(block.copy().intersect(around));
        }
        if (blocks.isEmpty() || blocks.size() > MOST_BLOCKS) {
            return Optional.empty();
        }
        int left = Integer.MAX_VALUE;
        int right = 0;
        int bottom = Integer.MAX_VALUE;
        int top = 0;
        for (int point : shown.toArray()) {
            left = Math.min(left, geometry.column(point));
            right = Math.max(right, geometry.column(point));
            bottom = Math.min(bottom, geometry.row(point));
            top = Math.max(top, geometry.row(point));
        }
        int width = right - left + 1;
        StringBuilder cells = new StringBuilder();
        for (int row = bottom; row <= top; row++) {
            for (int column = left; column <= right; column++) {
                int point = geometry.point(column, row);
                cells.append(shown.contains(point) ? mark(state, blocks, point) : BEYOND);
            }
        }
        int sides = (left == 0 ? LEFT : 0)
                | (right == geometry.width() - 1 ? RIGHT : 0)
                | (bottom == 0 ? BOTTOM : 0)
                | (top == geometry.height() - 1 ? TOP : 0);
        int move = state.move() == Points.NONE
                ? -1
                : (geometry.row(state.move()) - bottom) * width + geometry.column(state.move()) - left;
        return Optional.of(new StoredZone(width, sides, cells.toString(), move).canonical());
    }

    private static char mark(ZoneState state, List<PointSet> blocks, int point) {
        for (int block = 0; block < blocks.size(); block++) {
            if (blocks.get(block).contains(point)) {
                return (char) (FIRST_BLOCK + block);
            }
        }
        if (state.attackers().contains(point)) {
            return ATTACKER;
        }
        if (state.defenders().contains(point)) {
            return DEFENDER;
        }
        return point == state.ko() ? KO : EMPTY;
    }

    /**
     * Reads {@link #text}.
     *
     * @throws IllegalArgumentException if it is no such text
     */
    public static StoredZone parse(String text) {
        Matcher matcher = TEXT.matcher(text);
        if (!matcher.matches()) {
            throw new IllegalArgumentException("is no zone");
        }
        StoredZone zone = new StoredZone(
                Integer.parseInt(matcher.group(1)),
                Integer.parseInt(matcher.group(2)),
                matcher.group(3),
                Integer.parseInt(matcher.group(4)));
        zone.check();
        return zone;
    }

    private void check() {
        boolean isRectangle = width > 0 && width <= Geometry.MAX_SIZE && cells.length() % width == 0;
        if (!isRectangle || height() > Geometry.MAX_SIZE || sides > (LEFT | RIGHT | BOTTOM | TOP)) {
            throw new IllegalArgumentException("is no rectangle of a board");
        }
        if (move >= cells.length() || move >= 0 && cells.charAt(move) != EMPTY) {
            throw new IllegalArgumentException("the move is not on an empty point");
        }
        if (cells.chars().filter(c -> c == KO).count() > (move < 0 ? 0 : 1)) {
            throw new IllegalArgumentException("a ko that bans nothing");
        }
        if (cells.indexOf(FIRST_BLOCK) < 0 || cells.chars().noneMatch(cell -> isInZone((char) cell))) {
            throw new IllegalArgumentException("has no block or no zone");
        }
        if (!equals(canonical())) {
            throw new IllegalArgumentException("is not in the form of this program");
        }
    }

    private static boolean isInZone(char cell) {
        return cell != BEYOND && !isBlock(cell);
    }

    private static boolean isBlock(int cell) {
        return cell >= FIRST_BLOCK && cell < FIRST_BLOCK + MOST_BLOCKS;
    }

    /** One line: width, sides, cells and move. */
    public String text() {
        return "%d %d %s %d".formatted(width, sides, cells, move);
    }

    private StoredZone canonical() {
        return IntStream.range(0, Geometry.SYMMETRIES)
                .mapToObj(this::image)
                .min(Comparator.comparing(StoredZone::text))
                .orElseThrow();
    }

    /** The form after a symmetry of {@link Geometry#symmetry}, with blocks in the order of their first stones. */
    private StoredZone image(int symmetry) {
        int height = height();
        boolean isTurned = (symmetry & 4) != 0;
        int newWidth = isTurned ? height : width;
        char[] image = new char[cells.length()];
        int newMove = -1;
        for (int cell = 0; cell < image.length; cell++) {
            int column = (symmetry & 1) == 0 ? cell % width : width - 1 - cell % width;
            int row = (symmetry & 2) == 0 ? cell / width : height - 1 - cell / width;
            int to = isTurned ? column * newWidth + row : row * newWidth + column;
            image[to] = cells.charAt(cell);
            newMove = cell == move ? to : newMove;
        }
        int newSides = sides;
        newSides = (symmetry & 1) == 0 ? newSides : swap(newSides, LEFT, RIGHT);
        newSides = (symmetry & 2) == 0 ? newSides : swap(newSides, BOTTOM, TOP);
        newSides = isTurned ? swap(swap(newSides, LEFT, BOTTOM), RIGHT, TOP) : newSides;
        return new StoredZone(newWidth, newSides, renamed(new String(image)), newMove);
    }

    private static int swap(int sides, int one, int other) {
        int rest = sides & ~(one | other);
        return rest | ((sides & one) != 0 ? other : 0) | ((sides & other) != 0 ? one : 0);
    }

    private static String renamed(String cells) {
        StringBuilder seen = new StringBuilder();
        StringBuilder renamed = new StringBuilder();
        for (int i = 0; i < cells.length(); i++) {
            char cell = cells.charAt(i);
            if (isBlock(cell) && seen.indexOf(String.valueOf(cell)) < 0) {
                seen.append(cell);
            }
            renamed.append(isBlock(cell) ? (char) (FIRST_BLOCK + seen.indexOf(String.valueOf(cell))) : cell);
        }
        return renamed.toString();
    }

    int height() {
        return cells.length() / width;
    }

    /** The index of a stone of a block. */
    int anchor() {
        return cells.indexOf(FIRST_BLOCK);
    }

    int blocks() {
        return (int) cells.chars().filter(StoredZone::isBlock).distinct().count();
    }

    /** The number of the block at a cell, or -1. */
    int blockAt(int cell) {
        return isBlock(cells.charAt(cell)) ? cells.charAt(cell) - FIRST_BLOCK : -1;
    }

    boolean isInZone(int cell) {
        return isInZone(cells.charAt(cell));
    }

    boolean isAttacker(int cell) {
        return cells.charAt(cell) == ATTACKER;
    }

    boolean isDefender(int cell) {
        return cells.charAt(cell) == DEFENDER;
    }

    boolean isKo(int cell) {
        return cells.charAt(cell) == KO;
    }

    /** True if the rectangle may be at some distances from the sides of a board: 0 or more, as its own sides say. */
    boolean fits(int left, int right, int bottom, int top) {
        return isAt(LEFT, left) && isAt(RIGHT, right) && isAt(BOTTOM, bottom) && isAt(TOP, top);
    }

    private boolean isAt(int side, int distance) {
        return (sides & side) != 0 ? distance == 0 : distance > 0;
    }
}
