package org.sekilab.search.dfpn;

import java.util.Arrays;
import java.util.BitSet;
import java.util.Optional;
import org.sekilab.search.Outcome;
import org.sekilab.search.Problem;
import org.sekilab.search.ZoneProblem;

/**
 * Two sides put stones on a few points, or pass. The prover wins if it gets all points of a line. The zone of a win is
 * the line, and grows by the points that the prover has to play on. Mutable.
 */
final class LineGame implements ZoneProblem {
    private final int points;
    private final int[] lines; // masks
    private int[] trail = new int[64]; // [ply]
    private int ply;
    private int own; // stones of the prover
    private int others;
    private boolean isProverToMove;

    /**
     * @param lines masks of points
     * @param own the mask of the prover's stones
     * @param others the mask of the opponent's stones
     */
    LineGame(int points, int[] lines, int own, int others, boolean isProverToMove) {
        this.points = points;
        this.lines = lines.clone();
        this.own = own;
        this.others = others;
        this.isProverToMove = isProverToMove;
    }

    /** The states that the prover wins, by {@link #index}: the least fixed point, without search. */
    static BitSet wonStates(int points, int[] lines) {
        BitSet won = new BitSet();
        for (int before = -1; before != won.cardinality(); ) {
            before = won.cardinality();
            for (int stones = 0; stones < 1 << 2 * points; stones++) {
                int own = stones >> points;
                int others = stones & (1 << points) - 1;
                for (int side = 0; side < 2 && (own & others) == 0; side++) {
                    LineGame game = new LineGame(points, lines, own, others, side == 1);
                    won.set(game.index(), game.isWonIn(won));
                }
            }
        }
        return won;
    }

    private boolean isWonIn(BitSet won) {
        if (outcome() != Outcome.UNKNOWN) {
            return outcome() == Outcome.WIN;
        }
        int[] moves = new int[maxMoves()];
        return isProverToMove
                ? Arrays.stream(moves, 0, movesInto(moves)).anyMatch(move -> won.get(indexAfter(move)))
                : Arrays.stream(moves, 0, movesInto(moves)).allMatch(move -> won.get(indexAfter(move)));
    }

    /** The number of the present state. */
    int index() {
        return (own << points | others) << 1 | (isProverToMove ? 1 : 0);
    }

    /** The number of the state after a move. */
    int indexAfter(int move) {
        play(move);
        int index = index();
        undo();
        return index;
    }

    private int pass() {
        return points;
    }

    @Override
    public boolean hasZones() {
        return true;
    }

    @Override
    public long zoneOfWin() {
        return Arrays.stream(lines)
                .filter(line -> (own & line) == line)
                .findFirst()
                .orElseThrow();
    }

    @Override
    public long zoneBefore(int move, long after) {
        return move == pass() ? after : after | 1L << move;
    }

    @Override
    public long closedZone(long zone, long preferred) {
        return zone;
    }

    @Override
    public boolean isAnswered(int move, long zone) {
        return move == pass() || (zone >>> move & 1) != 0;
    }

    @Override
    public int maxMoves() {
        return points + 1;
    }

    @Override
    public boolean isProverToMove() {
        return isProverToMove;
    }

    @Override
    public int movesInto(int[] moves) {
        int count = 0;
        for (int point = 0; point < points; point++) {
            if (((own | others) >> point & 1) == 0) {
                moves[count++] = point;
            }
        }
        moves[count++] = pass();
        return count;
    }

    @Override
    public void play(int move) {
        if (ply == trail.length) {
            trail = Arrays.copyOf(trail, 2 * ply);
        }
        trail[ply++] = move;
        put(move);
        isProverToMove = !isProverToMove;
    }

    @Override
    public void undo() {
        isProverToMove = !isProverToMove;
        put(trail[--ply]);
    }

    /** Puts a stone of the side to move, or takes it away. */
    private void put(int move) {
        int stone = move == pass() ? 0 : 1 << move;
        own ^= isProverToMove ? stone : 0;
        others ^= isProverToMove ? 0 : stone;
    }

    @Override
    public long keyLow() {
        return index();
    }

    @Override
    public long keyHigh() {
        return 0;
    }

    @Override
    public Outcome outcome() {
        if (Arrays.stream(lines).anyMatch(line -> (own & line) == line)) {
            return Outcome.WIN;
        }
        return (own | others) == (1 << points) - 1 ? Outcome.LOSS : Outcome.UNKNOWN;
    }

    @Override
    public int estimate() {
        return 0;
    }

    @Override
    public Outcome repetition() {
        return Outcome.LOSS;
    }

    @Override
    public Optional<Problem> copy() {
        return Optional.of(new LineGame(points, lines, own, others, isProverToMove));
    }
}
