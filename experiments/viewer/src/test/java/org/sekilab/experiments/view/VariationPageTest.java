package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;
import org.openqa.selenium.WebElement;

/** The tree of variations is shown, gone through and changed on the page, in a real browser. */
class VariationPageTest extends PageTest {
    /** The main line is C3, E5, B2; at move 2 white may play A7 and black G7 follows, or white A1. */
    private static final String VARIATIONS = "(;SZ[7]GN[three ways];B[ce](;W[ec]C[the main line];B[bf])"
            + "(;W[aa]C[a corner \\] of it]TR[ce]LB[aa:x];B[ga])(;W[ag]))";

    @BeforeEach
    void paste() {
        chrome.paste(VARIATIONS);
        chrome.await(() -> chrome.text("#title").equals("three ways") && state().startsWith("Move 3"));
    }

    @Test
    void treeShowsMovesWithNumbersAndClicksAndKeysGoThroughIt() {
        assertThat(chrome.all("#variation-tree .node")).hasSize(7);
        assertThat(chrome.all("#variation-tree .black text"))
                .extracting(each -> each.getText())
                .containsExactly("1", "3", "3");
        assertThat(chrome.all("#variation-tree .remark")).hasSize(2);
        assertThat(state()).isEqualTo("Move 3, black. Variation 1 of 3.");
        clickNode(4);
        chrome.await(() -> state().startsWith("Move 2, white. Variation 2 of 3. It has a comment."));
        assertThat(chrome.stoneAt("A7")).contains("white");
        assertThat(chrome.stoneAt("E5")).isEqualTo("none");
        assertThat(chrome.text("#comment")).isEqualTo("a corner ] of it");
        assertThat(chrome.text("#move")).isEqualTo("move 2 of 3");
        assertThat(chrome.all("#board .sign.triangle[data-sign=C3]")).hasSize(1);
        assertThat(chrome.text("#board [data-sign=A7]")).isEqualTo("x");
        chrome.picture("variations");
        chrome.click("#next");
        chrome.await(() -> state().startsWith("Move 3, black. Variation 2 of 3."));
        assertThat(chrome.stoneAt("G7")).contains("black");
        String link = chrome.driver().getCurrentUrl();
        chrome.driver().get("about:blank");
        chrome.driver().get(link);
        chrome.await(() -> state().startsWith("Move 3, black. Variation 2 of 3."));
        assertThat(chrome.stoneAt("G7")).contains("black");
        clickNode(3);
        chrome.await(() -> state().startsWith("Move 3, black. Variation 1 of 3."));
        chrome.focus("#variation-tree");
        chrome.type(Keys.ARROW_LEFT);
        chrome.await(() -> state().startsWith("Move 2, white. Variation 1"));
        chrome.type(Keys.ARROW_DOWN);
        chrome.await(() -> state().startsWith("Move 2, white. Variation 2"));
        chrome.type(Keys.ARROW_DOWN);
        chrome.await(() -> state().startsWith("Move 2, white. Variation 3"));
        assertThat(chrome.stoneAt("A1")).contains("white");
        chrome.type(Keys.HOME);
        chrome.await(() -> state().startsWith("The beginning. Variation 3"));
        chrome.type(Keys.END);
        chrome.await(() -> state().startsWith("Move 2, white. Variation 3"));
    }

    @Test
    void playedMovesMakeVariationsThatAreDeletedUndoneAndMadeTheMainLine() {
        clickNode(1);
        chrome.await(() -> state().startsWith("Move 1, black, 3 moves follow."));
        chrome.focus("#board");
        chrome.type("e");
        chrome.clickPoint("A7"); // is there already
        chrome.await(() -> state().startsWith("Move 2, white. Variation 2 of 3."));
        chrome.click("#previous");
        chrome.await(() -> state().startsWith("Move 1"));
        chrome.clickPoint("C3"); // is occupied
        assertThat(chrome.text("#point")).isEqualTo("C3: white cannot move there");
        chrome.clickPoint("D4");
        chrome.await(() -> state().equals("Move 2, white. Variation 4 of 4."));
        assertThat(chrome.stoneAt("D4")).contains("white");
        chrome.click("#variation-pass");
        chrome.await(() -> state().equals("Move 3, black passes. Variation 4 of 4."));
        assertThat(chrome.text("#file option:checked")).isEqualTo("edited: pasted");
        chrome.click("#variations summary");
        chrome.click("#variation-up");
        chrome.await(() -> state().equals("Move 3, black passes. Variation 1 of 4."));
        assertThat(chrome.stoneAt("D4")).contains("white");
        clickNode(2);
        chrome.await(() -> state().equals("Move 2, white. Variation 1 of 4."));
        chrome.click("#variation-delete");
        chrome.await(() -> state().equals("Move 1, black, 3 moves follow. Variation 1 of 3."));
        assertThat(chrome.stoneAt("D4")).isEqualTo("none");
        chrome.click("#variation-undo");
        chrome.await(() -> state().startsWith("Move 2, white. Variation 1 of 4."));
        chrome.click("#variation-redo");
        chrome.await(() -> state().startsWith("Move 1, black, 3 moves follow. Variation 1 of 3."));
    }

    @Test
    void commentsAndMarksAreChanged() {
        chrome.click("#variations summary");
        chrome.one("#variation-comment").sendKeys("good [move]");
        chrome.click("#variation-say");
        chrome.await(() -> chrome.text("#comment").equals("good [move]"));
        chrome.select("#variation-sign", "SQ");
        chrome.clickPoint("G1");
        chrome.await(() -> chrome.all("#board .sign.square[data-sign=G1]").size() == 1);
        chrome.select("#variation-sign", "LB");
        chrome.clickPoint("F1");
        chrome.await(() -> !chrome.all("#board [data-sign=F1]").isEmpty());
        chrome.clickPoint("E1");
        chrome.await(() -> !chrome.all("#board [data-sign=E1]").isEmpty());
        assertThat(chrome.text("#board [data-sign=F1]")).isEqualTo("A");
        assertThat(chrome.text("#board [data-sign=E1]")).isEqualTo("B");
        chrome.picture("variation-marks");
        chrome.select("#variation-sign", "SQ");
        chrome.clickPoint("G1");
        chrome.await(() -> chrome.all("#board [data-sign=G1]").isEmpty());
        assertThat(chrome.text("#comment")).isEqualTo("good [move]");
    }

    /** The second change of each pair comes before the first one is shown. */
    @Test
    void changesInQuickSuccessionAreAllMade() {
        clickNode(1);
        chrome.await(() -> state().startsWith("Move 1, black, 3 moves follow."));
        chrome.script("const say = document.getElementById('variation-say');"
                + "document.getElementById('variation-comment').value = 'kept'; say.click(); say.click();");
        chrome.await(() -> chrome.text("#comment").equals("kept"));
        chrome.focus("#board");
        chrome.type("e");
        chrome.script("const pass = document.getElementById('variation-pass'); pass.click(); pass.click();");
        chrome.await(() -> state().equals("Move 3, black passes. Variation 4 of 4."));
        assertThat(chrome.text("#problem")).isEmpty();
        chrome.script("const undo = document.getElementById('variation-undo'); undo.click(); undo.click();");
        chrome.await(() -> state().startsWith("Move 1, black, 3 moves follow."));
        assertThat(chrome.text("#comment")).isEqualTo("kept");
    }

    @Test
    void editedRecordsOfOneNameStayInTheList() {
        pass();
        chrome.await(() -> chrome.all("#file option").get(0).getText().equals("edited: pasted"));
        chrome.paste("(;SZ[5]GN[another])");
        chrome.await(() -> chrome.text("#title").equals("another") && state().startsWith("The beginning"));
        pass();
        chrome.await(() -> state().startsWith("Move 1, black passes."));
        pass();
        chrome.await(() -> state().startsWith("Move 2, white passes."));
        assertThat(chrome.all("#file option").stream().limit(4).map(WebElement::getText))
                .containsExactly("edited: pasted", "pasted", "edited: pasted", "pasted");
    }

    private static void pass() {
        chrome.script("document.getElementById('variation-pass').disabled = false;"
                + "document.getElementById('variation-pass').click()");
    }

    /** On small boards tt is a pass. A mark may have no points, or any opposite corners, or brackets in its letters. */
    @Test
    void passesAndMarksAreReadAsTheServerReadsThem() {
        chrome.paste("(;SZ[9]GN[odd signs];B[tt]TR[]SQ[cc:aa]LB[ia:\\]\\:z])");
        chrome.await(() -> chrome.text("#title").equals("odd signs") && state().startsWith("Move 1, black passes."));
        assertThat(chrome.all("#board .sign.triangle")).isEmpty();
        assertThat(chrome.all("#board .sign.square")).hasSize(9);
        assertThat(chrome.text("#board [data-sign=J9]")).isEqualTo("]:z");
        chrome.click("#previous");
        chrome.await(() -> state().startsWith("The beginning."));
        pass();
        chrome.await(() -> state().equals("Move 1, black passes. Variation 1 of 1."));
    }

    /** Both moves of a node have their numbers. Between them the node itself is shown. */
    @Test
    void nodeWithTwoMovesCountsAsTwo() {
        chrome.paste("(;SZ[9]GN[two at once];B[aa]W[bb]C[x];B[cc]C[y])");
        chrome.await(() -> chrome.text("#title").equals("two at once") && state().startsWith("Move 3, black."));
        assertThat(chrome.text("#comment")).isEqualTo("y");
        chrome.click("#previous");
        chrome.await(() -> state().startsWith("Move 2, white."));
        assertThat(chrome.text("#comment")).isEqualTo("x");
        chrome.click("#previous");
        chrome.await(() -> chrome.text("#move").equals("move 1 of 3"));
        assertThat(chrome.text("#problem")).isEmpty();
        clickNode(2);
        chrome.await(() -> chrome.text("#move").equals("move 3 of 3"));
        assertThat(chrome.stoneAt("C7")).contains("black");
    }

    @Test
    void movesAreFoundByNumberPointAndComment() {
        assertThat(found("e5")).isEqualTo("Move 2, 1 of 1.");
        chrome.await(() -> state().startsWith("Move 2, white. Variation 1"));
        assertThat(found("1")).isEqualTo("Move 1, 1 of 1.");
        chrome.await(() -> state().startsWith("Move 1, black"));
        assertThat(found("Main line")).isEqualTo("Move 2, 1 of 1.");
        chrome.await(() -> state().startsWith("Move 2, white. Variation 1"));
        assertThat(found("A7")).as("a move of another variation").isEqualTo("No move fits “A7”.");
        assertThat(state()).startsWith("Move 2, white. Variation 1");
    }

    /** The file has what was played and all that was there before. */
    @Test
    void treeIsSavedWithAllVariations() {
        clickNode(1);
        chrome.await(() -> state().startsWith("Move 1, black, 3 moves follow."));
        chrome.focus("#board");
        chrome.type("e");
        chrome.clickPoint("D4");
        chrome.await(() -> state().equals("Move 2, white. Variation 4 of 4."));
        chrome.keepWhatIsSaved();
        chrome.click("#variations summary");
        chrome.click("#variation-save");
        chrome.await(() -> !chrome.savedNames().isEmpty());
        assertThat(chrome.savedNames()).endsWith(".sgf");
        assertThat(chrome.savedText(chrome.savedNames()).replaceAll("\\s", ""))
                .contains(";B[ce]", ";W[ec]C[themainline]", ";B[bf]", ";W[aa]", "C[acorner\\]ofit]", ";W[ag]", ";W[dd]")
                .contains("LB[aa:x]", "TR[ce]");
    }

    private static String found(String text) {
        chrome.one("#find-text").clear();
        chrome.one("#find-text").sendKeys(text, Keys.ENTER);
        return chrome.text("#find-state");
    }

    @Test
    void searchIsAboutTheVariation() {
        clickNode(4);
        chrome.await(() -> state().startsWith("Move 2, white. Variation 2"));
        chrome.click("#search-board");
        chrome.await(() -> chrome.text("#tally").startsWith("searched: "));
        assertThat(chrome.stoneAt("A7")).contains("white");
        assertThat(chrome.text(".search .about")).startsWith("Whole board, move 2;");
    }

    @Test
    void treeFitsAPhoneAndClicksAreForOnePanelAtATime() {
        chrome.click("#life-choose");
        chrome.click("#variation-play");
        assertThat(chrome.one("#life-choose").getAttribute("aria-pressed")).isEqualTo("false");
        chrome.click("#life-choose");
        assertThat(chrome.one("#variation-play").getAttribute("aria-pressed")).isEqualTo("false");
        chrome.select("#file", "d3"); // a game of 187 moves
        chrome.await(() -> state().startsWith("Move 187"));
        assertFits();
        chrome.resize(PHONE, 844);
        assertFits();
        chrome.script("document.getElementById('variations').scrollIntoView()");
        chrome.picture("variations-phone");
    }

    private static String state() {
        return chrome.text("#variation-state");
    }

    private static void clickNode(int number) {
        chrome.script(
                "document.querySelector(arguments[0]).dispatchEvent(new MouseEvent('click', { bubbles: true }))",
                "#variation-tree [data-node='%d'] :first-child".formatted(number));
    }
}
