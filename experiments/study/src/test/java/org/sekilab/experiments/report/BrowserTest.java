package org.sekilab.experiments.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The report in a real browser, as wide as a telephone and as a desk. */
class BrowserTest {
    private static final Pattern FACTS = Pattern.compile("(?s)<pre id=\"facts\">(.*?)</pre>");

    /** Shows the report in a frame and tells what became of it. */
    private static final String PROBE = """
            <!DOCTYPE html><title>probe</title><iframe id="report" src="/report.html" width="%d" height="900"></iframe>
            <pre id="facts"></pre>
            <script>
            window.onload = () => {
              const frame = document.getElementById('report').contentWindow;
              const page = frame.document;
              const box = name => page.querySelector(`[data-point="${name}"]`).getBoundingClientRect();
              page.querySelectorAll('details').forEach(each => each.open = true);
              const facts = {
                overflow: page.documentElement.scrollWidth - page.documentElement.clientWidth,
                charts: [...page.querySelectorAll('svg.chart')].filter(each => each.getBoundingClientRect().height > 40).length,
                boards: page.querySelectorAll('svg.board').length,
                fetched: frame.performance.getEntriesByType('resource').length,
                scripts: page.scripts.length,
                named: page.body.innerText.includes("<script>alert('x')<\\/script>"),
                leftOf: box('A1').right <= box('B1').left,
                below: box('A1').top >= box('A2').bottom,
                black: frame.getComputedStyle(page.querySelector('[data-point="A1"]')).fill,
                hints: [...page.querySelectorAll('.hint')].some(each => each.getBoundingClientRect().height > 0),
                unreachable: [...page.querySelectorAll('.wide')].filter(each => each.scrollWidth > each.clientWidth && each.tabIndex < 0).length,
                paper: frame.getComputedStyle(page.body).backgroundColor.replaceAll(' ', ''),
                white: frame.getComputedStyle(page.querySelector('[data-point="B1"]')).fill,
              };
              document.getElementById('facts').textContent = Object.entries(facts).map(each => each.join('=')).join(' ');
            };
            </script>
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"390, DARK, true, 'rgb(22,24,28)'", "1300, LIGHT, false, 'rgb(255,255,255)'"})
    void reportFitsTheWidthAndBoardsAreRight(int width, Browser.Theme theme, boolean hasHints, String paper)
            throws IOException, InterruptedException {
        Browser browser = browser();
        HttpServer server = server(PROBE.formatted(width));
        try {
            String document = browser.document(address(server, "probe"), folder.resolve("profile"), theme);
            Matcher facts = FACTS.matcher(document);
            assertThat(facts.find()).as(document).isTrue();
            assertThat(facts.group(1).split(" ", -1))
                    .as(facts.group(1))
                    .contains("overflow=0", "charts=8", "boards=2", "fetched=0", "scripts=0", "named=true")
                    .contains("leftOf=true", "below=true")
                    .contains("hints=" + hasHints, "unreachable=0", "paper=" + paper);
            assertThat(facts.group(1)).contains("black=rgb(17, 17, 17)", "white=rgb(255, 255, 255)");
        } finally {
            server.stop(0);
        }
    }

    @Test
    void summaryIsPrintedOnOnePage() throws IOException, InterruptedException {
        Browser browser = browser();
        HttpServer server = server("");
        Path pdf = folder.resolve("report.pdf");
        try {
            browser.print(address(server, "report"), folder.resolve("profile"), pdf);
        } finally {
            server.stop(0);
        }
        String text = new String(Files.readAllBytes(pdf), StandardCharsets.ISO_8859_1);
        assertThat(Pattern.compile("/Type */Page\\b").matcher(text).results()).hasSize(1);
    }

    private static Browser browser() {
        Optional<Browser> browser = Browser.find();
        assumeTrue(browser.isPresent(), "no Chromium is installed");
        return browser.get();
    }

    private HttpServer server(String probe) throws IOException {
        String report = new HtmlReport(sample().read(folder.resolve("results")), "sample").format();
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/report.html", exchange -> answer(exchange, report));
        server.createContext("/probe.html", exchange -> answer(exchange, probe));
        server.start();
        return server;
    }

    private static String address(HttpServer server, String page) {
        return "http://127.0.0.1:%d/%s.html".formatted(server.getAddress().getPort(), page);
    }

    /** Two sets with four diagrams each: over time, changes, sizes, and times against the first run. */
    private static SampleResults sample() {
        SampleResults sample = new SampleResults().run("A", "x = 1\n").run("B", "x = 2\n");
        for (String run : List.of("A", "B")) {
            sample.board(run, "a.sgf").board(run, SampleResults.NASTY);
        }
        for (int i = 1; i <= 30; i++) {
            sample.answer("A", i, i % 3 == 0 ? "UNKNOWN" : "SAFE", i);
            sample.answer("B", i, i % 4 == 0 ? "UNKNOWN" : "SAFE", 31 - i);
        }
        return sample;
    }

    private static void answer(HttpExchange exchange, String page) throws IOException {
        byte[] bytes = page.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
        exchange.sendResponseHeaders(200, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
