package org.sekilab.life.wall;

import java.util.Arrays;
import org.sekilab.model.Points;

/**
 * A wall game between a prover and an opponent. Mutable, confined to one thread.
 *
 * <p>Points outside the area count as stones of the opponent that are never captured. So a group of the opponent at the
 * rim is never captured, either. Suicide is illegal. A pass is always legal. One side may retake every ko at once, the
 * other side never. A <em>target</em> is a stone of the position at the start that has never been captured since.
 *
 * <p>Each block has a number: the point of its last stone when it was formed. Its stones and liberties are kept as
 * masks, so questions about liberties cost a few operations on longs.
 *
 * <p>Cost: {@link #play} and {@link #undo} take some operations for each stone of the blocks that are joined or
 * captured. They allocate nothing, except when a game outgrows the undo stack, which then doubles.
 */
public final class WallBoard {
    /** The content of a point. */
    static final byte EMPTY = 0;

    static final byte PROVER = 1;
    static final byte OPPONENT = 2;
    private static final int TARGET_KEY = 2;
    private static final int KO_KEY = 3;
    private static final int INTS = 12; // move, ko, joined (count and four), captured (count and four)
    private static final int JOINED = 2;
    private static final int CAPTURED = 7;
    private static final int FIRST_PLIES = 64;

    private final WallArea area;
    private final int words;
    private final boolean isProverKoWinner;
    private final byte[] content;
    private final int[] block; // [point]: the block of a stone
    private final long[] stones; // [words * block]
    private final long[] liberties; // [words * block]
    private final long[] provers;
    private final long[] opponents;
    private final long[] targets;
    private boolean isProverToMove;
    private int ko = Points.NONE;
    private long low;
    private long high;
    private int[] ints = new int[INTS * FIRST_PLIES];
    private long[] longs;
    private final int longsOfPly;
    private int ply;

    /**
     * @param provers the prover's stones in the area
     * @param opponents the opponent's stones in the area
     * @param targets some of these stones
     */
    public WallBoard(
            WallArea area,
            long[] provers,
            long[] opponents,
            long[] targets,
            boolean isProverFirst,
            boolean isProverKoWinner) {
        this.area = area;
        this.words = area.words();
        this.isProverKoWinner = isProverKoWinner;
        this.content = new byte[area.size()];
        this.block = new int[area.size()];
        this.stones = new long[words * area.size()];
        this.liberties = new long[words * area.size()];
        this.provers = provers.clone();
        this.opponents = opponents.clone();
        this.targets = targets.clone();
        this.isProverToMove = isProverFirst;
        this.longsOfPly = 2 + 3 * words;
        this.longs = new long[longsOfPly * FIRST_PLIES];
        for (int point = 0; point < area.size(); point++) {
            content[point] = Masks.has(provers, 0, point) ? PROVER : Masks.has(opponents, 0, point) ? OPPONENT : EMPTY;
        }
        for (int point = 0; point < area.size(); point++) {
            if (content[point] != EMPTY) {
                toggle(point, content[point] - 1);
                if (Masks.has(targets, 0, point)) {
                    toggle(point, TARGET_KEY);
                }
                if (!isInBlock(point)) {
                    formBlock(point);
                }
            }
        }
        if (isProverFirst) {
            toggleTurn();
        }
    }

    private boolean isInBlock(int point) {
        return Masks.has(stones, words * block[point], point);
    }

    private void formBlock(int first) {
        int at = words * first;
        Arrays.fill(stones, at, at + words, 0);
        Arrays.fill(liberties, at, at + words, 0);
        int[] stack = new int[area.size()];
        int size = 0;
        stack[size++] = first;
        Masks.add(stones, at, first);
        while (size > 0) {
            int point = stack[--size];
            block[point] = first;
            for (int near : area.neighbors(point)) {
                if (content[near] == EMPTY) {
                    Masks.add(liberties, at, near);
                } else if (content[near] == content[first] && !Masks.has(stones, at, near)) {
                    Masks.add(stones, at, near);
                    stack[size++] = near;
                }
            }
        }
    }

    public WallArea area() {
        return area;
    }

    /** The mask of the prover's stones. The caller must not change it. */
    public long[] provers() {
        return provers;
    }

    /** The mask of the opponent's stones. The caller must not change it. */
    public long[] opponents() {
        return opponents;
    }

    /** The mask of the targets that are left. The caller must not change it. */
    public long[] targets() {
        return targets;
    }

    public boolean isProverToMove() {
        return isProverToMove;
    }

    /** True if the prover may retake every ko at once. */
    public boolean isProverKoWinner() {
        return isProverKoWinner;
    }

    /** The point that the side to move must not play because of a ko, or {@link Points#NONE}. */
    public int ko() {
        return ko;
    }

    /** The first half of a hash of the whole state. */
    public long keyLow() {
        return low;
    }

    /** The second half of the hash. */
    public long keyHigh() {
        return high;
    }

    /** The number of moves that can be undone. */
    public int ply() {
        return ply;
    }

    /** True if a point is empty. */
    public boolean isFree(int point) {
        return content[point] == EMPTY;
    }

    boolean isEmpty(int point) {
        return content[point] == EMPTY;
    }

    boolean isProvers(int point) {
        return content[point] == PROVER;
    }

    boolean isOpponents(int point) {
        return content[point] == OPPONENT;
    }

    /** The block of a stone. */
    int blockOf(int point) {
        return block[point];
    }

    /** The array of the masks of stones by block; the mask of a block is at {@code words * block}. */
    long[] stones() {
        return stones;
    }

    /** The array of the masks of liberties, as {@link #stones}. */
    long[] liberties() {
        return liberties;
    }

    int libertyCount(int ofBlock) {
        return Masks.size(liberties, words * ofBlock, words);
    }

    /** True if a block of the opponent is connected to the wall. */
    boolean isOuter(int ofBlock) {
        return content[ofBlock] == OPPONENT && Masks.meet(stones, words * ofBlock, area.rim(), 0, words);
    }

    /** True for a move that the side to move may play, {@link Points#PASS} included. */
    public boolean isLegal(int move) {
        if (move == Points.PASS) {
            return true;
        }
        if (content[move] != EMPTY || move == ko) {
            return false;
        }
        byte own = isProverToMove ? PROVER : OPPONENT;
        if (own == OPPONENT && area.isAtRim(move)) {
            return true;
        }
        for (int near : area.neighbors(move)) {
            if (content[near] == EMPTY) {
                return true;
            }
            boolean isAtari = libertyCount(block[near]) == 1;
            if (content[near] == own ? !isAtari || isOuter(block[near]) : isAtari && !isOuter(block[near])) {
                return true;
            }
        }
        return false;
    }

    /** Plays a legal move for the side to move. */
    public void play(int move) {
        assert isLegal(move) : move + "\n" + this;
        if (INTS * (ply + 1) > ints.length) {
            ints = Arrays.copyOf(ints, 2 * ints.length);
            longs = Arrays.copyOf(longs, 2 * longs.length);
        }
        int at = INTS * ply;
        int atLong = longsOfPly * ply;
        ply++;
        ints[at] = move;
        ints[at + 1] = ko;
        ints[at + JOINED] = 0;
        ints[at + CAPTURED] = 0;
        longs[atLong] = low;
        longs[atLong + 1] = high;
        System.arraycopy(targets, 0, longs, atLong + 2, words);
        setKo(Points.NONE);
        if (move != Points.PASS) {
            System.arraycopy(stones, words * move, longs, atLong + 2 + words, words);
            System.arraycopy(liberties, words * move, longs, atLong + 2 + 2 * words, words);
            put(move, at);
        }
        isProverToMove = !isProverToMove;
        toggleTurn();
    }

    private void put(int move, int at) {
        byte own = isProverToMove ? PROVER : OPPONENT;
        int atBlock = words * move;
        content[move] = own;
        block[move] = move;
        Masks.add(own == PROVER ? provers : opponents, 0, move);
        toggle(move, own - 1);
        Arrays.fill(stones, atBlock, atBlock + words, 0);
        Arrays.fill(liberties, atBlock, atBlock + words, 0);
        Masks.add(stones, atBlock, move);
        int captured = Points.NONE;
        int capturedStones = 0;
        for (int near : area.neighbors(move)) {
            if (content[near] == EMPTY) {
                Masks.add(liberties, atBlock, near);
            } else if (content[near] == own) {
                if (block[near] != move) {
                    join(block[near], move, at);
                }
            } else {
                int other = block[near];
                Masks.remove(liberties, words * other, move);
                if (Masks.isEmpty(liberties, words * other, words) && !isOuter(other)) {
                    captured = near;
                    capturedStones += Masks.size(stones, words * other, words);
                    ints[at + CAPTURED + 1 + ints[at + CAPTURED]++] = other;
                    remove(other);
                }
            }
        }
        Masks.remove(liberties, atBlock, move);
        if (capturedStones == 1 && isProverToMove == isProverKoWinner && isKoAt(move, captured)) {
            setKo(captured);
        }
    }

    /** Points of the new block are marked before others of it are looked at, so no block is joined twice. */
    private void join(int old, int move, int at) {
        ints[at + JOINED + 1 + ints[at + JOINED]++] = old;
        Masks.unite(stones, words * move, stones, words * old, words);
        Masks.unite(liberties, words * move, liberties, words * old, words);
        for (int p = Masks.first(stones, words * old, words); p >= 0; p = Masks.next(stones, words * old, words, p)) {
            block[p] = move;
        }
    }

    /**
     * True if the stone on {@code move} has no neighbor of its color and no liberty but the captured point. A neighbor
     * outside the area makes no difference for the opponent's stone: the prover must not rely on it. It prevents a ban
     * for the opponent.
     */
    private boolean isKoAt(int move, int captured) {
        if (isProverToMove && area.isAtRim(move)) {
            return false;
        }
        byte own = content[move];
        for (int near : area.neighbors(move)) {
            if (near != captured && (content[near] == EMPTY || content[near] == own)) {
                return false;
            }
        }
        return true;
    }

    private void remove(int old) {
        int at = words * old;
        byte own = content[old];
        long[] side = own == PROVER ? provers : opponents;
        for (int p = Masks.first(stones, at, words); p >= 0; p = Masks.next(stones, at, words, p)) {
            toggle(p, own - 1);
            if (Masks.has(targets, 0, p)) {
                Masks.remove(targets, 0, p);
                toggle(p, TARGET_KEY);
            }
            Masks.remove(side, 0, p);
            content[p] = EMPTY;
            for (int near : area.neighbors(p)) {
                if (content[near] != EMPTY && content[near] != own) {
                    Masks.add(liberties, words * block[near], p);
                }
            }
        }
    }

    /** Takes the last move back. */
    public void undo() {
        ply--;
        int at = INTS * ply;
        int atLong = longsOfPly * ply;
        isProverToMove = !isProverToMove;
        int move = ints[at];
        if (move != Points.PASS) {
            byte own = content[move];
            byte other = own == PROVER ? OPPONENT : PROVER;
            // Joined blocks first: captured stones took liberties from the blocks as they were.
            for (int i = ints[at + JOINED]; i > 0; i--) {
                int old = ints[at + JOINED + i];
                int atOld = words * old;
                for (int p = Masks.first(stones, atOld, words); p >= 0; p = Masks.next(stones, atOld, words, p)) {
                    block[p] = old;
                }
            }
            for (int i = ints[at + CAPTURED]; i > 0; i--) {
                putBack(ints[at + CAPTURED + i], other);
            }
            for (int near : area.neighbors(move)) {
                if (content[near] == other) {
                    Masks.add(liberties, words * block[near], move);
                }
            }
            content[move] = EMPTY;
            Masks.remove(own == PROVER ? provers : opponents, 0, move);
            System.arraycopy(longs, atLong + 2 + words, stones, words * move, words);
            System.arraycopy(longs, atLong + 2 + 2 * words, liberties, words * move, words);
        }
        System.arraycopy(longs, atLong + 2, targets, 0, words);
        ko = ints[at + 1];
        low = longs[atLong];
        high = longs[atLong + 1];
    }

    private void putBack(int old, byte own) {
        int at = words * old;
        long[] side = own == PROVER ? provers : opponents;
        for (int p = Masks.first(stones, at, words); p >= 0; p = Masks.next(stones, at, words, p)) {
            content[p] = own;
            block[p] = old;
            Masks.add(side, 0, p);
            for (int near : area.neighbors(p)) {
                if (content[near] != EMPTY && content[near] != own) {
                    Masks.remove(liberties, words * block[near], p);
                }
            }
        }
    }

    /** True if the last move captured stones. */
    public boolean hasCaptured() {
        return ints[INTS * (ply - 1) + CAPTURED] > 0;
    }

    /** Adds the stones that the last move captured to a set. */
    public void addCaptured(long[] set) {
        for (int i = 0; i < capturedBlocks(); i++) {
            Masks.unite(set, 0, stones, words * capturedBlock(i), words);
        }
    }

    /** Adds the blocks with targets to a set. */
    public void addTargetBlocks(long[] set) {
        for (int p = Masks.first(targets, 0, words); p >= 0; p = Masks.next(targets, 0, words, p)) {
            Masks.unite(set, 0, stones, words * block[p], words);
        }
    }

    /** The block with all targets that are left of a group, or -1 if there are several blocks or none. */
    public int soleBlock(long[] group) {
        int sole = -1;
        for (int i = 0; i < words; i++) {
            for (long rest = group[i] & targets[i]; rest != 0; rest &= rest - 1) {
                int found = block[(i << 6) + Long.numberOfTrailingZeros(rest)];
                if (sole >= 0 && sole != found) {
                    return -1;
                }
                sole = found;
            }
        }
        return sole;
    }

    /** The only liberty of a block, or -1. */
    public int onlyLiberty(int ofBlock) {
        return libertyCount(ofBlock) == 1 ? Masks.first(liberties, words * ofBlock, words) : -1;
    }

    /** The array of the masks of stones by block; that of a block is at {@code words * block}. */
    public long[] blockStones() {
        return stones;
    }

    /** The only liberty of an opponent's block that may be captured, if the point has a stone of one; else -1. */
    public int capturingMove(int point) {
        return content[point] == OPPONENT && !isOuter(block[point]) ? onlyLiberty(block[point]) : -1;
    }

    /** The number of blocks that the last move captured. */
    int capturedBlocks() {
        return ints[INTS * (ply - 1) + CAPTURED];
    }

    /** A block that the last move captured. Its masks of stones and liberties still hold what they held before. */
    int capturedBlock(int index) {
        return ints[INTS * (ply - 1) + CAPTURED + 1 + index];
    }

    private void setKo(int point) {
        if (ko != Points.NONE) {
            toggle(ko, KO_KEY);
        }
        ko = point;
        if (ko != Points.NONE) {
            toggle(ko, KO_KEY);
        }
    }

    private void toggle(int point, int kind) {
        low ^= area.key(point, kind, 0);
        high ^= area.key(point, kind, 1);
    }

    private void toggleTurn() {
        low ^= area.turnKey(0);
        high ^= area.turnKey(1);
    }

    /** The stones as rows of the board: X the prover's, O the opponent's, # points outside. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int row = area.geometry().height() - 1; row >= 0; row--) {
            for (int column = 0; column < area.geometry().width(); column++) {
                int local = area.localOf(area.geometry().point(column, row));
                text.append(local == Points.NONE ? '#' : ".XO".charAt(content[local]));
            }
            text.append('\n');
        }
        return text.append(isProverToMove ? "prover" : "opponent").append(" to move").toString();
    }
}
