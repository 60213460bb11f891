package org.sekilab.experiments.run;

import com.typesafe.config.Config;

/**
 * A configuration with a name.
 *
 * @param name what results call it
 * @param settings a layer of the configuration
 */
public record Variant(String name, Config settings) {}
