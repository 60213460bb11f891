package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** The pictures of {@code docs/viewer.md}. They are made where {@code -Dview.pictures=FOLDER} says. */
class DocumentPicturesTest extends PageTest {
    @Test
    void boardHasProofsAndRegionsHaveVerdicts() throws IOException {
        chrome.script("document.getElementById('tour').hidden = true");
        chrome.paste(Files.readString(Path.of("../../docs/board.sgf")));
        chrome.await(() -> chrome.text("#tally").contains("points safe"));
        chrome.script("document.getElementById('whole-nodes').value = 10000");
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
        chrome.driver()
                .executeCdpCommand(
                        "Emulation.setEmulatedMedia",
                        Map.of("features", List.of(Map.of("name", "prefers-color-scheme", "value", "dark"))));
        chrome.paste(Site.BULKY_FIVE);
        chrome.await(() -> chrome.text("#title").equals("bulky five"));
        chrome.click("#life-choose");
        chrome.clickPoint("C3");
        chrome.click("#life-start");
        chrome.await(() -> !chrome.all(".search .badge.alive").isEmpty());
        assertThat(chrome.all("#board .zone rect")).isNotEmpty();
        chrome.script("document.querySelector('.search').scrollIntoView({ block: 'end' })");
        chrome.photo("viewer-life");
    }
}
