package org.sekilab.safety.board;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.FloodRegionFinder;
import org.sekilab.model.PointSet;
import org.sekilab.model.Position;
import org.sekilab.model.RegionMap;
import org.sekilab.model.text.Diagram;
import org.sekilab.search.Goal;

/** Sets of areas. The board has three regions and two blocks. */
class JointAreasTest {
    private final Position position = Diagram.parse("""
            . X . X .
            . X . X .
            """);
    private final RegionMap map = new FloodRegionFinder().find(position, Color.BLACK);
    private final AreaResult left = resultAt(0);
    private final AreaResult middle = resultAt(2).keepingLiberties(0b11, false);
    private final AreaResult right = resultAt(4).keepingLiberties(0b1, false);
    private final JointAreas all = new JointAreas(List.of(left, middle, right));

    private AreaResult resultAt(int column) {
        int region = map.regionIndexAt(position.geometry().point(column, 0));
        return AreaResult.open(SearchArea.ofRegions(map, List.of(map.regions().get(region)), block -> false));
    }

    @Test
    void giversKeepLiberties() {
        Block onTheLeft = left.area().blocks().get(0);
        assertThat(all.givers().results()).containsExactly(middle, right);
        assertThat(all.giversTo(List.of(onTheLeft)).results()).containsExactly(middle);
        assertThat(JointAreas.of(left).givers().isEmpty()).isTrue();
    }

    @Test
    void areaTakesThePlaceOfThoseWithCommonPoints() {
        PointSet further = middle.area().points().copy();
        AreaResult wide = AreaResult.open(left.area().withFurther(further));
        assertThat(all.with(wide).results()).containsExactly(right, wide);
        assertThat(all.apartFrom(wide.area().points()).results()).containsExactly(right);
    }

    @Test
    void newerResultsStayInTheirPlaces() {
        AreaResult solved = middle.solvedWith(new long[2], Goal.WIN);
        AreaResult stranger = resultAt(4);
        JointAreas newer = new JointAreas(List.of(solved, stranger));
        assertThat(all.updatedBy(newer).results()).containsExactly(left, solved, right);
        assertThat(solved.isOneVital()).isTrue();
        assertThat(middle.isSolved()).isFalse();
    }
}
