/**
 * What the searches for life and for death share: the choice of the next child by proof numbers, pairs of eyes,
 * and the lines of a strategy.
 */
@NullMarked
package org.sekilab.life.search;

import org.jspecify.annotations.NullMarked;
