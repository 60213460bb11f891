package org.sekilab.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A state of a local game, and its rules. Immutable. The words are those of docs/certificate-rules.md, The local game.
 *
 * @param attacker the attacker's stones
 * @param defender the defender's stones
 * @param turn the side to move, the ko point and the flags
 */
record WallState(WallGame game, long attacker, long defender, Turn turn) {
    /**
     * What a state is besides its stones.
     *
     * @param isDefenders whether the defender is to move
     * @param ko the point where the defender may not play, or {@link #NO_KO}
     */
    record Turn(boolean isDefenders, int ko, boolean isPassed, boolean isOver, boolean isCaptured) {
        static final int NO_KO = WallGame.MAX_POINTS;
        static final Turn FIRST = new Turn(false, NO_KO, false, false, false);
        static final Turn DEFENDERS_FIRST = new Turn(true, NO_KO, false, false, false);

        /** After a stone, without a ko. */
        Turn next() {
            return new Turn(!isDefenders, NO_KO, false, false, false);
        }

        Turn afterPass() {
            return new Turn(!isDefenders, NO_KO, true, isPassed, false);
        }

        /** All of it in a few bits. */
        short packed() {
            return (short) (ko << 4 | bit(isDefenders, 3) | bit(isPassed, 2) | bit(isOver, 1) | bit(isCaptured, 0));
        }

        static Turn of(short packed) {
            return new Turn((packed & 8) != 0, packed >> 4, (packed & 4) != 0, (packed & 2) != 0, (packed & 1) != 0);
        }

        private static int bit(boolean isSet, int bit) {
            return isSet ? 1 << bit : 0;
        }
    }

    /**
     * A group of the defender.
     *
     * @param stones in the game
     * @param blocks named blocks
     * @param exterior the points next to its stones and blocks, without its stones
     * @param eyes elsewhere
     */
    record Group(long stones, long blocks, long exterior, long eyes) {}

    static WallState start(WallGame game, long attacker, long defender) {
        return new WallState(game, attacker, defender, Turn.FIRST);
    }

    /** The first state with these stones if the defender moves first. */
    WallState withDefenderFirst() {
        return new WallState(game, attacker, defender, Turn.DEFENDERS_FIRST);
    }

    /** The same stones where all lost blocks are essential and have no eyes elsewhere, see R-LEAF-3. */
    WallState keepingAll() {
        return new WallState(game.keepingAll(), attacker, defender, turn);
    }

    long empties() {
        return game.all() & ~attacker & ~defender;
    }

    /** The state after a pass. */
    WallState afterPass() {
        return new WallState(game, attacker, defender, turn.afterPass());
    }

    /** The state after a stone on a point, or nothing if that is not legal. */
    Optional<WallState> after(int move) {
        if (isForbidden(move)) {
            return Optional.empty();
        }
        long stone = 1L << move;
        return turn.isDefenders
                ? new WallState(game, attacker, defender | stone, turn).afterDefender(stone)
                : new WallState(game, attacker | stone, defender, turn).afterAttacker(stone);
    }

    /** Whether a stone on a point is legal. */
    boolean isLegal(int move) {
        boolean hasLiberty = (game.around(1L << move) & empties()) != 0;
        return !isForbidden(move) && (hasLiberty || after(move).isPresent());
    }

    private boolean isForbidden(int move) {
        return (empties() >>> move & 1) == 0 || move == turn.ko;
    }

    private Optional<WallState> afterAttacker(long stone) {
        long removed = 0;
        boolean isCaptured = false;
        for (Group group : groupsNextTo(stone)) {
            boolean isDead = (group.exterior & empties()) == 0 && group.eyes == 0;
            boolean isLostBlock = group.stones == 0 && Long.numberOfTrailingZeros(group.blocks) >= game.essential();
            isCaptured |= isDead && group.blocks != 0 && !isLostBlock;
            removed |= isDead ? group.stones : 0;
        }
        if (isCaptured) {
            return Optional.of(new WallState(game, attacker, defender, new Turn(true, Turn.NO_KO, false, false, true)));
        }
        if (removed == 0 && areDead(game.connected(stone, attacker))) {
            return Optional.empty();
        }
        long left = defender & ~removed;
        boolean isKo = Long.bitCount(removed) == 1 && (game.around(stone) & ~left) == removed;
        int ko = isKo ? Long.numberOfTrailingZeros(removed) : Turn.NO_KO;
        return Optional.of(new WallState(game, attacker, left, new Turn(true, ko, false, false, false)));
    }

    private Optional<WallState> afterDefender(long stone) {
        long removed = 0;
        for (long rest = game.around(stone) & attacker; rest != 0; ) {
            long group = game.connected(Long.lowestOneBit(rest), attacker);
            removed |= areDead(group) ? group : 0;
            rest &= ~group;
        }
        Group own = group(stone, 0);
        return removed == 0 && (own.exterior & empties()) == 0 && own.eyes == 0
                ? Optional.empty()
                : Optional.of(new WallState(game, attacker & ~removed, defender, turn.next()));
    }

    /** Whether a group of the attacker has no liberty and is not outer. */
    private boolean areDead(long group) {
        return (game.around(group) & empties()) == 0 && (group & outerPoints()) == 0;
    }

    /** The points where an attacker's stone is outer: those at the wall, and those next to taken blocks. */
    private long outerPoints() {
        long outer = game.atWall();
        for (int block = game.essential(); block < game.blocks(); block++) {
            outer |= isTaken(block) ? game.nextTo(block) : 0;
        }
        return outer;
    }

    /** Whether a lost block is taken. */
    boolean isBlockTaken() {
        return IntStream.range(game.essential(), game.blocks()).anyMatch(this::isTaken);
    }

    private boolean isTaken(int block) {
        return game.nextTo(block) != 0 && (game.nextTo(block) & ~attacker) == 0;
    }

    /** The group of the defender with these stones or with this block. */
    private Group group(long stones, long blocks) {
        long someStones = stones;
        long someBlocks = blocks;
        long exterior = 0;
        long eyes = 0;
        for (boolean isGrown = true; isGrown; ) {
            long reached = game.around(someStones);
            for (int block = 0; block < game.blocks(); block++) {
                if ((game.nextTo(block) & someStones) != 0 || (someBlocks >>> block & 1) != 0) {
                    someBlocks |= 1L << block;
                    reached |= game.nextTo(block);
                    eyes |= game.eyes(block);
                }
            }
            exterior = reached & ~someStones;
            isGrown = (exterior & defender) != 0;
            someStones |= exterior & defender;
        }
        return new Group(someStones, someBlocks, exterior, eyes);
    }

    /** The group of a block. */
    Group groupOf(int block) {
        return group(0, 1L << block);
    }

    /** The defender's groups that are next to a stone of the attacker. */
    private List<Group> groupsNextTo(long stone) {
        List<Group> groups = new ArrayList<>();
        long stones = 0;
        long blocks = 0;
        for (long rest = game.around(stone) & defender; rest != 0; rest &= ~stones) {
            Group group = group(Long.lowestOneBit(rest), 0);
            groups.add(group);
            stones |= group.stones;
            blocks |= group.blocks;
        }
        for (int block = 0; block < game.blocks(); block++) {
            if ((game.nextTo(block) & stone) != 0 && (blocks >>> block & 1) == 0) {
                Group group = groupOf(block);
                groups.add(group);
                blocks |= group.blocks;
            }
        }
        return groups;
    }

    /** Whether an essential block is in its last eye. */
    boolean findBlockInLastEye() {
        for (int block = 0; block < game.essential(); block++) {
            Group group = groupOf(block);
            if ((group.exterior & empties()) == 0 && Long.bitCount(group.eyes) < 2) {
                return true;
            }
        }
        return false;
    }

    /** Whether a group of the defender is doubtful. */
    boolean findDoubtfulStones() {
        long outer = game.connected(attacker & outerPoints(), attacker);
        for (long rest = defender; rest != 0; ) {
            Group group = group(Long.lowestOneBit(rest), 0);
            boolean isOpen = (group.stones & game.atWall()) != 0 || (group.exterior & outer) != 0;
            if (group.blocks == 0 && isOpen && Long.bitCount(group.exterior & empties()) <= 1) {
                return true;
            }
            rest &= ~group.stones;
        }
        return false;
    }

    /** Whether the defender may have been forbidden to retake a ko with these stones. */
    boolean isKoOpen() {
        return IntStream.range(0, game.size()).anyMatch(point -> isOpenKo(1L << point, game.around(1L << point)));
    }

    private boolean isOpenKo(long point, long beside) {
        return (empties() & point) != 0
                && (beside & ~attacker) == 0
                && IntStream.range(0, game.blocks()).noneMatch(block -> (game.nextTo(block) & point) != 0)
                && IntStream.range(0, game.size())
                        .anyMatch(p -> (beside >>> p & 1) != 0 && (game.around(1L << p) & ~defender) == point);
    }

    /** Whether no attacker stone is on the territory. */
    boolean isClear() {
        return (attacker & game.territory()) == 0;
    }
}
