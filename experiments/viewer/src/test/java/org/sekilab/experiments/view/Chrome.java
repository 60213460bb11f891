package org.sekilab.experiments.view;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.logging.Level;
import org.openqa.selenium.By;
import org.openqa.selenium.Dimension;
import org.openqa.selenium.NoSuchElementException;
import org.openqa.selenium.OutputType;
import org.openqa.selenium.StaleElementReferenceException;
import org.openqa.selenium.WebElement;
import org.openqa.selenium.WindowType;
import org.openqa.selenium.chrome.ChromeDriver;
import org.openqa.selenium.chrome.ChromeDriverService;
import org.openqa.selenium.chrome.ChromeOptions;
import org.openqa.selenium.io.TemporaryFilesystem;
import org.openqa.selenium.logging.LogType;
import org.openqa.selenium.logging.LoggingPreferences;

/** A browser without a window that tests work in: Chromium, where it is installed with its driver. */
final class Chrome implements AutoCloseable {
    private static final Path PROGRAM = Path.of("/usr/bin/chromium");
    private static final Path DRIVER = Path.of("/usr/bin/chromedriver");
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private final ChromeDriver driver;

    private Chrome(ChromeDriver driver) {
        this.driver = driver;
    }

    static boolean isInstalled() {
        return Files.isExecutable(PROGRAM) && Files.isExecutable(DRIVER);
    }

    static Chrome start() {
        LoggingPreferences logs = new LoggingPreferences();
        logs.enable(LogType.BROWSER, Level.ALL);
        ChromeOptions options = new ChromeOptions();
        options.setBinary(PROGRAM.toFile());
        options.setCapability("goog:loggingPrefs", logs);
        options.addArguments(
                "--headless=new",
                "--no-sandbox",
                "--disable-gpu",
                "--disable-quic",
                "--disable-dev-shm-usage",
                "--no-first-run",
                "--disable-background-networking",
                "--disable-component-update",
                "--disable-sync",
                "--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1", // as without a network
                "--user-data-dir=" + TemporaryFilesystem.getDefaultTmpFS().createTempDir("sekilab", "chrome"));
        ChromeDriverService service = new ChromeDriverService.Builder()
                .usingDriverExecutable(DRIVER.toFile())
                .build();
        return new Chrome(new ChromeDriver(service, options));
    }

    ChromeDriver driver() {
        return driver;
    }

    /** Opens a page in a tab of its own, and waits until it is there. Returns the tab. */
    String open(String url, int width, int height) {
        driver.switchTo().newWindow(WindowType.TAB);
        resize(width, height);
        driver.get(url);
        awaitPage();
        return driver.getWindowHandle();
    }

    /** Loads an address anew in this tab, also one that differs from the present one after its # alone. */
    void load(String url) {
        driver.get("about:blank");
        driver.get(url);
        awaitPage();
    }

    /** Waits until a position is shown, and all panels are loaded. */
    void awaitPage() {
        await(() -> !all("#main:not([aria-busy]) #board svg").isEmpty()
                && !text("#tally").isBlank());
    }

    void resize(int width, int height) {
        driver.manage().window().setSize(new Dimension(width, height));
    }

    /**
     * Says what the reader prefers, as a setting of the browser does.
     *
     * @param feature a name of CSS, such as {@code prefers-color-scheme}
     */
    void prefer(String feature, String value) {
        driver.executeCdpCommand(
                "Emulation.setEmulatedMedia", Map.of("features", List.of(Map.of("name", feature, "value", value))));
    }

    WebElement one(String selector) {
        return driver.findElement(By.cssSelector(selector));
    }

    List<WebElement> all(String selector) {
        return driver.findElements(By.cssSelector(selector));
    }

    String text(String selector) {
        return Objects.requireNonNullElse(one(selector).getText(), "");
    }

    /** Clicks what can be seen, or scrolled to. */
    void click(String selector) {
        script("arguments[0].scrollIntoView({block: 'center'})", one(selector));
        one(selector).click();
    }

    /** Chooses a region in the list by the beginning of its line. */
    void chooseRegion(String name) {
        WebElement item = all("#regions li").stream()
                .filter(each -> each.getText().replace("\n", " ").startsWith(name))
                .findFirst()
                .orElseThrow();
        script("arguments[0].scrollIntoView({block: 'center'})", item);
        item.click();
    }

    /** Drops a file or a folder of this machine on the board. */
    void drop(Path file) {
        Object x = script("return document.getElementById('board').getBoundingClientRect().x + 50");
        Object y = script("return document.getElementById('board').getBoundingClientRect().y + 50");
        for (String type : List.of("dragEnter", "dragOver", "drop")) {
            Map<String, Object> data =
                    Map.of("items", List.of(), "files", List.of(file.toString()), "dragOperationsMask", 1);
            driver.executeCdpCommand("Input.dispatchDragEvent", Map.of("type", type, "x", x, "y", y, "data", data));
        }
    }

    /** Chooses an option by its value. */
    void select(String selector, String value) {
        one("%s option[value='%s']".formatted(selector, value)).click();
    }

    /** Opens the window to paste a record in, and takes the record. */
    void paste(String record) {
        click("#paste");
        one("#paste-text").clear();
        script("arguments[0].value = arguments[1]", one("#paste-text"), record);
        click("#paste-form [type=submit]");
    }

    /** The result of a script. */
    Object script(String script, Object... arguments) {
        return Objects.requireNonNullElse(driver.executeScript(script, arguments), "nothing");
    }

    /** What a script hands to its last argument, a function. */
    Object answer(String script, Object... arguments) {
        return Objects.requireNonNullElse(driver.executeAsyncScript(script, arguments), "nothing");
    }

    enum Click {
        PLAIN,
        WITH_SHIFT
    }

    void clickPoint(String point) {
        clickPoint(point, Click.PLAIN);
    }

    /** Clicks where a point is, stone or not. */
    void clickPoint(String point, Click click) {
        script("""
                const name = arguments[0];
                const picture = document.querySelector('#board svg');
                const box = picture.getBoundingClientRect();
                const { width, height } = picture.viewBox.baseVal;
                const unit = box.width / width;
                const x = box.left + (1.15 + 'ABCDEFGHJKLMNOPQRSTUVWXYZ'.indexOf(name[0])) * unit;
                const y = box.top + (height - .15 - Number(name.slice(1))) * unit;
                document.getElementById('board').dispatchEvent(new MouseEvent('click', { clientX: x, clientY: y, shiftKey: arguments[1], bubbles: true }))""", point, click == Click.WITH_SHIFT);
    }

    /** What is saved is kept by the test in place of the folder of downloads. */
    void keepWhatIsSaved() {
        script("""
                window.saved = {};
                const blobs = new Map();
                const make = URL.createObjectURL.bind(URL);
                URL.createObjectURL = blob => {
                  const address = make(blob);
                  blobs.set(address, blob);
                  return address;
                };
                window.blobOf = async name => blobs.get(window.saved[name]);
                window.textOf = async name => (await window.blobOf(name)).text();
                HTMLAnchorElement.prototype.click = function () {
                  window.saved[this.download] = this.href;
                }""");
    }

    /** The names of the files that were saved, in alphabetical order, with commas. */
    String savedNames() {
        return String.valueOf(script("return Object.keys(window.saved).sort().join()"));
    }

    /** The text of a file that was saved. */
    String savedText(String name) {
        return String.valueOf(answer("window.textOf(arguments[0]).then(arguments[1])", name));
    }

    /** The classes of the stone on a point. */
    String stoneAt(String point) {
        return all("#board .stone[data-point='%s']".formatted(point)).stream()
                .map(each -> String.valueOf(each.getAttribute("class")))
                .findFirst()
                .orElse("none");
    }

    void focus(String selector) {
        script("document.querySelector(arguments[0]).focus()", selector);
    }

    boolean isFocused(String id) {
        return script("return document.activeElement.id").equals(id);
    }

    /** Types where the focus is. */
    void type(CharSequence... keys) {
        driver.switchTo().activeElement().sendKeys(keys);
    }

    void await(BooleanSupplier condition) {
        long end = System.nanoTime() + PATIENCE.toNanos();
        while (!isTrue(condition)) {
            if (System.nanoTime() > end) {
                throw new AssertionError("in vain; the page says: " + text("body"));
            }
            try {
                Thread.sleep(20);
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** The complaints of the page since the last call, without requests that the server refused. */
    List<String> complaints() {
        return driver.manage().logs().get(LogType.BROWSER).getAll().stream()
                .filter(entry -> entry.getLevel().intValue() >= Level.WARNING.intValue())
                .map(Object::toString)
                .filter(message -> !message.contains("the server responded with a status of 4"))
                .toList();
    }

    /** True if pictures for documents are to be made. */
    static boolean keepsPictures() {
        return System.getProperty("view.pictures") != null;
    }

    /** Keeps a small picture of the page where {@code -Dview.pictures=FOLDER} says. */
    void photo(String name) {
        String folder = System.getProperty("view.pictures");
        if (folder != null) {
            Object data = driver.executeCdpCommand("Page.captureScreenshot", Map.of("format", "jpeg", "quality", 70))
                    .get("data");
            try {
                Files.write(Path.of(folder, name + ".jpg"), Base64.getDecoder().decode(String.valueOf(data)));
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }

    /** Keeps a picture of the page where {@code -Dview.pictures=FOLDER} says. */
    void picture(String name) {
        String folder = System.getProperty("view.pictures");
        if (folder != null) {
            try {
                Files.write(Path.of(folder, name + ".png"), driver.getScreenshotAs(OutputType.BYTES));
            } catch (IOException e) {
                throw new AssertionError(e);
            }
        }
    }

    @Override
    public void close() {
        driver.quit();
    }

    /** A page that is drawn anew takes its elements away. */
    private static boolean isTrue(BooleanSupplier condition) {
        try {
            return condition.getAsBoolean();
        } catch (StaleElementReferenceException | NoSuchElementException e) {
            return false;
        }
    }
}
