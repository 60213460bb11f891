/**
 * Points and boards as text for people: GTP coordinates and diagrams.
 *
 * <p>Read {@link org.sekilab.model.text.Diagram} first; tests write their positions in its format. Nothing here reads
 * files or knows game records, which are in {@code org.sekilab.model.sgf}.
 */
@NullMarked
package org.sekilab.model.text;

import org.jspecify.annotations.NullMarked;
