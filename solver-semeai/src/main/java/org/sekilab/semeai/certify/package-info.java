/**
 * Strategies of races, found by enumeration, as certificates hold them.
 *
 * <p>Read {@link org.sekilab.semeai.certify.RaceStrategy} first. The package names no search engine.
 */
@NullMarked
package org.sekilab.semeai.certify;

import org.jspecify.annotations.NullMarked;
