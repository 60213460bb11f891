package org.sekilab.experiments.cli;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Makes small plug-ins from Java in a test: a module {@code plug.Mine} and classes beside it, in a jar. */
final class SourcePlugin {
    private static final String SERVICE = "META-INF/services/com.google.inject.Module";
    private static final String SOURCE = """
            package plug;
            import com.google.inject.AbstractModule;
            import com.google.inject.multibindings.MapBinder;
            import org.sekilab.model.local.LocalBoard;
            import org.sekilab.safety.*;
            import org.sekilab.safety.parts.*;
            import org.sekilab.safety.settings.*;
            import org.sekilab.search.*;
            public final class Mine extends AbstractModule {
                @Override
                protected void configure() {
                    %s
                }
                private <T> MapBinder<String, T> map(Class<T> type) {
                    return MapBinder.newMapBinder(binder(), String.class, type);
                }
            }
            %s
            """;

    private SourcePlugin() {}

    /**
     * Builds a jar.
     *
     * @param configure statements of the module
     * @param classes other classes, of the package
     */
    static Path build(Path folder, String name, String configure, String classes) throws IOException {
        Path work = Files.createDirectories(folder.resolve(name + "-work"));
        Path source = Files.writeString(work.resolve("Mine.java"), SOURCE.formatted(configure, classes));
        PluginJar.compile(java.util.List.of(source), work.resolve("classes"));
        return pack(folder, name, work.resolve("classes"), "plug.Mine");
    }

    /** A jar of classes that names a module. */
    static Path pack(Path folder, String name, Path classes, String module) throws IOException {
        Path service = folder.resolve(name + "-service").resolve(SERVICE);
        Files.createDirectories(service.getParent());
        Files.writeString(service, module + "\n");
        return PluginJar.pack(folder.resolve(name + ".jar"), classes, folder.resolve(name + "-service"));
    }
}
