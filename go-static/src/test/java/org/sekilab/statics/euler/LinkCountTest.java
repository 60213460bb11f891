package org.sekilab.statics.euler;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Geometry;
import org.sekilab.model.PointSet;
import org.sekilab.model.Points;
import org.sekilab.model.Seeds;
import org.sekilab.model.text.Diagram;

/** Regions by Euler's formula: the examples of the paper, and comparison with flood fills. */
class LinkCountTest {
    /** [N05] 4.1 and figure 4 (a): 19 links, 8 of them diagonal, 13 stones, 5 closed loops, 2 regions. */
    @Test
    void groupOfThePaperEnclosesTwoRegions() {
        LinkCount links = LinkCount.of(Diagram.parse("""
                .......
                .XX....
                .X.XXX.
                .XX..X.
                .X.XXX.
                .......
                """).black());
        assertThat(links.links()).isEqualTo(19);
        assertThat(links.diagonal()).isEqualTo(8);
        assertThat(links.stones()).isEqualTo(13);
        assertThat(links.loops()).isEqualTo(5);
        assertThat(links.isEarthed()).isFalse();
        assertThat(links.regions()).isEqualTo(2);
    }

    /** [N05] 4.1 and figure 4 (b): 13 links, 4 of them virtual, 9 stones with the earth, 3 closed loops, 2 regions. */
    @Test
    void earthedGroupOfThePaperEnclosesTwoRegions() {
        LinkCount links = LinkCount.of(Diagram.parse("""
                .........
                .........
                ...XX....
                ..X..X...
                .X.XXX...
                """).black());
        assertThat(links.links()).isEqualTo(13);
        assertThat(links.earthed()).isEqualTo(4);
        assertThat(links.stones() + 1).isEqualTo(9);
        assertThat(links.loops()).isEqualTo(3);
        assertThat(links.regions()).isEqualTo(2);
    }

    /** "In this case, only one of the diagonal links is valid." */
    @Test
    void squareOfStonesHasOneValidDiagonal() {
        LinkCount links = LinkCount.of(Diagram.parse("""
                ....
                .XX.
                .XX.
                ....
                """).black());
        assertThat(links).isEqualTo(new LinkCount(4, 4, 1, 0, 2));
        assertThat(links.regions()).isZero();
    }

    @Test
    void stonesInTheCornerEncloseItWithTheEarth() {
        LinkCount links = LinkCount.of(Diagram.parse("""
                ...
                X..
                .X.
                """).black());
        assertThat(links.regions()).isEqualTo(1);
    }

    /** The formula is exact on every board, narrow ones and rectangles included. */
    @RepeatedTest(300)
    void regionsAreThoseThatFloodFillsFind(RepetitionInfo run) {
        long seed = Seeds.next(run);
        Random random = new Random(seed);
        Geometry geometry = Geometry.of(2 + random.nextInt(9), 2 + random.nextInt(9));
        PointSet stones = new PointSet(geometry);
        double density = random.nextDouble();
        for (int point = 0; point < geometry.area(); point++) {
            if (random.nextDouble() < density) {
                stones.add(point);
            }
        }
        if (!stones.isEmpty()) {
            int regions = stones.copy().complement().components().size() - 1;
            assertThat(LinkCount.of(stones).regions() + linkedParts(stones) - 1)
                    .as("seed %d, %s on %s", seed, stones, geometry)
                    .isEqualTo(regions);
        }
    }

    /** The number of parts that are not linked, not even by the earth. */
    static int linkedParts(PointSet stones) {
        Geometry geometry = stones.geometry();
        PointSet rest = stones.copy();
        int parts = 0;
        boolean isEarthMet = false;
        while (!rest.isEmpty()) {
            PointSet part = PointSet.of(geometry, rest.first());
            int size = 0;
            while (part.size() > size) {
                size = part.size();
                PointSet rows = part.copy();
                rows.unite(part.copy().shiftLeft()).unite(part.copy().shiftRight());
                part.unite(rows).unite(rows.copy().shiftUp()).unite(rows.copy().shiftDown());
                part.intersect(stones);
            }
            rest.subtract(part);
            boolean isEarthed = false;
            for (int point = part.first(); point != Points.NONE; point = part.next(point)) {
                isEarthed |= geometry.isEdge(point);
            }
            parts += isEarthed && isEarthMet ? 0 : 1;
            isEarthMet |= isEarthed;
        }
        return parts;
    }
}
