package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.net.Socket;
import java.net.SocketTimeoutException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.experiments.view.work.Jobs;

/** The server's answers, to friends and to others. */
class ViewServerTest {
    private static final String QUERY = """
            {"document": "%s", "tree": 1, "move": 0, "at": "%s", "defender": "black", "first": "attacker",
             "basis": "on-board", "engine": "%s", "seconds": 600, "maxNodes": 2147483647,
             "certificate": false}""";

    private static final String BOARD = """
            {"document": "f1", "tree": 1, "move": 0, "preset": "BEST", "analyzer": "lcg", "seconds": 5,
             "maxNodes": 2147483647, "causes": true, "certificate": false}""";

    /** The line of a region that is UNSAFE alone. */
    private static final Pattern ALONE = Pattern.compile(
            "\"region\":\\{[^{}]*\"verdict\":\"UNSAFE\"[^{}]*\"basis\":\"alone, without help from outside\"");

    @TempDir
    private Path folder;

    private Site site;

    @BeforeEach
    void start() throws IOException {
        Path given = Files.writeString(folder.resolve("given.sgf"), Site.STRAIGHT_THREE);
        Files.writeString(folder.resolve("other.sgf"), Site.STRAIGHT_THREE);
        Files.writeString(folder.resolve("broken.sgf"), "(;SZ[99])");
        site = new Site(Library.of(List.of(given, folder.resolve("broken.sgf"))));
    }

    @AfterEach
    void stop() {
        site.close();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "main.js", "view.css", "icon.svg", "api/start"})
    void everyAnswerIsGuarded(String path) throws IOException {
        Site.Answer answer = site.get(path);
        assertThat(answer.status()).isEqualTo(200);
        assertThat(answer.head().toLowerCase(java.util.Locale.ROOT))
                .contains(
                        "content-security-policy: default-src 'none'; script-src 'self'",
                        "x-content-type-options: nosniff")
                .contains("referrer-policy: no-referrer", "x-frame-options: deny", "cache-control: no-store")
                .contains("cross-origin-resource-policy: same-origin")
                .doesNotContain("unsafe", "access-control");
    }

    @Test
    void pageTakesNothingFromElsewhere() throws IOException {
        List<String> files = new ArrayList<>(PageFilesTest.modules());
        files.addAll(List.of("", "view.css", "icon.svg"));
        assertThat(files).hasSizeGreaterThan(30);
        for (String file : files) {
            String text = site.get(file).body().replace("http://www.w3.org/2000/svg", "");
            assertThat(text).as(file).isNotEmpty().doesNotContain("http:", "https:", "//cdn", "innerHTML", "eval(");
        }
    }

    @Test
    void wrongKeyHostAndOriginAreRefused() throws IOException {
        assertThat(site.ask("GET", "/", Map.of(), "").status()).isEqualTo(403);
        assertThat(site.ask("GET", "/api/start", Map.of(), "").status()).isEqualTo(403);
        assertThat(site.ask("GET", site.root(), Map.of("Host", "evil.example"), "")
                        .status())
                .isEqualTo(403);
        Map<String, String> foreign = Map.of("Origin", "http://evil.example");
        assertThat(site.ask("POST", site.root() + "api/documents", foreign, Site.STRAIGHT_THREE)
                        .status())
                .isEqualTo(403);
        Map<String, String> own = Map.of("Origin", "http://" + site.host());
        assertThat(site.ask("POST", site.root() + "api/documents", own, Site.STRAIGHT_THREE)
                        .status())
                .isEqualTo(200);
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "api/documents/f3",
                "api/documents/f0",
                "api/documents/../other.sgf",
                "api/documents/..%2fother.sgf",
                "api/documents/%2e%2e",
                "api/documents/other.sgf",
                "../../../../etc/passwd",
                "%2e%2e/%2e%2e/etc/passwd",
                "package-info.class",
                "ViewServer.class",
                "api",
                "api/",
                "api//",
                "api/jobs/1",
                "api/jobs/x",
                "api/jobs/1/events",
                "api/nothing"
            })
    void nothingElseIsRead(String path) throws IOException {
        Site.Answer answer = site.get(path);
        assertThat(answer.status()).isEqualTo(404);
        assertThat(answer.body()).startsWith("{\"error\":").doesNotContain("root:", "Shusaku");
    }

    /** Random paths. Most of them begin like paths with a meaning. */
    @Test
    void unexpectedPathsAreNoInternalErrors() throws IOException {
        int job = begin("f1", "A3");
        site.get("api/jobs/%d/events".formatted(job));
        List<String> parts = List.of(
                "",
                "start",
                "documents",
                "jobs",
                "f1",
                "f1@4294967295",
                "f1@+0",
                "1",
                "0",
                "-1",
                "999999999",
                "last",
                "strategies",
                "states",
                "%00",
                "%F0",
                "x");
        Random random = new Random(18);
        for (int i = 0; i < 500; i++) {
            StringBuilder path = new StringBuilder("api");
            for (int part = random.nextInt(7); part > 0; part--) {
                path.append('/').append(parts.get(random.nextInt(parts.size())));
            }
            String query = random.nextInt(4) == 0 ? "?solver=x&tries=,&%25" : "";
            String method = List.of("GET", "DELETE", "PUT", "HEAD").get(random.nextInt(4));
            Site.Answer answer = site.ask(method, site.root() + path + query, Map.of(), "");
            assertThat(answer.status()).as("%s %s%s", method, path, query).isIn(200, 400, 404, 405);
            assertThat(answer.body()).as("%s %s%s", method, path, query).doesNotContain("internal error", "Exception");
        }
    }

    /** Half requests stay open. The answer does not wait until the server has had enough of them. */
    @Test
    void connectionsWithHalfARequestDoNotKeepOthersWaiting() throws IOException {
        List<Socket> halves = new ArrayList<>();
        try {
            for (int i = 0; i < 100; i++) {
                halves.add(site.connect("GET " + site.root() + " HTTP/1.1\r\nHost: "));
            }
            assertThat(site.get("api/start").status()).isEqualTo(200);
            for (Socket half : halves) {
                half.setSoTimeout(1);
                assertThatThrownBy(() -> half.getInputStream().read()).isInstanceOf(SocketTimeoutException.class);
            }
        } finally {
            for (Socket half : halves) {
                half.close();
            }
        }
    }

    @Test
    void otherFilesOfTheFolderStayUnknown() throws IOException {
        assertThat(site.get("api/start").body()).contains("given.sgf").doesNotContain("other.sgf");
        assertThat(site.get("api/documents/f1").body()).contains("Shusaku – Gennan");
    }

    @Test
    void numbersOfVariationsHaveDigitsAlone() throws IOException {
        for (String number : List.of("4294967295", "2147483648", "%2B0", "%D9%A0", "-1", "")) {
            Site.Answer answer = site.get("api/documents/f1@%s/1/last".formatted(number));
            assertThat(answer.status()).as(number).isEqualTo(404);
            assertThat(answer.body()).contains("is not the number of a variation");
        }
    }

    @Test
    void bodiesThatAreTooLargeAreRefused() throws IOException {
        String most = "(;C[" + "x".repeat(Request.MOST_BYTES - 6) + "])";
        assertThat(site.post("api/documents", most).status()).isEqualTo(200);
        assertThat(site.post("api/documents", most + " ").status()).isEqualTo(413);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "(;SZ[99])             | pasted:1:6: SZ: '99' is not a board size",
                "no game               | pasted:1:1:",
                "(;SZ[9]AB[aa]AW[zz])  | pasted:1:17: AW: 'zz' is not a point",
            })
    void wrongRecordsAreExplained(String record, String problem) throws IOException {
        Site.Answer answer = site.post("api/documents", record);
        String body =
                answer.status() == 200 ? site.get("api/documents/p1/1/last").body() : answer.body();
        assertThat(body).contains("\"error\":\"" + problem);
    }

    @Test
    void brokenFileIsExplainedWhenItIsOpened() throws IOException {
        Site.Answer answer = site.get("api/documents/f2");
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body()).contains("broken.sgf:1:6: SZ");
    }

    @Test
    void positionHasWhatIsProvedOfIt() throws IOException {
        String body = site.get("api/documents/f1/1/last?solver=benson").body();
        assertThat(body)
                .contains("\"width\":5,\"height\":3", "\"stones\":\"OOOO.XXXXO...XO\"", "\"toMove\":\"black\"")
                .contains("\"comment\":\"The ear-reddening three\"")
                .contains(
                        "{\"color\":\"black\",\"kind\":\"basic\",\"points\":[\"A3\",\"B3\",\"C3\"],\"verdict\":\"UNKNOWN\"");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "[]",
                "{",
                "{\"document\": \"f1\"}",
                "{\"document\": {}}",
            })
    void queriesThatAreNoneAreRefused(String body) throws IOException {
        assertThat(site.post("api/jobs", body).status()).isEqualTo(400);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "\"tree\": 1           | \"tree\": 0           | tree: '0' is not a number from 1 to 2147483647",
                "\"tree\": 1           | \"tree\": 1.5         | tree: ",
                "\"tree\": 1,          | ''                  | tree: ",
                "\"seconds\": 600      | \"seconds\": \"601\"  | seconds: '601' is not a number from 1 to 600",
                "\"seconds\": 600      | \"seconds\": \"\"     | seconds: ",
                "\"move\": 0           | \"move\": -1          | move: '-1' is not a number from 0 to 2147483647",
                "2147483647            | 2147483648          | maxNodes: ",
                "\"black\"             | \"green\"             | defender: ",
                "\"black\"             | 0                   | defender: ",
                "\"attacker\"          | null                | first: ",
                "\"on-board\"          | \"on board\"          | basis: ",
            })
    void wrongFieldOfAQueryIsNamed(String right, String wrong, String problem) throws IOException {
        String query = QUERY.formatted("f1", "A3", "dfpn-r");
        assertThat(query).contains(right);
        Site.Answer answer = site.post("api/jobs", query.replace(right, wrong));
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body()).startsWith("{\"error\":\"" + problem).contains(",\"format\":1}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "Z9 | dfpn-r | is not a point on 5x3 (columns A-E; rows 1-3)",
                "D3 | dfpn-r | D3 is a stone of the defender",
                "A3 | magic  | engine: unknown name",
            })
    void regionsThatAreNoneAreRefused(String at, String engine, String problem) throws IOException {
        Site.Answer answer = site.post("api/jobs", QUERY.formatted("f1", at, engine));
        assertThat(answer.status()).isEqualTo(400);
        assertThat(answer.body()).contains(problem);
    }

    @Test
    void regionIsSolvedAndItsProofAnswers() throws IOException {
        int job = begin("f1", "A3");
        String events = site.get("api/jobs/%d/events".formatted(job)).body(); // until it has ended
        assertThat(events)
                .contains(
                        "\"region\":{\"file\":",
                        "\"index\":1,\"at\":\"A3\",\"defender\":\"black\",\"first\":\"attacker\",")
                .contains(
                        "\"verdict\":\"UNSAFE\",\"bestMove\":\"B3\",",
                        "\"basis\":\"alone, without help from outside\"");
        assertThat(site.get("api/jobs/" + job).body())
                .contains("\"state\":\"done\"", "\"strategies\":[{\"winner\":\"white\",\"goal\":\"at-least-draw\"}]");
        assertThat(site.get("api/jobs/%d/strategies/0".formatted(job)).body())
                .contains(
                        "\"moves\":[\"B3\"],\"stones\":\"OOOO.XXXXO.O.XO\",\"stage\":\"goes-on\",\"tries\":[\"A3\",\"C3\",\"PASS\"]");
        assertThat(site.get("api/jobs/%d/strategies/0?tries=A3".formatted(job)).body())
                .contains("[\"B3\",\"A3\",");
        assertThat(site.get("api/jobs/%d/strategies/0?tries=B3".formatted(job)).body())
                .contains("B3 cannot be played here");
        assertThat(site.get("api/jobs/%d/strategies/0?tries=Q99".formatted(job)).status())
                .isEqualTo(400);
        assertThat(site.get("api/jobs/%d/strategies/0/states".formatted(job)).body())
                .containsPattern("\"states\":[1-9]");
        assertThat(site.get("api/jobs/%d/strategies/1".formatted(job)).status()).isEqualTo(404);
        assertThat(site.get("api/jobs/%d/strategies/0/nothing".formatted(job)).status())
                .isEqualTo(404);
    }

    /**
     * White kills the region alone, with 157 nodes. On its board it is territory: {@code solve} says SAFE, by static.
     */
    @Test
    void solveOfARegionSaysTheWordOfSolveAndWhatItCountsOn() throws IOException {
        try (Site demo = new Site(Library.demo())) {
            Matcher id = Pattern.compile("\"id\":\"(d\\d+)\",\"name\":\"g136.sgf\"")
                    .matcher(demo.get("api/start").body());
            assertThat(id.find()).isTrue();
            String document = id.group(1);
            assertThat(demo.get("api/documents/%s/1/last".formatted(document)).body())
                    .contains(
                            "\"points\":[\"F9\",\"G9\",\"F10\",\"G10\",\"H10\",\"G11\"],\"verdict\":\"SAFE\",\"method\":\"static\"");
            assertThat(solved(demo, document, "on-board"))
                    .contains("\"onBoard\":{\"verdict\":\"SAFE\",\"basis\":\"on this board\",\"method\":\"static\"}")
                    .containsPattern(ALONE);
            assertThat(solved(demo, document, "alone")).containsPattern(ALONE).doesNotContain("onBoard");
        }
    }

    private static String solved(Site site, String document, String basis) throws IOException {
        String query = QUERY.formatted(document, "F9", "dfpn-r")
                .replace("\"move\": 0", "\"move\": 999")
                .replace("on-board", basis);
        int job = jobOf(site.post("api/jobs", query));
        site.get("api/jobs/%d/events".formatted(job)); // until it has ended
        return site.get("api/jobs/" + job).body();
    }

    @Test
    void wholeBoardIsSearched() throws IOException {
        int job = jobOf(site.post("api/boards", BOARD));
        assertThat(site.get("api/jobs/%d/events".formatted(job)).body())
                .contains("\"state\":\"done\"", "\"analysis\":{", "\"owners\":", "\"solve\":{\"file\":");
    }

    @Test
    void presetAnalyzerAndLimitsOfABoardAreChosen() throws IOException {
        assertThat(site.get("api/start").body())
                .contains("\"presets\":[{\"name\":\"M1\"", "{\"name\":\"BEST\"", "\"analyzers\":[{\"name\":\"")
                .contains("\"preset\":\"M6\"", "\"boardSeconds\":1");
        assertThat(site.post("api/boards", BOARD.replace("BEST", "M9")).body()).startsWith("{\"error\":\"preset: ");
        assertThat(site.post("api/boards", BOARD.replace("lcg", "none of all")).body())
                .startsWith("{\"error\":\"analyzer: ");
        assertThat(site.post("api/boards", BOARD.replace("\"seconds\": 5", "\"seconds\": 0"))
                        .body())
                .startsWith("{\"error\":\"seconds: '0' is not a number from 1 to 600");
    }

    @Test
    void causesOfOpenPointsAreTold() throws IOException {
        int job = jobOf(site.post("api/boards", BOARD));
        site.get("api/jobs/%d/events".formatted(job)); // until it has ended
        assertThat(site.get("api/jobs/" + job).body()).contains("\"causes\":{\"causes\":[");
        int without = jobOf(site.post("api/boards", BOARD.replace("\"causes\": true", "\"causes\": false")));
        site.get("api/jobs/%d/events".formatted(without));
        assertThat(site.get("api/jobs/" + without).body()).doesNotContain("\"causes\":{");
    }

    /** The same bytes are checked by {@code verify}. */
    @Test
    void certificatesOfRegionsAndBoardsAreFiles() throws IOException {
        String region = QUERY.formatted("f1", "A3", "dfpn-r");
        for (String[] question : new String[][] {{"jobs", region}, {"boards", BOARD}}) {
            int without = jobOf(site.post("api/" + question[0], question[1]));
            assertThat(site.get("api/jobs/%d/events".formatted(without)).body()).contains("\"hasCertificate\":false");
            assertThat(site.get("api/jobs/%d/certificate".formatted(without)).status())
                    .isEqualTo(404);
            String wanted = question[1].replace("\"certificate\": false", "\"certificate\": true");
            int with = jobOf(site.post("api/" + question[0], wanted));
            assertThat(site.get("api/jobs/%d/events".formatted(with)).body()).contains("\"hasCertificate\":true");
            Site.Answer file = site.get("api/jobs/%d/certificate".formatted(with));
            assertThat(file.status()).isEqualTo(200);
            assertThat(file.body()).hasSizeGreaterThan(80).startsWith("\u001f");
        }
    }

    @Test
    void runningSearchesAreLimitedAndCanBeCancelled() throws IOException {
        assertThat(site.post("api/documents", Site.ENDLESS).status()).isEqualTo(200);
        int last = 0;
        for (int i = 0; i < Jobs.MOST_RUNNING; i++) {
            last = begin("p1", "A9");
        }
        Site.Answer refused = site.post("api/jobs", QUERY.formatted("p1", "A9", "dfpn-r"));
        assertThat(refused.status()).isEqualTo(429);
        assertThat(refused.body()).contains("4 searches are running already");
        assertThat(site.get("api/jobs/" + last).body()).contains("\"state\":\"running\"");
        site.delete("api/jobs/" + last);
        assertThat(site.get("api/jobs/%d/events".formatted(last)).body()).contains("\"state\":\"cancelled\"");
        begin("p1", "A9"); // there is room again
    }

    @Test
    void onlyTheLastSearchesAreKept() throws IOException {
        int first = begin("f1", "A3");
        site.get("api/jobs/%d/events".formatted(first));
        for (int i = 0; i < 8; i++) {
            site.get("api/jobs/%d/events".formatted(begin("f1", "A3")));
        }
        assertThat(site.get("api/jobs/" + first).status()).isEqualTo(404);
    }

    @Test
    void methodsThatDoNotFitAreRefused() throws IOException {
        assertThat(site.post("api/start", "").status()).isEqualTo(405);
        assertThat(site.get("api/jobs").status()).isEqualTo(405);
        assertThat(site.delete("api/documents").status()).isEqualTo(405);
        assertThat(site.post("", "").status()).isEqualTo(405);
    }

    private int begin(String document, String at) throws IOException {
        return begin(document, at, "dfpn-r");
    }

    private int begin(String document, String at, String engine) throws IOException {
        return jobOf(site.post("api/jobs", QUERY.formatted(document, at, engine)));
    }

    private static int jobOf(Site.Answer answer) {
        Matcher id = Pattern.compile("\"id\":(\\d+)").matcher(answer.body());
        assertThat(id.find()).as(answer.body()).isTrue();
        return Integer.parseInt(id.group(1));
    }
}
