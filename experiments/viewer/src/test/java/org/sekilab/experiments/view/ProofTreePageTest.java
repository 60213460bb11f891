package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.openqa.selenium.Keys;

/** Trees of proofs are drawn on the page, in a real browser. */
class ProofTreePageTest extends PageTest {
    /** Three points in a row: white kills by the middle, A2. */
    @Test
    void treeOfASmallRegionHasProofNumbers() {
        solveStraightThree();
        chrome.click(".search [data-name=tree-0]");
        chrome.await(() -> !chrome.all("#drawn-tree .node").isEmpty());
        assertThat(chrome.text("#drawn-about")).contains("proof number and disproof number for black");
        assertThat(nodeText(0)).isEqualTo("start \u221e/0");
        assertThat(chrome.all("#drawn-tree .node.white.lost")).isNotEmpty();
        assertFits();
        assertThat(chrome.one("#drawn-tree .black > circle").getCssValue("fill"))
                .isEqualTo("rgb(28, 28, 28)");
        chrome.picture("proof-tree");
        chrome.focus("#drawn-tree");
        chrome.type(Keys.ARROW_RIGHT);
        assertThat(chrome.text("#drawn-state")).startsWith("white ");
        chrome.await(() -> chrome.one("#line").isDisplayed());
        assertThat(chrome.isFocused("drawn-tree")).isTrue();
        chrome.type(Keys.ARROW_RIGHT, Keys.ARROW_LEFT, Keys.ARROW_LEFT);
        assertThat(chrome.text("#drawn-state")).startsWith("The beginning");
        chrome.click("#drawn-leave");
        assertThat(chrome.one("#drawn").isDisplayed()).isFalse();
    }

    @Test
    void treeOfALifeShowsTheZoneOfEachPlace() {
        chrome.resize(PHONE, 844);
        showBulkyFive();
        chrome.click("#life-choose");
        chrome.clickPoint("C3");
        chrome.click("#life-start");
        chrome.await(() -> !chrome.all(".search [data-name=tree-0]").isEmpty());
        chrome.click(".search [data-name=tree-0]");
        chrome.await(() -> !chrome.all("#drawn-tree .node").isEmpty());
        assertThat(nodeText(1)).isEqualTo("A3");
        chrome.script(
                "document.querySelector('#drawn-tree [data-node=\"1\"] text').dispatchEvent(new MouseEvent('click', { bubbles: true }))");
        assertThat(chrome.stoneAt("A3")).contains("black");
        assertThat(chrome.all("#board .zone rect")).isNotEmpty();
        assertThat(chrome.text("#drawn-state")).isEqualTo("black A3");
        assertFits();
        chrome.picture("proof-tree-phone");
    }

    private static String nodeText(int node) {
        return chrome.text("#drawn-tree [data-node='%d'] text".formatted(node));
    }
}
