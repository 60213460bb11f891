package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** The first visit, and help, in a real browser. */
class TourPageTest extends PageTest {
    @Test
    void firstVisitIsOfferedATourOfFourSteps() {
        chrome.script("localStorage.clear()");
        chrome.driver().navigate().refresh();
        chrome.await(() -> chrome.text("#tour-text").equals("New here? A tour has four steps."));
        chrome.picture("tour-offer");
        for (String step : List.of("board", "whole", "solve", "life")) {
            chrome.click("#tour-next");
            chrome.await(() -> chrome.all("#" + step + ".toured").size() == 1);
            assertThat(chrome.all(".toured")).hasSize(1);
            assertThat(chrome.text("#tour-text")).contains(" of 4: ");
        }
        chrome.picture("tour");
        chrome.click("#tour-next");
        assertThat(chrome.one("#tour").isDisplayed()).isFalse();
        assertThat(chrome.all(".toured")).isEmpty();
        chrome.driver().navigate().refresh();
        chrome.awaitPage();
        assertThat(chrome.one("#tour").isDisplayed()).isFalse();
        chrome.focus("#board");
        chrome.type("?");
        chrome.click("#tour-again");
        assertThat(chrome.text("#tour-text")).startsWith("1 of 4: ");
        chrome.click("#tour-end");
        assertThat(chrome.one("#tour").isDisplayed()).isFalse();
    }

    @Test
    void questionMarkShowsTheKeys() {
        chrome.focus("#board");
        assertThat(chrome.one("#keys").isDisplayed()).isFalse();
        chrome.type("?");
        assertThat(chrome.one("#keys").isDisplayed()).isTrue();
        assertThat(chrome.text("#keys")).contains("arrow keys", "W shows why", "Z and Y undo and redo");
        chrome.type("?");
        assertThat(chrome.one("#keys").isDisplayed()).isFalse();
    }

    @Test
    void nothingMovesWhereThatIsNotWanted() {
        assertThat(animations()).isNotEqualTo("none");
        chrome.prefer("prefers-reduced-motion", "reduce");
        assertThat(animations()).isEqualTo("none");
    }

    private static Object animations() {
        return chrome.script("""
                const made = document.createElement('span');
                made.className = 'badge running';
                document.body.append(made);
                const name = getComputedStyle(made).animationName;
                made.remove();
                return name""");
    }
}
