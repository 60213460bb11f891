package org.sekilab.experiments.config;

import com.google.inject.Module;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/**
 * Finds Guice modules of others, as services of {@link Module}: on the class path and in the jars that the configuration
 * names.
 */
final class Plugins {
    private Plugins() {}

    /** The modules; what is wrong is reported, and left out. */
    static List<Module> load(List<Path> jars, String place, Problems problems) {
        List<URL> urls = new ArrayList<>();
        for (Path jar : jars) {
            if (Files.exists(jar)) {
                urls.add(url(jar));
            } else {
                problems.add(place, jar + ": no such file");
            }
        }
        List<Module> modules = new ArrayList<>();
        try {
            ServiceLoader.load(Module.class, loader(urls)).forEach(modules::add);
        } catch (ServiceConfigurationError e) {
            problems.add(place, String.valueOf(e.getMessage()));
        }
        return modules;
    }

    /** The loader stays open as long as the program runs: strategies load classes late. */
    private static ClassLoader loader(List<URL> urls) {
        ClassLoader own = Plugins.class.getClassLoader();
        return urls.isEmpty() ? own : new URLClassLoader(urls.toArray(URL[]::new), own);
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException("a file has no URL: " + jar, e);
        }
    }
}
