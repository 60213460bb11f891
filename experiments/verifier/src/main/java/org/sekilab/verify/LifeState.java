package org.sekilab.verify;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

/**
 * A state of life and death, and its rules. Immutable. The words are those of docs/certificate-rules.md, Life and
 * death. Sets have a bit for each point of the board.
 *
 * @param zone the points of the game; all else is wall
 * @param prover the stones of the side that reaches the goal; so {@code opponent}
 * @param isProvers whether the prover is to move
 * @param ko the point where the side to move may not play, or {@link StoneBoard#NONE}
 * @param targets the remaining targets of all groups that are not dropped
 * @param dropped bit i for each group of targets that lost one to the wall
 */
record LifeState(
        Game game,
        BitSet zone,
        BitSet prover,
        BitSet opponent,
        boolean isProvers,
        int ko,
        BitSet targets,
        long dropped) {
    private static final int EYES = 2;

    /**
     * What is the same in all states.
     *
     * @param neighbors [point] the points next to it
     * @param points those of the first zone
     * @param isProversKo whether the prover may retake every ko at once, and not the opponent
     * @param targets the stones of each group of blocks in the beginning
     */
    record Game(List<BitSet> neighbors, BitSet points, Goal goal, boolean isProversKo, List<BitSet> targets) {
        /** What the prover wants. */
        enum Goal {
            LIVE,
            ANY,
            KILL,
            PREVENT
        }

        /** The points that are next to some of these. */
        BitSet around(BitSet points) {
            BitSet around = new BitSet();
            for (int point = points.nextSetBit(0); point >= 0; point = points.nextSetBit(point + 1)) {
                around.or(neighbors.get(point));
            }
            return around;
        }

        /** The maximal connected subsets. */
        List<BitSet> components(BitSet points) {
            List<BitSet> components = new ArrayList<>();
            BitSet rest = StoneBoard.copy(points);
            while (!rest.isEmpty()) {
                BitSet component = new BitSet();
                BitSet front = new BitSet();
                front.set(rest.nextSetBit(0));
                while (!front.isEmpty()) {
                    component.or(front);
                    rest.andNot(front);
                    front = and(around(front), rest);
                }
                components.add(component);
            }
            return components;
        }
    }

    /**
     * A group of one color.
     *
     * @param isAtWall whether one of its stones is at the wall. Then it is outer if it is the opponent's
     */
    record Group(BitSet stones, BitSet around, BitSet liberties, boolean isAtWall) {
        /** Whether a stone on an empty point takes its last liberty. */
        boolean isLastLiberty(int point) {
            return liberties.get(point) && liberties.cardinality() == 1;
        }
    }

    /** The state in the beginning, on the whole board; {@link #in} makes it one of the first zone. */
    static LifeState first(Game game, StoneBoard board, Player side, Player mover) {
        BitSet targets = new BitSet();
        game.targets.forEach(targets::or);
        return new LifeState(
                game,
                board.without(new BitSet()),
                board.stones(side),
                board.stones(side.opponent()),
                mover == side,
                StoneBoard.NONE,
                targets,
                0);
    }

    private static BitSet and(BitSet one, BitSet other) {
        BitSet both = StoneBoard.copy(one);
        both.and(other);
        return both;
    }

    private static BitSet minus(BitSet one, BitSet other) {
        BitSet rest = StoneBoard.copy(one);
        rest.andNot(other);
        return rest;
    }

    /** Whether one set has all bits of another one. */
    static boolean contains(BitSet set, BitSet subset) {
        return minus(subset, set).isEmpty();
    }

    private BitSet empties() {
        return minus(minus(zone, prover), opponent);
    }

    /** This state in a part of its zone. What is left out becomes wall. */
    LifeState in(BitSet smaller) {
        boolean isAgainst = game.goal != Game.Goal.LIVE;
        long left = dropped;
        BitSet kept = new BitSet();
        for (int i = 0; i < game.targets.size(); i++) {
            BitSet remaining = and(targets, game.targets.get(i));
            left |= isAgainst && !contains(smaller, remaining) ? 1L << i : 0;
            if ((left >>> i & 1) == 0) {
                kept.or(and(remaining, smaller));
            }
        }
        int koLeft = ko != StoneBoard.NONE && smaller.get(ko) ? ko : StoneBoard.NONE;
        return new LifeState(
                game, smaller, and(prover, smaller), and(opponent, smaller), isProvers, koLeft, kept, left);
    }

    private List<Group> groups(BitSet stones) {
        BitSet empties = empties();
        List<Group> groups = new ArrayList<>();
        for (BitSet group : game.components(stones)) {
            BitSet around = game.around(group);
            groups.add(new Group(group, around, and(around, empties), !contains(zone, around)));
        }
        return groups;
    }

    /** The states after the legal stones of the side to move, by ascending points, and after the pass if it counts. */
    List<LifeState> successors() {
        List<LifeState> successors = new ArrayList<>();
        List<Group> own = groups(isProvers ? prover : opponent);
        List<Group> others = groups(isProvers ? opponent : prover);
        empties().stream().forEach(point -> after(point, own, others).ifPresent(successors::add));
        if (game.goal == Game.Goal.ANY || game.goal == Game.Goal.KILL || ko != StoneBoard.NONE) {
            successors.add(afterPass());
        }
        return successors;
    }

    LifeState afterPass() {
        return new LifeState(game, zone, prover, opponent, !isProvers, StoneBoard.NONE, targets, dropped);
    }

    /** The state after a stone, or nothing if that is not legal. */
    Optional<LifeState> after(int point) {
        List<Group> own = groups(isProvers ? prover : opponent);
        List<Group> others = groups(isProvers ? opponent : prover);
        return empties().get(point) ? after(point, own, others) : Optional.empty();
    }

    private Optional<LifeState> after(int point, List<Group> own, List<Group> others) {
        BitSet around = game.neighbors.get(point);
        BitSet captured = new BitSet();
        for (Group group : others) {
            if (group.isLastLiberty(point) && !(isProvers && group.isAtWall)) {
                captured.or(group.stones);
            }
        }
        boolean isFree = around.intersects(empties()) || !isProvers && !contains(zone, around);
        for (Group group : own) {
            isFree |= group.liberties.get(point) && (!group.isLastLiberty(point) || !isProvers && group.isAtWall);
        }
        if (point == ko || captured.isEmpty() && !isFree) {
            return Optional.empty();
        }
        BitSet stones = StoneBoard.copy(isProvers ? prover : opponent);
        stones.set(point);
        BitSet left = minus(isProvers ? opponent : prover, captured);
        return Optional.of(new LifeState(
                game,
                zone,
                isProvers ? stones : left,
                isProvers ? left : stones,
                !isProvers,
                isKo(minus(around, captured), others) && captured.cardinality() == 1
                        ? captured.nextSetBit(0)
                        : StoneBoard.NONE,
                minus(targets, captured),
                dropped));
    }

    /**
     * Whether the side that does not move now may not retake a stone.
     *
     * @param around the points next to the new stone but the captured one
     * @param others the groups of that side
     */
    private boolean isKo(BitSet around, List<Group> others) {
        if (isProvers != game.isProversKo) {
            return false;
        }
        if (!isProvers) {
            return contains(prover, and(around, zone));
        }
        BitSet firm = StoneBoard.copy(opponent);
        if (!zone.equals(game.points)) {
            others.stream().filter(Group::isAtWall).forEach(group -> firm.andNot(group.stones));
        }
        return contains(firm, zone.equals(game.points) ? and(around, zone) : around);
    }

    /** Whether the opponent may capture stones that live on outside the zone, or stay on the board. */
    boolean hasDoubtfulGroup() {
        BitSet outer = new BitSet();
        groups(opponent).stream().filter(Group::isAtWall).forEach(group -> outer.or(group.stones));
        return groups(prover).stream()
                .anyMatch(group -> group.liberties.cardinality() <= 1
                        && !(ko != StoneBoard.NONE && group.liberties.get(ko))
                        && (group.isAtWall || group.around.intersects(outer)));
    }

    /** Whether the prover still has what the goal is about. */
    boolean isPossible() {
        return switch (game.goal) {
            case LIVE -> !hasGroupWithout(targets);
            case PREVENT -> hasGroupWithout(and(targets, living(true)));
            default -> true;
        };
    }

    /** Whether the goal is reached, whatever the opponent does. */
    boolean isReached() {
        return switch (game.goal) {
            case LIVE -> !hasGroupWithout(and(targets, living(false)));
            case ANY -> !living(false).isEmpty();
            default -> hasGroupWithout(targets);
        };
    }

    /** Whether none of some stones is in a group of targets that is not dropped. */
    private boolean hasGroupWithout(BitSet stones) {
        return IntStream.range(0, game.targets.size())
                .anyMatch(i -> (dropped >>> i & 1) == 0 && !stones.intersects(game.targets.get(i)));
    }

    /**
     * The stones of the prover that are unconditionally alive: Benson, Life in the game of Go (1976).
     *
     * @param isOpponents whether those of the opponent are meant. The wall is alive then, and in the set
     */
    private BitSet living(boolean isOpponents) {
        BitSet empties = empties();
        BitSet living = StoneBoard.copy(isOpponents ? opponent : prover);
        List<BitSet> regions = game.components(minus(zone, living));
        List<Group> groups = groups(living);
        living.or(isOpponents ? minus(game.around(zone), zone) : new BitSet());
        for (int before = -1; before != living.cardinality(); ) {
            before = living.cardinality();
            regions.removeIf(
                    region -> !region.intersects(empties) || !contains(living, minus(game.around(region), region)));
            for (Group group : groups) {
                long eyes = regions.stream()
                        .filter(region -> contains(group.liberties, and(region, empties)))
                        .count();
                if (eyes < EYES && !(isOpponents && group.isAtWall)) {
                    living.andNot(group.stones);
                }
            }
        }
        return living;
    }
}
