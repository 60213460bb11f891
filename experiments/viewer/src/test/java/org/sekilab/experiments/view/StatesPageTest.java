package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** All that the page can show fits a telephone, and has names and words, in a real browser. */
class StatesPageTest extends PageTest {
    @ParameterizedTest
    @EnumSource
    void stateFitsAPhone(PageState state) {
        chrome.resize(PHONE, 844);
        state.show();
        chrome.picture("phone-" + state);
        assertFits();
        assertThat(chrome.script("""
                        return [...document.querySelectorAll('dialog[open], .panel:not([hidden]), #tour:not([hidden])')]
                          .filter(each => each.getBoundingClientRect().right > innerWidth).map(each => each.outerHTML)"""))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .isEmpty();
    }

    @ParameterizedTest
    @EnumSource
    void controlsHaveNamesAndNumbersHaveWords(PageState state) {
        state.show();
        assertThat(chrome.script("""
                        return [...document.querySelectorAll('button, select, input, textarea, [tabindex="0"]')]
                          .filter(each => !(each.textContent.trim() || each.ariaLabel || each.labels?.length || each.getAttribute('aria-labelledby') || each.hidden))
                          .map(each => each.outerHTML)"""))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .isEmpty();
        assertThat(chrome.script("""
                        return [...document.querySelectorAll('dd')]
                          .filter(each => !each.textContent.trim() || each.previousElementSibling?.tagName !== 'DT' || !each.previousElementSibling.textContent.trim())
                          .map(each => each.outerHTML)"""))
                .asInstanceOf(InstanceOfAssertFactories.LIST)
                .isEmpty();
    }

    /** New proofs do not glow there, and a game plays itself in three seconds a move. */
    @Test
    void littleMovesWhereThatIsNotWanted() {
        assertThat(glow()).isEqualTo("glow");
        assertThat(pace()).isEqualTo(1000L);
        chrome.prefer("prefers-reduced-motion", "reduce");
        assertThat(glow()).isEqualTo("none");
        assertThat(pace()).isEqualTo(3000L);
    }

    private static Object glow() {
        return chrome.script("""
                const made = document.createElementNS('http://www.w3.org/2000/svg', 'circle');
                made.setAttribute('class', 'mark fresh');
                document.querySelector('#board svg').append(made);
                const name = getComputedStyle(made).animationName;
                made.remove();
                return name""");
    }

    /** Milliseconds until a game that plays itself shows the next move. */
    private static Object pace() {
        chrome.paste("(;SZ[5]GN[two moves];B[aa];W[bb])");
        chrome.await(() -> chrome.text("#move").equals("move 2 of 2"));
        chrome.click("#previous");
        chrome.await(() -> chrome.text("#move").equals("move 1 of 2"));
        return chrome.script("""
                const wait = window.setTimeout;
                let pace;
                window.setTimeout = (action, time) => (pace = time);
                document.getElementById('autoplay').click();
                window.setTimeout = wait;
                document.getElementById('autoplay').click();
                return pace""");
    }
}
