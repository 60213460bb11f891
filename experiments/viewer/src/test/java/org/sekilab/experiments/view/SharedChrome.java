package org.sekilab.experiments.view;

import static org.junit.jupiter.api.Assumptions.assumeTrue;

import org.junit.jupiter.api.extension.BeforeAllCallback;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ExtensionContext.Namespace;
import org.junit.jupiter.api.extension.ExtensionContext.StoreScope;

/** Starts one browser for all classes of tests that one JVM runs. JUnit closes it after the last of them. */
final class SharedChrome implements BeforeAllCallback {
    @Override
    public void beforeAll(ExtensionContext context) {
        assumeTrue(Chrome.isInstalled(), "no Chromium with its driver is installed");
        PageTest.chrome = context.getStore(StoreScope.LAUNCHER_SESSION, Namespace.create(SharedChrome.class))
                .computeIfAbsent(Chrome.class, key -> Chrome.start(), Chrome.class);
    }
}
