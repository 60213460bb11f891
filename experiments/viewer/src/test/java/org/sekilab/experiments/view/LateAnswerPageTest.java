package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Answers of the server that come when the reader is elsewhere already, in a real browser. */
class LateAnswerPageTest extends PageTest {
    /** Answers to addresses with this end wait until {@code release} is called. {@code held} counts them. */
    private static final String HOLD = """
            const [end] = arguments;
            const ask = window.fetch;
            const waiting = [];
            window.held = () => waiting.length;
            window.release = () => waiting.splice(0).forEach(go => go());
            window.fetch = async (address, options) => {
              const answer = await ask(address, options);
              if (!String(address).endsWith(end)) {
                return answer;
              }
              const read = await answer.json();
              await new Promise(resolve => waiting.push(resolve));
              return { ok: answer.ok, status: answer.status, json: () => read };
            };""";

    @Test
    void checkOfAProofIsNotToldOfAnotherGame() {
        solveStraightThree();
        play();
        hold("/states");
        chrome.click("#play-check");
        awaitHeld();
        chrome.click("#play-leave");
        play();
        release();
        assertThat(chrome.text("#play-checked")).isEmpty();
        chrome.click("#play-check");
        awaitHeld();
        release();
        chrome.await(() -> chrome.text("#play-checked").contains("positions: whatever you try"));
    }

    @Test
    void treeOfAProofIsNotDrawnBesideAnotherPosition() {
        solveStraightThree();
        hold("/tree");
        chrome.click(".search [data-name=tree-0]");
        awaitHeld();
        chrome.select("#file", "d1");
        chrome.await(() -> !chrome.text("#title").contains("Shusaku"));
        release();
        assertThat(chrome.one("#drawn").isDisplayed()).isFalse();
    }

    private static void play() {
        chrome.click(".search .strong");
        chrome.await(() -> chrome.text("#play-stage").contains("answers B3"));
    }

    private static void hold(String end) {
        chrome.script(HOLD, end);
    }

    private static void awaitHeld() {
        chrome.await(() -> !chrome.script("return window.held()").equals(0L));
    }

    /** Lets answers through, and waits until the page has taken them. */
    private static void release() {
        chrome.answer("window.release(); setTimeout(arguments[0])");
    }
}
