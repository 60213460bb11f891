package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.image.BufferedImage;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import javax.imageio.ImageIO;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.openqa.selenium.Keys;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.WebElement;

/** Records are looked at on the page, in a real browser, by all kinds of people. */
class RecordPageTest extends PageTest {
    /** The page sends each text in UTF-8, also one from a file in another encoding. */
    @Test
    void pastedTextKeepsItsLettersWhateverEncodingItNames() {
        chrome.paste("(;CA[ISO-8859-1]SZ[9]GN[\u672c\u56e0\u574a \u00e9])");
        chrome.await(() -> chrome.text("#title").equals("\u672c\u56e0\u574a \u00e9"));
    }

    @Test
    void recordIsShownWithWhatIsProved() {
        chrome.select("#file", "d3");
        chrome.await(() -> chrome.text("#tally").contains("of 361 points safe"));
        assertThat(chrome.all("#board .stone")).hasSizeGreaterThan(100);
        assertThat(chrome.all("#board .mark.alive")).isNotEmpty();
        assertThat(chrome.all("#board .mark.territory")).isNotEmpty();
        assertThat(chrome.all("#methods li")).isNotEmpty();
        assertThat(chrome.all("#legend li")).hasSize(9);
        assertThat(chrome.text("#move")).matches("move (\\d+) of \\1");
        chrome.picture("game");

        chrome.click("#first");
        chrome.await(() -> chrome.all("#board .stone").isEmpty());
        chrome.click("#next");
        chrome.await(() -> chrome.all("#board .stone").size() == 1);
        assertThat(chrome.all("#board .last")).hasSize(1);
        chrome.picture("first-move");
    }

    @Test
    void gamesOfACollectionAreChosen() {
        chrome.select("#tree", "7");
        chrome.await(() -> chrome.text("#title").endsWith("game 7"));
        assertThat(chrome.driver().getCurrentUrl()).contains("tree=7");
        String stones = board();
        chrome.driver().navigate().refresh();
        chrome.await(() -> chrome.text("#title").endsWith("game 7"));
        assertThat(board()).isEqualTo(stones);
    }

    @Test
    void pastedRecordsStayInTheList() {
        chrome.paste("(;SZ[9]GN[mine])");
        chrome.await(() -> chrome.text("#title").equals("mine"));
        chrome.select("#file", "d2");
        chrome.await(() -> chrome.text("#title").startsWith("races.sgf"));
        chrome.all("#file option").get(0).click();
        chrome.await(() -> chrome.text("#title").equals("mine"));
    }

    @Test
    void filesAreOpened(@TempDir Path folder) throws IOException {
        Path file = Files.writeString(folder.resolve("mine.sgf"), "(;SZ[9]GN[from a file])");
        chrome.one("#chooser").sendKeys(file.toString()); // what the dialog of “Open…” does
        chrome.await(() -> chrome.text("#title").equals("from a file"));
        assertThat(chrome.text("#file option:checked")).isEqualTo("mine.sgf");
    }

    /** The static rules hold those of Benson, and more. */
    @Test
    void rulesThatProveAreChosen() {
        chrome.select("#file", "d3");
        chrome.await(() -> chrome.text("#tally").contains("of 361 points safe"));
        int before = safePoints();
        chrome.select("#solver", "benson");
        chrome.await(() -> safePoints() < before);
        assertThat(chrome.all("#methods li")).allMatch(each -> each.getText().startsWith("benson"));
        assertThat(chrome.driver().getCurrentUrl()).contains("solver=benson");
    }

    @Test
    void addressOfARecordThatIsGoneShowsTheFirst() {
        chrome.driver().get("about:blank");
        chrome.driver().get(site.url() + "#doc=p999&tree=1&move=last");
        chrome.await(() -> chrome.text("#file option:checked").equals("g102.sgf"));
    }

    /** No address: a game with more than a hundred proved points, and dead stones. */
    @Test
    void firstPositionHasSomethingToSee() {
        chrome.driver().get("about:blank");
        chrome.driver().get(site.url());
        chrome.await(() -> chrome.text("#tally").matches("1\\d\\d of 361 points safe.*"));
        assertThat(chrome.all("#board .mark.alive")).hasSizeGreaterThan(50);
        assertThat(chrome.all("#board .mark.dead")).isNotEmpty();
        assertThat(chrome.all("#board .mark.territory")).isNotEmpty();
    }

    @Test
    void rectanglesAndAllSizesFit() {
        for (String size : List.of("2", "25", "17:5", "2:25")) {
            chrome.paste("(;SZ[%s]GN[board %s])".formatted(size, size));
            chrome.await(() -> chrome.text("#title").equals("board " + size));
            assertThat(chrome.all("#board .grid line")).hasSize(lines(size));
        }
    }

    private static int lines(String size) {
        String[] sides = size.split(":", -1);
        return Integer.parseInt(sides[0]) + Integer.parseInt(sides[sides.length - 1]);
    }

    @Test
    void wrongRecordIsExplainedAndThePageGoesOn() {
        String before = board();
        chrome.paste("(;SZ[99])");
        chrome.await(() -> chrome.text("#paste-problem").contains("pasted:1:6: SZ: '99' is not a board size"));
        chrome.picture("wrong-record");
        chrome.click("#paste-cancel");
        assertThat(board()).isEqualTo(before);
        chrome.paste("(;SZ[9]AB[aa]AW[ba][ab]GN[without liberty])");
        chrome.await(() -> chrome.text("#problem").contains("the block at A9 has no liberty"));
        chrome.select("#tree", "1");
        chrome.select("#file", "d2");
        chrome.await(() -> chrome.text("#title").startsWith("races.sgf")
                && !chrome.one("#problem").isDisplayed());
    }

    @Test
    void textOfARecordStaysText() {
        String attack = "<img src=x onerror=\"document.title='owned'\"><script>document.title='owned'</script>";
        chrome.paste("(;SZ[9]GN[%s]PB[%s]C[%s])".formatted(attack, attack, attack));
        chrome.await(() -> chrome.text("#comment").contains("onerror"));
        assertThat(chrome.text("#title")).isEqualTo(attack);
        assertThat(chrome.text("#comment")).isEqualTo(attack);
        assertThat(chrome.all("main img, main script, header script")).isEmpty();
        assertThat(chrome.driver().getTitle()).isEqualTo("Sekilab");
        chrome.picture("text");
    }

    /** Even if a part of the page were careless, the browser would not let it. */
    @Test
    void markupCannotBeSetByAScript() {
        Object outcome = chrome.script(
                "try { document.body.innerHTML = '<b>x</b>'; return 'set'; } catch (e) { return e.name; }");
        assertThat(outcome).isEqualTo("TypeError");
        assertThat(chrome.complaints()).isNotEmpty();
    }

    /** A game with stones of each status, in colors for the dark. */
    @Test
    void darkColorsAreOffered() {
        chrome.prefer("prefers-color-scheme", "dark");
        chrome.select("#file", "d3");
        chrome.await(() -> chrome.text("#tally").contains("361"));
        assertThat(luminance("background-color")).isLessThan(60);
        assertThat(luminance("color")).isGreaterThan(200);
        chrome.chooseRegion("Black A1");
        chrome.picture("dark");
    }

    /** How bright a color of the page is, from 0 to 255. */
    private static double luminance(String property) {
        return Double.parseDouble(chrome.script("""
                const parts = getComputedStyle(document.documentElement).getPropertyValue(arguments[0]).match(/\\d+/g).map(Number);
                return 0.3 * parts[0] + 0.6 * parts[1] + 0.1 * parts[2]""", property).toString());
    }

    @Test
    void focusCanBeSeen() {
        chrome.type(Keys.TAB);
        assertThat(chrome.script("return getComputedStyle(document.activeElement).outlineStyle"))
                .isEqualTo("solid");
    }

    /** WCAG 2.2, 1.4.3: a contrast of 4.5, for regions that are too large to be solved, too. */
    @ParameterizedTest
    @ValueSource(strings = {"light", "dark"})
    void textsOfRegionsCanBeRead(String theme) {
        chrome.prefer("prefers-color-scheme", theme);
        assertThat(chrome.all("#regions li.large")).isNotEmpty();
        Object least = chrome.script("""
                const light = color => {
                  const [r, g, b] = color.match(/[\\d.]+/g).map(each => each / 255).map(each => (each <= .04045 ? each / 12.92 : ((each + .055) / 1.055) ** 2.4));
                  return .2126 * r + .7152 * g + .0722 * b;
                };
                const paper = light(getComputedStyle(document.querySelector('.panel')).backgroundColor);
                return Math.min(...[...document.querySelectorAll('#regions li > :not(.chip)')].map(each => {
                  const style = getComputedStyle(each);
                  const ink = light(style.color);
                  return style.opacity === '1' ? (Math.max(ink, paper) + .05) / (Math.min(ink, paper) + .05) : 0;
                }))""");
        assertThat(Double.parseDouble(least.toString())).isGreaterThan(4.5);
    }

    /** The marks of the legend, as eyes see them that tell no colors: each has a shape or a brightness of its own. */
    @Test
    void marksAreToldApartWithoutColors() throws IOException {
        chrome.driver().executeCdpCommand("Emulation.setEmulatedVisionDeficiency", Map.of("type", "achromatopsia"));
        chrome.script("document.getElementById('legend').scrollIntoView({ block: 'center' })");
        List<BufferedImage> pictures = new ArrayList<>();
        for (WebElement mark : chrome.all("#legend svg")) {
            pictures.add(ImageIO.read(new ByteArrayInputStream(mark.getScreenshotAs(OutputType.BYTES))));
        }
        chrome.picture("without-colors");
        assertThat(pictures).hasSize(9);
        for (int first = 0; first < pictures.size(); first++) {
            for (int second = 0; second < first; second++) {
                assertThat(difference(pictures.get(first), pictures.get(second)))
                        .as("marks %d and %d", first, second)
                        .isGreaterThan(0.03);
            }
        }
    }

    /** The part of the points whose brightness differs by a quarter of the whole scale or more. */
    private static double difference(BufferedImage one, BufferedImage other) {
        int width = Math.min(one.getWidth(), other.getWidth());
        int height = Math.min(one.getHeight(), other.getHeight());
        int differing = 0;
        for (int x = 0; x < width; x++) {
            for (int y = 0; y < height; y++) {
                differing += Math.abs(brightness(one.getRGB(x, y)) - brightness(other.getRGB(x, y))) > 64 ? 1 : 0;
            }
        }
        return (double) differing / (width * height);
    }

    private static int brightness(int color) {
        return (3 * (color >> 16 & 255) + 6 * (color >> 8 & 255) + (color & 255)) / 10;
    }

    @ParameterizedTest
    @ValueSource(strings = {"d3", "d1"})
    void pageFitsAPhone(String file) {
        chrome.resize(PHONE, 844);
        chrome.select("#file", file);
        chrome.await(() -> chrome.driver().getCurrentUrl().contains("doc=" + file));
        assertFits();
        assertThat(chrome.script("""
                const list = document.getElementById('regions');
                return [...list.querySelectorAll('.badge')].filter(each => each.getBoundingClientRect().right > list.getBoundingClientRect().left + list.clientWidth).length""")).isEqualTo(0L);
        chrome.picture("phone-" + file);
        chrome.all("#regions li").get(0).click();
        chrome.click("#start");
        chrome.await(() -> !chrome.all(".search").isEmpty());
        assertFits();
        chrome.picture("phone-solve-" + file);
    }

    /** The browser of the tests knows no other host, so this is all that there is. */
    @Test
    void allPartsWorkWithoutANetwork() {
        chrome.driver().get("about:blank"); // its policy allows all
        Object outcome = chrome.driver()
                .executeAsyncScript(
                        "fetch('https://example.org').then(() => arguments[0]('fetched'), () => arguments[0]('no host'))");
        assertThat(outcome).isEqualTo("no host");
        assertThat(chrome.complaints()).singleElement().asString().contains("ERR_NAME_NOT_RESOLVED");
        openAnother();
        chrome.click("#set-up");
        chrome.await(() -> chrome.one("#setup").isDisplayed());
    }

    /** How soon something is seen; told, but no reason to fail. */
    @Test
    void timesAreTold() {
        chrome.select("#file", "d3");
        chrome.await(() -> chrome.text("#tally").contains("361"));
        chrome.driver().navigate().refresh();
        chrome.awaitPage();
        System.out.println("view page: " + chrome.script("""
                const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
                const loaded = performance.getEntriesByType('navigation')[0].loadEventEnd;
                const shown = performance.getEntriesByName('analysis-shown')[0].startTime;
                return `first paint ${Math.round(paint)} ms, load ${Math.round(loaded)} ms, 19x19 analysis shown ${Math.round(shown - loaded)} ms after load`"""));
        assertThat(
                        (List<?>)
                                chrome.script(
                                        "return performance.getEntriesByType('resource').map(each => new URL(each.name).origin).filter(each => each !== location.origin)"))
                .isEmpty();
    }

    private static String board() {
        return String.valueOf(chrome.script("return document.getElementById('board').innerHTML"));
    }
}
