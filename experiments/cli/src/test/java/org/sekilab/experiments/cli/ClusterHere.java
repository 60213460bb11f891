package org.sekilab.experiments.cli;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.URL;
import java.net.URLConnection;
import java.net.URLStreamHandler;
import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.BooleanSupplier;
import org.sekilab.experiments.remote.TaskCluster;
import org.sekilab.experiments.remote.TaskWorker;
import org.sekilab.experiments.run.JobRunner;
import org.sekilab.experiments.run.RunnerProvider;

/**
 * A cluster of two cores for tests, in place of Spark. Tasks and answers are texts. Threads of this process work.
 */
public final class ClusterHere implements RunnerProvider {
    private static final String SERVICES = "META-INF/services/" + RunnerProvider.class.getName();
    private static final List<String> TASKS = new CopyOnWriteArrayList<>();

    /** Runs a command that finds this cluster, whatever master it names. */
    public static CommandRun run(String... args) {
        Thread thread = Thread.currentThread();
        ClassLoader before = thread.getContextClassLoader();
        thread.setContextClassLoader(new Loader(ClusterHere.class.getClassLoader()));
        TASKS.clear();
        try {
            return CommandRun.of(args);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /** The tasks of the last run. */
    public static List<String> tasks() {
        return List.copyOf(TASKS);
    }

    @Override
    public JobRunner on(String option, String master) {
        return JobRunner.local();
    }

    @Override
    public TaskCluster tasks(String option, String master, String settings) {
        TaskWorker worker = TaskWorker.of(settings);
        return new TaskCluster() {
            @Override
            public int cores() {
                return 2;
            }

            @Override
            public Optional<String> call(String task, BooleanSupplier isCancelled) {
                TASKS.add(task);
                String answer = worker.work(task, isCancelled);
                return isCancelled.getAsBoolean() ? Optional.empty() : Optional.of(answer);
            }

            @Override
            public void close() {}
        };
    }

    /** Tells of this provider. */
    private static final class Loader extends ClassLoader {
        Loader(ClassLoader parent) {
            super(parent);
        }

        @Override
        public Enumeration<URL> getResources(String name) throws IOException {
            return name.equals(SERVICES)
                    ? Collections.enumeration(List.of(new URL(null, "text:services", new Text())))
                    : super.getResources(name);
        }
    }

    private static final class Text extends URLStreamHandler {
        @Override
        protected URLConnection openConnection(URL url) {
            return new URLConnection(url) {
                @Override
                public void connect() {}

                @Override
                public InputStream getInputStream() {
                    return new ByteArrayInputStream(ClusterHere.class.getName().getBytes(StandardCharsets.UTF_8));
                }
            };
        }
    }
}
