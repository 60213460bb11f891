package org.sekilab.experiments.view;

import com.sun.net.httpserver.Headers;
import com.sun.net.httpserver.HttpExchange;
import com.sun.net.httpserver.HttpServer;
import java.io.IOException;
import java.net.InetSocketAddress;
import java.util.Optional;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.SynchronousQueue;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import org.sekilab.experiments.view.work.Job;
import org.sekilab.experiments.view.work.Jobs;
import org.sekilab.experiments.view.work.RefusedException;
import org.sekilab.experiments.view.work.ViewSolvers;
import org.slf4j.LoggerFactory;

/**
 * The server behind the page: takes requests, asks the {@link Gate}, and hands out files of the page or answers of the
 * {@link Api}.
 *
 * <p>The JDK's server starts in half the time of Jetty's, and reads a request on a thread. A client that sends half a
 * request therefore holds a thread until {@link #MOST_REQUEST_SECONDS} have passed. As many clients may do so as there
 * are connections.
 */
public final class ViewServer implements AutoCloseable {
    /** The page takes nothing from elsewhere, and no text of a record can become a script. */
    private static final String POLICY =
            "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' blob:; connect-src 'self'; "
                    + "base-uri 'none'; form-action 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'";

    private static final String API = "api";
    private static final String HEAD = "HEAD";
    private static final int OK = 200;
    private static final int INTERNAL_ERROR = 500;
    private static final int UNAVAILABLE = 503;
    private static final String MEMORY_IS_FULL = "the memory of the server is full; try again when searches have ended";

    /** A connection takes a thread from the first byte of a request on, and a page that watches a search takes one. */
    private static final int MOST_CONNECTIONS = 256;

    private static final int MOST_REQUEST_SECONDS = 10; // from its first byte to its last

    private final HttpServer server;
    private final ExecutorService threads;
    private final Gate gate;
    private final PageFiles files = new PageFiles();
    private final Api api;
    private final Jobs jobs;

    private ViewServer(HttpServer server, Gate gate, Jobs jobs, Api api) {
        this.server = server;
        this.gate = gate;
        this.jobs = jobs;
        this.api = api;
        this.threads = new ThreadPoolExecutor(0, MOST_CONNECTIONS, 10, TimeUnit.SECONDS, new SynchronousQueue<>());
    }

    /**
     * Starts a server.
     *
     * @param address where it listens; port 0 takes a free one
     * @throws IOException if the server cannot listen there
     */
    public static ViewServer start(InetSocketAddress address, Library library, ViewSolvers solvers) throws IOException {
        System.setProperty("sun.net.httpserver.nodelay", "true"); // without this, small answers wait for 40 ms
        System.setProperty("sun.net.httpserver.maxReqTime", Integer.toString(MOST_REQUEST_SECONDS));
        System.setProperty("jdk.httpserver.maxConnections", Integer.toString(MOST_CONNECTIONS));
        HttpServer server = HttpServer.create(address, 0);
        Jobs jobs = new Jobs();
        ViewServer view = new ViewServer(server, Gate.of(server.getAddress()), jobs, new Api(library, solvers, jobs));
        server.setExecutor(view.threads);
        server.createContext("/", view::handle);
        server.start();
        return view;
    }

    /** The address of the page. */
    public String url() {
        return gate.url();
    }

    /** Ends the server, and all that is being solved. */
    @Override
    public void close() {
        server.stop(0);
        jobs.close();
        threads.shutdownNow();
    }

    private void handle(HttpExchange exchange) throws IOException {
        try (exchange) {
            addHeaders(exchange.getResponseHeaders());
            try {
                answer(exchange);
            } catch (RefusedException e) {
                send(exchange, e.status(), Reply.json(new ErrorAnswer(e.reason())));
            } catch (OutOfMemoryError e) {
                send(exchange, UNAVAILABLE, Reply.json(new ErrorAnswer(MEMORY_IS_FULL)));
            } catch (RuntimeException e) {
                LoggerFactory.getLogger(ViewServer.class) // not before it is needed, as it takes time to set up
                        .error("{} {}", exchange.getRequestMethod(), exchange.getRequestURI(), e);
                send(exchange, INTERNAL_ERROR, Reply.json(new ErrorAnswer("internal error: " + e)));
            }
        }
    }

    private void answer(HttpExchange exchange) throws IOException {
        Headers headers = exchange.getRequestHeaders();
        String path = gate.enter(
                exchange.getRequestURI(),
                Optional.ofNullable(headers.getFirst("Host")),
                Optional.ofNullable(headers.getFirst("Origin")));
        Request request = Request.read(exchange, path);
        if (!request.path().get(0).equals(API)) {
            if (!request.method().equals("GET") && !request.method().equals(HEAD)) {
                throw new RefusedException(RefusedException.WRONG_METHOD, "only GET is allowed here");
            }
            send(
                    exchange,
                    OK,
                    files.find(path)
                            .orElseThrow(
                                    () -> new RefusedException(RefusedException.NOT_FOUND, "there is no such page")));
            return;
        }
        Optional<Job> watched = api.findWatched(request);
        if (watched.isPresent()) {
            EventStream.send(exchange, watched.get());
        } else {
            send(exchange, OK, api.answer(request));
        }
    }

    private static void send(HttpExchange exchange, int status, Reply reply) throws IOException {
        exchange.getResponseHeaders().set("Content-Type", reply.type());
        boolean hasBody = !exchange.getRequestMethod().equals(HEAD);
        exchange.sendResponseHeaders(status, hasBody ? reply.bytes().length : -1);
        if (hasBody) {
            exchange.getResponseBody().write(reply.bytes());
        }
    }

    private static void addHeaders(Headers headers) {
        headers.set("Content-Security-Policy", POLICY);
        headers.set("X-Content-Type-Options", "nosniff");
        headers.set("X-Frame-Options", "DENY");
        headers.set("Referrer-Policy", "no-referrer");
        headers.set("Cross-Origin-Resource-Policy", "same-origin");
        headers.set("Cross-Origin-Opener-Policy", "same-origin");
        headers.set("Cache-Control", "no-store");
    }
}
