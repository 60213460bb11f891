package org.sekilab.experiments.cli;

import java.util.ListResourceBundle;
import org.sekilab.experiments.config.Keys;

/** The defaults of keys for the help of options, such as <code>${bundle:limits.threads}</code>. */
final class KeyDefaults extends ListResourceBundle {
    @Override
    protected Object[][] getContents() {
        return Keys.BY_NAME.values().stream()
                .map(key -> new Object[] {key.name(), key.written()})
                .toArray(Object[][]::new);
    }
}
