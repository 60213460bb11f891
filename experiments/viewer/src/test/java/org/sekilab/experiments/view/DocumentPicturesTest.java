package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;

/** The pictures of {@code docs/viewer.md}. They are made where {@code -Dview.pictures=FOLDER} says. */
class DocumentPicturesTest extends PageTest {
    /** Nodes for each region. The picture needs many. A test of what is drawn needs few. */
    private static final int NODES = Chrome.keepsPictures() ? 10_000 : 50;

    /** Each of the six moves makes the second eye of a group at the edge: black's below, white's above. */
    private static final String SIX_LIVES = sixLives();

    @Test
    void boardHasProofsAndRegionsHaveVerdicts() throws IOException {
        chrome.script("document.getElementById('tour').hidden = true");
        chrome.paste(Files.readString(Path.of("../../docs/board.sgf")));
        chrome.await(() -> chrome.text("#tally").contains("points safe"));
        chrome.script("document.getElementById('whole-nodes').value = arguments[0]", NODES);
        chrome.click("#search-best");
        chrome.await(() -> chrome.text("#tally").startsWith("searched: "));
        chrome.await(
                () -> chrome.script("return document.getAnimations().length").equals(0L));
        chrome.script("scrollTo(0, 0)");
        assertThat(chrome.all("#board .mark.alive")).isNotEmpty();
        assertThat(chrome.all("#regions .badge.safe")).isNotEmpty();
        chrome.photo("viewer");
    }

    @Test
    void graphOfAGameFitsAPhone() {
        chrome.resize(PHONE, 844);
        chrome.driver().get("about:blank");
        chrome.driver().get(site.url());
        chrome.await(() -> chrome.text("#variation-state").startsWith("Move "));
        if (!Chrome.keepsPictures()) { // the first game has hundreds of moves
            chrome.paste(SIX_LIVES);
            chrome.await(() -> chrome.text("#variation-state").startsWith("Move 6"));
        }
        chrome.click("#graph-box summary");
        chrome.await(() -> chrome.text("#graph-state").endsWith("By static."));
        assertThat(chrome.all("#graph-changes button")).hasSize(6);
        assertThat(
                        chrome.script(
                                "return document.querySelectorAll('#graph [data-move]').length - Number(document.getElementById('slider').max)"))
                .isEqualTo(1L); // the empty board and each move
        chrome.script("document.getElementById('graph-box').scrollIntoView({ block: 'center' })");
        chrome.photo("viewer-phone");
    }

    @Test
    void treeOfAProofIsDrawnBesideTheBoard() {
        chrome.script("document.getElementById('tour').hidden = true");
        solveStraightThree();
        chrome.click(".search [data-name=tree-0]");
        chrome.await(() -> !chrome.all("#drawn-tree .node").isEmpty());
        chrome.script(
                "document.querySelector('#drawn-tree [data-node=\"5\"] text').dispatchEvent(new MouseEvent('click', { bubbles: true }))");
        assertThat(chrome.text("#drawn-state")).isNotBlank();
        chrome.script("scrollTo(0, 0)");
        chrome.photo("viewer-tree");
    }

    @Test
    void zoneOfALifeIsDrawnInDarkColors() {
        chrome.script("document.getElementById('tour').hidden = true");
        chrome.prefer("prefers-color-scheme", "dark");
        showBulkyFive();
        chrome.click("#life-choose");
        chrome.clickPoint("C3");
        chrome.click("#life-start");
        chrome.await(() -> !chrome.all(".search .badge.alive").isEmpty());
        assertThat(chrome.all("#board .zone rect")).isNotEmpty();
        chrome.script("document.querySelector('.search').scrollIntoView({ block: 'end' })");
        chrome.photo("viewer-life");
    }

    private static String sixLives() {
        StringBuilder black = new StringBuilder();
        StringBuilder white = new StringBuilder();
        StringBuilder moves = new StringBuilder();
        for (char left : "agm".toCharArray()) {
            black.append("[%1$cr:%2$cr][%1$cs][%3$cs]".formatted(left, left + 4, left + 2));
            white.append("[%1$cb:%2$cb][%1$ca][%3$ca]".formatted(left, left + 4, left + 2));
            moves.append(";B[%1$cs];W[%1$ca]".formatted(left + 4));
        }
        return "(;SZ[19]AB%sAW%s%s)".formatted(black, white, moves);
    }
}
