package org.sekilab.life.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Points;

class NodeChildrenTest {
    private final NodeChildren children = new NodeChildren(9);

    @Test
    void childIsFoundByItsMove() {
        children.clear();
        int pass = children.add(Points.PASS);
        int last = children.add(8);
        assertThat(children.childOf(Points.PASS)).isEqualTo(pass);
        assertThat(children.childOf(8)).isEqualTo(last);
        assertThat(children.childOf(3)).isEqualTo(NodeChildren.NO_CHILD);
        assertThat(children.count()).isEqualTo(2);
        children.clear();
        assertThat(children.childOf(8)).isEqualTo(NodeChildren.NO_CHILD);
        assertThat(children.count()).isZero();
    }

    /** All points and a pass, as a number or as the number of points, have their places before it. */
    @Test
    void placeBeyondIsThatOfNoMove() {
        children.clear();
        int last = 0;
        for (int move = 0; move <= 9; move++) {
            last = children.add(move);
        }
        assertThat(children.beyond()).isGreaterThan(last);
        children.set(children.beyond(), 3, 4);
        assertThat(children.proof(children.beyond())).isEqualTo(3);
    }

    @Test
    void exchangedChildrenKeepTheirNumbers() {
        children.clear();
        children.set(children.add(4), 1, 2);
        children.set(children.add(5), 3, 0);
        children.setReply(0, 7);
        children.swap(0, 1);
        assertThat(children.move(0)).isEqualTo(5);
        assertThat(children.proof(0)).isEqualTo(3);
        assertThat(children.disproof(1)).isEqualTo(2);
        assertThat(children.reply(0)).isEqualTo(Points.NONE);
        assertThat(children.reply(1)).isEqualTo(7);
        children.keepFirst(1);
        assertThat(children.count()).isEqualTo(1);
    }

    @Test
    void newChildNeedsNoAnswerYet() {
        children.clear();
        children.setNeeded(children.add(2), true);
        children.clearNeeded();
        assertThat(children.isNeeded(0)).isFalse();
        children.setNeeded(0, true);
        children.clear();
        assertThat(children.isNeeded(children.add(3))).isFalse();
    }
}
