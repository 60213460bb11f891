package org.sekilab.experiments.region;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.sekilab.experiments.Argument;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.solve.BoardInput;
import org.sekilab.experiments.solve.PositionSource;
import org.sekilab.experiments.solve.Selection;
import org.sekilab.experiments.solve.SgfSource;
import org.sekilab.model.BasicRegion;
import org.sekilab.model.Color;
import org.sekilab.model.RegionFinder;
import org.sekilab.model.local.LocalShape;

/** Makes a region problem of each basic region on boards that has a block around it, up to a size. Immutable. */
public final class RegionSweep {
    private final RegionFinder regionFinder;
    private final int maxPoints;

    /** @param maxPoints regions with more points are left out */
    public RegionSweep(RegionFinder regionFinder, int maxPoints) {
        this.regionFinder = regionFinder;
        this.maxPoints = maxPoints;
    }

    /**
     * The problems of a file, in the order of its game trees, black's regions first.
     *
     * @param first the side that is to move first in them
     * @throws InputException if the file cannot be read
     */
    public List<RegionQuery> queries(Path file, Selection selection, RegionQuery.Mover first) {
        PositionSource.Reading reading = SgfSource.of(file, selection).read();
        if (!reading.mistakes().isEmpty()) {
            throw new InputException(reading.mistakes());
        }
        List<RegionQuery> queries = new ArrayList<>();
        for (BoardInput board : reading.boards()) {
            Selection one = new Selection(OptionalInt.of(board.index()), selection.moves());
            queries.addAll(queries(board, file, one, first));
        }
        return queries;
    }

    /**
     * The problems of a position, black's regions first.
     *
     * @param file the record that the queries name
     * @param selection the place in the record that the queries name
     */
    public List<RegionQuery> queries(BoardInput board, Path file, Selection selection, RegionQuery.Mover first) {
        List<RegionQuery> queries = new ArrayList<>();
        for (Color defender : Color.values()) {
            for (BasicRegion region :
                    regionFinder.find(board.position(), defender).regions()) {
                boolean isSmall = region.points().size() <= maxPoints && LocalShape.fits(region);
                if (isSmall && !region.boundaryBlocks().isEmpty()) {
                    Argument at = new Argument(
                            "region",
                            board.position().geometry().name(region.points().first()));
                    queries.add(new RegionQuery(file, selection, at, Optional.of(defender), first));
                }
            }
        }
        return queries;
    }
}
