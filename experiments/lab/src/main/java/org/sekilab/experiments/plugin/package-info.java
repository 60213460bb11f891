/**
 * Plug-ins: jars with classes of others. This package loads plug-ins, watches them while they work, and names them when
 * they fail.
 *
 * <p>Read {@link org.sekilab.experiments.plugin.Plugins} first, then {@link org.sekilab.experiments.plugin.Guards}.
 * Nothing here knows the configuration.
 */
@NullMarked
package org.sekilab.experiments.plugin;

import org.jspecify.annotations.NullMarked;
