package org.sekilab.life.play;

import org.sekilab.model.Color;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Position;

/**
 * The game of a proof about life and death: play on a zone. All other points count as stones of the opponent that
 * are never captured. The opponent may retake every ko at once. Mutable, confined to one thread.
 *
 * <p>Source: the rules of certificates, Life and death.
 */
final class ZonePlay {
    private final Geometry geometry;
    private final PointSet zone;
    private final PointSet prover;
    private final PointSet opponent;
    private boolean isProvers;
    private int ko = Points.NONE; // where the prover may not play

    ZonePlay(Position position, Color prover, Color first, PointSet zone) {
        this.geometry = position.geometry();
        this.zone = zone.copy();
        this.prover = position.stones(prover).copy().intersect(zone);
        this.opponent = position.stones(prover.opposite()).copy().intersect(zone);
        this.isProvers = first == prover;
    }

    boolean isProvers() {
        return isProvers;
    }

    /** Goes on in a part of the zone. */
    void restrict(PointSet smaller) {
        zone.intersect(smaller);
        prover.intersect(smaller);
        opponent.intersect(smaller);
        ko = ko != Points.NONE && smaller.contains(ko) ? ko : Points.NONE;
    }

    void pass() {
        ko = Points.NONE;
        isProvers = !isProvers;
    }

    boolean isLegal(int point) {
        return zone.contains(point)
                && !prover.contains(point)
                && !opponent.contains(point)
                && point != (isProvers ? ko : Points.NONE)
                && (isFree(point) || !capturedBy(point).isEmpty());
    }

    /** @param point a legal one */
    void play(int point) {
        PointSet captured = capturedBy(point);
        (isProvers ? prover : opponent).add(point);
        (isProvers ? opponent : prover).subtract(captured);
        ko = !isProvers && captured.size() == 1 && isSurrounded(point, captured.first())
                ? captured.first()
                : Points.NONE;
        isProvers = !isProvers;
    }

    /** True if each neighbor of a point in the zone is the prover's stone, but one. */
    private boolean isSurrounded(int point, int but) {
        return neighbors(point).intersect(zone).subtract(prover).remove(but).isEmpty();
    }

    private PointSet capturedBy(int point) {
        PointSet captured = new PointSet(geometry);
        PointSet others = isProvers ? opponent : prover;
        PointSet around = neighbors(point).intersect(others);
        for (int stone = around.first(); stone != Points.NONE; stone = around.next(stone)) {
            PointSet group = PointSet.of(geometry, stone).flood(others);
            if (!hasLiberty(group, point) && !(isProvers && isOuter(group))) {
                captured.unite(group);
            }
        }
        return captured;
    }

    /** True if a stone at the point has a liberty without captures, or is connected to the wall. */
    private boolean isFree(int point) {
        PointSet own = (isProvers ? prover : opponent).copy().add(point);
        PointSet group = PointSet.of(geometry, point).flood(own);
        return hasLiberty(group, point) || !isProvers && isOuter(group);
    }

    private boolean hasLiberty(PointSet group, int but) {
        return !group.exterior()
                .intersect(zone)
                .subtract(prover)
                .subtract(opponent)
                .remove(but)
                .isEmpty();
    }

    /** True if a stone of the group is next to the wall. */
    private boolean isOuter(PointSet group) {
        return !zone.containsAll(group.exterior());
    }

    private PointSet neighbors(int point) {
        return PointSet.of(geometry, point).exterior();
    }
}
