package org.sekilab.experiments.view;

import java.net.Inet6Address;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.NetworkInterface;
import java.net.SocketException;
import java.net.URI;
import java.net.UnknownHostException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.SecureRandom;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import org.sekilab.experiments.view.work.RefusedException;

/**
 * Says which requests are let in: requests with the key of this run that were meant for this server.
 *
 * <p>The key is part of the path, so that no other page can know an address of this one (forged requests). The host
 * that a request names must be an address of this server. A stranger can make another name lead here (DNS rebinding).
 * Where a browser says which page a request comes from, it must be this one.
 */
final class Gate {
    private static final int KEY_BYTES = 16;
    private static final int USUAL_PORT = 80; // of HTTP

    private final String key;
    private final List<String> hosts; // with ports; the one to print first

    private Gate(String key, List<String> hosts) {
        this.key = key;
        this.hosts = List.copyOf(hosts);
    }

    /** A gate with a new key, for a server that listens at an address. */
    static Gate of(InetSocketAddress address) {
        byte[] random = new byte[KEY_BYTES];
        new SecureRandom().nextBytes(random);
        List<String> hosts = new ArrayList<>();
        for (InetAddress each : addresses(address.getAddress())) {
            addHosts(literal(each), address.getPort(), hosts);
            if (each.isLoopbackAddress()) {
                addHosts("localhost", address.getPort(), hosts);
            }
        }
        return new Gate(Base64.getUrlEncoder().withoutPadding().encodeToString(random), hosts);
    }

    /** Adds a host with its port. Browsers leave out the usual one. */
    private static void addHosts(String name, int port, List<String> hosts) {
        hosts.add("%s:%d".formatted(name, port));
        if (port == USUAL_PORT) {
            hosts.add(name);
        }
    }

    /**
     * The address itself, or all addresses of this machine if it stands for them. Addresses that other machines can
     * reach come first.
     */
    private static List<InetAddress> addresses(InetAddress bound) {
        if (!bound.isAnyLocalAddress()) {
            return List.of(bound);
        }
        try {
            return NetworkInterface.networkInterfaces()
                    .flatMap(NetworkInterface::inetAddresses)
                    .sorted(Comparator.comparing(InetAddress::isLoopbackAddress)
                            .thenComparing(Inet6Address.class::isInstance))
                    .toList();
        } catch (SocketException e) {
            return List.of(InetAddress.getLoopbackAddress());
        }
    }

    private static String literal(InetAddress address) {
        String text = address.getHostAddress();
        return text.contains(":") ? "[" + text.replaceFirst("%.*", "") + "]" : text; // without the name of an interface
    }

    /**
     * A host with an address in brackets as it is written here, since browsers shorten it. Other hosts stay as they
     * are.
     */
    private static String inFull(String host) {
        int end = host.indexOf(']') + 1;
        if (!host.startsWith("[") || end == 0) {
            return host;
        }
        try {
            return literal(InetAddress.getByName(host.substring(0, end)))
                    + host.substring(end); // asks no other machine
        } catch (UnknownHostException e) {
            return host;
        }
    }

    /** The address of the page. */
    String url() {
        return "http://" + hosts.get(0) + root();
    }

    private String root() {
        return "/" + key + "/";
    }

    /**
     * Lets a request in.
     *
     * @param uri what was asked for
     * @param host the header of that name
     * @param origin the header of that name
     * @return the path behind the key
     * @throws RefusedException if the request has to stay outside
     */
    String enter(URI uri, Optional<String> host, Optional<String> origin) {
        if (!hosts.contains(inFull(host.orElse("")))) {
            throw new RefusedException(RefusedException.FORBIDDEN, "the request names another host");
        }
        if (origin.isPresent() && !origin.get().equals("http://" + host.orElse(""))) {
            throw new RefusedException(RefusedException.FORBIDDEN, "requests of other pages are not answered");
        }
        String path = uri.getPath() == null ? "" : uri.getPath();
        int end = path.indexOf('/', 1);
        byte[] given = path.substring(0, end + 1).getBytes(StandardCharsets.UTF_8);
        if (!MessageDigest.isEqual(given, root().getBytes(StandardCharsets.UTF_8))) {
            throw new RefusedException(
                    RefusedException.FORBIDDEN, "the key is missing: open the address that was printed at the start");
        }
        return path.substring(end + 1);
    }
}
