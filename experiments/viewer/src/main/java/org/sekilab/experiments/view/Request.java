package org.sekilab.experiments.view;

import com.sun.net.httpserver.HttpExchange;
import java.io.IOException;
import java.net.URLDecoder;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.view.work.RefusedException;

/** A request that has been let in. Immutable. */
final class Request {
    /** The largest body that is read: thousands of games. */
    static final int MOST_BYTES = 4 << 20;

    private final String method;
    private final List<String> path;
    private final Map<String, String> parameters;
    private final byte[] body;

    private Request(String method, List<String> path, Map<String, String> parameters, byte[] body) {
        this.method = method;
        this.path = List.copyOf(path);
        this.parameters = Map.copyOf(parameters);
        this.body = body;
    }

    /**
     * Reads a request.
     *
     * @param path behind the key
     * @throws RefusedException if the body is too large
     */
    static Request read(HttpExchange exchange, String path) throws IOException {
        byte[] body = exchange.getRequestBody().readNBytes(MOST_BYTES + 1);
        if (body.length > MOST_BYTES) {
            throw new RefusedException(
                    RefusedException.TOO_LARGE, "more than %d MiB at once".formatted(MOST_BYTES >> 20));
        }
        return new Request(
                exchange.getRequestMethod(),
                Arrays.asList(path.split("/", -1)),
                parameters(exchange.getRequestURI().getRawQuery()),
                body);
    }

    /** The HTTP method. */
    String method() {
        return method;
    }

    /** The path behind the key, in parts; unmodifiable. */
    List<String> path() {
        return path;
    }

    /** The body, at most {@link #MOST_BYTES}. The caller must not change it. */
    byte[] body() {
        return body;
    }

    /**
     * A part of the path as a number.
     *
     * @throws RefusedException if the text is no number from 0
     */
    int number(int part) {
        String text = path.get(part);
        return findNumber(text)
                .orElseThrow(
                        () -> new RefusedException(RefusedException.NOT_FOUND, "'%s' is not a number".formatted(text)));
    }

    /** The number from 0 that a text is; nothing if it is none, or has more than 9 digits. */
    static OptionalInt findNumber(String text) {
        return text.matches("[0-9]{1,9}") ? OptionalInt.of(Integer.parseInt(text)) : OptionalInt.empty();
    }

    Optional<String> parameter(String name) {
        return Optional.ofNullable(parameters.get(name));
    }

    private static Map<String, String> parameters(@Nullable String query) {
        Map<String, String> parameters = new LinkedHashMap<>();
        if (query != null) {
            for (String pair : query.split("&", -1)) {
                int at = pair.indexOf('=');
                if (at > 0) {
                    parameters.put(decoded(pair.substring(0, at)), decoded(pair.substring(at + 1)));
                }
            }
        }
        return parameters;
    }

    private static String decoded(String text) {
        try {
            return URLDecoder.decode(text, StandardCharsets.UTF_8);
        } catch (IllegalArgumentException e) {
            throw new RefusedException(RefusedException.BAD_REQUEST, "the address is not well formed");
        }
    }
}
