/**
 * Configuration: the layers it is read from, typed and checked settings, and the strategies that they name.
 *
 * <p>{@link org.sekilab.experiments.config.Keys} declares every key once, with its default, its range and its meaning. A new
 * key is one more declaration there.
 *
 * <p>Read {@link org.sekilab.experiments.config.Layers}, {@link org.sekilab.experiments.config.Settings} and
 * {@link org.sekilab.experiments.config.Laboratory}, in this order: that is the way a value goes from a file to the class it
 * chooses. All mistakes are collected in {@link org.sekilab.experiments.config.Problems} and reported at once. Nothing here
 * prints, and nothing outside reads configuration text.
 */
@NullMarked
package org.sekilab.experiments.config;

import org.jspecify.annotations.NullMarked;
