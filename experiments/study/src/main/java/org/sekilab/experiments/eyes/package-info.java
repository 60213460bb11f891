/**
 * Empty regions within one block: how often classifiers are right about them, and the making of the database that says
 * so.
 *
 * <p>Read first: {@link org.sekilab.experiments.eyes.EyeReport}. Never here: printing.
 */
@NullMarked
package org.sekilab.experiments.eyes;

import org.jspecify.annotations.NullMarked;
