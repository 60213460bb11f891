package org.sekilab.experiments.config;

/**
 * A strategy chosen by name.
 *
 * @param place where it was chosen, for messages: such as {@code lab.conf:3: safety.solver}
 * @param name the name it is registered by
 */
public record Choice(String place, String name) {}
