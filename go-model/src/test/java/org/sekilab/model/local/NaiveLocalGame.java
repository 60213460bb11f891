package org.sekilab.model.local;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.sekilab.model.Block;
import org.sekilab.model.Legality;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * A second implementation of local games, slow and plain. It plays by the rules of the board. All points that are
 * neither local nor on a block of the defender are attacker stones that cannot be captured. Mutable.
 */
final class NaiveLocalGame {
    private final PointSet points;
    private final List<Block> essential;
    private final List<Block> sacrifices;
    private final long[] eyes; // [essential block]
    private final KoThreats threats;
    final PointSet attackers;
    final PointSet defenders;
    boolean isDefenderToMove;
    boolean isPassed;
    boolean isOver;
    boolean isLost;
    private int ko = Points.NONE;
    private int threatsLeft;

    /** @param points of the board where both sides may play */
    NaiveLocalGame(LocalShape shape, PointSet points, Position position, boolean isDefenderToMove, KoThreats threats) {
        this.points = points;
        this.essential = shape.blocks();
        this.sacrifices = shape.sacrifices();
        this.eyes = shape.eyes();
        this.threats = threats;
        this.attackers = position.stones(shape.defender().opposite()).copy().intersect(points);
        this.defenders = position.stones(shape.defender()).copy().intersect(points);
        this.isDefenderToMove = isDefenderToMove;
        this.threatsLeft = Math.max(threats.countOfDefender(), Math.max(0, threats.count()));
    }

    private NaiveLocalGame(NaiveLocalGame other, List<Block> essential, List<Block> sacrifices, long[] eyes) {
        this.points = other.points;
        this.essential = essential;
        this.sacrifices = sacrifices;
        this.eyes = eyes;
        this.threats = other.threats;
        this.attackers = other.attackers.copy();
        this.defenders = other.defenders.copy();
        this.isDefenderToMove = other.isDefenderToMove;
        this.isPassed = other.isPassed;
        this.isOver = other.isOver;
        this.isLost = other.isLost;
        this.ko = other.ko;
        this.threatsLeft = other.threatsLeft;
    }

    NaiveLocalGame copy() {
        return new NaiveLocalGame(this, essential, sacrifices, eyes);
    }

    /** The same state, with the sacrificed blocks as essential ones without eyes. */
    NaiveLocalGame keepingAll() {
        List<Block> all = Stream.concat(essential.stream(), sacrifices.stream()).toList();
        return new NaiveLocalGame(this, all, List.of(), Arrays.copyOf(eyes, all.size()));
    }

    Legality legality(int point) {
        if (!points.contains(point)) {
            return Legality.OFF_BOARD;
        }
        if (!empties().contains(point)) {
            return Legality.OCCUPIED;
        }
        if (point == ko && isRetakeForbidden()) {
            return Legality.KO;
        }
        NaiveLocalGame after = copy();
        after.place(point);
        PointSet own = isDefenderToMove ? after.defendersAt(point) : after.attackersAt(point);
        return after.isLost || (isDefenderToMove ? after.isDefenderAlive(own) : after.isAttackerAlive(own))
                ? Legality.LEGAL
                : Legality.SUICIDE;
    }

    private boolean isRetakeForbidden() {
        boolean mayPay = isDefenderToMove == threats.isOfTheDefender() && threatsLeft > 0;
        return isKoKept() && !mayPay;
    }

    void play(int move) {
        if (move == Points.PASS) {
            isOver = isPassed;
            ko = Points.NONE;
        } else {
            threatsLeft -= move == ko && isKoKept() ? 1 : 0;
            place(move);
        }
        isPassed = move == Points.PASS;
        isDefenderToMove = !isDefenderToMove;
    }

    private void place(int point) {
        (isDefenderToMove ? defenders : attackers).add(point);
        PointSet captured = new PointSet(points.geometry());
        for (int neighbor : PointSet.of(points.geometry(), point).exterior().toArray()) {
            PointSet other = isDefenderToMove ? attackersAt(neighbor) : defendersAt(neighbor);
            boolean isAlive = isDefenderToMove ? isAttackerAlive(other) : isDefenderAlive(other);
            if (!other.isEmpty() && !isAlive) {
                boolean isTaken =
                        sacrifices.stream().anyMatch(block -> block.stones().equals(other));
                isLost |= !points.containsAll(other) && !isTaken;
                captured.unite(isTaken ? new PointSet(points.geometry()) : other);
            }
        }
        attackers.subtract(captured);
        defenders.subtract(captured);
        // The wall does not prevent a ko: on the whole board it may be a stone of the defender.
        PointSet stone = PointSet.of(points.geometry(), point);
        PointSet own = isDefenderToMove ? defendersAt(point) : stone.flood(attackers);
        boolean isKo = captured.size() == 1 && own.size() == 1 && liberties(own).equals(captured);
        ko = isKo ? captured.first() : Points.NONE;
    }

    /** The ko point, if the side to move may not retake it or has to pay a threat. */
    int koPoint() {
        return isKoKept() ? ko : Points.NONE;
    }

    private boolean isKoKept() {
        return isDefenderToMove ? !threats.equals(KoThreats.OF_THE_DEFENDER) : threats.isLimited();
    }

    KoThreats threatsLeft() {
        if (threats.countOfDefender() > 0) {
            return KoThreats.ofTheDefender(threatsLeft);
        }
        return threats.count() >= 0 ? KoThreats.of(threatsLeft) : threats;
    }

    PointSet empties() {
        return points.copy().subtract(attackers).subtract(defenders);
    }

    /** Whether each stone has a liberty, an eye elsewhere, or a connection to the wall, and each block, too. */
    boolean isSound() {
        PointSet own = defenders.copy();
        Stream.concat(essential.stream(), sacrifices.stream()).forEach(block -> own.unite(block.stones()));
        return own.components().stream().allMatch(this::isDefenderAlive)
                && attackers.components().stream().allMatch(each -> isAttackerAlive(attackersAt(each.first())));
    }

    boolean isBlockTaken() {
        return sacrifices.stream().anyMatch(this::isTaken);
    }

    boolean hasBlockInLastEye() {
        return essential.stream()
                .map(this::groupOf)
                .anyMatch(group -> liberties(group).isEmpty() && Long.bitCount(eyes(group)) < 2);
    }

    boolean hasDoubtfulStones() {
        PointSet outside = wall();
        sacrifices.forEach(block -> outside.unite(block.stones()));
        for (PointSet group : defenders.components()) {
            PointSet liberties = liberties(group);
            if (defendersAt(group.first()).equals(group) && liberties.size() <= 1) {
                PointSet outer =
                        outside.copy().flood(outside.copy().unite(attackers).unite(liberties));
                if (group.exterior().intersects(outer)) {
                    return true;
                }
            }
        }
        return false;
    }

    /** The group that holds a block. */
    PointSet groupOf(Block block) {
        return defendersAt(block.anchor());
    }

    long eyes(PointSet group) {
        long mask = 0;
        for (int i = 0; i < essential.size(); i++) {
            mask |= essential.get(i).stones().intersects(group) ? eyes[i] : 0;
        }
        return mask;
    }

    /** The numbers of the blocks that have stones in a set: first the essential ones. */
    List<Integer> blocksIn(PointSet group) {
        List<Block> all = Stream.concat(essential.stream(), sacrifices.stream()).toList();
        List<Integer> numbers = new ArrayList<>();
        for (int i = 0; i < all.size(); i++) {
            if (all.get(i).stones().intersects(group)) {
                numbers.add(i);
            }
        }
        return numbers;
    }

    private PointSet liberties(PointSet group) {
        return group.exterior().intersect(empties());
    }

    private boolean isDefenderAlive(PointSet group) {
        return !liberties(group).isEmpty() || eyes(group) != 0;
    }

    private boolean isAttackerAlive(PointSet group) {
        return !liberties(group).isEmpty() || group.intersects(wall());
    }

    private boolean isTaken(Block block) {
        PointSet beside = block.stones().exterior().intersect(points);
        return !beside.isEmpty() && attackers.containsAll(beside);
    }

    private PointSet wall() {
        PointSet wall = points.copy();
        essential.forEach(block -> wall.unite(block.stones()));
        sacrifices.stream().filter(block -> !isTaken(block)).forEach(block -> wall.unite(block.stones()));
        return wall.complement();
    }

    private PointSet defendersAt(int point) {
        PointSet all = defenders.copy();
        Stream.concat(essential.stream(), sacrifices.stream()).forEach(block -> all.unite(block.stones()));
        return PointSet.of(points.geometry(), point).flood(all);
    }

    private PointSet attackersAt(int point) {
        return PointSet.of(points.geometry(), point).flood(wall().unite(attackers));
    }
}
