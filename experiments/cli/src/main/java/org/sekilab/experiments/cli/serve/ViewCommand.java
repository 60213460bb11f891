package org.sekilab.experiments.cli.serve;

import java.io.IOException;
import java.net.BindException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.UnknownHostException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import org.jspecify.annotations.Nullable;
import org.sekilab.experiments.InputException;
import org.sekilab.experiments.Printable;
import org.sekilab.experiments.cli.options.ConfigOptions;
import org.sekilab.experiments.cli.options.PositionOptions;
import org.sekilab.experiments.cli.options.SolverOptions;
import org.sekilab.experiments.cli.terminal.Console;
import org.sekilab.experiments.cli.terminal.ExitCode;
import org.sekilab.experiments.cli.terminal.Version;
import org.sekilab.experiments.config.Layers;
import org.sekilab.experiments.config.Mistakes;
import org.sekilab.experiments.config.SearchKeys;
import org.sekilab.experiments.view.Library;
import org.sekilab.experiments.view.ViewServer;
import org.sekilab.experiments.view.work.ViewSolvers;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows boards, regions and proofs on a local web page. */
@Command(
        name = "view",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        sortOptions = false,
        description = {
            "Shows boards on a local web page. The page shows proofs and their methods, solves regions, and plays against the user.",
            "",
            "A named record that cannot be read gets one line on stderr. If there is no other, the exit code is 2.",
            "",
            "Prints the page's address and serves the page until it is interrupted. The address has a secret key. Without FILE the",
            "page shows the positions of this program. The page can also open other records and take pasted ones.",
            "",
            "A search of a whole board there takes " + SolverOptions.INTERACTIVE_REGION_TIME
                    + " per region. The option --region-time changes this. Single regions have their own limits."
        },
        footer = {
            "",
            "Examples:",
            "  sekilab view",
            "  sekilab view games/*.sgf",
            "  sekilab view game.sgf --port 8080 --no-open"
        })
public final class ViewCommand implements Callable<Integer> {
    private static final int MOST_PORT = 65_535;

    private final Console console;

    @Parameters(
            paramLabel = "FILE",
            description = "Game records or collections in SGF, or folders of them. The page can read no other file.")
    private final List<Path> files = new ArrayList<>();

    @Option(names = "--port", paramLabel = "N", description = "The port of the server (default: a free one).")
    private int port;

    @Option(
            names = "--bind",
            paramLabel = "ADDRESS",
            description = "The address of the server (default: only this machine can reach it).")
    private @Nullable String bind;

    @Option(names = "--no-open", description = "Do not open the page in a browser.")
    private boolean isNotOpened;

    @Mixin
    private final SolverOptions solver = new SolverOptions();

    @Mixin
    private final ConfigOptions config = new ConfigOptions();

    public ViewCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Mistakes mistakes = new Mistakes();
        checkArguments(mistakes);
        ViewSolvers solvers = ViewSolvers.open(this::addTo, mistakes);
        Library library = files.isEmpty() ? Library.demo() : Library.of(records());
        reportUnreadable();
        try (ViewServer server = ViewServer.start(address(), library, solvers)) {
            console.out().println(server.url());
            console.out().flush();
            if (!isNotOpened) {
                UserBrowser.open(server.url());
            }
            solvers.warmUp(); // while the browser starts
            new CountDownLatch(1).await();
        } catch (IOException e) {
            throw new InputException(cannotListenBy(e), "cannot listen there (%s)".formatted(e.getMessage()));
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the interrupt asks for the end
        }
        return ExitCode.DONE;
    }

    private void addTo(Layers layers) {
        layers.addOption("view", SearchKeys.REGION_TIME, SolverOptions.INTERACTIVE_REGION_TIME);
        int cores = Runtime.getRuntime().availableProcessors();
        layers.addOption("view", SearchKeys.BOARD_THREADS, String.valueOf(cores));
        config.addTo(layers);
        solver.addTo(layers);
    }

    private List<Path> records() {
        return files.stream()
                .flatMap(file -> PositionOptions.records(file).stream())
                .toList();
    }

    /**
     * Tells which of the named records cannot be read. A folder may have many records, which are read when they are
     * looked at. A pipe gives its record once.
     */
    private void reportUnreadable() {
        List<String> mistakes = files.stream()
                .filter(Files::isRegularFile)
                .flatMap(file -> Library.mistake(file).stream())
                .toList();
        if (!mistakes.isEmpty() && mistakes.size() == files.size()) {
            throw new InputException(mistakes); // there is nothing to show
        }
        mistakes.stream().map(Printable::text).forEach(console.err()::println);
    }

    private void checkArguments(Mistakes mistakes) {
        if (port < 0 || port > MOST_PORT) {
            mistakes.add("--port", "'%d' is not a number from 0 to %d".formatted(port, MOST_PORT));
        }
        for (Path file : files) {
            if (!Files.exists(file)) {
                mistakes.add(file.toString(), "no such file");
            } else if (!Files.isReadable(file)) {
                mistakes.add(file.toString(), "cannot be read (Permission denied)");
            }
        }
    }

    /** The option that is to blame. Another program may have the port of any address. */
    private String cannotListenBy(IOException cause) {
        boolean isTaken = cause instanceof BindException
                && Objects.requireNonNullElse(cause.getMessage(), "").contains("in use");
        return bind == null || isTaken ? "--port" : "--bind";
    }

    private InetSocketAddress address() {
        try {
            InetAddress address = bind == null ? InetAddress.getLoopbackAddress() : InetAddress.getByName(bind);
            return new InetSocketAddress(address, port);
        } catch (UnknownHostException e) {
            throw new InputException("--bind", "'%s' is not an address of this machine".formatted(bind));
        }
    }
}
