/**
 * Go positions: points, geometry, point sets, the board with play and undo, blocks and regions.
 *
 * <p>Read {@link org.sekilab.model.Geometry} first, then {@link org.sekilab.model.PointSet},
 * {@link org.sekilab.model.Position} and {@link org.sekilab.model.Board}. Terms are those of [NM04] 1.1 and [N05] 2 and
 * 3. Nothing here searches, judges safety, or reads files.
 */
@NullMarked
package org.sekilab.model;

import org.jspecify.annotations.NullMarked;
