package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** What the browser draws first, before any script of the page has run. */
class FirstLookPageTest extends PageTest {
    private static final int MOST_CONTROLS = 20;
    private static final double PIXELS = 16; // the width of a scroll bar that comes with more below the board

    @AfterEach
    void letScriptsRun() {
        setScripts(false);
    }

    @Test
    void holdsLittle() {
        openWithoutScripts();
        assertThat(chrome.text("h1")).isEqualTo("Sekilab");
        assertThat(chrome.text("#proved-title")).isEqualTo("Proved");
        assertThat(chrome.one("#moves").isDisplayed()).isFalse(); // there is no game yet
        assertThat(chrome.all("#life, #race, #score, #solve, #variations, #looks"))
                .isEmpty();
        assertThat(chrome.all("button, select, input, textarea").stream()
                        .filter(each -> each.isDisplayed())
                        .count())
                .isLessThan(MOST_CONTROLS);
    }

    /** What stands below the board does not jump when the board comes. */
    @Test
    void keepsThePlaceOfTheBoard() {
        chrome.load(site.url()); // a game on 19x19
        double whole = heightOfBoard();
        openWithoutScripts();
        assertThat(heightOfBoard()).isCloseTo(whole, within(PIXELS));
    }

    /** A reader of the screen need not read a page that is not whole. */
    @Test
    void saysThatItIsBusyUntilAllPanelsWork() {
        assertThat(chrome.all("#main[aria-busy]")).isEmpty();
        assertThat(chrome.all("#life, #race, #score, #solve, #variations, #looks"))
                .hasSize(6);
        openWithoutScripts();
        assertThat(chrome.all("#main[aria-busy=true]")).hasSize(1);
    }

    private static double heightOfBoard() {
        Object height = chrome.script("return String(document.getElementById('board').getBoundingClientRect().height)");
        return Double.parseDouble(height.toString());
    }

    private static void openWithoutScripts() {
        setScripts(true);
        chrome.driver().get("about:blank");
        chrome.driver().get(site.url());
    }

    private static void setScripts(boolean isDisabled) {
        chrome.driver().executeCdpCommand("Emulation.setScriptExecutionDisabled", Map.of("value", isDisabled));
    }
}
