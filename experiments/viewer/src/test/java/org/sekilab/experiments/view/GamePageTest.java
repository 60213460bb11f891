package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** The course of a game on the page, and how the board is drawn, in a real browser. */
class GamePageTest extends PageTest {
    /** White's second move, G1, makes two eyes in a wall, A1 and C1; then black's D5 makes nothing. */
    private static final String SHORT =
            "(;SZ[7:5]GN[short]KM[6.5]RE[W+3\\]]HA[2]AB[fb][gb]" + "AW[ad][bd][cd][dd][be];B[gc];W[de];B[da];W[])";

    @Test
    void graphHasTheProvedPointsOfEachMoveAndClicksGoThere() {
        showShort();
        assertThat(chrome.one("#graph").isDisplayed()).isFalse();
        chrome.click("#graph-box summary");
        chrome.await(() -> chrome.text("#graph-state").endsWith("By static."));
        assertThat(chrome.text("#graph-state"))
                .isEqualTo("Move 4: Black 0 points, White 8 points of 35 points. By static.");
        assertThat(chrome.all("#graph [data-move] title").stream().map(each -> each.getAttribute("textContent")))
                .startsWith("Move 0: black 0 points, white 0 points", "Move 1: black 0 points, white 0 points")
                .endsWith("Move 3: black 0 points, white 8 points", "Move 4: black 0 points, white 8 points")
                .hasSize(5);
        assertThat(chrome.all("#graph-changes button"))
                .extracting(each -> each.getText())
                .containsExactly("Move 2: white 8 points more");
        chrome.picture("graph");
        chrome.click("#graph-changes button");
        chrome.await(() -> chrome.text("#move").equals("move 2 of 4"));
        assertThat(chrome.stoneAt("D1")).contains("white");
        chrome.script(
                "document.querySelector('#graph [data-move=\"1\"]').dispatchEvent(new MouseEvent('click', { bubbles: true }))");
        chrome.await(() -> chrome.text("#move").equals("move 1 of 4"));
        assertThat(chrome.text("#graph-state")).startsWith("Move 1: Black 0 points, White 0 points");
    }

    @Test
    void graphOfAWholeGameIsThere() {
        chrome.select("#file", "d3");
        chrome.await(() -> chrome.text("#move").equals("move 187 of 187"));
        chrome.click("#graph-box summary");
        chrome.await(() -> chrome.text("#graph-state").endsWith("By static."));
        assertThat(chrome.all("#graph [data-move]")).hasSize(188);
        assertThat(chrome.all("#graph-changes button")).isNotEmpty();
        chrome.picture("graph-game");
    }

    /** Five stones and three eyes of white. */
    @Test
    void barSharesOutThePointsOfTheBoard() {
        showShort();
        assertThat(chrome.text("#tally")).startsWith("8 of 35 points safe: 0 black, 8 white, 27 open;");
        assertThat(List.of(width("black"), width("seki"), width("open"), width("white")))
                .containsExactly("0", "0", "27", "8");
        chrome.click("#search-board");
        chrome.await(() -> chrome.text("#tally").startsWith("searched: "));
        assertThat(Integer.parseInt(width("open"))
                        + Integer.parseInt(width("black"))
                        + Integer.parseInt(width("white")))
                .isEqualTo(35);
    }

    @Test
    void factsOfTheGameStandAboveTheBoard() {
        showShort();
        chrome.await(() -> chrome.text("#game-facts").equals("komi 6.5, handicap 2, result W+3]"));
        chrome.paste("(;SZ[5]GN[nothing known])");
        chrome.await(() -> chrome.text("#title").equals("nothing known")
                && !chrome.one("#game-facts").isDisplayed());
    }

    @Test
    void coordinatesMarksAndNumbersOfMovesAreShownOrNotAndALinkKeepsThat() {
        showShort();
        assertThat(chrome.all("#board .grid text")).hasSize(2 * (7 + 5));
        assertThat(chrome.all("#board .mark")).isNotEmpty();
        assertThat(chrome.all("#board .number")).isEmpty();
        chrome.focus("#board");
        chrome.type("c", "v", "m");
        assertThat(chrome.all("#board .grid text")).isEmpty();
        assertThat(chrome.all("#board .mark")).isEmpty();
        assertThat(chrome.all("#board .number"))
                .extracting(each -> each.getText())
                .containsExactlyInAnyOrder("1", "2", "3");
        assertThat(chrome.text("#board [data-number=D1]")).isEqualTo("2");
        chrome.picture("numbers");
        String link = chrome.driver().getCurrentUrl();
        chrome.driver().get("about:blank");
        chrome.driver().get(link);
        chrome.await(() -> chrome.all("#board .number").size() == 3);
        assertThat(chrome.all("#board .grid text")).isEmpty();
        assertThat(chrome.one("#look-marks").isSelected()).isFalse();
        chrome.click("#looks summary");
        chrome.click("#look-marks");
        assertThat(chrome.all("#board .mark")).isNotEmpty();
        chrome.click("#look-coordinates");
        assertThat(chrome.all("#board .grid text")).isNotEmpty();
    }

    @Test
    void keysOfTheBoardGoThroughTheGame() {
        chrome.select("#file", "d3");
        chrome.await(() -> chrome.text("#move").equals("move 187 of 187"));
        chrome.focus("#board");
        chrome.type(Keys.PAGE_UP);
        chrome.await(() -> chrome.text("#move").equals("move 177 of 187"));
        chrome.type("[");
        chrome.await(() -> chrome.text("#move").equals("move 176 of 187"));
        chrome.type(Keys.HOME);
        chrome.await(() -> chrome.text("#move").equals("move 0 of 187"));
        chrome.type(Keys.PAGE_DOWN);
        chrome.await(() -> chrome.text("#move").equals("move 10 of 187"));
        chrome.type(Keys.END);
        chrome.await(() -> chrome.text("#move").equals("move 187 of 187"));
    }

    @Test
    void graphFitsAPhone() {
        chrome.resize(PHONE, 844);
        showShort();
        chrome.click("#graph-box summary");
        chrome.await(() -> chrome.text("#graph-state").endsWith("By static."));
        chrome.click("#looks summary");
        assertThat(chrome.script("return document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                .isEqualTo(0L);
        chrome.picture("graph-phone");
    }

    private static void showShort() {
        chrome.paste(SHORT);
        chrome.await(() -> chrome.text("#title").equals("short")
                && chrome.text("#variation-state").startsWith("Move 4, white passes"));
    }

    private static String width(String part) {
        return String.valueOf(chrome.one("#balance ." + part).getAttribute("width"));
    }
}
