package org.sekilab.experiments.plugin;

import com.google.inject.Module;
import java.io.IOException;
import java.lang.reflect.InvocationTargetException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.CodeSource;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Consumer;
import java.util.jar.JarEntry;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import java.util.zip.ZipException;

/**
 * The Guice modules of others, as services of {@link Module}. The modules are on the class path, and in jars or folders
 * that the configuration names. This class also tells which classes come from plug-ins. Immutable, may be shared by
 * threads.
 */
public final class Plugins {
    private static final String SERVICE = "META-INF/services/com.google.inject.Module";
    private static final String OUR_PACKAGES = "org.sekilab.";

    private final Map<Path, Path> jars; // as they were given, by absolute path
    private final ClassLoader loader; // stays open as long as the program runs: strategies load classes late
    private final List<Module> modules;

    private Plugins(Map<Path, Path> jars, ClassLoader loader, List<Module> modules) {
        this.jars = jars;
        this.loader = loader;
        this.modules = List.copyOf(modules);
    }

    /**
     * Loads them.
     *
     * @param mistakes is told a line about each jar or class that cannot be used, which is left out then
     */
    public static Plugins load(List<Path> paths, Consumer<String> mistakes) {
        Map<Path, List<String>> names = new LinkedHashMap<>(); // of modules, by jar
        Map<Path, Path> jars = new LinkedHashMap<>();
        List<URL> urls = new ArrayList<>();
        for (Path jar : paths) {
            try {
                names.put(jar, services(jar));
                jars.put(jar.toAbsolutePath(), jar);
                urls.add(url(jar));
            } catch (BadPluginException e) {
                mistakes.accept(jar + ": " + e.getMessage());
            }
        }
        ClassLoader own = Plugins.class.getClassLoader();
        ClassLoader loader = urls.isEmpty() ? own : new URLClassLoader(urls.toArray(URL[]::new), own);
        Map<String, Module> modules = new LinkedHashMap<>(); // by class
        try {
            ServiceLoader.load(Module.class, own)
                    .forEach(module -> modules.put(module.getClass().getName(), module));
        } catch (ServiceConfigurationError e) {
            mistakes.accept("class path: " + e.getMessage());
        }
        names.forEach((jar, types) -> types.forEach(type -> {
            try {
                if (!modules.containsKey(type)) {
                    modules.put(type, module(type, loader));
                }
            } catch (BadPluginException e) {
                mistakes.accept("%s: %s %s".formatted(jar, type, e.getMessage()));
            }
        }));
        return new Plugins(jars, loader, List.copyOf(modules.values()));
    }

    /** The modules, first the modules on the class path, unmodifiable. */
    public List<Module> modules() {
        return modules;
    }

    /** The jar and the name of a class, for messages. */
    public String label(Class<?> type) {
        ClassOrigin origin = origin(type);
        return "%s: %s".formatted(origin.jar(), origin.type());
    }

    /** True for a class that does not belong to this program. */
    boolean isForeign(Class<?> type) {
        return type.getClassLoader() != Plugins.class.getClassLoader()
                || !type.getName().startsWith(OUR_PACKAGES);
    }

    /** Where a class comes from. */
    ClassOrigin origin(Class<?> type) {
        String name = type.getName();
        int lambda = name.indexOf("$$Lambda");
        return new ClassOrigin(jar(type), lambda < 0 ? name : name.substring(0, lambda));
    }

    /** The first class of a plug-in on a stack. The class found is at fault for what runs there. */
    Optional<ClassOrigin> find(StackTraceElement[] stack) {
        return Arrays.stream(stack)
                .map(StackTraceElement::getClassName)
                .flatMap(this::ofPlugin)
                .findFirst()
                .map(this::origin);
    }

    /** The class of a name if it is from a jar. Hidden classes have no name to be found by. */
    private Stream<Class<?>> ofPlugin(String name) {
        try {
            Class<?> type = Class.forName(name, false, loader);
            return type.getClassLoader() == Plugins.class.getClassLoader() || type.getClassLoader() != loader
                    ? Stream.empty()
                    : Stream.of(type);
        } catch (ClassNotFoundException | LinkageError e) {
            return Stream.empty();
        }
    }

    private String jar(Class<?> type) {
        CodeSource source = type.getProtectionDomain().getCodeSource();
        if (source == null) {
            return "class path";
        }
        try {
            Path file = Path.of(source.getLocation().toURI());
            Path jar = jars.get(file);
            return String.valueOf(jar == null ? file.getFileName() : jar);
        } catch (URISyntaxException e) {
            return source.getLocation().toString();
        }
    }

    /** The names of the modules that a jar or a folder offers. */
    private static List<String> services(Path jar) {
        try {
            if (Files.isDirectory(jar)) {
                Path service = jar.resolve(SERVICE);
                return names(Files.isRegularFile(service) ? Optional.of(Files.readString(service)) : Optional.empty());
            }
            if (!Files.exists(jar)) {
                throw new BadPluginException("no such file");
            }
            try (JarFile file = new JarFile(jar.toFile())) {
                JarEntry entry = file.getJarEntry(SERVICE);
                return names(
                        entry == null
                                ? Optional.empty()
                                : Optional.of(
                                        new String(file.getInputStream(entry).readAllBytes(), StandardCharsets.UTF_8)));
            }
        } catch (ZipException e) {
            throw new BadPluginException("is not a jar");
        } catch (IOException e) {
            throw new BadPluginException("cannot be read");
        }
    }

    private static List<String> names(Optional<String> service) {
        List<String> names = service.orElse("")
                .lines()
                .map(line -> line.replaceAll("#.*", "").strip())
                .filter(line -> !line.isEmpty())
                .toList();
        if (names.isEmpty()) {
            throw new BadPluginException(
                    "names no module in %s, so it is not a plug-in; a plug-in names the jars that it needs in "
                                    .formatted(SERVICE)
                            + "the Class-Path of its manifest");
        }
        return names;
    }

    private static Module module(String name, ClassLoader loader) {
        try {
            Object made =
                    Class.forName(name, true, loader).getDeclaredConstructor().newInstance();
            if (made instanceof Module module) {
                return module;
            }
            throw new BadPluginException("is not a Guice module, but %s names it".formatted(SERVICE));
        } catch (ClassNotFoundException e) {
            throw new BadPluginException("is missing, but %s names it".formatted(SERVICE));
        } catch (NoSuchMethodException | InstantiationException | IllegalAccessException e) {
            throw new BadPluginException(
                    "cannot be made: it must be a public class with a public constructor without parameters");
        } catch (InvocationTargetException e) {
            throw new BadPluginException("failed: " + e.getCause());
        } catch (LinkageError e) {
            throw new BadPluginException("cannot be loaded: " + e);
        }
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalStateException("a file has no URL: " + jar, e);
        }
    }

    /** What is wrong with a jar or a class. */
    private static final class BadPluginException extends RuntimeException {
        BadPluginException(String problem) {
            super(problem);
        }
    }
}
