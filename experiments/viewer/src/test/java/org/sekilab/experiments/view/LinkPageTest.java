package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.assertj.core.api.InstanceOfAssertFactories;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Addresses of the page keep what was chosen, in a real browser. */
class LinkPageTest extends PageTest {
    /** Makes another choice in each form and each look, and tells all choices. */
    private static final String CHOOSE = """
            const done = arguments[0];
            import(new URL('settings.js', location.href.split('#')[0])).then(({ LIMITS, LOOKS }) => {
              const ids = Object.values({ ...LIMITS, ...LOOKS });
              for (const control of ids.map(id => document.getElementById(id))) {
                if (control.type === 'checkbox') {
                  control.checked = !control.checked;
                } else if (control.options) {
                  control.value = [...control.options].map(each => each.value).find(each => each !== control.value);
                } else {
                  control.value = 7;
                }
                control.dispatchEvent(new Event('change'));
              }
              done(ids);
            })""";

    private static final String TELL =
            "return arguments[0].map(id => document.getElementById(id)).map(each => `${each.id} ${each.type === 'checkbox' ? each.checked : each.value}`)";

    @Test
    void linkKeepsEachChoiceOfAllForms() {
        Object ids = chrome.answer(CHOOSE);
        List<?> chosen = (List<?>) chrome.script(TELL, ids);
        assertThat(chosen)
                .asInstanceOf(InstanceOfAssertFactories.list(String.class))
                .contains("race-ko black", "race-seconds 7", "life-first white", "causes true", "look-turns 1");
        chrome.load(chrome.driver().getCurrentUrl());
        assertThat(chrome.script(TELL, ids)).isEqualTo(chosen);
    }

    /** The side that moves first is a choice where it is not the side to move: it goes with the position. */
    @Test
    void firstMoverOfAnotherPositionIsItsOwn() {
        chrome.select("#life-first", "white");
        assertThat(chrome.driver().getCurrentUrl()).contains("lifeFirst=white").doesNotContain("raceFirst");
        chrome.paste("(;SZ[5]PL[W]GN[white to move])");
        chrome.await(() -> chrome.text("#title").equals("white to move"));
        assertThat(chrome.one("#life-first").getDomProperty("value")).isEqualTo("white");
        assertThat(chrome.driver().getCurrentUrl()).doesNotContain("lifeFirst", "raceFirst");
    }

    /** The page is left before its panels are there: their part of the address stays, and so do choices of then. */
    @Test
    void addressStaysWholeUntilThePanelsAreThere() {
        String link = site.url() + "#doc=d1&tree=1&move=last&region=black+A9&nodes=77&raceKo=white&coordinates=false";
        block(List.of("*/panels.js"));
        chrome.driver().get("about:blank");
        chrome.driver().get(link);
        chrome.await(() ->
                chrome.one("#problem").isDisplayed() && !chrome.text("#tally").isBlank());
        assertThat(chrome.one("#race").getDomAttribute("inert")).isNotNull();
        assertThat(chrome.driver().getCurrentUrl())
                .contains("region=black", "nodes=77", "raceKo=white", "coordinates=false");
        chrome.click("#looks summary");
        chrome.click("#look-coordinates");
        assertThat(chrome.driver().getCurrentUrl()).contains("nodes=77").doesNotContain("coordinates");
        chrome.chooseRegion("White");
        assertThat(chrome.driver().getCurrentUrl()).contains("region=white", "nodes=77", "raceKo=white");
        block(List.of());
        chrome.driver().navigate().refresh();
        chrome.awaitPage();
        assertThat(chrome.one("#race").getDomAttribute("inert")).isNull();
        assertThat(chrome.text("#chosen")).startsWith("White");
        assertThat(chrome.one("#nodes").getDomProperty("value")).isEqualTo("77");
        assertThat(chrome.one("#race-ko").getDomProperty("value")).isEqualTo("white");
        assertThat(chrome.one("#look-coordinates").isSelected()).isTrue();
    }

    /** The server does not answer while the page is loaded anew: the page asks again at the next load. */
    @Test
    void searchesAreKeptUntilTheServerTellsOfThem() {
        solveStraightThree();
        block(List.of("*/api/jobs/*"));
        chrome.driver().navigate().refresh();
        chrome.awaitPage();
        assertThat(chrome.all(".search")).isEmpty();
        assertThat(chrome.text("#problem")).isEqualTo("The server does not answer. It may have ended.");
        block(List.of());
        chrome.driver().navigate().refresh();
        chrome.awaitPage();
        assertThat(chrome.all(".search .badge.unsafe")).hasSize(1);
    }

    /** What a link says may be gone: the page then shows the record, or the first one. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "doc=d3&tree=99",
                "doc=d3&tree=1&move=abc",
                "doc=d3@7",
                "doc=d3&solver=nosuch",
                "doc=d99",
                "tree=x"
            })
    void wrongLinkShowsARecordWithAllPanels(String place) {
        chrome.load(site.url() + "#" + place);
        chrome.await(() -> !chrome.all("#variation-tree .node").isEmpty());
        assertThat(chrome.text("#problem")).isEmpty();
        assertThat(chrome.one("#race").getDomAttribute("inert")).isNull();
        if (place.startsWith("doc=d3")) {
            assertThat(chrome.one("#file").getDomProperty("value")).isEqualTo("d3");
        }
    }

    @Test
    void otherRecordIsChosenWhereTheFirstOneIsBroken(@TempDir Path folder) throws IOException {
        Path broken = Files.writeString(folder.resolve("a.sgf"), "(;SZ[99])");
        Path good = Files.writeString(folder.resolve("b.sgf"), Site.STRAIGHT_THREE);
        try (Site records = new Site(Library.of(List.of(broken, good)))) {
            chrome.driver().get(records.url());
            chrome.await(() -> chrome.text("#problem").contains("a.sgf:1:6: SZ: '99' is not a board size"));
            chrome.await(() -> !chrome.all("#main:not([aria-busy])").isEmpty());
            chrome.focus("#board");
            chrome.type("}");
            chrome.select("#file", "f2");
            chrome.await(() -> !chrome.all("#variation-tree .node").isEmpty());
            assertThat(chrome.text("#problem")).isEmpty();
            assertThat(chrome.text("#title")).contains("Shusaku");
            assertThat(chrome.one("#race").getDomAttribute("inert")).isNull();
        }
    }

    /** Another run of the server at this port has another key, and other searches with the numbers of these. */
    @Test
    void searchesAreKeptForThisRunOfTheServerAlone() {
        solveStraightThree();
        assertThat(chrome.script("return Object.keys(sessionStorage).join()")).isEqualTo("searches " + site.root());
    }

    @Test
    void linkIsCopied() {
        chrome.driver()
                .executeCdpCommand(
                        "Browser.grantPermissions",
                        Map.of("permissions", List.of("clipboardReadWrite", "clipboardSanitizedWrite")));
        chrome.click("#save summary");
        chrome.click("#save-link");
        chrome.await(() -> !chrome.text("#save-state").isEmpty());
        assertThat(chrome.answer("navigator.clipboard.readText().then(arguments[0], arguments[0])"))
                .isEqualTo(chrome.driver().getCurrentUrl());
    }

    /** As with --bind at an address of the network: browsers give a page without encryption no clipboard. */
    @Test
    void linkStandsInTheAddressWhereThePageMayNotCopy() {
        chrome.script("Object.defineProperty(navigator, 'clipboard', { value: undefined })");
        chrome.click("#save summary");
        chrome.click("#save-link");
        chrome.await(() -> chrome.text("#save-state").contains("The link stands in its address bar."));
        assertThat(chrome.text("#problem")).isEmpty();
    }

    /** Refuses requests, as if the server had ended. */
    private static void block(List<String> addresses) {
        chrome.driver().executeCdpCommand("Network.enable", Map.of());
        chrome.driver().executeCdpCommand("Network.setBlockedURLs", Map.of("urls", addresses));
    }
}
