package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** Races are asked for on the page, and their proofs are played against, in a real browser. */
class RacePageTest extends PageTest {
    /** Black to move wins the fourth race that ships. */
    @Test
    void winnerOfARaceCapturesWhateverTheReaderTries() {
        showRace(4, "F2", "G2");
        assertThat(chrome.text("#race-blocks")).isEqualTo("Race of black at F2 and white at G2.");
        chrome.select("#race-first", "black");
        chrome.select("#race-ko", "white");
        chrome.click("#race-start");
        chrome.await(() -> !chrome.all(".search .badge").isEmpty()
                && chrome.text(".search .badge").equals("BLACK WINS"));
        assertThat(chrome.text(".search .about")).endsWith("; black first; white may retake a ko at once");
        assertThat(chrome.text(".search")).contains("Black captures the block at G2 first.");
        chrome.click(".search [data-name=play-0]");
        chrome.await(() -> chrome.all("#play-moves li").size() == 1);
        assertThat(chrome.text("#play-who"))
                .isEqualTo("Black has proved that it captures the block at G2 first. You play white, in the area of the"
                        + " race.");
        assertThat(chrome.text("#play-moves li:first-child")).matches("Black (H2|J1)");
        chrome.picture("race-play");
        for (int moves = 3; !chrome.text("#play-stage").contains("A block of the race is captured."); moves += 2) {
            int expected = moves;
            chrome.click("#play-pass");
            chrome.await(() -> chrome.all("#play-moves li").size() == expected);
        }
        assertThat(chrome.stoneAt("G2")).isEqualTo("none");
        assertThat(chrome.stoneAt("F2")).contains("black");
        chrome.click("#play-check");
        chrome.await(() -> chrome.text("#play-checked").contains("whatever you try"));
    }

    @Test
    void bothSidesOfASekiAnswer() {
        showRace(49, "C3", "G3");
        chrome.select("#race-first", "white");
        chrome.click("#race-start");
        chrome.await(() -> chrome.all(".search [data-name^=play]").size() == 2);
        assertThat(chrome.text(".search .badge")).isEqualTo("SEKI");
        assertThat(chrome.text(".search [data-name=play-0]")).isEqualTo("Play against black in seki");
        assertThat(chrome.text(".search [data-name=play-1]")).isEqualTo("Play against white in seki");
        chrome.click(".search [data-name=play-0]");
        chrome.await(() -> chrome.text("#play-who").contains("its block at C3 is never captured. You play white"));
        chrome.await(() -> !chrome.all("#board [data-try=G2]").isEmpty());
        chrome.clickPoint("G2");
        chrome.await(() -> chrome.all("#play-moves li").size() == 2);
        assertThat(chrome.text("#play-moves li:first-child")).isEqualTo("White G2");
        chrome.click(".search [data-name=play-1]");
        chrome.await(() -> chrome.text("#play-who").contains("its block at G3 is never captured. You play black"));
        assertThat(chrome.stoneAt("C3")).contains("black");
        assertThat(chrome.stoneAt("G3")).contains("white");
        chrome.await(() -> !chrome.all("#board [data-try=G2]").isEmpty());
        chrome.clickPoint("G2");
        chrome.await(() -> chrome.all("#play-moves li").size() >= 2
                && chrome.text("#play-moves li:last-child").startsWith("White"));
        assertThat(chrome.stoneAt("G3")).contains("white");
        chrome.picture("race-seki");
    }

    /** Shows a race that ships, and chooses its blocks. */
    static void showRace(int tree, String black, String white) {
        chrome.select("#file", "d2");
        chrome.await(() -> chrome.driver().getCurrentUrl().contains("doc=d2&tree=1&"));
        chrome.select("#tree", Integer.toString(tree));
        chrome.await(() -> chrome.driver().getCurrentUrl().contains("doc=d2&tree=%d&".formatted(tree)));
        chrome.focus("#board");
        chrome.type("r");
        chrome.clickPoint(black);
        chrome.clickPoint(white);
    }
}
