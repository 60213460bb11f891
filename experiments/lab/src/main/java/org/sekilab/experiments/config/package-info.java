/**
 * Configuration: the layers it is read from, typed and checked settings, and the strategies that they name.
 *
 * <p>{@link org.sekilab.experiments.config.Keys} declares every key once, with its default, its range and its meaning.
 * A new key is one more declaration there.
 *
 * <p>Read {@link org.sekilab.experiments.config.Layers}, {@link org.sekilab.experiments.config.Settings} and
 * {@link org.sekilab.experiments.config.Laboratory}, in this order: that is the way of a value from a file to the class
 * that it chooses. {@link org.sekilab.experiments.config.Mistakes} collects all mistakes, which are reported at once.
 * Nothing here prints, and nothing outside reads configuration text.
 */
@NullMarked
package org.sekilab.experiments.config;

import org.jspecify.annotations.NullMarked;
