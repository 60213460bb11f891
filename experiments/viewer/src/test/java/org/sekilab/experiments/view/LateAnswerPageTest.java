package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Set;
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

    /** Both tabs watch four searches. Browsers have six connections for a server. */
    @Test
    void searchesLeaveConnectionsForOtherRequests() {
        chrome.paste(Site.ENDLESS);
        chrome.await(() -> chrome.text("#title").equals("pasted"));
        chrome.chooseRegion("Black A3");
        chrome.script("document.getElementById('seconds').value = 600");
        for (int i = 1; i <= 4; i++) {
            int begun = i;
            chrome.click("#start");
            chrome.await(() -> chrome.all(".search").size() == begun);
        }
        String first = chrome.driver().getWindowHandle();
        Set<String> before = chrome.driver().getWindowHandles();
        chrome.script("window.open(location.href)"); // with the searches of this tab
        chrome.await(() -> chrome.driver().getWindowHandles().size() > before.size());
        String second = chrome.driver().getWindowHandles().stream()
                .filter(each -> !before.contains(each))
                .findFirst()
                .orElseThrow();
        chrome.driver().switchTo().window(second);
        chrome.awaitPage();
        chrome.await(() -> chrome.all(".search").size() == 4);
        for (int i = 0; i < 4; i++) {
            chrome.script("document.querySelector('.search [data-name=Cancel]').click()"); // the page moves
            int left = 3 - i;
            chrome.await(() -> chrome.all(".search [data-name=Cancel]").size() == left);
        }
        chrome.driver().close();
        chrome.driver().switchTo().window(first);
        chrome.await(() -> chrome.all(".search [data-name=Cancel]").isEmpty());
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
