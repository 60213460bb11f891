package org.sekilab.experiments.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.sekilab.experiments.cli.CommandRun;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.view.Library;
import org.sekilab.experiments.view.ViewServer;
import org.sekilab.experiments.view.work.ViewSolvers;

/** The certificates that the page of {@code view} saves, checked by {@code verify}. */
class SavedCertificatesTest {
    /** Black lives by the middle of three points, B3, and dies if white takes it. */
    private static final String STRAIGHT_THREE = "(;SZ[5:3]AB[da][ab][bb][cb][db]AW[ea][eb][ac][bc][cc][dc])";

    private static final String PLACE =
            "\"document\": \"f1\", \"tree\": 1, \"move\": 0, \"seconds\": 60, \"maxNodes\": 1000000";

    private final HttpClient client = HttpClient.newHttpClient();

    @TempDir
    private Path folder;

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '\0',
            value = {
                "jobs   | \"at\": \"A3\", \"defender\": \"black\", \"first\": \"attacker\", \"basis\": \"alone\", \"engine\": \"dfpn-r\", \"certificate\": true",
                "jobs   | \"at\": \"A3\", \"defender\": \"black\", \"first\": \"defender\", \"basis\": \"alone\", \"engine\": \"dfpn-r\", \"certificate\": true",
                "boards | \"preset\": \"M7\", \"analyzer\": \"auto\", \"causes\": false, \"certificate\": true",
                "life   | \"stones\": \"A2\", \"defender\": \"black\", \"first\": \"black\", \"area\": \"all\", \"allMoves\": false",
                "life   | \"stones\": \"A2\", \"defender\": \"black\", \"first\": \"white\", \"area\": \"all\", \"allMoves\": false",
            })
    void savedCertificateIsAccepted(String path, String question) throws Exception {
        Path record = Files.writeString(folder.resolve("three.sgf"), STRAIGHT_THREE);
        ViewSolvers solvers = ViewSolvers.open(layers -> {}, new Mistakes());
        InetSocketAddress address = new InetSocketAddress(InetAddress.getLoopbackAddress(), 0);
        try (ViewServer server = ViewServer.start(address, Library.of(List.of(record)), solvers)) {
            String begun = text(HttpRequest.newBuilder(URI.create(server.url() + "api/" + path))
                    .POST(HttpRequest.BodyPublishers.ofString("{%s, %s}".formatted(PLACE, question))));
            Matcher id = Pattern.compile("\"id\":(\\d+)").matcher(begun);
            assertThat(id.find()).as(begun).isTrue();
            String job = server.url() + "api/jobs/" + id.group(1);
            assertThat(text(HttpRequest.newBuilder(URI.create(job + "/events"))))
                    .contains("\"hasCertificate\":true");
            Path file = folder.resolve("saved.gz");
            HttpRequest download =
                    HttpRequest.newBuilder(URI.create(job + "/certificate")).build();
            assertThat(client.send(download, BodyHandlers.ofFile(file)).statusCode())
                    .isEqualTo(200);
            CommandRun verified = CommandRun.of("verify", file.toString(), "--json");
            assertThat(verified.exitCode()).as(verified.out() + verified.err()).isZero();
            assertThat(verified.out()).contains("three.sgf#1");
        }
    }

    private String text(HttpRequest.Builder request) throws IOException, InterruptedException {
        return client.send(request.build(), BodyHandlers.ofString()).body();
    }
}
