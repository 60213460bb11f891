package org.sekilab.experiments.gtp;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.SoftAssertions;
import org.sekilab.experiments.gtp.protocol.GtpRequest;

/**
 * The plan of a session: lines for the engine, then the response. The response begins with {@code =} or {@code ?} and
 * ends with a blank line. A response {@code =~} or {@code ?~} is a regular expression for all that follows the sign and
 * a space.
 *
 * @param exchanges in their order; unmodifiable
 */
record Transcript(List<Exchange> exchanges) {
    private static final String REGEX = "~ ";

    /** Lines for the engine, the last of which has a response, and that. */
    record Exchange(List<String> input, String response) {
        private String command() {
            return input.get(input.size() - 1);
        }

        /** The name of the command, without the number in front of it. */
        String name() {
            return GtpRequest.parse(command()).orElseThrow().command();
        }

        boolean isSuccess() {
            return response.startsWith("=");
        }
    }

    static Transcript read(Path file) throws IOException {
        List<Exchange> exchanges = new ArrayList<>();
        for (String part : Files.readString(file).split("\n\n+")) {
            List<String> lines = part.lines().toList();
            int answer = 0;
            while (!lines.get(answer).startsWith("=") && !lines.get(answer).startsWith("?")) {
                answer++;
            }
            exchanges.add(
                    new Exchange(lines.subList(0, answer), String.join("\n", lines.subList(answer, lines.size()))));
        }
        return new Transcript(exchanges);
    }

    /** Plays the session, and compares every response. */
    void check(GtpEngine engine) {
        SoftAssertions softly = new SoftAssertions();
        for (Exchange exchange : exchanges) {
            for (String line : exchange.input().subList(0, exchange.input().size() - 1)) {
                assertThat(engine.answer(line))
                        .as("%s, which has no response of its own", line)
                        .isEmpty();
            }
            String response = engine.answer(exchange.command());
            assertThat(response).as("%s", exchange.command()).endsWith("\n\n");
            String text = response.substring(0, response.length() - 2);
            String expected = exchange.response();
            if (expected.startsWith(REGEX, 1)) {
                softly.assertThat(text)
                        .as("%s", exchange.command())
                        .matches(Pattern.compile(
                                Pattern.quote(expected.charAt(0) + " ") + expected.substring(1 + REGEX.length()),
                                Pattern.DOTALL));
            } else {
                softly.assertThat(text.stripTrailing())
                        .as("%s", exchange.command())
                        .isEqualTo(expected);
            }
        }
        softly.assertAll();
    }
}
