package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.condition.EnabledIfSystemProperty;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

/** Axe finds no serious fault of the page. It runs where {@code -Dview.axe=FILE} names its script, axe.min.js. */
@EnabledIfSystemProperty(named = "view.axe", matches = ".+")
class AccessibilityPageTest extends PageTest {
    private static final String RUN = """
            const done = arguments[0];
            axe.run({ resultTypes: ['violations'] }).then(found => done(found.violations
              .filter(each => ['serious', 'critical'].includes(each.impact))
              .map(each => `${each.id}: ${each.nodes.map(node => node.target).join(' | ')}`)))""";

    @ParameterizedTest
    @CsvSource({"light, 1280", "dark, 1280", "light, 390", "dark, 390"})
    void axeFindsNoSeriousFault(String theme, int width) throws IOException {
        chrome.resize(width, HIGH);
        chrome.prefer("prefers-color-scheme", theme);
        chrome.paste(
                "(;SZ[5:3]GN[small]AB[da][ab][bb][cb][db]AW[ea][eb][ac][bc][cc][dc](;W[ba]C[first])(;W[aa]TR[ba]))");
        chrome.await(() -> chrome.text("#title").equals("small")
                && chrome.text("#variation-state").startsWith("Move 1"));
        chrome.click("#variations summary");
        chrome.click("#first");
        chrome.await(() -> chrome.text("#variation-state").startsWith("The beginning"));
        chrome.chooseRegion("Black A3");
        chrome.click("#start");
        chrome.await(() -> !chrome.all(".search .badge.unsafe").isEmpty());
        chrome.click(".search [data-name=tree-0]");
        chrome.await(() -> !chrome.all("#drawn-tree .node").isEmpty());
        chrome.click("#graph-box summary");
        chrome.await(() -> chrome.text("#graph-state").endsWith("By static."));
        chrome.click("#looks summary");
        chrome.click("#score-start");
        chrome.await(() -> !chrome.all(".search .lead").isEmpty());
        chrome.picture("axe-%s-%d".formatted(theme, width));
        assertNoSeriousFault();
    }

    @ParameterizedTest
    @EnumSource
    void axeFindsNoSeriousFaultOfAState(PageState state) throws IOException {
        state.show();
        assertNoSeriousFault();
        chrome.prefer("prefers-color-scheme", "dark");
        assertNoSeriousFault();
    }

    private static void assertNoSeriousFault() throws IOException {
        chrome.script(Files.readString(Path.of(System.getProperty("view.axe", ""))));
        assertThat(chrome.driver().executeAsyncScript(RUN))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .isEmpty();
    }
}
