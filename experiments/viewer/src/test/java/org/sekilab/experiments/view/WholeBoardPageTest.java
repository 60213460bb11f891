package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Whole boards are searched on the page, in a real browser. */
class WholeBoardPageTest extends PageTest {
    @Test
    void bestIsOneClickAndMoreIsProved() {
        chrome.select("#file", "d3");
        chrome.await(() -> chrome.text("#tally").contains("of 361 points safe"));
        int before = safePoints();
        chrome.script("document.getElementById('whole-nodes').value = 3000");
        chrome.click("#search-best");
        chrome.await(() -> chrome.text("#tally").startsWith("searching: "));
        chrome.await(() -> chrome.text(".search dd").matches("\\d+ of \\d+ regions decided"));
        chrome.picture("board-running");
        chrome.await(() -> chrome.text("#tally").startsWith("searched: "));
        assertThat(safePoints()).isGreaterThan(before);
        assertThat(chrome.text(".search h3")).startsWith("best, races: ");
        chrome.picture("board-best");
    }

    @Test
    void presetRacesAndLimitsAreChosen() {
        showStraightThree();
        chrome.click("details.settings summary");
        chrome.select("#preset", "M1");
        chrome.select("#analyzer", "lcg");
        chrome.script("document.getElementById('whole-seconds').value = 7");
        chrome.picture("board-settings");
        chrome.click("#search-board");
        chrome.await(() -> chrome.text("#tally").startsWith("searched: "));
        assertThat(chrome.text(".search h3")).startsWith("m1, races: lcg");
        assertThat(chrome.text(".search .about")).isEqualTo("Whole board, move 0; 7 s a region");
    }

    /** White moves first and kills: five points of black and its six stones stay open. */
    @Test
    void causesOfOpenPointsAreALayer() {
        chrome.paste(Site.BULKY_FIVE);
        chrome.await(() -> chrome.text("#title").equals("bulky five"));
        chrome.click("#why");
        chrome.await(() -> !chrome.all("#cause-list li").isEmpty());
        assertThat(chrome.all("#board [data-cause]")).hasSize(11);
        assertThat(chrome.text("#cause-list")).contains("captured, 11 points: territory if its blocks live");
        chrome.picture("causes");
        chrome.clickPoint("A3");
        assertThat(chrome.text("#point")).contains("open because of captured");
        chrome.focus("#board");
        chrome.type("w");
        assertThat(chrome.all("#board [data-cause]")).isEmpty();
        assertThat(chrome.one("#why").getAttribute("aria-pressed")).isEqualTo("false");
        chrome.type("w");
        assertThat(chrome.all("#board [data-cause]")).hasSize(11);
        assertThat(chrome.all(".search")).hasSize(1); // known causes are not searched again
    }

    private static void showStraightThree() {
        chrome.paste(Site.STRAIGHT_THREE);
        chrome.await(() -> chrome.text("#title").contains("Shusaku"));
    }

    private static int safePoints() {
        return Integer.parseInt(chrome.text("#tally").replaceFirst("^\\D*(\\d+) of .*", "$1"));
    }
}
