package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

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
        chrome.resize(PHONE, 844);
        chrome.click("#looks summary");
        assertFits();
        chrome.picture("graph-phone");
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
        chrome.type("}"); // is the only game of the record
        chrome.select("#file", "d1");
        chrome.await(() -> chrome.text("#title").endsWith("game 1"));
        chrome.focus("#board");
        chrome.type("}");
        chrome.await(() -> chrome.text("#title").endsWith("game 2"));
        assertThat(chrome.driver().getCurrentUrl()).contains("tree=2");
        chrome.type("{");
        chrome.await(() -> chrome.text("#title").endsWith("game 1"));
    }

    @Test
    void gamePlaysItselfToItsEndAndBeginsAgainThere() {
        showShort();
        chrome.click("#previous");
        chrome.await(() -> chrome.text("#move").equals("move 3 of 4"));
        chrome.focus("#board");
        chrome.type("a");
        assertThat(chrome.one("#autoplay").getAttribute("aria-pressed")).isEqualTo("true");
        chrome.await(() -> chrome.text("#move").equals("move 4 of 4")
                && "false".equals(chrome.one("#autoplay").getAttribute("aria-pressed")));
        chrome.click("#autoplay");
        chrome.await(() -> chrome.text("#move").equals("move 0 of 4"));
        assertThat(chrome.one("#autoplay").getAttribute("aria-pressed")).isEqualTo("true");
        chrome.click("#last"); // the reader goes elsewhere
        chrome.await(() -> "false".equals(chrome.one("#autoplay").getAttribute("aria-pressed")));
        assertThat(chrome.text("#move")).isEqualTo("move 4 of 4");
    }

    /** If it went on unseen, the third click would end it. */
    @Test
    void autoplayThatIsSwitchedOffOnTheWayToTheBeginningStaysOff() {
        showShort();
        chrome.click("#last");
        chrome.await(() -> chrome.text("#move").equals("move 4 of 4"));
        chrome.script("const button = document.getElementById('autoplay'); button.click(); button.click()");
        chrome.await(() -> chrome.text("#move").equals("move 0 of 4"));
        assertThat(chrome.one("#autoplay").getAttribute("aria-pressed")).isEqualTo("false");
        chrome.click("#autoplay");
        assertThat(chrome.one("#autoplay").getAttribute("aria-pressed")).isEqualTo("true");
    }

    /** B2 is the second point from the left in the second row from below. */
    @Test
    void boardIsFlippedAndTurnedWithItsCoordinatesAndClicks() {
        showShort();
        assertThat(place("B2")).isEqualTo("1 3");
        chrome.focus("#board");
        chrome.type("f");
        assertThat(place("B2")).isEqualTo("5 3");
        assertThat(chrome.all("#board .grid text").get(0).getText()).isEqualTo("G");
        chrome.type("f", "t");
        assertThat(place("B2")).isEqualTo("1 1");
        assertThat(chrome.all("#board .grid text"))
                .extracting(WebElement::getText)
                .startsWith("1", "1", "2", "2")
                .endsWith("B", "B", "A", "A");
        chrome.script("""
                const box = document.querySelector('#board [data-point=B2]').getBoundingClientRect();
                document.getElementById('board').dispatchEvent(new MouseEvent('click', { clientX: box.x + box.width / 2, clientY: box.y + box.height / 2, bubbles: true }))""");
        assertThat(chrome.text("#point")).startsWith("B2: white");
        chrome.type(Keys.ARROW_RIGHT);
        assertThat(chrome.text("#point")).startsWith("B3: ");
        chrome.type("f");
        assertThat(chrome.driver().getCurrentUrl()).contains("flip=true", "turns=1");
        assertThat(place("B2")).isEqualTo("1 5");
        chrome.picture("turned");
    }

    /** The lines from the left edge and from the upper edge on which a stone is seen. */
    private static Object place(String point) {
        return chrome.script(
                "const stone = document.querySelector(`#board [data-point=${arguments[0]}]`); return ['cx', 'cy'].map(each => Math.round(stone.getAttribute(each) - 1.15)).join(' ')",
                point);
    }

    /** White has five stones and three eyes. Komi, handicap and result are those of the record. */
    @Test
    void numbersHaveWordsAndABarSharesOutThePointsOfTheBoard() {
        showShort();
        assertThat(chrome.text("#game-facts")).isEqualTo("komi 6.5, handicap 2, result W+3]");
        assertThat(chrome.text("#tally"))
                .matches("8 of 35 points safe: 0 black, 8 white, 27 open; 1 of 3 blocks alive; \\d+ ms");
        assertThat(Stream.of("black", "seki", "open", "white").map(GamePageTest::width))
                .containsExactly("0", "0", "27", "8");
        assertThat(chrome.all("#methods li")).extracting(WebElement::getText).containsExactly("benson, 8 points");
        assertThat(chrome.all("#regions li"))
                .extracting(each -> each.getText().replace("\n", " "))
                .allMatch(text -> text.matches("(Black|White) [A-G][1-5] \\d+ points? [A-Z]+( .*)?"));
        assertThat(chrome.text("#move")).isEqualTo("move 4 of 4");
        chrome.clickPoint("D3");
        assertThat(chrome.text("#point"))
                .isEqualTo("D3: open; white’s region of 27 points UNKNOWN, black’s region of 31 points UNSAFE");
        chrome.click("#search-board");
        chrome.await(() -> chrome.text("#tally").startsWith("searched: "));
        assertThat(Stream.of("black", "seki", "open", "white")
                        .mapToInt(part -> Integer.parseInt(width(part)))
                        .sum())
                .isEqualTo(35);
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
