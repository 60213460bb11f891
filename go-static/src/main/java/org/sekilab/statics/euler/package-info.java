/**
 * Sets of stones whose exterior, links, loops and enclosed regions are known after each change, by Euler's formula.
 *
 * <p>Read {@link org.sekilab.statics.euler.LinkCount} first, which explains how regions are counted. Then read
 * {@link org.sekilab.statics.euler.EulerNumbers} and {@link org.sekilab.statics.euler.StoneSet}. Source: [N05] 2.2, 4.1
 * and 4.2. Nothing here knows blocks or groups.
 */
@NullMarked
package org.sekilab.statics.euler;

import org.jspecify.annotations.NullMarked;
