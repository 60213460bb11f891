package org.sekilab.experiments.view;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.URI;
import java.net.UnknownHostException;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import org.sekilab.experiments.view.work.RefusedException;

/** The requests that are let in. */
class GateTest {
    private final Gate gate = gate("127.0.0.1");
    private final String root = URI.create(gate.url()).getPath();

    @Test
    void pathBehindTheKeyIsWhatIsAskedFor() {
        assertThat(enter(gate, root + "api/start", "127.0.0.1:8000")).isEqualTo("api/start");
        assertThat(enter(gate, root, "localhost:8000")).isEmpty();
    }

    @Test
    void keysDifferAndAreLong() {
        assertThat(root)
                .hasSizeGreaterThan(20)
                .isNotEqualTo(URI.create(gate("127.0.0.1").url()).getPath());
    }

    @ParameterizedTest
    @ValueSource(strings = {"/", "/api/start", "//", "/AAAAAAAAAAAAAAAAAAAAAA/", "/../"})
    void noKeyNoAnswer(String path) {
        assertRefused(gate, path, "127.0.0.1:8000", Optional.empty());
    }

    /** Names that a stranger makes lead here, and other ports. */
    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "evil.example",
                "evil.example:8000",
                "127.0.0.1",
                "127.0.0.1:8001",
                "localhost.evil.example:8000"
            })
    void otherHostsAreRefused(String host) {
        assertRefused(gate, root, host, Optional.empty());
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "http://evil.example",
                "null",
                "https://127.0.0.1:8000",
                "http://localhost:8000",
                "http://127.0.0.1:9000"
            })
    void pagesFromElsewhereAreRefused(String origin) {
        assertRefused(gate, root, "127.0.0.1:8000", Optional.of(origin));
    }

    @Test
    void pageItselfIsLetIn() {
        assertThat(gate.enter(URI.create(root), Optional.of("127.0.0.1:8000"), Optional.of("http://127.0.0.1:8000")))
                .isEmpty();
    }

    /** Browsers leave out the usual port. */
    @Test
    void hostsWithoutAPortAreThoseOfTheUsualOne() {
        Gate usual = gate("127.0.0.1", 80);
        String path = URI.create(usual.url()).getPath();
        for (String host : List.of("127.0.0.1", "127.0.0.1:80", "localhost")) {
            assertThat(enter(usual, path, host)).isEmpty();
        }
        assertThat(usual.enter(URI.create(path), Optional.of("127.0.0.1"), Optional.of("http://127.0.0.1")))
                .isEmpty();
        assertRefused(usual, path, "127.0.0.1:8000", Optional.empty());
    }

    @Test
    void allAddressesAreThoseOfThisMachine() {
        Gate open = gate("0.0.0.0");
        String path = URI.create(open.url()).getPath();
        assertThat(enter(open, path, "127.0.0.1:8000")).isEmpty();
        assertRefused(open, path, "0.0.0.0:8000", Optional.empty());
        assertRefused(open, path, "evil.example:8000", Optional.empty());
    }

    @Test
    void addressesWithColonsStandInBrackets() {
        Gate six = gate("::1");
        assertThat(six.url()).startsWith("http://[0:0:0:0:0:0:0:1]:8000/");
        String path = URI.create(six.url()).getPath();
        assertThat(enter(six, path, "[::1]:8000")).isEmpty(); // as browsers write it
        assertThat(enter(six, path, "[0:0:0:0:0:0:0:1]:8000")).isEmpty();
        assertRefused(six, path, "[::2]:8000", Optional.empty());
        assertRefused(six, path, "[evil.example]:8000", Optional.empty());
        assertRefused(six, path, "[::1:8000", Optional.empty());
    }

    private static Gate gate(String address) {
        return gate(address, 8000);
    }

    private static Gate gate(String address, int port) {
        try {
            return Gate.of(new InetSocketAddress(InetAddress.getByName(address), port));
        } catch (UnknownHostException e) {
            throw new AssertionError(e);
        }
    }

    private static String enter(Gate gate, String path, String host) {
        return gate.enter(URI.create("http://x" + path), Optional.of(host), Optional.empty());
    }

    private static void assertRefused(Gate gate, String path, String host, Optional<String> origin) {
        assertThatExceptionOfType(RefusedException.class)
                .isThrownBy(() -> gate.enter(URI.create("http://x" + path), Optional.of(host), origin))
                .satisfies(refused -> assertThat(refused.status()).isEqualTo(RefusedException.FORBIDDEN));
    }
}
