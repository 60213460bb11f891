package org.sekilab.experiments.view;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.LinkedHashMap;
import java.util.Map;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.view.work.ViewSolvers;

/** A server of the page on this machine, and requests to it as any program could write them. */
final class Site implements AutoCloseable {
    /** Black lives by the middle of three points, B3, and dies if white takes it. */
    static final String STRAIGHT_THREE =
            "(;SZ[5:3]PB[Shusaku]PW[Gennan]C[The ear-reddening three]AB[da][ab][bb][cb][db]AW[ea][eb][ac][bc][cc][dc])";

    /** Black lives in a bulky five by its vital point, A3, and only by it. Black moves first. */
    static final String BULKY_FIVE = "(;SZ[8:4]PL[B]GN[bulky five]AB[ca][cb][bc][cc][ad][bd]"
            + "AW[da][db][fb][gb][hb][dc][ec][fc][cd][dd][fd])";

    /** A black wall around 49 empty points, which no search decides soon. */
    static final String ENDLESS = endless();

    private final ViewServer server;
    private final URI address;

    /** An answer: its status, and all of it as text. */
    record Answer(int status, String head, String body) {}

    Site(Library library) throws IOException {
        ViewSolvers solvers =
                ViewSolvers.open(layers -> layers.addOption("test", SearchKeys.REGION_TIME, "1s"), new Mistakes());
        this.server = ViewServer.start(new InetSocketAddress(InetAddress.getLoopbackAddress(), 0), library, solvers);
        this.address = URI.create(server.url());
    }

    String url() {
        return server.url();
    }

    /** The host that a request names. */
    String host() {
        return address.getAuthority();
    }

    /** The address of the page, which only the page knows. */
    String root() {
        return address.getPath();
    }

    Answer get(String path) throws IOException {
        return ask("GET", root() + path, Map.of(), "");
    }

    Answer post(String path, String body) throws IOException {
        return ask("POST", root() + path, Map.of(), body);
    }

    Answer delete(String path) throws IOException {
        return ask("DELETE", root() + path, Map.of(), "");
    }

    /** Sends a request, with the right host unless the headers name another. */
    Answer ask(String method, String path, Map<String, String> headers, String body) throws IOException {
        Map<String, String> all = new LinkedHashMap<>(Map.of("Host", host(), "Connection", "close"));
        byte[] bytes = body.getBytes(StandardCharsets.UTF_8);
        all.put("Content-Length", Integer.toString(bytes.length));
        all.putAll(headers);
        StringBuilder head = new StringBuilder("%s %s HTTP/1.1\r\n".formatted(method, path));
        all.forEach(
                (name, value) -> head.append(name).append(": ").append(value).append("\r\n"));
        try (Socket socket = new Socket(address.getHost(), address.getPort())) {
            OutputStream out = socket.getOutputStream();
            out.write(head.append("\r\n").toString().getBytes(StandardCharsets.UTF_8));
            try {
                out.write(bytes);
            } catch (IOException refused) { // before all was sent; the answer says why
                assert bytes.length > Request.MOST_BYTES;
            }
            return answer(readAll(socket));
        }
    }

    /** A connection on which so much has been sent. */
    Socket connect(String sent) throws IOException {
        Socket socket = new Socket(address.getHost(), address.getPort());
        socket.getOutputStream().write(sent.getBytes(StandardCharsets.UTF_8));
        return socket;
    }

    @Override
    public void close() {
        server.close();
    }

    private static String readAll(Socket socket) throws IOException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        try {
            socket.getInputStream().transferTo(all);
        } catch (IOException reset) { // of a body that was not read; what was sent before counts
            assert all.size() > 0 : reset;
        }
        return all.toString(StandardCharsets.UTF_8);
    }

    private static Answer answer(String all) {
        int end = all.indexOf("\r\n\r\n");
        int status = Integer.parseInt(all.split(" ", 3)[1]);
        return new Answer(status, all.substring(0, end), all.substring(end + 4));
    }

    private static String endless() {
        StringBuilder stones = new StringBuilder();
        for (char line = 'a'; line <= 'h'; line++) {
            stones.append("[h%c]".formatted(line));
            if (line < 'h') {
                stones.append("[%ch]".formatted(line));
            }
        }
        return "(;SZ[9]AB" + stones + ")";
    }
}
