package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.openqa.selenium.Keys;

/** Positions are set up, dropped, and saved on the page, in a real browser. */
class SetupPageTest extends PageTest {
    @Test
    void positionIsSetUpStoneByStone() {
        beginSetup();
        emptyBoard(5, 3);
        chrome.clickPoint("A1");
        chrome.clickPoint("B2");
        chrome.click("[value=white][name=setup-tool]");
        chrome.clickPoint("E3");
        chrome.clickPoint("A1"); // black before
        chrome.clickPoint("B2");
        chrome.clickPoint("B2"); // away
        assertThat(chrome.stoneAt("A1")).contains("white");
        assertThat(chrome.stoneAt("B2")).isEqualTo("none");
        assertThat(chrome.text("#setup-state")).isEqualTo("5 x 3, 2 stones, black to move");
        chrome.picture("setup");
        chrome.click("#setup-done");
        chrome.await(() -> chrome.text("#title").equals("set up"));
        assertThat(chrome.stoneAt("A1")).contains("white");
        assertThat(chrome.stoneAt("E3")).contains("white");
        assertThat(chrome.one("#setup").isDisplayed()).isFalse();
        assertThat(chrome.text("#tally")).contains("of 15 points safe");
    }

    /** White takes the stone in the corner. */
    @Test
    void movesCaptureAndAreUndoneAndRedone() {
        beginSetup();
        emptyBoard(5, 5);
        chrome.click("[value=move][name=setup-tool]");
        chrome.clickPoint("A1");
        chrome.clickPoint("A2");
        chrome.clickPoint("E5");
        chrome.clickPoint("B1");
        assertThat(chrome.stoneAt("A1")).isEqualTo("none");
        assertThat(chrome.text("#setup-state")).isEqualTo("5 x 5, 3 stones, black to move");
        chrome.clickPoint("A1"); // suicide
        assertThat(chrome.text("#point")).isEqualTo("A1: black cannot move there");
        chrome.focus("#board");
        chrome.type("z");
        assertThat(chrome.stoneAt("A1")).contains("black");
        assertThat(chrome.stoneAt("B1")).isEqualTo("none");
        chrome.type("y");
        assertThat(chrome.stoneAt("A1")).isEqualTo("none");
        for (int i = 0; i < 5; i++) {
            chrome.click("#setup-undo");
        }
        assertThat(chrome.one("#setup-undo").isEnabled()).isFalse();
        chrome.focus("#board");
        chrome.type(Keys.ESCAPE);
        assertThat(chrome.one("#setup").isDisplayed()).isFalse();
        assertThat(chrome.text("#title")).startsWith("regions.sgf");
    }

    @Test
    void blockWithoutLibertyIsNamed() {
        beginSetup();
        emptyBoard(5, 3);
        chrome.clickPoint("A1");
        chrome.click("[value=white][name=setup-tool]");
        chrome.clickPoint("A2");
        chrome.clickPoint("B1");
        chrome.click("#setup-done");
        assertThat(chrome.text("#problem")).isEqualTo("The block at A1 has no liberty.");
        assertThat(chrome.one("#setup").isDisplayed()).isTrue();
    }

    @Test
    void droppedRecordsAreOpened() {
        drop("b.sgf", "(;SZ[7]GN[second])", "a.SGF", "(;SZ[9]GN[first])", "notes.txt", "no game");
        chrome.await(() -> chrome.text("#title").equals("first"));
        assertThat(chrome.text("#file")).contains("a.SGF", "b.sgf").doesNotContain("notes.txt");
        drop("notes.txt", "no game");
        chrome.await(() -> chrome.text("#problem").equals("None of 1 dropped files is a record in SGF."));
        drop("wrong.sgf", "(;SZ[99])");
        chrome.await(() -> chrome.text("#problem").startsWith("wrong.sgf:1:6: SZ"));
    }

    /** Columns skip the letter I. */
    @Test
    void sideToMoveAndPointsOfALargeBoardAreSetUp() {
        beginSetup();
        emptyBoard(25, 9);
        chrome.clickPoint("J9");
        chrome.clickPoint("Z1");
        assertThat(chrome.stoneAt("J9")).contains("black");
        assertThat(chrome.stoneAt("Z1")).contains("black");
        chrome.select("#setup-mover", "white");
        assertThat(chrome.text("#setup-state")).isEqualTo("25 x 9, 2 stones, white to move");
        chrome.click("#setup-done");
        chrome.await(() -> chrome.text("#title").equals("set up"));
        assertThat(chrome.one("#life-first").getDomProperty("value")).isEqualTo("white");
        assertThat(chrome.stoneAt("J9")).contains("black");
    }

    /** The browser hands over a real folder. */
    @Test
    void recordsOfADroppedFolderAndItsFoldersAreOpened(@TempDir Path folder) throws IOException {
        Path inner = Files.createDirectories(folder.resolve("games/more"));
        Files.writeString(folder.resolve("games/b.sgf"), "(;SZ[7]GN[second])");
        Files.writeString(inner.resolve("a.sgf"), "(;SZ[9]GN[first])");
        Files.writeString(inner.resolve("notes.txt"), "no game");
        chrome.drop(folder.resolve("games"));
        chrome.await(() -> chrome.text("#title").equals("first"));
        assertThat(chrome.text("#file")).contains("a.sgf", "b.sgf").doesNotContain("notes.txt");
    }

    private static void beginSetup() {
        chrome.click("#set-up");
        chrome.await(() -> chrome.one("#setup").isDisplayed());
    }

    private static void emptyBoard(int columns, int rows) {
        chrome.script("document.getElementById('setup-columns').value = arguments[0]", columns);
        chrome.script("document.getElementById('setup-rows').value = arguments[0]", rows);
        chrome.click("#setup-new");
    }

    private static void drop(String... namesAndTexts) {
        chrome.script("""
                const data = new DataTransfer();
                for (let i = 0; i < arguments.length; i += 2) {
                  data.items.add(new File([arguments[i + 1]], arguments[i]));
                }
                document.body.dispatchEvent(new DragEvent('drop', { dataTransfer: data, bubbles: true, cancelable: true }))""", (Object[]) namesAndTexts);
    }

    @Test
    void certificateOfAProofIsSaved() {
        solveStraightThree();
        chrome.keepWhatIsSaved();
        chrome.click(".search [data-name=Certificate]");
        chrome.await(() -> !chrome.all(".search [data-name='Save certificate']").isEmpty());
        chrome.click(".search [data-name='Save certificate']");
        chrome.await(() -> chrome.savedNames().matches("certificate-\\d+\\.gz"));
        chrome.script("window.blobOf(Object.keys(window.saved)[0]).then(b => b.arrayBuffer())"
                + ".then(all => (window.text = [...new Uint8Array(all)].slice(0, 2).join()))");
        chrome.await(() -> chrome.script("return window.text").equals("31,139")); // gzip
    }

    @Test
    void positionAndPicturesAreSaved() {
        showBulkyFive();
        chrome.keepWhatIsSaved();
        chrome.click("#save summary");
        chrome.click("#save-sgf");
        chrome.click("#save-svg");
        chrome.click("#save-png");
        chrome.await(() -> chrome.savedNames().equals("bulky-five.png,bulky-five.sgf,bulky-five.svg"));
        assertThat(chrome.savedText("bulky-five.sgf"))
                .contains("SZ[8:4]", "PL[B]", "AB[ca][cb][bc][cc][ad][bd]")
                .contains("TR[cd][dd]", "TW[ed]", "C[21 of 32 points safe: 0 black, 21 white")
                .contains("\nBlack A2, 5 points: UNKNOWN", "\nWhite E1, 1 point: SAFE by benson");
        assertThat(chrome.savedText("bulky-five.svg"))
                .startsWith("<svg xmlns=\"http://www.w3.org/2000/svg\"")
                .contains("fill=\"rgb(227, 189, 119)\"")
                .doesNotContain("class=", "var(--");
        chrome.script(
                "const i = new Image(); i.onload = () => (window.size = i.width + 'x' + i.height); i.src = window.saved['bulky-five.png']");
        chrome.await(() -> chrome.script("return window.size").equals("446x254"));
    }

    @Test
    void linkRestoresPlaceRegionAndSettings() {
        chrome.select("#file", "d3");
        chrome.await(() -> chrome.text("#tally").contains("of 361"));
        chrome.click("#previous");
        chrome.await(() -> chrome.text("#move").equals("move 186 of 187"));
        chrome.chooseRegion("White");
        String chosen = chrome.text("#chosen");
        chrome.script(
                "const n = document.getElementById('nodes'); n.value = 12345; n.dispatchEvent(new Event('change'))");
        chrome.select("#mover", "defender");
        String link = chrome.driver().getCurrentUrl();
        chrome.load(link);
        assertThat(chrome.text("#move")).isEqualTo("move 186 of 187");
        assertThat(chrome.text("#chosen")).isEqualTo(chosen).startsWith("White");
        assertThat(chrome.one("#nodes").getDomProperty("value")).isEqualTo("12345");
        assertThat(chrome.one("#mover").getDomProperty("value")).isEqualTo("defender");
        chrome.script("location.hash = '#doc=d2&tree=1&move=last&region=black+A1&seconds=33'"); // as if it were pasted
        chrome.await(() -> chrome.text("#title").startsWith("races.sgf"));
        chrome.awaitPage();
        assertThat(chrome.one("#seconds").getDomProperty("value")).isEqualTo("33");
        assertThat(chrome.one("#nodes").getDomProperty("value")).isEmpty();
        chrome.load(link.replace("mover=defender", "mover=nobody&engine=magic&seconds=-5"));
        assertThat(chrome.one("#mover").getDomProperty("value")).isEqualTo("attacker");
        assertThat(chrome.one("#seconds").getDomProperty("value")).isEqualTo("10");
    }
}
