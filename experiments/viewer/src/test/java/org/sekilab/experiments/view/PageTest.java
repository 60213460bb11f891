package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.extension.ExtendWith;

/** The page in a real browser: each class has a server of its own, and each test a tab. */
@ExtendWith(SharedChrome.class)
abstract class PageTest {
    static final int WIDE = 1280;
    static final int PHONE = 390;
    static final int HIGH = 1000;

    @SuppressWarnings("NullAway.Init") // the extension sets it before all tests
    static Chrome chrome;

    static Site site;

    @BeforeAll
    static void start() throws IOException {
        site = new Site(Library.demo());
    }

    @AfterAll
    static void stop() {
        if (site != null) {
            site.close();
        }
    }

    @BeforeEach
    void open() {
        openAnother();
    }

    /** Opens the page in a tab, at the first of the small positions. Returns the tab. */
    static String openAnother() {
        return chrome.open(site.url() + "#doc=d1&tree=1&move=last", WIDE, HIGH);
    }

    @AfterEach
    void pageHasNothingToComplainOf() {
        assertThat(chrome.complaints()).isEmpty();
        chrome.driver().close();
        chrome.driver()
                .switchTo()
                .window(chrome.driver().getWindowHandles().iterator().next());
    }

    static void showStraightThree() {
        chrome.paste(Site.STRAIGHT_THREE);
        chrome.await(() -> chrome.text("#title").contains("Shusaku"));
    }

    static void showBulkyFive() {
        chrome.paste(Site.BULKY_FIVE);
        chrome.await(() -> chrome.text("#title").equals("bulky five"));
    }

    /** The page is not wider than the window. */
    static void assertFits() {
        assertThat(chrome.script("return document.documentElement.scrollWidth - document.documentElement.clientWidth"))
                .isEqualTo(0L);
    }

    /** Finds out that black's three points are UNSAFE. */
    static void solveStraightThree() {
        showStraightThree();
        chrome.chooseRegion("Black A3");
        chrome.click("#start");
        chrome.await(() -> !chrome.all(".search .badge.unsafe").isEmpty());
    }

    /** The points that the page says are safe. */
    static int safePoints() {
        return Integer.parseInt(chrome.text("#tally").replaceFirst("^\\D*(\\d+) of .*", "$1"));
    }
}
