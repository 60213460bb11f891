/**
 * How far searches for life came that found no proof, for people who want to know what to try.
 */
@NullMarked
package org.sekilab.life.report;

import org.jspecify.annotations.NullMarked;
