package org.sekilab.experiments.gtp;

import java.nio.file.Path;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SafetyKeys;
import org.sekilab.experiments.config.SearchKeys;

/** Engines with searches that end after a number of nodes, so that answers do not depend on the machine. */
final class TestEngines {
    private TestEngines() {}

    static GtpEngine withNodes(int nodes, Path folder) {
        return withNodes(nodes, GtpOptions.in(folder));
    }

    static GtpEngine withNodes(int nodes, GtpOptions options) {
        Mistakes mistakes = new Mistakes();
        Layers layers = new Layers(mistakes)
                .addOption("test", SafetyKeys.PRESET, "M7")
                .addOption("test", SearchKeys.MEMORY, "1M")
                .addOption("test", SearchKeys.REGION_TIME, "10m")
                .addOption("test", SearchKeys.REGION_NODES, Integer.toString(nodes));
        return new GtpEngine(Laboratory.open(layers, mistakes, options.live()), options);
    }
}
