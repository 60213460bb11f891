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
import org.sekilab.experiments.solve.BoardView;
import org.sekilab.experiments.store.Answer;

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
              const point = name => page.querySelector(`.boards:not(.differences) [data-point="${name}"]`);
              const box = name => point(name).getBoundingClientRect();
              const isSeen = each => each.checkVisibility() && each.getBoundingClientRect().height > 0;
              const fits = each => {
                const { left, right } = each.getBoundingClientRect();
                const outside = each.parentElement.getBoundingClientRect();
                return left >= Math.max(0, outside.left) && right <= Math.min(page.documentElement.clientWidth, outside.right);
              };
              const fill = each => frame.getComputedStyle(each).fill.replaceAll(' ', '');
              const colors = name => [...new Set([...page.querySelectorAll(`.differences .${name}`)].filter(isSeen).map(fill))];
              const differences = [...page.querySelectorAll('.differences svg.board')];
              const unseen = differences.filter(each => !isSeen(each)).length;
              page.querySelectorAll('details').forEach(each => each.open = true);
              const scrolling = [...page.querySelectorAll('.wide')].filter(each => each.scrollWidth > each.clientWidth);
              const hints = [...page.querySelectorAll('.hint')].filter(isSeen);
              const facts = {
                overflow: page.documentElement.scrollWidth - page.documentElement.clientWidth,
                charts: [...page.querySelectorAll('svg.chart')].filter(each => each.getBoundingClientRect().height > 40).length,
                boards: page.querySelectorAll('.boards:not(.differences) svg.board').length,
                differences: differences.length,
                unseen,
                unfit: differences.filter(each => !fits(each)).length,
                first: colors('first'),
                second: colors('second'),
                fetched: frame.performance.getEntriesByType('resource').length,
                scripts: page.scripts.length,
                named: page.body.innerText.includes("<script>alert('x')<\\/script>"),
                leftOf: box('A1').right <= box('B1').left,
                below: box('A1').top >= box('A2').bottom,
                black: fill(point('A1')),
                scrolls: scrolling.length > 0,
                hints: hints.length > 0,
                unhinted: scrolling.filter(each => !hints.includes(each.previousElementSibling)).length,
                unreachable: scrolling.filter(each => each.tabIndex < 0).length,
                paper: frame.getComputedStyle(page.body).backgroundColor.replaceAll(' ', ''),
                white: fill(point('B1')),
              };
              document.getElementById('facts').textContent = Object.entries(facts).map(each => each.join('=')).join(' ');
            };
            </script>
            """;

    private static final List<String> RUNS = List.of(
            "best",
            "without=expand-vital",
            "without=external-eyes",
            "without=merging",
            "without=move-ordering",
            "without=motivation",
            "without=forced-moves",
            "without=estimate",
            "without=static-safe",
            "without=weak-dependencies",
            "without=external-moves",
            "without=chains",
            "without=seki",
            "without=large-units",
            "without=joint-regions",
            "without=life-areas",
            "without=liberty-areas",
            "without=area-territory",
            "without=common-life",
            "without=largest-territory");

    private static final String SETTINGS = """
            safety.preset = "best"
            safety.engine = "dfpn-r"
            limits.region-nodes = 5000
            limits.region-time = "60s"
            safety.without = [%s]
            """;

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource({"390, DARK, true, 'rgb(22,24,28)'", "1300, LIGHT, false, 'rgb(255,255,255)'"})
    void reportFitsTheWidthAndBoardsAreRight(int width, Browser.Theme theme, boolean isNarrow, String paper)
            throws IOException, InterruptedException {
        List<String> facts = facts(sample(), width, theme);
        assertThat(facts)
                .contains("overflow=0", "charts=8", "boards=2", "fetched=0", "scripts=0", "named=true")
                .contains("leftOf=true", "below=true", "black=rgb(17,17,17)", "white=rgb(255,255,255)")
                .contains("differences=2", "unseen=0", "unfit=0", "first=rgb(213,94,0)", "second=rgb(0,114,178)")
                .contains("scrolls=" + isNarrow, "hints=" + isNarrow, "unhinted=0", "unreachable=0", "paper=" + paper);
    }

    @Test
    void largeStudyFitsATelephoneAndHintsAtAllThatScrolls() throws IOException, InterruptedException {
        assertThat(facts(study(), 390, Browser.Theme.LIGHT))
                .contains("overflow=0", "scrolls=true", "unhinted=0", "unreachable=0");
    }

    /** The summary of a study of twenty runs, with all the warnings and sentences that it can have. */
    @Test
    void summaryIsPrintedOnOnePage() throws IOException, InterruptedException {
        Browser browser = browser();
        HttpServer server = server(study(), "");
        Path pdf = folder.resolve("report.pdf");
        try {
            browser.print(address(server, "report"), folder.resolve("profile"), pdf);
        } finally {
            server.stop(0);
        }
        String text = new String(Files.readAllBytes(pdf), StandardCharsets.ISO_8859_1);
        assertThat(Pattern.compile("/Type */Page\\b").matcher(text).results()).hasSize(1);
    }

    /** What the probe finds in the report of a sample. */
    private List<String> facts(SampleResults sample, int width, Browser.Theme theme)
            throws IOException, InterruptedException {
        Browser browser = browser();
        HttpServer server = server(sample, PROBE.formatted(width));
        try {
            String document = browser.document(address(server, "probe"), folder.resolve("profile"), theme);
            Matcher facts = FACTS.matcher(document);
            assertThat(facts.find()).as(document).isTrue();
            return List.of(facts.group(1).split(" ", -1));
        } finally {
            server.stop(0);
        }
    }

    private static Browser browser() {
        Optional<Browser> browser = Browser.find();
        assumeTrue(browser.isPresent(), "no Chromium is installed");
        return browser.get();
    }

    private HttpServer server(SampleResults sample, String probe) throws IOException {
        String report = sample.html(folder.resolve("results"), "sample");
        HttpServer server = HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), 0);
        server.createContext("/report.html", exchange -> answer(exchange, report));
        server.createContext("/probe.html", exchange -> answer(exchange, probe));
        server.start();
        return server;
    }

    private static String address(HttpServer server, String page) {
        return "http://127.0.0.1:%d/%s.html".formatted(server.getAddress().getPort(), page);
    }

    /**
     * Two sets with four diagrams each: over time, changes, sizes, and times against the first run. The runs differ on
     * both boards. One of them is as large as those of games.
     */
    private static SampleResults sample() {
        BoardView stoneOnly = new BoardView(2, 2, "XO..", "b...", "aooo", List.of("benson"), "A...");
        SampleResults sample = new SampleResults()
                .run("A", "x = 1\n")
                .run("B", "x = 2\n")
                .board("A", SampleResults.NASTY)
                .board("B", SampleResults.NASTY, stoneOnly, 1)
                .board("A", "game.sgf", game(0, 2), 2)
                .board("B", "game.sgf", game(1, 3), 2);
        for (int i = 1; i <= 30; i++) {
            sample.answer("A", i, i % 3 == 0 ? "UNKNOWN" : "SAFE", i);
            sample.answer("B", i, i % 4 == 0 ? "UNKNOWN" : "SAFE", 31 - i);
        }
        return sample;
    }

    /**
     * An ablation of two sets by twenty runs, on two machines. It lacks answers of each run, and some jobs have failed.
     * Each conclusion has a sentence about nodes.
     */
    private static SampleResults study() {
        SampleResults study = new SampleResults().planned("problems", 60).planned("boards", 90);
        for (int i = 0; i < RUNS.size(); i++) {
            String without = i == 0 ? "" : "\"" + RUNS.get(i).replaceFirst(".*=", "") + "\"";
            study.run(RUNS.get(i), SETTINGS.formatted(without));
        }
        for (String machine : List.of("first.example.org", "second.example.org")) {
            study.machine(machine);
            for (int i = 0; i < RUNS.size(); i++) {
                answer(study, i, machine);
            }
        }
        return study;
    }

    /** The more runs stand before a run, the less it proves, and the more nodes it needs. */
    private static void answer(SampleResults study, int run, String machine) {
        String name = RUNS.get(run);
        int begin = machine.startsWith("first") ? 1 : 21;
        for (int i = begin; i < begin + 20; i++) {
            Answer.Effort effort = new Answer.Effort(1000L * i * (run + 1), 900, 100, i);
            String verdict = i > 40 - run ? Answer.UNKNOWN : "SAFE";
            study.answer(name, i, verdict, effort, "", "NODES");
            study.region(name, machine + ".sgf", "Black A" + i, verdict, effort);
        }
        study.board(name, machine + ".sgf");
        study.failure(name, 40 + begin, "limits.job-time: the job was given up after one hour and thirty seconds");
    }

    /** A board with three lines of black stones, of which some lines are proved to be alive. */
    private static BoardView game(int firstProved, int endOfProved) {
        String open = ".".repeat(19 * (19 - endOfProved));
        String before = ".".repeat(19 * firstProved);
        int proved = 19 * (endOfProved - firstProved);
        return new BoardView(
                19,
                19,
                "X".repeat(19 * 3) + ".".repeat(19 * 16),
                before + "b".repeat(proved) + open,
                (before + "a".repeat(proved) + open).replace('.', 'o'),
                List.of("benson"),
                before + "A".repeat(proved) + open);
    }

    private static void answer(HttpExchange exchange, String page) throws IOException {
        byte[] bytes = page.getBytes(StandardCharsets.UTF_8);
        exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
        exchange.sendResponseHeaders(200, bytes.length);
        exchange.getResponseBody().write(bytes);
        exchange.close();
    }
}
