package org.sekilab.experiments.cli.study;

import com.typesafe.config.Config;
import java.util.OptionalInt;
import java.util.function.Consumer;
import org.sekilab.experiments.config.Keys;
import org.sekilab.experiments.config.Laboratory;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.run.ExperimentRun;
import org.sekilab.experiments.run.Variant;

/**
 * The configurations of the variants of an experiment. Each repetition has a seed of its own.
 *
 * @param over settings that win over those of each variant
 * @param options adds the options of the user, which win over both
 */
record VariantLaboratories(Config over, Consumer<Layers> options) implements ExperimentRun.Laboratories {
    @Override
    public Laboratory open(Variant variant, int repetition) {
        Laboratory first = open(variant, OptionalInt.empty());
        return repetition == 1
                ? first
                : open(variant, OptionalInt.of(first.settings().get(Keys.SEED) + repetition - 1));
    }

    private Laboratory open(Variant variant, OptionalInt seed) {
        Mistakes mistakes = new Mistakes();
        Layers layers = new Layers(mistakes).addLayer(variant.settings()).addLayer(over);
        options.accept(layers);
        seed.ifPresent(number -> layers.addOption("repetitions", Keys.SEED, Integer.toString(number)));
        return Laboratory.open(layers, mistakes);
    }
}
