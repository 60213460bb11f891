package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Life and death is asked for on the page, and its proof is played against, in a real browser. */
class LifePageTest extends PageTest {
    @Test
    void lifeIsAskedAndItsZoneIsShown() {
        askForLife();
        assertThat(chrome.text(".search .about")).isEqualTo("Does black at C3 live? Black moves first");
        assertThat(chrome.text(".search")).contains("Black lives, even if white may retake every ko at once.");
        assertThat(chrome.all("#board .zone rect")).hasSizeBetween(6, 20);
        assertThat(chrome.text("#board [data-label=A3]")).isEqualTo("✓");
        chrome.picture("life");
    }

    @Test
    void mainLineIsPlayedForthAndBack() {
        askForLife();
        chrome.click(".search [data-name='Main line']");
        assertThat(chrome.stoneAt("A3")).contains("black");
        int moves = chrome.all("#line-moves li").size();
        assertThat(chrome.text("#line-at")).startsWith("move %d of %d: ".formatted(moves, moves));
        chrome.picture("life-line");
        for (int i = 0; i < moves; i++) {
            chrome.click("#line-back");
        }
        assertThat(chrome.stoneAt("A3")).isEqualTo("none");
        chrome.click("#line-on");
        assertThat(chrome.text("#line-at")).isEqualTo("move 1 of %d: black A3".formatted(moves));
        assertThat(chrome.stoneAt("A3")).contains("black");
        chrome.click("#line-leave");
        assertThat(chrome.one("#line").isDisplayed()).isFalse();
        assertThat(chrome.stoneAt("A3")).isEqualTo("none");
    }

    @Test
    void allWinningMovesAreMarked() {
        askForLife();
        chrome.click(".search [data-name='All winning moves']");
        chrome.await(() -> !chrome.all(".search .winning").isEmpty());
        assertThat(chrome.text(".search .winning")).isEqualTo("First moves of black that win: A3.");
        chrome.picture("life-moves");
    }

    @Test
    void proofAnswersEveryAttackAndPassesOutsideTheZone() {
        askForLife();
        chrome.click(".search [data-name=play-0]");
        chrome.await(() -> chrome.stoneAt("A3").contains("black"));
        assertThat(chrome.text("#play-who")).contains("Black has proved that black at C3 lives. You play white");
        assertThat(chrome.all("#board .zone rect")).isNotEmpty();
        chrome.clickPoint("H1");
        chrome.await(() -> chrome.all("#play-moves li").size() == 3);
        assertThat(chrome.text("#play-moves li:last-child")).isEqualTo("Black pass");
        assertThat(chrome.stoneAt("H1")).contains("white");
        chrome.clickPoint("B3");
        chrome.await(() -> chrome.all("#play-moves li").size() == 5);
        chrome.picture("life-play");
        chrome.click("#play-check");
        chrome.await(() -> chrome.text("#play-checked").contains("whatever you try"));
        chrome.click("#play-leave");
        assertThat(chrome.stoneAt("H1")).isEqualTo("none");
    }

    @Test
    void severalBlocksAreJoinedByAndOrOr() {
        chrome.paste("(;SZ[7]AB[bb][dd]AW[ff]GN[three blocks])");
        chrome.await(() -> chrome.text("#title").equals("three blocks"));
        chrome.click("#life-choose");
        chrome.clickPoint("B6");
        chrome.clickPoint("D4");
        assertThat(chrome.text("#life-stones")).isEqualTo("Black at B6 or D4 must live.");
        chrome.clickPoint("D4");
        assertThat(chrome.text("#life-stones")).isEqualTo("Black at B6 must live.");
        chrome.clickPoint("D4", Chrome.Click.WITH_SHIFT);
        assertThat(chrome.text("#life-stones")).isEqualTo("Black at B6 and D4 must live.");
        chrome.picture("life-chosen");
        chrome.click("#life-clear");
        chrome.clickPoint("B6");
        chrome.click("#life-and");
        chrome.clickPoint("D4");
        assertThat(chrome.text("#life-stones")).isEqualTo("Black at B6 and D4 must live.");
        chrome.clickPoint("F2"); // of the other color: a new choice
        assertThat(chrome.text("#life-stones")).isEqualTo("White at F2 must live.");
        chrome.select("#life-whose", "white");
        assertThat(chrome.text("#life-stones")).isEqualTo("Any block of white must live.");
    }

    @Test
    void lifeIsAskedByKeyboard() {
        showProblem();
        chrome.focus("#board");
        chrome.type("l");
        assertThat(chrome.one("#life-choose").getAttribute("aria-pressed")).isEqualTo("true");
        chrome.type(Keys.ARROW_LEFT, Keys.ARROW_LEFT); // from the middle, E3, to C3
        assertThat(chrome.text("#point")).startsWith("C3: black");
        chrome.type(Keys.ENTER);
        assertThat(chrome.text("#life-stones")).isEqualTo("Black at C3 must live.");
        assertThat(chrome.script("return document.getElementById('life-stones').getAttribute('role')"))
                .isEqualTo("status");
        chrome.focus("#life-start");
        chrome.type(Keys.ENTER);
        chrome.await(() -> !chrome.all(".search .badge.alive").isEmpty());
        assertThat(chrome.script("return document.getElementById('progress').textContent")
                        .toString())
                .contains("ALIVE");
    }

    @Test
    void searchForLifeTellsHowFarItIsAndIsCancelled() {
        chrome.paste("(;SZ[19]AB[jj]AW[dd]GN[open])");
        chrome.await(() -> chrome.text("#title").equals("open"));
        chrome.select("#life-whose", "black");
        chrome.click("#life-start");
        chrome.await(() -> chrome.text(".search dd").startsWith("area of "));
        chrome.picture("life-running");
        chrome.click(".search [data-name=Cancel]");
        chrome.await(() -> !chrome.all(".search .badge.cancelled").isEmpty());
    }

    @Test
    void lifeFitsAPhone() {
        chrome.resize(PHONE, 844);
        askForLife();
        assertFits();
        chrome.picture("life-phone");
        chrome.click(".search [data-name='Main line']");
        assertThat(chrome.script("return document.getElementById('line').getBoundingClientRect().top < innerHeight"))
                .isEqualTo(true);
        chrome.picture("life-phone-line");
    }

    private static void showProblem() {
        showBulkyFive();
    }

    /** Finds out that black lives by A3. */
    private static void askForLife() {
        showProblem();
        chrome.click("#life-choose");
        chrome.clickPoint("C3");
        chrome.click("#life-start");
        chrome.await(() -> !chrome.all(".search .badge.alive").isEmpty());
    }
}
