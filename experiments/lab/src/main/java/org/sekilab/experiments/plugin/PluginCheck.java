package org.sekilab.experiments.plugin;

/** When it is checked that classes keep to the contracts of what they implement. */
public enum PluginCheck {
    /** In the first nodes of each job of an experiment that uses classes of plug-ins. */
    AUTO,
    /** Always, and also for classes that ship with the program. */
    TRUE,
    /** Never. */
    FALSE
}
