package org.sekilab.experiments.spark;

import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.sekilab.experiments.cli.Main;

/**
 * A standalone cluster of Spark on this machine: a master, and workers of one core. It runs the jars that the build has
 * fetched. Mutable; for one thread.
 */
final class SparkCluster implements AutoCloseable {
    /** The application jar. */
    static final Path PROGRAM = Path.of("target", "sekilab-spark.jar").toAbsolutePath();

    /** The jar that has all else. */
    static final Path PRODUCT =
            Path.of("..", "cli", "target", "sekilab.jar").toAbsolutePath().normalize();

    /** What is like a distribution of Spark: the folder {@code jars} has its libraries. */
    private static final Path HOME = Path.of("target", "spark").toAbsolutePath();

    private static final List<String> OPENED = List.of(
            "java.lang",
            "java.lang.invoke",
            "java.lang.reflect",
            "java.io",
            "java.net",
            "java.nio",
            "java.util",
            "java.util.concurrent",
            "java.util.concurrent.atomic",
            "jdk.internal.ref",
            "sun.nio.ch",
            "sun.nio.cs",
            "sun.security.action",
            "sun.util.calendar");
    private static final long START_SECONDS = 90;

    private final Path folder;
    private final int port = freePort();
    private final int pagePort = freePort();
    private final Process master;
    private final List<Process> workers = new ArrayList<>();

    /** @param folder for logs and scratch */
    SparkCluster(Path folder, int workers) throws IOException, InterruptedException {
        this.folder = folder;
        master = start(
                "master",
                List.of(),
                "org.apache.spark.deploy.master.Master",
                "--host",
                "127.0.0.1",
                "--port",
                Integer.toString(port),
                "--webui-port",
                Integer.toString(pagePort));
        for (int i = 0; i < workers; i++) {
            addWorker();
        }
        awaitWorkers();
    }

    /** The name that drivers call the cluster by. */
    String url() {
        return "spark://127.0.0.1:" + port;
    }

    /** Kills a worker with its executors, as a machine that loses its power. */
    void killWorker() throws InterruptedException {
        Process worker = workers.remove(0);
        worker.descendants().forEach(ProcessHandle::destroyForcibly);
        worker.destroyForcibly().waitFor();
    }

    /** Starts a worker, and waits until the master knows it. */
    void replaceWorker() throws IOException, InterruptedException {
        addWorker();
        awaitWorkers();
    }

    private void addWorker() throws IOException {
        String name = "worker-" + System.nanoTime();
        workers.add(start(
                name,
                List.of("-Xmx256m"),
                "org.apache.spark.deploy.worker.Worker",
                "--host",
                "127.0.0.1",
                "--webui-port",
                "0",
                "-c",
                "1",
                "-m",
                "1g",
                "-d",
                folder.resolve(name).toString(),
                url()));
    }

    private void awaitWorkers() throws InterruptedException {
        HttpClient client = HttpClient.newHttpClient();
        HttpRequest request = HttpRequest.newBuilder(URI.create("http://127.0.0.1:%d/json/".formatted(pagePort)))
                .build();
        long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(START_SECONDS);
        while (System.nanoTime() < end) {
            try {
                String state = client.send(request, HttpResponse.BodyHandlers.ofString())
                        .body()
                        .replaceAll("\\s", "");
                if (state.contains("\"aliveworkers\":" + workers.size())) {
                    return;
                }
            } catch (IOException e) {
                // The master is starting.
            }
            Thread.sleep(200);
        }
        throw new IllegalStateException("the master does not know its workers; see the logs in " + folder);
    }

    /** Starts a driver, with the arguments of the program, as the launcher does. */
    static Process submit(Path folder, String master, List<String> options, String... args) throws IOException {
        List<String> words = new ArrayList<>(List.of(
                "--master", master, "--class", Main.class.getName(), "--jars", PRODUCT.toString(), PROGRAM.toString()));
        words.addAll(List.of(args));
        words.addAll(List.of("--on", master));
        return start(folder, "driver", options, "org.apache.spark.deploy.SparkSubmit", words);
    }

    private Process start(String name, List<String> options, String type, String... args) throws IOException {
        return start(folder, name, options, type, List.of(args));
    }

    private static Process start(Path folder, String name, List<String> options, String type, List<String> args)
            throws IOException {
        List<String> command = new ArrayList<>();
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.add("-XX:+UseSerialGC");
        OPENED.forEach(opened -> command.add("--add-opens=java.base/%s=ALL-UNNAMED".formatted(opened)));
        command.addAll(options);
        command.addAll(List.of("-cp", Path.of("conf").toAbsolutePath() + ":" + HOME.resolve("jars") + "/*", type));
        command.addAll(args);
        Files.createDirectories(folder);
        ProcessBuilder builder = new ProcessBuilder(command)
                .redirectOutput(folder.resolve(name + "-out.txt").toFile())
                .redirectError(folder.resolve(name + ".txt").toFile());
        builder.environment().put("SPARK_HOME", HOME.toString());
        builder.environment().put("SPARK_SCALA_VERSION", "2.13");
        builder.environment().put("SPARK_LOCAL_IP", "127.0.0.1");
        builder.environment().put("SPARK_LOCAL_DIRS", folder.resolve("scratch").toString());
        return builder.start();
    }

    private static int freePort() {
        try (ServerSocket socket = new ServerSocket(0)) {
            return socket.getLocalPort();
        } catch (IOException e) {
            throw new IllegalStateException("no free port", e);
        }
    }

    @Override
    public void close() {
        workers.forEach(worker -> {
            worker.descendants().forEach(ProcessHandle::destroyForcibly);
            worker.destroyForcibly();
        });
        master.destroyForcibly();
    }
}
