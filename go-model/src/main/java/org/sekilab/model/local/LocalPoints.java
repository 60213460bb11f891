package org.sekilab.model.local;

import java.util.List;
import org.sekilab.model.Block;
import org.sekilab.model.Color;
import org.sekilab.model.Geometry;

/** The points of a local game, with numbers from 0 in the order of the board, and its sides. Immutable. */
public sealed interface LocalPoints permits LocalShape, WideShape {
    /** The board of the points. */
    Geometry geometry();

    Color defender();

    /** The number of points. */
    int size();

    /** The point of the board of a local point. */
    int point(int local);

    /** The local point of a point of the board; negative if it is not local. */
    int localOf(int point);

    /** The essential blocks. */
    List<Block> blocks();
}
