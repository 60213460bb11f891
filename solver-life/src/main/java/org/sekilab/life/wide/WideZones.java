package org.sekilab.life.wide;

import org.sekilab.model.local.WideBoard;
import org.sekilab.model.local.WideSet;

/**
 * Grows zones of proofs. A strategy that wins in the window then also wins the local game on the zone alone, with
 * all other points as wall. Mutable buffers, confined to one thread.
 *
 * <p>Source: relevance zones, Shih, Wu et al., AAAI 2022. The rules are those of {@code Zones} for one long.
 * <p>Proves: nothing by itself; the certificate is checked by a replay on the zone.
 * <p>Cost: a walk through each group that meets the zone; allocates nothing.
 */
final class WideZones {
    private static final int LIBERTIES = 2; // of each group, in the zone

    private final WideBoard board;
    private final int size;
    private final int blocks;
    private final WideSet before;
    private final WideSet seen;
    private final WideSet rest;
    private final WideSet stones;
    private final WideSet around;
    private final WideSet liberties;
    private final WideSet outer;

    WideZones(WideBoard board) {
        int words = board.shape().words();
        this.board = board;
        this.size = board.shape().size();
        this.blocks = board.shape().blocks().size();
        this.before = new WideSet(words);
        this.seen = new WideSet(words);
        this.rest = new WideSet(words);
        this.stones = new WideSet(words);
        this.around = new WideSet(words);
        this.liberties = new WideSet(words);
        this.outer = new WideSet(words);
    }

    /** Begins a zone: the stones of the groups of essential blocks. */
    void startInto(WideSet zone) {
        zone.clear();
        around.clear();
        for (int block = 0; block < blocks; block++) {
            board.addGroupTo(size + block, zone, around);
        }
    }

    /**
     * Grows the zone of a state after a winning move of the defender to that of the state before, which the board has.
     *
     * @param captured the stones that the move captures
     */
    void growBeforeDefendersMove(WideSet zone, int move, WideSet captured) {
        if (zone.contains(move) || zone.intersects(captured)) {
            rest.set(captured);
            while (!rest.isEmpty()) {
                take(rest.next(0));
                rest.subtract(stones);
                if (stones.intersects(zone)) {
                    zone.unite(stones);
                    zone.unite(around);
                }
            }
            zone.add(move);
        }
    }

    /** Puts the group of a stone and all points around it into the buffers. */
    private void take(int stone) {
        stones.clear();
        around.clear();
        board.addGroupTo(stone, stones, around);
    }

    /**
     * Grows a zone with the attacker to move. Then the attacker's legal moves in the zone are those of the window,
     * with the same effect.
     *
     * @param preferred the liberties to take first
     * @return false if a group cannot be kept apart from the wall
     */
    boolean closeAtAttackersTurn(WideSet zone, WideSet preferred) {
        do {
            before.set(zone);
            if (!addGroups(zone, preferred)) {
                return false;
            }
            rest.set(zone);
            rest.intersect(board.empties());
            for (int point = rest.next(0); point >= 0; point = rest.next(point + 1)) {
                around.clear();
                board.addNeighborsTo(point, around);
                if (!around.intersects(board.empties())) {
                    if (board.isLegal(point)) {
                        around.subtract(board.defender());
                        addOneOf(around, zone);
                    } else {
                        addSuicide(point, zone);
                    }
                }
            }
        } while (!zone.equals(before));
        return true;
    }

    /** Adds the first of some points to a zone that has none of them. */
    private static void addOneOf(WideSet some, WideSet zone) {
        if (!some.intersects(zone) && !some.isEmpty()) {
            zone.add(some.next(0));
        }
    }

    /** Adds what makes a stone of the attacker suicide: the groups around it, and all around them. */
    private void addSuicide(int point, WideSet zone) {
        board.addNeighborsTo(point, zone);
        seen.clear();
        board.addNeighborsTo(point, seen);
        seen.intersect(board.attacker());
        for (int stone = seen.next(0); stone >= 0; stone = seen.next(stone + 1)) {
            take(stone);
            zone.unite(stones);
            zone.unite(around);
        }
    }

    private boolean addGroups(WideSet zone, WideSet preferred) {
        seen.clear();
        for (int block = 0; block < blocks; block++) {
            take(size + block);
            addGroup(zone, preferred);
        }
        rest.set(zone);
        rest.intersect(board.defender());
        rest.subtract(seen);
        for (int stone = rest.next(0); stone >= 0; stone = rest.next(stone + 1)) {
            if (!seen.contains(stone)) {
                take(stone);
                boolean isGroupAtWall = board.isGroupAtWall();
                addGroup(zone, preferred);
                if (liberties.count() < LIBERTIES && !addAttackers(zone, isGroupAtWall)) {
                    return false;
                }
            }
        }
        return true;
    }

    /** Adds the group in the buffers, with two of its liberties. */
    private void addGroup(WideSet zone, WideSet preferred) {
        seen.unite(stones);
        zone.unite(stones);
        liberties.set(around);
        liberties.intersect(board.empties());
        addLiberties(zone, preferred);
        addLiberties(zone, liberties);
    }

    private void addLiberties(WideSet zone, WideSet some) {
        int count = 0;
        for (int each = liberties.next(0); each >= 0; each = liberties.next(each + 1)) {
            count += zone.contains(each) ? 1 : 0;
        }
        for (int each = liberties.next(0); each >= 0 && count < LIBERTIES; each = liberties.next(each + 1)) {
            if (some.contains(each) && !zone.contains(each)) {
                zone.add(each);
                count++;
            }
        }
    }

    /** Adds the attackers around a group in atari, and all around them. Returns false if one is at the wall. */
    private boolean addAttackers(WideSet zone, boolean isGroupAtWall) {
        if (isGroupAtWall) {
            return false;
        }
        zone.unite(liberties);
        if (stones.count() == 1) { // the neighbors of its liberty show whether it is a ko
            board.addNeighborsTo(liberties.next(0), zone);
        }
        outer.set(around);
        outer.intersect(board.attacker());
        for (int stone = outer.next(0); stone >= 0; stone = outer.next(stone + 1)) {
            take(stone);
            if (board.isGroupAtWall()) {
                return false;
            }
            zone.unite(stones);
            zone.unite(around);
        }
        return true;
    }

    /** Removes the attacker's stones that are connected to the wall. They are no part of a zone. */
    void removeOuter(WideSet zone) {
        rest.set(zone);
        rest.intersect(board.attacker());
        for (int stone = rest.next(0); stone >= 0; stone = rest.next(stone + 1)) {
            if (zone.contains(stone)) {
                take(stone);
                if (board.isGroupAtWall()) {
                    zone.subtract(stones);
                }
            }
        }
    }
}
