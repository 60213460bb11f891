package org.sekilab.life.wall;

import org.sekilab.model.Points;

/**
 * Grows zones of proofs, so that a strategy that wins in the whole area also wins in the wall game on the zone alone.
 * Mutable buffers, confined to one thread.
 *
 * <p>Source: relevance zones, Shih, Wu et al., AAAI 2022; here with the points beyond the zone as stones of the opponent
 * that are never captured. A block that meets a zone keeps two liberties in it.
 * <p>Proves: nothing by itself. The certificate is checked by a replay on the zone.
 * <p>Cost: some operations on masks for each block that meets the zone.
 */
public final class ZoneGrower {
    private final WallBoard board;
    private final WallArea area;
    private final int words;
    private final int[] stamps; // [block]
    private int stamp;

    public ZoneGrower(WallBoard board) {
        this.board = board;
        this.area = board.area();
        this.words = area.words();
        this.stamps = new int[area.size()];
    }

    /**
     * Adds the points of a winning move of the prover to the zone of the state after it.
     *
     * <p>A move that changes nothing in the zone may be left out. The zone then stays as it is.
     *
     * @param zone of the state after the move; becomes that of the state before
     * @param move the last move of the board
     */
    public void beforeProversMove(long[] zone, int move) {
        if (move == Points.PASS) {
            return;
        }
        boolean isInside = Masks.has(zone, 0, move);
        for (int i = 0; i < board.capturedBlocks(); i++) {
            int at = words * board.capturedBlock(i);
            if (Masks.meet(board.stones(), at, zone, 0, words)) {
                isInside = true;
                addWithNeighbors(zone, at);
            }
        }
        if (isInside) {
            Masks.add(zone, 0, move);
        }
    }

    /**
     * True if the last move of the board, of the opponent, changes nothing in a zone. The answer to a pass is then an
     * answer to it.
     */
    public boolean isIrrelevant(long[] zone, int at, int move) {
        if (Masks.has(zone, at, move)) {
            return false;
        }
        for (int i = 0; i < board.capturedBlocks(); i++) {
            if (Masks.meet(board.stones(), words * board.capturedBlock(i), zone, at, words)) {
                return false;
            }
        }
        return true;
    }

    /**
     * Grows a zone with the opponent to move, until the opponent's legal moves in it are those of the whole area and do
     * the same. Liberties that the zone needs are those that it prefers, if it can.
     *
     * @param preferred the liberties to take first
     * @return false if a block cannot be kept apart from the wall
     */
    public boolean closeAtOpponentsTurn(long[] zone, long[] preferred) {
        boolean isGrowing = true;
        while (isGrowing) {
            stamp++;
            isGrowing = false;
            for (int p = Masks.first(zone, 0, words); p >= 0; p = Masks.next(zone, 0, words, p)) {
                if (board.isProvers(p)) {
                    int block = board.blockOf(p);
                    if (stamps[block] != stamp) {
                        stamps[block] = stamp;
                        isGrowing |= Masks.unite(zone, 0, board.stones(), words * block, words);
                        int liberties = board.libertyCount(block);
                        if (liberties < 2) {
                            if (isNextToWall(block)) {
                                return false;
                            }
                            isGrowing |= addLastLiberty(zone, block);
                        } else {
                            isGrowing |= addTwoLiberties(zone, block, preferred);
                        }
                    }
                } else if (board.isEmpty(p) && p != board.ko()) {
                    isGrowing |= board.isLegal(p) ? keepKo(zone, p) : keepSuicide(zone, p);
                }
            }
        }
        return true;
    }

    /** True if a block is at the rim or next to a block of the opponent that is. */
    boolean isNextToWall(int block) {
        long[] stones = board.stones();
        int at = words * block;
        if (Masks.meet(stones, at, area.rim(), 0, words)) {
            return true;
        }
        for (int p = Masks.first(stones, at, words); p >= 0; p = Masks.next(stones, at, words, p)) {
            for (int near : area.neighbors(p)) {
                if (board.isOpponents(near) && board.isOuter(board.blockOf(near))) {
                    return true;
                }
            }
        }
        return false;
    }

    /** True if the opponent may capture a block so that the wall game does not tell what happens on the board. */
    public boolean hasDoubtfulBlock() {
        long[] provers = board.provers();
        for (int p = Masks.first(provers, 0, words); p >= 0; p = Masks.next(provers, 0, words, p)) {
            if (board.blockOf(p) == p && board.libertyCount(p) < 2 && isNextToWall(p)) {
                return true;
            }
        }
        return false;
    }

    private boolean addTwoLiberties(long[] zone, int block, long[] preferred) {
        long[] liberties = board.liberties();
        int at = words * block;
        int inside = 0;
        for (int i = 0; i < words; i++) {
            inside += Long.bitCount(liberties[at + i] & zone[i]);
        }
        boolean isAdded = false;
        for (int i = 0; i < words && inside < 2; i++) {
            for (long rest = liberties[at + i] & preferred[i] & ~zone[i]; rest != 0 && inside < 2; rest &= rest - 1) {
                zone[i] |= rest & -rest;
                inside++;
                isAdded = true;
            }
        }
        for (int i = 0; i < words && inside < 2; i++) {
            for (long rest = liberties[at + i] & ~zone[i]; rest != 0 && inside < 2; rest &= rest - 1) {
                zone[i] |= rest & -rest;
                inside++;
                isAdded = true;
            }
        }
        return isAdded;
    }

    /** The attackers' stones around a block in atari must not be part of the wall. */
    private boolean addLastLiberty(long[] zone, int block) {
        int at = words * block;
        boolean isAdded = Masks.unite(zone, 0, board.liberties(), at, words);
        long[] stones = board.stones();
        for (int p = Masks.first(stones, at, words); p >= 0; p = Masks.next(stones, at, words, p)) {
            for (int near : area.neighbors(p)) {
                if (board.isOpponents(near)) {
                    isAdded |= addWithNeighbors(zone, words * board.blockOf(near));
                }
            }
        }
        return isAdded;
    }

    /** The stone that would be suicide must not be part of the wall. */
    private boolean keepSuicide(long[] zone, int point) {
        boolean isAdded = false;
        for (int near : area.neighbors(point)) {
            isAdded |= addPoint(zone, near);
            if (board.isOpponents(near)) {
                isAdded |= addWithNeighbors(zone, words * board.blockOf(near));
            }
        }
        return isAdded;
    }

    /** A capture of one stone that is no ko must be none in the zone, either. */
    private boolean keepKo(long[] zone, int point) {
        if (board.isProverKoWinner()) {
            return false;
        }
        int captured = Points.NONE;
        int stones = 0;
        int open = Points.NONE;
        for (int near : area.neighbors(point)) {
            if (board.isProvers(near)) {
                int block = board.blockOf(near);
                if (board.libertyCount(block) == 1) {
                    captured = near;
                    stones += Masks.size(board.stones(), words * block, words);
                }
            } else if (open == Points.NONE || Masks.has(zone, 0, near)) {
                open = near;
            }
        }
        return stones == 1 && Masks.has(zone, 0, captured) && open != Points.NONE && addPoint(zone, open);
    }

    private boolean addWithNeighbors(long[] zone, int at) {
        long[] stones = board.stones();
        boolean isAdded = Masks.unite(zone, 0, stones, at, words);
        for (int p = Masks.first(stones, at, words); p >= 0; p = Masks.next(stones, at, words, p)) {
            for (int near : area.neighbors(p)) {
                isAdded |= addPoint(zone, near);
            }
        }
        return isAdded;
    }

    private static boolean addPoint(long[] zone, int point) {
        boolean isNew = !Masks.has(zone, 0, point);
        Masks.add(zone, 0, point);
        return isNew;
    }
}
