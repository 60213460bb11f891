package org.sekilab.experiments.cli;

import com.google.inject.AbstractModule;
import com.google.inject.multibindings.MapBinder;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.locks.LockSupport;
import org.sekilab.search.Engine;
import org.sekilab.search.table.TableMemoryError;

/** A plug-in with engines that ask for more than the JVM has, and one that searches for ever. */
public final class FailingModule extends AbstractModule {
    /** Makes a folder one that {@code --plugins} finds this module in. */
    public static void putInto(Path folder) throws IOException {
        Path service = folder.resolve("META-INF/services/com.google.inject.Module");
        Files.createDirectories(service.getParent());
        Files.writeString(service, FailingModule.class.getName());
    }

    @Override
    protected void configure() {
        MapBinder<String, Engine> engines = MapBinder.newMapBinder(binder(), String.class, Engine.class);
        engines.addBinding("wide").toInstance((problem, goal, limits, listener) -> {
            throw new OutOfMemoryError("Java heap space");
        });
        engines.addBinding("table").toInstance((problem, goal, limits, listener) -> {
            throw new TableMemoryError(1L << 40);
        });
        engines.addBinding("deep").toInstance((problem, goal, limits, listener) -> {
            throw new StackOverflowError();
        });
        engines.addBinding("endless").toInstance((problem, goal, limits, listener) -> {
            while (true) {
                LockSupport.park();
            }
        });
    }
}
