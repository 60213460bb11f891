package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** Regions are solved on the page, and proofs are played against, in a real browser. */
class SolvePageTest extends PageTest {
    @Test
    void regionIsSolvedAndItsProofAnswersEveryTry() {
        solveStraightThree();
        assertThat(chrome.text(".search .line")).startsWith("best play B3");
        chrome.picture("solved");

        chrome.click(".search .strong");
        chrome.await(() -> chrome.stoneAt("B3").contains("white"));
        assertThat(chrome.text("#play-who")).contains("You play black");
        chrome.clickPoint("A3");
        chrome.await(() -> chrome.all("#play-moves li").size() == 3);
        assertThat(chrome.text("#play-stage")).containsAnyOf("captured", "without search", "answers");
        chrome.picture("played");

        chrome.click("#play-undo");
        chrome.await(() -> chrome.all("#play-moves li").size() == 1);
        chrome.clickPoint("B3"); // occupied
        chrome.await(() -> chrome.text("#play-stage").contains("B3 cannot be played here"));
        chrome.click("#play-check");
        chrome.await(() -> chrome.text("#play-checked").matches("[1-9][0-9,]* positions: whatever you try.*"));
        chrome.click("#play-leave");
        assertThat(chrome.one("#play").isDisplayed()).isFalse();
        assertThat(chrome.all("#board [data-point=B3]")).isEmpty();
    }

    /** White kills black's three points, but black captures two white stones, and then needs no eye there. */
    @Test
    void cardSaysWhatEachVerdictCountsOn() {
        solveStraightThree();
        assertThat(chrome.text(".search h3")).endsWith("SAFE").doesNotContain("UNSAFE");
        assertThat(chrome.text(".search .about")).contains("; on this board, by ");
        assertThat(chrome.text(".search .alone")).startsWith("UNSAFE alone, without help from outside");
        chrome.picture("on-board");
        chrome.click(".search [data-name=Remove]");
        chrome.select("#basis", "alone");
        chrome.click("#start");
        chrome.await(() -> !chrome.all(".search .badge.unsafe").isEmpty());
        assertThat(chrome.text(".search h3")).endsWith("UNSAFE");
        assertThat(chrome.text(".search .about")).endsWith("; alone, without help from outside");
        assertThat(chrome.all(".search .alone")).isEmpty();
    }

    @Test
    void gameAgainstAProofStandsBelowTheBoardOnAPhone() {
        chrome.resize(PHONE, 844);
        solveStraightThree();
        chrome.click(".search .strong");
        chrome.await(() -> chrome.stoneAt("B3").contains("white"));
        chrome.picture("phone-play");
        assertThat(chrome.one("#play").getRect().getY())
                .isBetween(
                        chrome.one("#board").getRect().getY()
                                + chrome.one("#board").getRect().getHeight(),
                        chrome.one("#legend").getRect().getY());
        assertThat(chrome.script("return document.getElementById('play').getBoundingClientRect().top < innerHeight"))
                .isEqualTo(true);
    }

    /** Enumeration says that black's merged region there is a seki if white moves first. */
    @Test
    void bothSidesOfASekiHaveAProof() {
        chrome.select("#tree", "20");
        chrome.await(() -> chrome.text("#title").endsWith("game 20"));
        chrome.clickPoint("A9");
        assertThat(chrome.text("#chosen")).startsWith("Black");
        chrome.clickPoint("D8", Chrome.Click.WITH_SHIFT);
        chrome.click("#start");
        chrome.await(() -> !chrome.all(".search .badge.seki").isEmpty());
        assertThat(chrome.all(".search .strong").stream().map(WebElement::getText))
                .containsExactly(
                        "Play against Black, which keeps its blocks",
                        "Play against White, which keeps the territory open");
        chrome.click(".search [data-name=play-0]");
        chrome.await(() -> chrome.text("#play-who").startsWith("Black has proved that none of its blocks"));
        chrome.picture("seki");
        tryTheFirst();
        chrome.await(() -> chrome.all("#play-moves li").size() == 2);
        assertThat(chrome.text("#play-moves li:last-child")).startsWith("Black");
        chrome.click(".search [data-name=play-1]");
        chrome.await(() -> chrome.text("#play-who").startsWith("White has proved that the region does not become"));
        chrome.await(() -> chrome.all("#play-moves li").size() == 1); // white moves first
        tryTheFirst();
        chrome.await(() -> chrome.all("#play-moves li").size() == 3);
        assertThat(chrome.text("#play-moves li:last-child")).startsWith("White");
    }

    /** Plays the first move that the proof has an answer to. */
    private static void tryTheFirst() {
        chrome.await(() -> !chrome.all("#board [data-try]").isEmpty());
        chrome.clickPoint(String.valueOf(chrome.one("#board [data-try]").getAttribute("data-try")));
    }

    @Test
    void twoEnginesStandSideBySide() {
        showStraightThree();
        chrome.chooseRegion("Black A3");
        chrome.select("#rival", "alphabeta");
        chrome.click("#start");
        chrome.await(() -> chrome.all(".search .badge.unsafe").size() == 2);
        assertThat(chrome.all(".search h3").stream().map(WebElement::getText))
                .anyMatch(text -> text.startsWith("dfpn-r"))
                .anyMatch(text -> text.startsWith("alphabeta"));
        List<Integer> tops = chrome.all(".search").stream()
                .map(card -> card.getLocation().getY())
                .toList();
        assertThat(tops.get(0)).isEqualTo(tops.get(1));
        chrome.picture("compared");
    }

    @Test
    void regionsOfOneColorAreMerged() {
        showStraightThree();
        chrome.chooseRegion("Black A1");
        chrome.focus("#regions");
        chrome.type(Keys.chord(Keys.SHIFT, Keys.ARROW_DOWN));
        assertThat(chrome.text("#chosen")).startsWith("Black’s region at A1 + A3, 10 points");
        assertThat(chrome.all("#board .chosen rect")).hasSize(10);
        chrome.type(Keys.ARROW_DOWN);
        assertThat(chrome.text("#chosen")).startsWith("White’s region at E1");
    }

    @Test
    void wholeBoardIsSearched() {
        showStraightThree();
        chrome.click("#search-board");
        chrome.await(() -> !chrome.all(".search .badge.done").isEmpty());
        chrome.await(() -> chrome.text("#tally").startsWith("searched: "));
        chrome.driver().navigate().refresh();
        chrome.await(() -> chrome.text("#tally").startsWith("searched: "));
        chrome.select("#file", "d2");
        chrome.await(() -> chrome.text("#title").startsWith("races.sgf"));
        assertThat(chrome.text("#tally")).matches("[0-9].*");
        chrome.click(".search [data-name=Show]");
        chrome.await(() -> chrome.text("#tally").startsWith("searched: "));
    }

    @Test
    void tabsDoNotDisturbEachOther() {
        String first = chrome.driver().getWindowHandle();
        solveStraightThree();
        String second = openAnother();
        assertThat(chrome.text("#title")).startsWith("regions.sgf");
        assertThat(chrome.all(".search")).isEmpty();
        chrome.select("#tree", "2");
        chrome.await(() -> chrome.text("#title").endsWith("game 2"));
        chrome.driver().switchTo().window(first);
        assertThat(chrome.text("#title")).contains("Shusaku");
        assertThat(chrome.all(".search")).hasSize(1);
        chrome.click(".search .strong");
        chrome.await(() -> chrome.stoneAt("B3").contains("white"));
        chrome.driver().switchTo().window(second);
        assertThat(chrome.text("#title")).endsWith("game 2");
        chrome.driver().close();
        chrome.driver().switchTo().window(first);
    }

    @Test
    void searchGoesOnWhenThePageIsLoadedAnew() {
        chrome.paste(Site.ENDLESS);
        chrome.await(() -> chrome.text("#title").startsWith("pasted"));
        chrome.chooseRegion("Black A3");
        chrome.script("document.getElementById('seconds').value = 600");
        chrome.click("#start");
        chrome.await(() -> nodes() > 0 && chrome.text(".search .line").startsWith("searching"));
        chrome.picture("running");
        chrome.driver().navigate().refresh();
        chrome.await(() -> !chrome.all(".search .badge.running").isEmpty());
        long before = nodes();
        chrome.await(() -> nodes() > before);
        assertThat(chrome.text("#title")).startsWith("pasted");
        chrome.click(".search [data-name=Cancel]");
        chrome.await(() -> !chrome.all(".search .badge.cancelled").isEmpty());
        chrome.click(".search [data-name=Remove]");
        assertThat(chrome.all(".search")).isEmpty();
    }

    @Test
    void allIsDoneByKeyboard() {
        showStraightThree();
        chrome.focus("#board");
        chrome.type(Keys.ARROW_LEFT, Keys.ARROW_LEFT, Keys.ARROW_UP); // from the middle, C2, to A3
        assertThat(chrome.text("#point")).startsWith("A3: open; black’s region of 3 points UNKNOWN");
        chrome.type(Keys.ENTER);
        assertThat(chrome.text("#chosen")).startsWith("Black’s region at A3, 3 points");
        for (int i = 0; i < 40 && !chrome.isFocused("start"); i++) {
            chrome.type(Keys.TAB);
        }
        assertThat(chrome.isFocused("start")).isTrue();
        chrome.type(Keys.ENTER);
        chrome.await(() -> !chrome.all(".search .badge.unsafe").isEmpty());
        assertThat(chrome.script("return document.getElementById('progress').textContent")
                        .toString())
                .contains("UNSAFE");
        chrome.type(Keys.TAB);
        assertThat(chrome.driver().switchTo().activeElement().getText()).isEqualTo("Play against the proof");
        chrome.type(Keys.ENTER);
        chrome.await(() -> chrome.stoneAt("B3").contains("white") && chrome.isFocused("board"));
        chrome.type("p");
        chrome.await(() -> chrome.all("#play-moves li").size() == 3);
        chrome.type(Keys.BACK_SPACE);
        chrome.await(() -> chrome.all("#play-moves li").size() == 1);
        chrome.type(Keys.ESCAPE);
        assertThat(chrome.one("#play").isDisplayed()).isFalse();
        chrome.picture("keyboard");
    }

    private static long nodes() {
        return Long.parseLong(chrome.text(".search dd").replace(",", ""));
    }
}
