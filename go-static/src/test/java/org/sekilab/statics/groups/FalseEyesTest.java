package org.sekilab.statics.groups;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.sekilab.model.Position;
import org.sekilab.model.text.Diagram;

/** False eyes, and the loops of blocks that make them true: [N05] 4.4. */
class FalseEyesTest {
    /** The dragon with two heads: each of D4 and J4 is false alone, but together they keep both blocks. */
    private static final String TWO_HEADS = """
            . . . . . . . . . . .
            . . X X X X X X X . .
            . X X . . . . . X X .
            . X . X . . . X . X .
            . . X X X X X X X . .
            . . . . . . . . . . .
            """;

    /** The dragon without its right side: only C3 joins the blocks. */
    private static final String ONE_HEAD = """
            . . . . . . . . . . .
            . . X X X X X X . . .
            . X X . . . . . . . .
            . X . X . . . . . . .
            . . X X X X X X . . .
            . . . . . . . . . . .
            """;

    @Test
    void dragonWithTwoHeadsHasNoFalseEye() {
        StaticGroup group = Groups.groupAt(Diagram.parse(TWO_HEADS), "C5");
        assertThat(group.blocks()).isEqualTo(2);
        assertThat(group.links().diagonal()).isEqualTo(4);
        assertThat(group.hasTwoRegionsByLinks()).isTrue();
        assertThat(group.falseEyes().isEmpty()).isTrue();
        assertThat(group.features().regions()).isEqualTo(3); // both heads, and the region that they surround
        assertThat(group.eyes().eyes()).isGreaterThanOrEqualTo(2);
    }

    /** "A false eye occurs, when two blocks are connected by exactly two diagonal links." */
    @Test
    void twoDiagonalLinksMakeAFalseEye() {
        Position position = Diagram.parse(ONE_HEAD);
        StaticGroup group = Groups.groupAt(position, "C5");
        assertThat(group.links().diagonal()).isEqualTo(2);
        assertThat(group.hasTwoRegionsByLinks()).isFalse();
        assertThat(group.features().regions()).isEqualTo(1);
        assertThat(group.falseEyes()).isEqualTo(Groups.points(position.geometry(), "C3"));
        assertThat(EyeEstimator.REGIONS.estimate(group.features()).halves()).isZero();
    }

    /** Rule 1: a third diagonal link, which is not an eye itself, closes the loop. */
    @Test
    void thirdDiagonalLinkMakesTheEyeTrue() {
        StaticGroup group = Groups.groupAt(Diagram.parse("""
            . . . . . . . . . . .
            . . X X X X X X X . .
            . X X . . . . . X . .
            . X . X . . . X . . .
            . . X X X X X X . . .
            . . . . . . . . . . .
            """), "C5");
        assertThat(group.links().diagonal()).isEqualTo(3);
        assertThat(group.hasTwoRegionsByLinks()).isTrue();
        assertThat(group.falseEyes().isEmpty()).isTrue();
        assertThat(EyeEstimator.REGIONS.estimate(group.features()).eyes()).isEqualTo(2);
    }

    /** Rule 2: with both blocks on the edge, two links are enough. Here they are those of the eye itself. */
    @Test
    void twoEarthedBlocksNeedTwoLinks() {
        StaticGroup group = Groups.groupAt(Diagram.parse("""
            . . . . . . . . . . .
            . . X X X X X X . . .
            . X X . . . . X . . .
            . X . X . . . X . . .
            . . X X . . . X . . .
            . . . X . . . X . . .
            """), "C5");
        assertThat(group.blocks()).isEqualTo(2);
        assertThat(group.links()).isEqualTo(new StaticGroup.BlockLinks(2, 2));
        assertThat(group.hasTwoRegionsByLinks()).isTrue();
        assertThat(group.falseEyes().isEmpty()).isTrue();
        assertThat(EyeEstimator.REGIONS.estimate(group.features()).eyes()).isEqualTo(2);
    }

    /** A loop of three blocks and three eyes has no false eye either, although the paper's rules are for two blocks. */
    @Test
    void loopOfThreeBlocksHasNoFalseEye() {
        Position position = Diagram.parse("""
            . . . . . . . . . . . .
            . . X X X X X X X X . .
            . X X . . . . . . X X .
            . X . X . . . . X . X .
            . . X X X . X X X X . .
            . . . . X . X . . . . .
            . . . . X X . X . . . .
            . . . . . X X X . . . .
            . . . . . . . . . . . .
            """);
        StaticGroup group = Groups.groupAt(position, "C8");
        assertThat(group.falseEyes().isEmpty()).isTrue();
        assertThat(group.features().regions()).isGreaterThanOrEqualTo(3);
    }

    /** On the edge, one link closes the eye. The eye is false if there is no other link. */
    @Test
    void eyeOnTheEdgeWithOneLinkIsFalse() {
        Position position = Diagram.parse("""
            . . . . . . .
            . . . . . . .
            . X X . . . .
            . X . X X X .
            """);
        StaticGroup group = Groups.groupAt(position, "B1");
        assertThat(group.blocks()).isEqualTo(2);
        assertThat(group.falseEyes()).isEqualTo(Groups.points(position.geometry(), "C1"));
    }
}
