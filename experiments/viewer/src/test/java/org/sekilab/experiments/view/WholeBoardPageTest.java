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
        chrome.script("""
                window.lit = 0;
                window.litEarly = 0;
                new MutationObserver(() => {
                  const fresh = document.querySelectorAll('#board .mark.fresh').length;
                  window.lit += fresh;
                  window.litEarly += document.getElementById('tally').textContent.startsWith('searching: ') ? fresh : 0;
                })
                  .observe(document.getElementById('board'), { childList: true })""");
        chrome.click("#search-best");
        chrome.await(() -> chrome.text("#tally").startsWith("searching: "));
        chrome.await(() -> chrome.text(".search dd").matches("\\d+ of \\d+ regions decided"));
        chrome.picture("board-running");
        chrome.await(() -> chrome.text("#tally").startsWith("searched: "));
        assertThat(safePoints()).isGreaterThan(before);
        assertThat((long) chrome.script("return window.lit")).isGreaterThanOrEqualTo(safePoints() - before);
        assertThat((long) chrome.script("return window.litEarly")).isPositive();
        assertThat(chrome.text(".search h3")).startsWith("best, races: ");
        chrome.picture("board-best");
    }

    @Test
    void cancelledSearchLeavesWhatItHasProved() {
        chrome.select("#file", "d3");
        chrome.await(() -> chrome.text("#tally").contains("of 361 points safe"));
        chrome.script("document.getElementById('whole-seconds').value = 600");
        chrome.click("#search-best");
        chrome.await(() -> chrome.text("#tally").startsWith("searching: "));
        chrome.click(".search [data-name=Cancel]");
        chrome.await(() -> chrome.text("#tally").startsWith("stopped: "));
    }

    @Test
    void presetRacesAndLimitsAreChosen() {
        showStraightThree();
        chrome.click("details.settings summary");
        chrome.select("#preset", "M1");
        chrome.select("#analyzer", "lcg");
        chrome.script("document.getElementById('whole-seconds').value = 7");
        chrome.script("document.getElementById('whole-nodes').value = 3000");
        chrome.picture("board-settings");
        chrome.click("#search-board");
        chrome.await(() -> chrome.text("#tally").startsWith("searched: "));
        assertThat(chrome.text(".search h3")).startsWith("m1, races: lcg");
        assertThat(chrome.text(".search .about")).isEqualTo("Whole board, move 0; 7 s and 3,000 nodes a region");
    }

    /** White moves first and kills: five points of black and its six stones stay open. */
    @Test
    void causesOfOpenPointsAreALayer() {
        showBulkyFive();
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

    /** Black's corner of eleven points is proved by search. Black answers there, and passes elsewhere. */
    @Test
    void proofsOfAWholeBoardAnswerEveryAttack() {
        chrome.paste(
                "(;SZ[7:5]GN[corner]AB[ab][bb][cb][db][dc][ec][ed][ee][be]AW[aa][ba][ca][da][ea][eb][fb][fc][fd][fe][gb][gd][ga])");
        chrome.await(() -> chrome.text("#title").equals("corner"));
        chrome.click("#search-best");
        chrome.await(() ->
                !chrome.all(".search [data-name='Find proofs to play against']").isEmpty());
        chrome.click(".search [data-name='Find proofs to play against']");
        chrome.await(() -> !chrome.all(".search [data-name=play-0]").isEmpty());
        assertThat(chrome.text(".search [data-name=play-0]")).isEqualTo("Play against black’s proofs");
        chrome.click(".search [data-name=play-0]");
        chrome.await(() -> chrome.text("#play-who")
                .equals(
                        "Black has proved that all that is marked as black’s stays so. You play white, everywhere on the"
                                + " board. Outside the zone black passes."));
        chrome.await(() -> chrome.all("#board .zone rect").size() == 11);
        chrome.clickPoint("G3");
        chrome.await(() -> chrome.all("#play-moves li").size() == 2);
        assertThat(chrome.text("#play-moves li:last-child")).isEqualTo("Black pass");
        chrome.clickPoint("C2");
        chrome.await(() -> chrome.all("#play-moves li").size() == 4);
        assertThat(chrome.stoneAt("E1")).contains("black");
        chrome.picture("board-play");
        chrome.click("#play-check");
        chrome.await(() -> chrome.text("#play-checked").contains("whatever you try"));
        chrome.click("#play-leave");
        assertThat(chrome.all(".search [data-name=play-1]")).hasSize(1);
    }
}
